import type { Entity } from '@vezel/model/kit/entity.ts'
import { columnOf, q, tableOf } from './names.ts'
import { ofEach, type Question } from './wave.ts'
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
  if (!list.isLookup) return
  await work.wave?.inStep()
  const given = draft.code ?? ''
  const within = list.fields.code?.unique
  const asked = {
    within: typeof within === 'string' ? String(draft[within] ?? '') : '',
    code: given === '' ? OWN + (slugOf(String(draft.value ?? '')) || 'item') : '',
    given: String(given),
  }
  const code = await ofEach(work, freeCodes(work.session.organisationId, list), asked)
  if (given === '') draft.code = code
}

interface Asked {
  /** The id of what the list hangs on, such as its set. */
  readonly within: string
  /** The code that follows from its words; empty where one was given. */
  readonly code: string
  readonly given: string
}

/** A code for each new item that none has, those before it included. */
const freeCodes = (organisation: number, list: Entity): Question<Asked, string> => ({
  name: `code ${list.key}`,
  isTurn: true,
  async ask(query, asked) {
    const within = list.fields.code?.unique
    const parent = typeof within === 'string' ? list.fields[within] : undefined
    const beside = parent && typeof within === 'string' ? `t.${q(columnOf(within, parent))}::text` : `''`
    const wanted = asked.filter(({ code }) => code !== '')
    const rows =
      wanted.length === 0
        ? []
        : await query<{ within: string; code: string }>(
            `select distinct ${beside} as "within", t."code" from ${q(tableOf(list))} t
       join (select distinct * from unnest($2::text[], $3::text[])) n("within", "code") on n."within" = ${beside} and left(t."code", char_length(n."code")) = n."code"
       where t."organisatie_id" = $1`,
            [organisation, wanted.map((one) => (parent ? one.within : '')), wanted.map(({ code }) => code)],
          )
    const key = (one: Asked, code: string) => `${parent ? one.within : ''} ${code}`
    const taken = new Set(rows.map((row) => `${row.within} ${row.code}`))
    return asked.map((one) => {
      let free = one.given || one.code
      for (let count = 2; one.given === '' && taken.has(key(one, free)); count += 1) free = `${one.code}_${count}`
      taken.add(key(one, free))
      return free
    })
  },
})
