import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import { columnOf, q, tableOf } from './names.ts'
import { holdKeys } from './siblings.ts'
import { ofEach, type Question } from './wave.ts'
import type { Values, Work } from './work.ts'

/**
 * Words as a reader takes them for the same: capitals, accents, spaces, the shape of dashes and quotes, and what is not seen
 * at all aside. A number keeps its shape: 10² is not 102.
 */
export const folded = (words: unknown): string =>
  String(words ?? '')
    .replace(/\P{No}+/gu, (part) => part.normalize('NFKD'))
    .replace(/[\p{M}\p{Cf}\p{DI}]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\p{Pi}\p{Pf}ʼ`"]/gu, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** The words that an item keeps from others: none once it is out of use. */
const keptBy = (item: Values) => (item.active === false ? '' : folded(item.value))

/** What is known of an item when its words are asked for. */
interface Known {
  /** Absent of a new item. */
  readonly before?: Values | undefined
  /** Whether something else refuses it already: the words stay for who comes after it in the same call. */
  readonly isRefused: boolean
}

/**
 * Refuses an item that would stand in its list under the words of another one that is in use: whoever chooses could not
 * tell them apart. Items that already do may be changed otherwise. Asked last, when all else is known of it.
 */
export async function wordsIssues(
  work: Work,
  list: Entity,
  after: Values,
  { before, isRefused }: Known,
): Promise<Issue[]> {
  if (!list.isLookup) return []
  await work.wave?.inStep()
  const words = keptBy(after)
  if (words === '' && after.value && after.active !== false) return [{ path: 'value', rule: 'isRequired', args: [] }]
  if (words === (before ? keptBy(before) : '')) return []
  const within = list.fields.code?.unique
  const asked = {
    id: before && String(before.id),
    within: typeof within === 'string' ? String(after[within] ?? '') : '',
    words,
    isRefused,
  }
  const isTaken = await ofEach(work, takenWords(work.session.organisationId, list), asked)
  return isTaken ? [{ path: 'value', rule: 'isInList', args: [] }] : []
}

/** An item in use. */
interface Item {
  /** Absent of a new item. */
  readonly id: string | undefined
  /** The id of what the list hangs on, such as its set. */
  readonly within: string
  readonly words: string
}
interface Asked extends Item {
  readonly isRefused: boolean
}

/** Whether another item has these words, as those before it leave the list. One at a time asks, until the commit. */
const takenWords = (organisation: number, list: Entity): Question<Asked, boolean> => ({
  name: `words ${list.key}`,
  isTurn: true,
  async ask(query, asked) {
    const within = list.fields.code?.unique
    const parent = typeof within === 'string' ? list.fields[within] : undefined
    const beside = parent && typeof within === 'string' ? `t.${q(columnOf(within, parent))}::text` : `''`
    const lists = [...new Set(asked.map((one) => one.within))]
    await holdKeys(
      query,
      lists.map((one) => `words ${tableOf(list)} ${organisation} ${one}`),
    )
    const rows = await query<{ id: string; within: string; value: string }>(
      `select t."id"::text, ${beside} as "within", t."value" from ${q(tableOf(list))} t
       where t."organisatie_id" = $1 and ${beside} = any($2) and t."active" and t."deleted_at" is null`,
      [organisation, lists],
    )
    const inUse = rows.map(({ id, within, value }): Item => ({ id, within, words: folded(value) }))
    return asked.map((one) => {
      const isOwn = ({ id }: Item) => id !== undefined && id === one.id
      const isSame = (other: Item) => other.within === one.within && other.words === one.words && !isOwn(other)
      const isTaken = one.words !== '' && inUse.some(isSame)
      if (isTaken || one.isRefused) return isTaken
      const own = inUse.findIndex(isOwn)
      if (own >= 0) inUse.splice(own, 1)
      if (one.words !== '') inUse.push(one)
      return false
    })
  },
})
