import { isDeepStrictEqual } from 'node:util'
import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne, type ToOneField } from '@vezel/model/kit/kinds.ts'
import { mappedLists } from '@vezel/model/lookups/mapped.ts'
import { Problem } from '@vezel/model/problems.ts'
import { canBeStored } from '@vezel/model/rules/storable.ts'
import { v7 as uuid } from 'uuid'
import { listsInOrder, parentOf, pathOf } from '../../db/fill-list.ts'
import { imagedMapping, imageOfList } from '../../db/set-image.ts'
import type { Work } from '../../db/work.ts'
import { changeAll, makeAll, type Row, removeAll } from '../many.ts'
import { change, create, type Done } from '../write.ts'
import type { Input } from '../writing/input.ts'
import { calledIn, type FileItem, issueOf, mapping, type RefusedRow, type Said, strangeIn } from './set-file.ts'

const variableSet = model.entity('variableSet')

/** Judges the values of a row as those of a hand-written call are. */
export type Judge = (entity: Entity, call: 'Create' | 'Update', input: Input) => Row

/** An item as it stands in the set that is being made. */
interface Standing {
  readonly id: string
  readonly pad: readonly string[]
  readonly volgorde: number
  readonly velden: Said
  readonly koppelwaarden: readonly (Said & { readonly id: string })[]
}
type Items = ReadonlyMap<string, Standing>
const keyOf = (path: readonly string[]) => JSON.stringify(path)

/** What was made, by which it is taken back, and what of the file was left out. */
export interface ImportedSet {
  readonly id: string
  readonly batch: string
  readonly refused: readonly RefusedRow[]
}

/**
 * Makes a variable set of what a file says, by the ordinary writes. After another set it is its next version: items go by their
 * codes, what the file does not name of a list that it has is retired, and other lists stay. It comes into use when it is whole,
 * so that what takes the import back takes the set first, with all that is in it.
 */
export async function importSet(
  work: Work,
  set: Input,
  lists: ReadonlyMap<Entity, readonly FileItem[]>,
  judge: Judge,
): Promise<ImportedSet> {
  const batch = uuid()
  const within: Work = { ...work, batch, namesAgain: true }
  const id = await create(within, variableSet, { ...set, active: false })
  const making = new SetImport(within, id, judge)
  for (const list of listsInOrder()) await making.writeList(list, lists.get(list))
  await making.writeMappings()
  await change(within, variableSet, id, { active: true })
  return { id, batch, refused: making.refused }
}

/** Where a row comes from, for whoever is told that it is refused. */
type Origin = Omit<RefusedRow, 'problem'>
const originOf = (item: FileItem): Origin => ({ list: item.list.key, row: item.row, called: calledIn(item) })

class SetImport {
  readonly #work: Work
  readonly #set: string
  readonly #judge: Judge
  readonly #standing = new Map<string, Items>()
  readonly #withMappings: { readonly item: FileItem; readonly id: string }[] = []
  readonly refused: RefusedRow[] = []

  constructor(work: Work, set: string, judge: Judge) {
    this.#work = work
    this.#set = set
    this.#judge = judge
  }

