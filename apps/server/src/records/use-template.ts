import { model } from '@vezel/model'
import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import { type PlannedSpace, spacesOfTemplate, type TemplateSpace, templateKinds } from '@vezel/model/template-spaces.ts'
import { v7 as uuid } from 'uuid'
import { demandRole } from '../db/demand-right.ts'
import { invalid } from '../db/invalid.ts'
import { q } from '../db/names.ts'
import type { Work } from '../db/work.ts'
import { boundRows, doneOf, type Outcome, sorted, underBatch } from './many/outcome.ts'
import { makeAll } from './many.ts'

const asset = model.entity('asset')
const floor = model.entity('floor')
const template = model.entity('assetTemplate')
type Kind = (typeof templateKinds)[keyof typeof templateKinds]

/** A template, and where its spaces come. */
export interface TemplateUse {
  readonly template: string
  readonly asset: string
  /** Of those for which the template names none. */
  readonly floor: string | null
  /** What they become part of. */
  readonly parent: string | null
}

/**
 * Gives a building or a vessel the spaces of a template. Floors and spaces that it has under the same name in the same place
 * are taken for those of the template, so that a second time only makes what lacks. All of it is the ordinary making of
 * records, under one batch.
 */
export async function useTemplate(work: Work, use: TemplateUse, isPreview: boolean): Promise<Outcome> {
  const found = await work.find('assetTemplate', use.template)
  if (!found) throw new Problem('notFound', { entity: template.label })
  const kind = templateKinds[found.asset_soort]
  demandRole(work.session, model.entity(kind.space), 'create')
  if (!(await work.findOf(asset, use.asset))) throw new Problem('notFound', { entity: asset.label })
  if (!(await work.find(kind.asset, use.asset)))
    throw invalid(template, [{ path: 'asset_soort', rule: 'fitsAssetKind', args: [] }])
  const planned = await plannedOf(work, kind, use.template)
  boundRows(planned.length)
  return underBatch(work, isPreview, (within) => makePlanned(within, kind, use, planned))
}

/** The column of a relation. */
const columnOf = (name: string) => q(`${name}_id`)

async function plannedOf(work: Work, kind: Kind, id: string): Promise<PlannedSpace[]> {
  const item = (name: string) => `t.${columnOf(name)}::text`
  const spaces = await work.query<TemplateSpace>(
    `select t."id"::text, t."asset_template_ruimte_id"::text as "parent", coalesce(t."naam", '') as "name", ${item(kind.floor)} as "floor", ${item(kind.name)} as "item", t."aantal" as "copies"
     from "asset_template_ruimte" t where t."organisatie_id" = $1 and t."asset_template_id" = try_uuid($2) and t."deleted_at" is null
     order by t."volgorde", t."created_at", t."id"`,
    [work.session.organisationId, id],
  )
  return spacesOfTemplate(spaces, limits.bulk + 1)
}

const connect = (id: string) => ({ connect: { id } })

/** Makes what lacks, first the floors and then what others lie in. */
async function makePlanned(work: Work, kind: Kind, use: TemplateUse, planned: readonly PlannedSpace[]) {
  const floors = await floorsOf(work, kind, use.asset)
  const known = await spacesIn(work, use.asset)
  const parent = use.parent === null ? undefined : await work.find(kind.space, use.parent)
  const newFloors = new Map<string, Record<string, unknown>>()
  const floorFor = (item: string | null): string | null => {
    if (item === null) return use.floor ?? (parent?.verdieping as string | null | undefined) ?? null
    const id = floors.get(item) ?? uuid()
    if (!floors.has(item)) newFloors.set(item, { id, asset: connect(use.asset), [kind.floor]: connect(item) })
    floors.set(item, id)
    return id
  }
  const ids: string[] = []
  const same: string[] = []
  const rows: { depth: number; input: Record<string, unknown> }[] = []
  for (const { name, item, floor: named, parent: above, depth } of planned) {
    const lies = { floor: floorFor(named), parent: above === null ? use.parent : (ids[above] ?? null) }
    // Each that is there stands for one: of two of a name another one is made.
    const there = known.get(placeKey(name, lies.floor, lies.parent))?.pop()
    const id = there ?? uuid()
    ids.push(id)
    if (there !== undefined) same.push(there)
    else
      rows.push({
        depth,
        input: {
          ...{ id, naam: name, asset: connect(use.asset) },
          ...(item === null ? {} : { [kind.name]: connect(item) }),
          ...(lies.floor === null ? {} : { verdieping: connect(lies.floor) }),
          ...(lies.parent === null ? {} : { parent_ruimte: connect(lies.parent) }),
        },
      })
  }
  for (const answer of await makeAll(work, floor, [...newFloors.values()])) if (answer instanceof Problem) throw answer
  rows.sort((a, b) => a.depth - b.depth)
  const answers = await makeAll(
    work,
    model.entity(kind.space),
    rows.map(({ input }) => input),
  )
  const refused = answers.flatMap((problem, index) =>
    problem instanceof Problem ? [{ index, problem, entity: model.entity(kind.space) }] : [],
  )
  return { ...sorted(answers.flatMap(doneOf)), same, refused }
}

/** The floors of an asset by the item of the list that each is called after, the lowest first. */
async function floorsOf(work: Work, kind: Kind, asset: string): Promise<Map<string, string>> {
  const item = columnOf(kind.floor)
  const rows = await work.query<{ id: string; item: string }>(
    `select "id"::text, ${item}::text as "item" from "verdieping"
     where "organisatie_id" = $1 and "asset_id" = try_uuid($2) and ${item} is not null and "deleted_at" is null
     order by "niveau" desc nulls first, "id" desc`,
    [work.session.organisationId, asset],
  )
  return new Map(rows.map(({ item, id }) => [item, id]))
}

const placeKey = (name: string, on: string | null, parent: string | null) =>
  JSON.stringify([name.toLowerCase(), on, parent])

/** The spaces of an asset by their name and place. */
async function spacesIn(work: Work, asset: string): Promise<Map<string, string[]>> {
  const rows = await work.query<{ id: string; name: string | null; on: string | null; parent: string | null }>(
    `select "id"::text, "naam" as "name", "verdieping_id"::text as "on", "parent_ruimte_id"::text as "parent" from "sub_asset"
     where "organisatie_id" = $1 and "asset_id" = try_uuid($2) and "deleted_at" is null order by "id" desc`,
    [work.session.organisationId, asset],
  )
  const places = new Map<string, string[]>()
  for (const { id, name, on, parent } of rows) {
    const key = placeKey(name ?? '', on, parent)
    places.set(key, [...(places.get(key) ?? []), id])
  }
  return places
}
