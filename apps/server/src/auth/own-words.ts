import type pg from 'pg'

/** What a log-in is called by: whoever knows the person tries these first. */
export interface Called {
  /** Addresses: those of the log-in, and one that is asked for. */
  readonly emails: readonly (string | null | undefined)[]
  readonly username?: string | null | undefined
  readonly name?: string | null | undefined
  readonly tussenvoegsel?: string | null | undefined
  readonly achternaam?: string | null | undefined
  readonly firms: readonly string[]
}

/** A word that is enough by itself, which `van`, `de` or `bv` is not. */
const longEnough = 3
const letters: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's' }

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
const lettersOf = (text: string) => plain(text).replace(/[^\p{L}]/gu, '')
const wordsOf = (text: string | null | undefined) =>
  plain(text ?? '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)

/** The parts of an address but for its last, which is a country or a kind of site. */
const partsOf = (email: string | null | undefined) => wordsOf(email?.replace(/\.[^.@]*$/, ''))

/**
 * Whether a password says nothing but what its owner is called: the address, the user name, the own name or that of the firm,
 * whole or in parts, with figures or signs around, between or in place of letters.
 */
export function isOwnWords(password: string, called: Called): boolean {
  const { emails, username, name, tussenvoegsel, achternaam, firms } = called
  const texts = [...emails, username, name, tussenvoegsel, achternaam, ...firms]
  const [first] = wordsOf(name)
  const initialed = first && achternaam ? [first.charAt(0) + lettersOf(achternaam)] : []
  // The end of an address counts where the rest of it is said as well.
  const ends = new Set(emails.flatMap((email) => wordsOf(email?.replace(/^.*\./, ''))))
  const all = new Set([
    ...texts.flatMap((text) => (text ? [lettersOf(text), lettersOf(text.replace(/@.*$/, ''))] : [])),
    ...emails.flatMap(partsOf),
    ...[username, name, tussenvoegsel, achternaam, ...firms].flatMap(wordsOf),
    ...initialed,
    ...ends,
  ])
  const said = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const read = [...plain(said)].map((sign) => letters[sign] ?? sign).join('')
  const isTelling = (word: string) => word.length >= longEnough && !ends.has(word)
  return [said, read].some((text) => isMadeOf(lettersOf(text), [...all].filter(Boolean), isTelling))
}

/** Whether a text is these words one after another, one of which tells something at least. */
function isMadeOf(text: string, words: readonly string[], isTelling: (word: string) => boolean): boolean {
  // At each place that words reach: whether one of them told something.
  const reached = new Map<number, boolean>([[0, false]])
  for (let at = 0; at < text.length; at += 1) {
    const told = reached.get(at)
    if (told === undefined) continue
    for (const word of words)
      if (text.startsWith(word, at)) {
        const end = at + word.length
        reached.set(end, told || isTelling(word) || (reached.get(end) ?? false))
      }
  }
  return reached.get(text.length) ?? false
}

/** What a log-in is called by, and the firms that the transaction may know of; of no row nothing. */
export async function calledOf(
  query: <R>(sql: string, values: unknown[]) => Promise<R[]>,
  user: number,
): Promise<Called> {
  const [row] = await query<{
    email: string
    username: string | null
    name: string | null
    tussenvoegsel: string | null
    achternaam: string | null
    firms: string[]
  }>(
    `select u."email", u."username", u."name", u."tussenvoegsel", u."achternaam", array(
       select o."naam" from "inventarisatie_user" i join "inventarisatie_organisatie" o on o."id" = i."organisatie_id"
       where i."user_id" = u."id" and i."deleted_at" is null) as "firms"
     from "user" u where u."id" = $1`,
    [user],
  )
  return row ? { ...row, emails: [row.email] } : { emails: [], firms: [] }
}

/** The same asked of a connection instead of a session's work. */
export const askedOf =
  (client: pg.PoolClient) =>
  async <R>(sql: string, values: unknown[]): Promise<R[]> =>
    (await client.query(sql, values)).rows as R[]
