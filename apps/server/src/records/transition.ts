import { dutchTime } from '@vezel/model/dutch-time.ts'
import { actionOfEvent } from '@vezel/model/history.ts'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { inSentence } from '@vezel/model/kit/in-sentence.ts'
import { inEach, inLocale, type Label } from '@vezel/model/kit/label.ts'
import { filled } from '@vezel/model/kit/phrase.ts'
import { closes, leadsFrom } from '@vezel/model/kit/states.ts'
import type { Transition } from '@vezel/model/kit/transitions.ts'
import { reasons } from '@vezel/model/problem-words.ts'
import { type NamedRecord, Problem } from '@vezel/model/problems.ts'
import { isEmpty } from '@vezel/model/rules/rule.ts'
import { refusalOf } from '@vezel/model/steps.ts'
import { allows } from '../access.ts'
import { demandRight } from '../db/demand-right.ts'
import { remember, rememberAll } from '../db/history.ts'
import { invalid } from '../db/invalid.ts'
import { now } from '../db/moment.ts'
import { demandWritable, stateOf } from '../db/open.ts'
import { setOf } from '../db/same-set.ts'
import type { Values, Work } from '../db/work.ts'
import { behaviours } from '../entities/index.ts'
import { withComputed } from './computed-values.ts'
import { type Done, update } from './write.ts'
import { changesOf, conflict } from './writing/changes.ts'
import type { Input } from './writing/input.ts'
import { lock } from './writing/lock.ts'
import { stateValue } from './writing/start.ts'
import { writeLinks, writeRows } from './writing/store.ts'

interface TransitionOptions {
  /** The version that the caller has seen. */
  readonly version?: number
  /** True for the event's own call: an event that has one is refused to every other. */
  readonly isOwnCall?: boolean
}

/**
 * Leads a record along one event of its transitions table: right, state, required fields and guards are checked, the
 * change is remembered. Throws `transitionRefused`, `forbidden`, `invalid` or `conflict`.
 */
export async function transition(
  work: Work,
  entity: Entity,
  given: string,
  event: string,
  input: Input,
  options: TransitionOptions = {},
): Promise<string> {
  const led = await judgeTransition(work, entity, given, event, input, options)
  await writeTransitions(work, entity, event, [led])
  return led.id
}

/** A record as an event leads it on: judged, and not yet written. */
export interface Led {
  readonly id: string
  readonly before: Values
  readonly after: Values
  /** The fields that are written. */
  readonly names: readonly string[]
  readonly changes: Readonly<Record<string, unknown>>
}

/** Judges an event of a record, which it locks; what was sent along is written. */
export async function judgeTransition(
  work: Work,
  entity: Entity,
  given: string,
  event: string,
  input: Input,
  options: TransitionOptions = {},
): Promise<Led> {
  const { name, step, state, record } = await demandTransition(work, entity, given, event, input, options)
  const led = step.of ? step.to : await stateValue(work, entity, step.to, setOf(entity, record))
  const after = { ...record, ...(await keptBy(work, step, record)), [name]: led }
  return {
    id: String(record.id),
    before: record,
    after,
    names: [name, ...Object.keys(step.keeps ?? {})],
    changes: { ...changesOf(entity, record, after), [name]: [state, step.to] },
  }
}

/** Writes records that one event leads on, with what follows each of them. */
export async function writeTransitions(
  work: Work,
  entity: Entity,
  event: string,
  all: readonly Led[],
): Promise<Done[]> {
  const [first] = all
  if (first) await writeRows(work, entity, first.names, all)
  await writeLinks(work, entity, all)
  const follows = behaviours[entity.key]?.afterTransition?.[event]
  const action = actionOfEvent(event)
  if (!follows) await rememberAll(work, action, entity, all)
  else
    for (const { id, before, changes } of all) {
      await follows.run(before, work)
      await remember(work, action, entity, id, changes)
    }
  return all.map(({ id }) => ({ id }))
}

/** What an event has a record keep: what other fields say, when it was, or nothing any more. */
async function keptBy(work: Work, { keeps = {} }: Transition, record: Values): Promise<Values> {
  const fields = Object.entries(keeps)
  if (fields.length === 0) return {}
  const moment = await now(work)
  return Object.fromEntries(fields.map(([kept, of]) => [kept, of === 'now' ? moment : of ? record[of] : null]))
}

