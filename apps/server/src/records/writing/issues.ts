import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { check, isHidden } from '@vezel/model/kit/model.ts'
import { mergedInto, retires, takesInUse } from '@vezel/model/kit/retiring.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import { invalid } from '../../db/invalid.ts'
import { wordsIssues } from '../../db/item-words.ts'
import { kindIssues } from '../../db/kind-issues.ts'
import { columnOf, idOf, isId, tenantColumn } from '../../db/names.ts'
import { assetIssues } from '../../db/same-asset.ts'
import { setIssues } from '../../db/same-set.ts'
import { ofEach } from '../../db/wave.ts'
import { rowsById, type Values, type Work } from '../../db/work.ts'
import { kindOf, targetOf } from '../../kinds/index.ts'
import { lookBehind } from './behind.ts'
import type { Input } from './input.ts'

/** What an update may have broken: the fields that changed, and those whose rules or need depend on others. */
export const namesToCheck = (entity: Entity, before: Values, after: Values, sent: Input) =>
  Object.keys(entity.fields).filter(
    (name) =>
      name in sent ||
      before[name] !== after[name] ||
      entity.requiredWhen[name] ||
      entity.fields[name]?.rules.some((r) => r.args.some((arg) => typeof arg === 'string' && arg in entity.fields)),
  )

/** What a record is checked for: which fields, what was found of it already, what it was, and where it was sent. */
interface Checked {
  readonly names: readonly string[]
  readonly found: readonly Issue[]
  readonly before?: Values
  readonly path?: string
  /** What was sent by whoever chose it; absent where nobody did. */
  readonly sent?: Input
}

/** Throws `invalid` with every field that breaks a rule, or names a record that is not there. */
export async function refuseInvalid(
  work: Work,
  entity: Entity,
  values: Values,
  { names, found, before, path = '', sent = {} }: Checked,
): Promise<void> {
  // Once more: a behaviour may have chosen another record.
  const draft = await lookBehind(work, entity, values)
  const issues: Issue[] = [...kindIssues(entity, draft, names, before ?? {}), ...check(entity, draft, names), ...found]
  for (const name of names) {
    const field = entity.fields[name]
    if (!field || isHidden(entity, name, draft)) continue
    const target = targetOf(field)
    const fresh = target ? kindOf(field).check.targets(draft[name], before?.[name]) : []
    const isChosen = name in sent && !work.namesAgain && takesInUse(model, field, entity.key)
    for (const id of fresh) {
      const held = target && (await holdTarget(work, target, id))
      if (!held) issues.push({ path: name, rule: 'isKnown', args: [] })
      else if (isChosen && held.active === false && id !== before?.[name])
        issues.push({ path: name, rule: 'isInUse', args: [] })
      else if (!work.namesAgain && id !== before?.[name] && (await isMergedAway(work, target, id)))
        issues.push({ path: name, rule: 'isMergedAway', args: [] })
    }
  }
  issues.push(...(await wordsIssues(work, entity, draft, { before, isRefused: issues.length > 0 })))
  if (issues.length > 0)
    throw invalid(
      entity,
      issues.map((issue) => ({ ...issue, path: `${path}${issue.path}` })),
    )
}

/** What is of one person stays of that person: a capability that another gets is granted to them, with who did so. */
export const ownerIssues = ({ owner }: Entity, before: Values, after: Values): Issue[] =>
  owner && before[owner] !== after[owner] ? [{ path: owner, rule: 'staysWithOwner', args: [] }] : []

/** Throws `invalid` when relations of one of these rows, which were written, lead to different assets, or items to other sets. */
export async function demandTogether(
  work: Work,
  entity: Entity,
  rows: readonly { readonly id: string; readonly before?: Values; readonly after: Values; readonly path?: string }[],
): Promise<void> {
  const assets = await assetIssues(work, entity, rows)
  const sets = await setIssues(work, entity, rows)
  for (const { id, path = '' } of rows) {
    const issues = [...(assets.get(id) ?? []), ...(sets.get(id) ?? [])]
    if (issues.length > 0)
      throw invalid(
        entity,
        issues.map((issue) => ({ ...issue, path: `${path}${issue.path}` })),
      )
  }
}

/** Whether something, or the asset that it stands for, turned out to be another: nothing new comes to hang on it. */
async function isMergedAway(work: Work, target: Entity, id: unknown): Promise<boolean> {
  const into = mergedInto(model, target)
  if (into !== undefined) return ((await work.findOf(target, id))?.[into] ?? null) !== null
  const standsFor = Object.entries(target.fields).find(
    ([, field]) => pointsAtOne(field) && field.unique === true && mergedInto(model, model.named(field.target)),
  )
  if (!standsFor || !pointsAtOne(standsFor[1])) return false
  const row = await work.findOf(target, id)
  return row !== undefined && isMergedAway(work, model.named(standsFor[1].target), row[standsFor[0]])
}

/** Holds a target until the commit, so that it cannot vanish between the check and the write. */
async function holdTarget(work: Work, target: Entity, given: unknown): Promise<Values | undefined> {
  const id = idOf(target, given)
  if (!isId(target, id)) return undefined
  // What is not the organisation's own does not vanish, and may not be locked.
  const how = tenantColumn(target) ? 'for key share' : ''
  const columns = retires(target) ? 't."id"::text, t."active"' : 't."id"::text'
  const ask = rowsById(target, work.session.organisationId, { columns, how })
  work.wave?.demandSettled(target, id)
  return ofEach(work, { name: `target ${target.key}`, ask }, id)
}

/** Turns a violated unique index into an issue on its field. */
export async function guarded<T>(entity: Entity, task: () => Promise<T>): Promise<T> {
  try {
    return await task()
  } catch (error) {
    const constraint =
      (error as { code?: string; constraint?: string }).code === '23505'
        ? (error as { constraint?: string }).constraint
        : undefined
    const hit = Object.entries(entity.fields).find(
      ([name, f]) => f.unique && constraint?.includes(`_${columnOf(name, f)}_uniek`),
    )
    if (hit) throw invalid(entity, [{ path: hit[0], rule: 'isUnique', args: [] }])
    throw error
  }
}
