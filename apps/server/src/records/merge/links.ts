import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtMany, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { limits } from '@vezel/model/limits.ts'
import { bounded } from '@vezel/model/problem-words.ts'
import { Problem, type ProblemCode } from '@vezel/model/problems.ts'
import { columnOf, linkTableOf, ofTenant, q, tableOf } from '../../db/names.ts'
import { demandWritable, isQuotedClosed } from '../../db/open.ts'
import { type Reference, referencesTo } from '../../db/references.ts'
import type { Values, Work } from '../../db/work.ts'
import { kindOf } from '../../kinds/index.ts'
import { idsIn } from '../../kinds/relation.ts'
import { refusalIn } from '../many/attempt.ts'
import type { Refused } from '../many/outcome.ts'
import { changing } from '../many/sorts.ts'
import { inWaves } from '../many/waves.ts'
import { type Changed, judgeChange } from '../write.ts'
import type { Input } from '../writing/input.ts'

/** A record that points at another, and by which of its fields. */
export interface Link {
  readonly entity: Entity
  readonly id: string
  readonly fields: readonly string[]
  /** It is a piece of what it points at, and would go with it. */
  readonly isPiece: boolean
  /** Only the product itself sets one of these fields. */
  readonly isFixed: boolean
}

/** What became of the records that pointed at the one that goes. */
export interface Moved {
  readonly moved: readonly Link[]
  /** What something closed holds where it is. */
  readonly stays: readonly Link[]
  readonly refused: readonly Refused[]
}

/** A record that is closed, or that something closed speaks of, is no mistake of whoever merges: it stays where it is. */
const staying: readonly ProblemCode[] = ['readOnly', 'quoted', 'kept', 'meaningKept']

/**
 * The live records that point at one, each once, pieces of it first: what checks them may look at those. Throws `tooMuch` for
 * more than one call changes.
 */
export async function linksTo(work: Work, target: Entity, id: string): Promise<Link[]> {
  const found = new Map<string, Link>()
  const isPiece = ({ kind }: Reference) => pointsAtOne(kind) && kind.onDelete === 'cascade'
  for (const reference of referencesTo(target).toSorted((a, b) => Number(isPiece(b)) - Number(isPiece(a)))) {
    for (const { entity, id: from } of await rowsOf(work, reference, target, id)) {
      const known = found.get(`${entity.key}:${from}`)
      found.set(`${entity.key}:${from}`, {
        entity,
        id: from,
        fields: [...(known?.fields ?? []), reference.field],
        isPiece: known?.isPiece === true || isPiece(reference),
        isFixed: known?.isFixed === true || reference.kind.readOnly === true,
      })
    }
  }
  if (found.size > limits.bulk)
    throw new Problem('tooMuch', {
      max: limits.bulk,
      what: bounded.references,
    })
  return [...found.values()]
}

async function rowsOf(
  work: Work,
  { from, field, kind }: Reference,
  target: Entity,
  id: string,
): Promise<{ entity: Entity; id: string }[]> {
  const at = pointsAtMany(kind)
    ? `t."id" in (select l."van_id" from ${q(linkTableOf(model.stored(from), field))} l where l."organisatie_id" = $2 and l."naar_id" = $1::${target.id})`
    : `t.${q(columnOf(field, kind))} = $1::${target.id}`
  const variants = model.variants(from)
  const rows = await work.query<{ id: string; variant: string | null }>(
    `select t."id"::text, ${variants.length > 0 ? 't."variant"' : 'null'} as "variant" from ${q(tableOf(from))} t
     where ${at} and ${ofTenant(from)} and t."deleted_at" is null${from.variantOf ? ` and t."variant" = '${from.api.type}'` : ''} order by t."id" limit ${limits.bulk + 1}`,
    [id, work.session.organisationId],
  )
  return rows.map((row) => ({ entity: variants.find(({ api }) => api.type === row.variant) ?? from, id: row.id }))
}

