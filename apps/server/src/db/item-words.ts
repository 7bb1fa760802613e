import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import { columnOf, q, tableOf } from './names.ts'
import { holdKeys } from './siblings.ts'
import { ofEach, type Question } from './wave.ts'
import type { Values, Work } from './work.ts'

/** Words as a reader takes them for the same: capitals, accents and spaces aside. */
const folded = (words: unknown) =>
  String(words ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Refuses an item that would stand in its list under the words of another one that is in use: whoever chooses could not
 * tell them apart. Items that already do may be changed otherwise.
 */
export async function wordsIssues(work: Work, list: Entity, after: Values, before?: Values): Promise<Issue[]> {
  if (!list.isLookup) return []
  await work.wave?.inStep()
  const words = folded(after.value)
  const isKept = before !== undefined && before.active !== false && folded(before.value) === words
  if (words === '' || after.active === false || isKept) return []
  const within = list.fields.code?.unique
  const asked = {
    id: before === undefined ? undefined : String(before.id),
    within: typeof within === 'string' ? String(after[within] ?? '') : '',
    words,
  }
  const isTaken = await ofEach(work, takenWords(work.session.organisationId, list), asked)
  return isTaken ? [{ path: 'value', rule: 'isInList', args: [] }] : []
}

interface Asked {
  /** Absent of a new item. */
  readonly id: string | undefined
  /** The id of what the list hangs on, such as its set. */
  readonly within: string
  readonly words: string
}

/** Whether another item has these words, those before it included. One at a time asks, until the commit. */
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
    const taken = rows.map(({ id, within, value }): Asked => ({ id, within, words: folded(value) }))
    return asked.map((one) => {
      const isOwn = ({ id }: Asked) => id !== undefined && id === one.id
      const isTaken = taken.some((other) => other.within === one.within && other.words === one.words && !isOwn(other))
      const own = taken.findIndex(isOwn)
      if (own >= 0) taken.splice(own, 1)
      taken.push(one)
      return isTaken
    })
  },
})