/**
 * The checks of `transition`, with what was sent along written: answers the locked record, and the field that holds the
 * state with what it says. Throws as that does.
 */
export async function demandTransition(
  work: Work,
  entity: Entity,
  id: string,
  event: string,
  input: Input,
  { version, isOwnCall = false }: TransitionOptions,
) {
  const table = entity.transitions
  const step = table && Object.hasOwn(table.events, event) ? table.events[event] : undefined
  if (!table || !step) throw new Problem('badRequest', { reason: event })
  if (!allows(work.session, step.who)) throw new Problem('forbidden', { entity: entity.api.type })
  const before = await lock(work, entity, id)
  await demandRight(work, entity, step.who, { before })
  // By a course beside its life a record leaves no state that closes it.
  await demandWritable(work, [{ entity, before, after: before }], { isTransition: step.of === undefined })
  const state = await stateOf(work, entity, before)
  if (!leadsFrom(step, state, before)) {
    throw new Problem('transitionRefused', {
      reason: filled(reasons.notFromHere, {
        event: inEach((locale) => inSentence(step.label, locale)),
      }),
    })
  }
  if (step.call && !isOwnCall) {
    throw new Problem('transitionRefused', { reason: filled(reasons.otherCall, { call: step.call }) })
  }
  await takeAlong(work, entity, before, { step, input, version })
  const record = await lock(work, entity, id)
  const missing = (step.requires ?? []).filter((name) => isEmpty(record[name]))
  if (missing.length > 0)
    throw invalid(
      entity,
      missing.map((path) => ({ path, rule: 'isRequired', args: [] })),
    )
  await demandGuards(work, entity, step, record)
  const name = step.of ?? table.field
  return { name, step, state: step.of ? before[name] : state, record }
}

interface Along {
  readonly step: Transition
  readonly input: Input
  readonly version: number | undefined
}

/** Writes what was sent along with an event; throws `conflict` when the record is no longer the version that was read. */
async function takeAlong(work: Work, entity: Entity, before: Values, { step, input, version }: Along): Promise<void> {
  const { record_version: sentVersion, ...fields } = input
  const seen = version ?? sentVersion
  const id = String(before.id)
  const names = Object.keys(fields)
  if (names.length > 0) {
    // From one closed state to another nothing opens: it takes what the event asks for, and no more.
    const opens =
      step.of === undefined && (!closes(entity, step.to) || names.every((name) => step.requires?.includes(name)))
    await update(work, entity, id, { ...fields, record_version: seen }, { isTransition: opens })
  }
  // A save of what stands there already is none, and takes any version; who leads a record on has read all of it.
  if (typeof seen === 'number' && seen !== before.record_version)
    throw await conflict(work, entity, id, seen, before, before)
}

/**
 * Throws `transitionRefused` when checks that the event names do not hold, of the table or the behaviour, with what each of
 * them says and where that is mended; `invalid` for issues of fields.
 */
async function demandGuards(work: Work, entity: Entity, step: Transition, record: Values): Promise<void> {
  const rules = entity.transitions?.rules
  const facts = rules ? await factsOf(work, entity, record) : record
  const refusal = refusalOf(entity, step, facts, { id: work.session.inspectionUserId, now: dutchTime() })
  if (refusal) throw new Problem('transitionRefused', { reason: refusal })
  const found: { reason: Label; records: readonly NamedRecord[] }[] = []
  for (const guard of step.guards ?? []) {
    if (rules?.[guard]) continue
    const check = behaviours[entity.key]?.guards?.[guard]
    if (!check) throw new Error(`${entity.key} has no guard ${guard}`)
    const said = await check(record, work)
    if (said && 'length' in said) throw invalid(entity, said)
    if (said) found.push('records' in said ? { ...said } : { reason: said, records: [] })
  }
  const [first, ...others] = found
  if (!first) return
  const reason =
    others.length === 0
      ? first.reason
      : inEach((locale) => found.map((one) => inLocale(one.reason, locale)).join(locale === 'fr' ? ' ; ' : '; '))
  const records = found.flatMap((one) => one.records)
  throw new Problem('transitionRefused', { reason, ...(records.length > 0 ? { records } : {}) })
}

/** The record with the computed fields that the rules of its transitions look at. */
export async function factsOf(work: Work, entity: Entity, record: Values): Promise<Values> {
  return withComputed(work, entity, record, entity.transitions?.facts ?? [])
}
