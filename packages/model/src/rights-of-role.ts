import { model } from './entities/index.ts'
import type { Entity } from './kit/entity.ts'
import { inSentence } from './kit/in-sentence.ts'
import { pointsAtOne } from './kit/kinds.ts'
import { inEach, inLocale, type Label, type Locale } from './kit/label.ts'
import { roadOf } from './nested-lists.ts'
import { type Grant, grantOf } from './rights.ts'

/** What a role may do with records of a kind: what `rights.ts` and the definition say, worked out for one role. */
export interface RightsOfRole {
  readonly key: string
  readonly label: Label
  /** So many lists for which the same holds stand in one line. */
  readonly lists: number
  readonly read: Grant
  readonly create: Grant
  readonly update: Grant
  readonly delete: Grant
  /** Fields for which the role may something else than for the record. */
  readonly fields: readonly { readonly label: Label; readonly action: 'read' | 'update'; readonly grant: Grant }[]
  /** The steps of their life. */
  readonly steps: readonly { readonly label: Label; readonly grant: Grant }[]
}

/** What each of several roles may with records of a kind, in the order of the roles. */
export interface RightsOfRoles extends Pick<RightsOfRole, 'key' | 'label' | 'lists'> {
  readonly of: readonly RightsOfRole[]
}

/** The lists of a variable set in one line. */
const lists: Label = { nl: 'Lijsten', en: 'Lists', fr: 'Listes' }

/** The kinds that somebody may hold a right to: nobody writes an abstract one, but one of its variants. */
const recordKinds = (entities: readonly Entity[]): Entity[] =>
  entities.filter(({ isLookup, abstract }) => !isLookup && !abstract)

/** What a role, by its id, may do with records of each kind, by name in a language; lists with the same rights in one line. */
export const rightsOfRole = (entities: readonly Entity[], roleId: number, locale: Locale): RightsOfRole[] =>
  rightsOfRoles(entities, [roleId], locale).flatMap(({ of }) => of)

/** The same of several roles side by side. */
export function rightsOfRoles(
  entities: readonly Entity[],
  roleIds: readonly number[],
  locale: Locale,
): readonly RightsOfRoles[] {
  const rightsOf = (entity: Entity) => roleIds.map((roleId) => rightsOn(entity, roleId))
  const alike = (entity: Entity) =>
    JSON.stringify(rightsOf(entity).map(({ key: _key, label: _label, ...rights }) => rights))
  const records = recordKinds(entities)
  const found = records.map((entity) => lineOf(rightsOf(entity), entity.key, nameOf(entity, records), 0))
  const ofLists = Map.groupBy(
    entities.filter((entity) => entity.isLookup),
    alike,
  )
  const inLines = [...ofLists.values()].flatMap((same) => {
    const [first] = same
    // What stands within the items of a list is no list of its own to whoever looks for one.
    const count = same.filter((list) => !roadOf(list)).length
    return first ? [lineOf(rightsOf(first), first.key, same.length === 1 ? first.plural : lists, count)] : []
  })
  return [...found, ...inLines].sort((one, other) =>
    inLocale(one.label, locale).localeCompare(inLocale(other.label, locale), locale),
  )
}

const lineOf = (of: readonly RightsOfRole[], key: string, label: Label, count: number): RightsOfRoles => ({
  key,
  label,
  lists: count,
  of: of.map((one) => ({ ...one, key, label, lists: count })),
})

/** What records of a kind are called; where a language calls two kinds the same, with what each hangs on. */
function nameOf(entity: Entity, among: readonly Entity[]): Label {
  const above = Object.values(entity.fields).find((field) => pointsAtOne(field) && field.required && !field.isLookup)
  const named = (locale: Locale) => {
    const own = inLocale(entity.plural, locale)
    const isAlone = among.every((other) => other === entity || inLocale(other.plural, locale) !== own)
    return isAlone || !pointsAtOne(above) ? own : `${own} (${inSentence(model.named(above.target).label, locale)})`
  }
  return inEach(named)
}

function rightsOn(entity: Entity, roleId: number): RightsOfRole {
  const { access, fields, transitions, plural, key } = entity
  const single = Object.entries(fields).flatMap(([name, field]) =>
    (['read', 'update'] as const).flatMap((action) => {
      const policy = 'access' in field ? field.access?.[action] : undefined
      const grant = policy && grantOf(policy, roleId)
      const label = field.label ?? { nl: name, en: name }
      return grant && grant !== grantOf(access[action], roleId) ? [{ label, action, grant }] : []
    }),
  )
  return {
    key,
    label: plural,
    lists: 0,
    read: grantOf(access.read, roleId),
    create: grantOf(access.create, roleId),
    update: grantOf(access.update, roleId),
    delete: grantOf(access.delete, roleId),
    fields: single,
    steps: Object.values(transitions?.events ?? {}).map(({ label, who }) => ({ label, grant: grantOf(who, roleId) })),
  }
}