/** Where links go: from one record to another of its kind. */
interface Moving {
  readonly of: Entity
  readonly from: string
  readonly to: string
  /** It is known already that nothing closed holds one of them. */
  readonly isJudged?: boolean
  /** What else changes of one that goes. */
  readonly also?: (link: Link) => Input
}

/**
 * Lets each of these records point at `to` instead of `from`, both of a kind, by the ordinary update with its rights and rules.
 * What a closed survey says of a shared record in an item of a list it goes on saying: such a record stays.
 */
export async function moveLinks(
  work: Work,
  links: readonly Link[],
  { of, from, to, isJudged = false, also }: Moving,
): Promise<Moved> {
  const moved: Link[] = []
  const stays: Link[] = []
  const refused: Refused[] = []
  const isTold = async (within: Work, { entity, id, isPiece }: Link) =>
    (of.isLookup && (await isQuotedClosed(within, entity, id))) || (isPiece && (await isQuoted(within, entity, id)))
  for (const alike of runsOf(links)) {
    const [{ entity }] = alike
    const ids = alike.map(({ id }) => id)
    const told = new Set<Link>()
    const answers = await inWaves<Changed>(work, {
      ...changing(entity, ids),
      async judge(beside, at) {
        const link = alike[at] ?? alike[0]
        told.delete(link)
        if (link.isFixed || (!isJudged && (await isTold(beside, link)))) {
          told.add(link)
          return { done: { id: link.id } }
        }
        const input = await inputOf(beside, link, from, to)
        return judgeChange(beside, entity, link.id, { ...input, ...also?.(link) })
      },
    })
    for (const [at, link] of alike.entries()) {
      const answer = answers[at]
      if (told.has(link)) stays.push(link)
      else if (!(answer instanceof Problem)) moved.push(link)
      else if (staying.includes(answer.code)) stays.push(link)
      else refused.push({ entity, id: link.id, problem: answer })
    }
  }
  return { moved, stays, refused }
}

/** Links from records of one kind that follow each other: what checks those after them may look at them. */
function runsOf(links: readonly Link[]): [Link, ...Link[]][] {
  const runs: [Link, ...Link[]][] = []
  for (const link of links) {
    const last = runs.at(-1)
    if (last?.[0].entity === link.entity) last.push(link)
    else runs.push([link])
  }
  return runs
}

/** Each field of a link as it is sent to point elsewhere; of several records, one that is named already stands there once. */
async function inputOf(work: Work, { entity, id, fields }: Link, from: string, to: string): Promise<Input> {
  const row: Values = (await work.findOf(entity, id)) ?? {}
  return Object.fromEntries(
    fields.flatMap((name) => {
      const field = entity.fields[name]
      if (!field) return []
      const held = pointsAtMany(field)
        ? [...new Set(idsIn(row[name]).map((one) => (one === from ? to : one)))]
        : row[name] === from
          ? to
          : row[name]
      return [[name, kindOf(field).take.again(held)]]
    }),
  )
}

/** Whether the states of a record, and of what it is part of, let it be changed. */
export async function isWritable(work: Work, entity: Entity, row: Values): Promise<boolean> {
  try {
    await demandWritable(work, [{ entity, before: row, after: row }])
    return true
  } catch (error) {
    // It only asks: nothing is to be taken back.
    if (error instanceof Problem && refusalIn(error)) return !staying.includes(error.code)
    throw error
  }
}

/** Whether something that is closed points at a record, and so speaks of it. */
export async function isQuoted(work: Work, entity: Entity, id: string): Promise<boolean> {
  for (const reference of referencesTo(entity)) {
    for (const { entity: from, id: by } of await rowsOf(work, reference, entity, id)) {
      const row = await work.findOf(from, by)
      if (!row) continue
      if (!(await isWritable(work, from, row))) return true
      // Of a list, what stands in an item is told with it.
      if (from.isLookup && (await isQuoted(work, from, by))) return true
    }
  }
  return false
}