  /** Writes the items of a list: new ones, those that differ, and those out of use that the file does not name. */
  async writeList(list: Entity, items: readonly FileItem[] | undefined): Promise<void> {
    const there = await this.#read(list)
    this.#standing.set(list.key, there)
    if (!items) return
    const fresh: { item: FileItem; row: Row }[] = []
    const changed: { id: string; from: Origin; row: Row }[] = []
    for (const item of items) {
      const stands = there.get(keyOf(item.path))
      if (!stands) fresh.push({ item, row: this.#newRow(item) })
      else {
        this.#withMappings.push({ item, id: stands.id })
        const row = this.#changesOf(item, stands)
        if (row) changed.push({ id: stands.id, from: originOf(item), row })
      }
    }
    const named = new Set(items.map(({ path }) => keyOf(path)))
    for (const [key, { id, velden }] of there)
      if (!named.has(key) && velden.active === true)
        changed.push({
          id,
          from: { list: list.key, row: null, called: String(velden.value ?? '') },
          row: { active: false },
        })
    await this.#change(list, changed)
    const made = await makeAll(
      this.#work,
      list,
      fresh.map(({ row }) => row),
    )
    for (const [at, answer] of made.entries()) {
      const { item } = fresh[at] as (typeof fresh)[number]
      if (answer instanceof Problem) this.refused.push({ ...originOf(item), problem: answer })
      else this.#withMappings.push({ item, id: answer.id })
    }
    if (fresh.length > 0 || changed.length > 0) this.#standing.set(list.key, await this.#read(list))
  }

  /** Writes what the items are called outside: of those of which the file says it, that and nothing else. */
  async writeMappings(): Promise<void> {
    const gone: { id: string; from: Origin }[] = []
    const changed: { id: string; from: Origin; row: Row }[] = []
    const fresh: { from: Origin; row: Row }[] = []
    for (const { item, id } of this.#withMappings) {
      if (!item.mappings || !isMapped(item.list)) continue
      const there = new Map(
        (this.#standing.get(item.list.key)?.get(keyOf(item.path))?.koppelwaarden ?? []).map((one) => [
          nameOf(one),
          one,
        ]),
      )
      for (const { row, says } of item.mappings) {
        const from: Origin = { list: mapping.key, row, called: `${calledIn(item)}: ${String(says.value ?? '')}` }
        const stands = there.get(nameOf(says))
        there.delete(nameOf(says))
        if (!stands) fresh.push({ from, row: this.#mappingRow('Create', says, { [item.list.key]: linkTo(id) }) })
        else {
          const differs = Object.entries(says).filter(
            ([name, value]) => !isDeepStrictEqual(value, stands[name] ?? null),
          )
          if (differs.length > 0)
            changed.push({ id: stands.id, from, row: this.#mappingRow('Update', Object.fromEntries(differs)) })
        }
      }
      for (const { id: old, value } of there.values())
        gone.push({ id: old, from: { list: mapping.key, row: null, called: `${calledIn(item)}: ${String(value)}` } })
    }
    const removed = await removeAll(
      this.#work,
      mapping,
      gone.map(({ id }) => id),
    )
    this.#tell(
      removed,
      gone.map(({ from }) => from),
    )
    await this.#change(mapping, changed)
    const made = await makeAll(
      this.#work,
      mapping,
      fresh.map(({ row }) => row),
    )
    this.#tell(
      made,
      fresh.map(({ from }) => from),
    )
  }

  async #change(entity: Entity, rows: readonly { id: string; from: Origin; row: Row }[]): Promise<void> {
    const inputs = new Map(rows.map(({ id, row }) => [id, row]))
    const answers = await changeAll(this.#work, entity, [...inputs.keys()], (id) => inputs.get(id) ?? {})
    this.#tell(
      answers,
      rows.map(({ from }) => from),
    )
  }

  #tell(answers: readonly (Done | Problem)[], from: readonly Origin[]): void {
    for (const [at, answer] of answers.entries())
      if (answer instanceof Problem) this.refused.push({ ...(from[at] as Origin), problem: answer })
  }

  async #read(list: Entity): Promise<Items> {
    const rows = await this.#work.query<Standing>(imageOfList(list, '$2', '$1', { ids: true }), [
      this.#work.session.organisationId,
      Number(this.#set),
    ])
    return new Map(rows.map((row) => [keyOf(row.pad), row]))
  }

  /** The item of a list with these codes. */
  #idOf(list: Entity, path: readonly string[]): string | undefined {
    return this.#standing.get(list.key)?.get(keyOf(path))?.id
  }

  /** A new item as a call would send it, with what a call cannot give: its code, and what else comes with it for good. */
  #newRow(item: FileItem): Row {
    const { list, path, place } = item
    const [strange] = strangeIn(list, item.fields)
    if (strange !== undefined) return issueOf(list, strange, 'isExpected')
    const isFixed = ([name]: readonly [string, unknown]) => list.fields[name]?.readOnly === true
    const fixed = Object.entries(item.fields).filter(isFixed)
    const fields = Object.fromEntries(Object.entries(item.fields).filter((one) => !isFixed(one)))
    const wrong = fixed.find(([, value]) => value !== null && !(typeof value === 'string' && canBeStored(value)))
    if (wrong) return issueOf(list, wrong[0], 'isText')
    const parent = parentOf(list)
    const above = parent && this.#idOf(model.named(parent.field.target), path.slice(0, -1))
    if (parent && above === undefined) return issueOf(list, parent.name, 'isInSet')
    const hangsOn = parent ? { [parent.name]: linkTo(above) } : { variable_set: linkTo(this.#set) }
    const given = this.#fieldsOf(item, fields)
    if (given instanceof Problem) return given
    const order = typeof place === 'undefined' ? {} : { volgorde: place }
    const row = this.#judge(list, 'Create', { ...given, ...order, ...hangsOn })
    const code = path.at(-1)
    return row instanceof Problem ? row : { ...row, ...Object.fromEntries(fixed), ...(code ? { code } : {}) }
  }

  /** In what an item of the file differs from the one that stands there; undefined where in nothing. */
  #changesOf(item: FileItem, stands: Standing): Row | undefined {
    const differs = Object.entries(item.fields).filter(
      ([name, value]) => !isDeepStrictEqual(value ?? null, stands.velden[name] ?? null),
    )
    const isMoved = item.place !== undefined && item.place !== stands.volgorde
    if (differs.length === 0 && !isMoved) return undefined
    const [strange] = strangeIn(item.list, item.fields)
    if (strange !== undefined) return issueOf(item.list, strange, 'isExpected')
    const given = this.#fieldsOf(item, Object.fromEntries(differs))
    if (given instanceof Problem) return given
    return this.#judge(item.list, 'Update', { ...given, ...(isMoved ? { volgorde: item.place } : {}) })
  }

  /** Fields as a call sends them: other items by the id that their code has in this set. */
  #fieldsOf({ list, path }: FileItem, fields: Said): Input | Problem {
    const taken: [string, unknown][] = []
    for (const [name, value] of Object.entries(fields)) {
      const field = list.fields[name]
      if (!pointsAtOne(field)) taken.push([name, value])
      else if (value === null) taken.push([name, null])
      else {
        const id = this.#named(list, path, field, value)
        if (id === undefined) return issueOf(list, name, 'isInSet')
        taken.push([name, linkTo(id)])
      }
    }
    return Object.fromEntries(taken)
  }

  /** The item that a code names: of a list that stands in an item, the one in what this stands in as well. */
  #named(list: Entity, path: readonly string[], field: ToOneField, code: unknown): string | undefined {
    if (typeof code !== 'string') return undefined
    const target = model.named(field.target)
    const above = parentOf(target)
    const level = above ? pathOf(list).findIndex(({ key }) => key === above.field.target) : -1
    return this.#idOf(target, [...path.slice(0, level + 1), code])
  }

  /** A mapping as a call sends it; `hangsOn` names the item of a new one. */
  #mappingRow(call: 'Create' | 'Update', says: Said, hangsOn: Input = {}): Row {
    const strange = Object.keys(says).find((name) => !imagedMapping.includes(name))
    if (strange !== undefined) return issueOf(mapping, strange, 'isExpected')
    const { external_system: code, ...given } = says
    if (code === undefined) return this.#judge(mapping, call, { ...given, ...hangsOn })
    const system = typeof code === 'string' ? this.#idOf(model.named('external_systems'), [code]) : undefined
    if (system === undefined) return issueOf(mapping, 'external_system', 'isInSet')
    return this.#judge(mapping, call, { ...given, ...hangsOn, external_system: linkTo(system) })
  }
}

const linkTo = (id: string | undefined) => ({ connect: { id } })
const isMapped = ({ key }: Entity) => mappedLists.some((one) => one === key)
/** What tells the mappings of an item apart. */
const nameOf = ({ external_system, direction = mapping.fields.direction?.default, value }: Said) =>
  JSON.stringify([external_system, direction, value])
