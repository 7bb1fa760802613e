import { model } from '@vezel/model'
import type { Translate } from '@vezel/model/kit/phrase.ts'
import { importPhrases } from '@vezel/model/messages/import/index.ts'
import { ImportRefused } from '../kinds/table-file.ts'
import { useT, useUiTexts } from '../ui/texts.ts'
import { about } from './words.ts'

/** What stands above the import of records of a kind, by the key of its entity. */
export function useImportTitle(of: string): string {
  const t = useT(importPhrases)
  const { locale } = useUiTexts()
  return about({ label: model.named(of).plural }, locale, (what) => t('title', { what }))
}

/** Why a file holds no rows that can be read. */
export function refusalText(cause: unknown, t: Translate<typeof importPhrases.nl>): string {
  if (!(cause instanceof ImportRefused)) return t('unreadFile')
  const { why, ...args } = cause.refusal
  return t(why, args as never)
}
