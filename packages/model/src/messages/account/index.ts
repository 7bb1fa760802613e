import { phrases } from '../../kit/phrase.ts'
import { accountEn } from './en.ts'
import { accountFr } from './fr.ts'
import { accountNl } from './nl.ts'

/** The phrases of the pages about one's own account, but for the log-in page, which is there at once. */
export const accountPhrases = phrases(accountNl, accountEn, accountFr)
