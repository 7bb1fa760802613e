import type { Entity } from '@vezel/model/kit/entity.ts'
import { columnOf, q, tableOf } from './names.ts'
import type { Values, Work } from './work.ts'

/** Begins the code of every item that an organisation makes itself, so that no default item ever comes to have it. */
const OWN = 'eigen_'
const longest = 60

/** The first words of an item as a code is written: `Hout (gelakt)` gives `hout_gelakt`. */
const slugOf = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, longest)
    .replace(/^_|_$/g, '')

/**
 * Gives a new item of a list its code, unless it has one already, as in a set that is copied. It follows from the words
 * it is made with, so that sets in which somebody makes the same item agree, and is one that no item of the same list and
 * set has, or has had: what names a code means that item and no other.
 */
export async function takeCode(work: Work, list: Entity, draft: Values): Promise<void> {
  if (!list.isLookup || (draft.code ?? '') !== '') return
  const within = list.fields.code?.unique
  const parent = typeof within === 'string' ? list.fields[within] : undefined
  const code = OWN + (slugOf(String(draft.value ?? '')) || 'item')
  const beside = parent && typeof within === 'string' ? `t.${q(columnOf(within, parent))}::text = $2` : '$2 is not null'
  const rows = await work.query<{ code: string }>(
    `select t."code" from ${q(tableOf(list))} t where t."organisatie_id" = $1 and ${beside} and left(t."code", char_length($3)) = $3`,
    [work.session.organisationId, String(draft[String(within)] ?? ''), code],
  )
  const taken = new Set(rows.map((row) => row.code))
  let free = code
  for (let count = 2; taken.has(free); count += 1) free = `${code}_${count}`
  draft.code = free
}
