import type { Entity } from './kit/entity.ts'
import { inLocale, type Label, type Locale } from './kit/label.ts'
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

/** The lists of a variable set in one line. */
const lists: Label = { nl: 'Lijsten', en: 'Lists', fr: 'Listes' }

/** What a role, by its id, may do with records of each kind, by name in a language; lists with the same rights in one line. */
export function rightsOfRole(entities: readonly Entity[], roleId: number, locale: Locale): RightsOfRole[] {
  const kinds = entities.filter((entity) => !entity.variantOf)
  const found = kinds.filter((entity) => !entity.isLookup).map((entity) => rightsOn(entity, roleId))
  const ofLists = new Map<string, RightsOfRole>()
  for (const entity of kinds.filter(({ isLookup }) => isLookup)) {
    const { key, label, type: _type, lists: _lists, ...rights } = rightsOn(entity, roleId)
    const same = ofLists.get(JSON.stringify(rights))
    const count = (same?.lists ?? 0) + 1
    ofLists.set(JSON.stringify(rights), {
      ...rights,
      key: same?.key ?? key,
      label: count === 1 ? label : lists,
      lists: count,
    })
  }
  return [...apart(found), ...ofLists.values()].sort((one, other) =>
    inLocale(one.label, locale).localeCompare(inLocale(other.label, locale), locale),
  )
}

/** Two kinds that people call the same are told apart by what the API calls them. */
function apart(rights: readonly (RightsOfRole & { readonly type: string })[]): RightsOfRole[] {
  const count = Map.groupBy(rights, ({ label }) => label.nl)
  return rights.map(({ type, ...one }) => {
    if (count.get(one.label.nl)?.length === 1) return one
    const named = (locale: Locale) => `${inLocale(one.label, locale)} (${type})`
    return { ...one, label: { nl: named('nl'), en: named('en'), fr: named('fr') } }
  })
}

function rightsOn(entity: Entity, roleId: number): RightsOfRole & { readonly type: string } {
  const { access, fields, transitions, plural, key, api } = entity
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
    type: api.type,
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
