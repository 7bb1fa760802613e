import type { Entity } from './entity.ts'
import type { BelongsToField, Fields } from './field.ts'
import { belongsTo, boolean, integer, text, textArea } from './field.ts'
import type { Label } from './label.ts'

/** What every lookup item has (§3, "Lookup item"); its code is its own among the items of `within`, or of all. */
const itemFields = (within: string | true) => ({
  value: text({ label: { nl: 'Waarde', en: 'Value', fr: 'Valeur' }, required: true }),
  value_en: text({ label: { nl: 'Engels', en: 'English', fr: 'Anglais' } }),
  value_fr: text({ label: { nl: 'Frans', en: 'French', fr: 'Français' } }),
  description: textArea({ label: { nl: 'Omschrijving', en: 'Description', fr: 'Description' } }),
  /** What the item is, in every set that has it, whatever it is called: given once by the server, and never changed. */
  code: text({ label: { nl: 'Code', en: 'Code', fr: 'Code' }, required: true, readOnly: true, unique: within }),
  active: boolean({ label: { nl: 'Actief', en: 'Active', fr: 'Actif' }, required: true, default: true }),
  volgorde: integer({ label: { nl: 'Volgorde', en: 'Order', fr: 'Ordre' }, required: true, default: 0 }),
})
export type ItemFields = ReturnType<typeof itemFields>
type InSet<K extends string> = { readonly variable_set: BelongsToField<'variableSet', true, K> }

interface LookupDefinition<K extends string, T extends string, F extends Fields> {
  /** The list's name of §3, such as `beperkingen`. */
  readonly key: K
  /** The type of one item; declared, never computed. */
  readonly type: T
  readonly label: Label
  /** Fields beyond the common shape. */
  readonly fields?: F
  readonly scope?: 'organisation' | 'global'
  /** Fields that say what an item means to the program: they stay as soon as a record uses it. */
  readonly decides?: readonly (keyof F & string)[]
  /** The list by whose items these stand together where one is chosen. */
  readonly grouped?: keyof F & string
  /** Codes of the items that the program relies on: they stay what they are, and cannot be deleted. */
  readonly known?: readonly string[]
}
interface NestedDefinition<K extends string, T extends string, F extends Fields> extends LookupDefinition<K, T, F> {
  readonly fields: F
}
type NoFields = Record<never, never>
type Lookup<K extends string, T extends string, F extends Fields> = Entity<K, T, K, F, undefined, undefined>

const words = ['value', 'value_en', 'value_fr', 'description', 'active']
const most = 5

/** The fields of a list that every item may be given beyond those that all have, but for what it stands in. */
const ownNames = (fields: Fields): string[] => {
  const common = Object.keys(itemFields(true))
  return Object.entries(fields).flatMap(([name, field]) =>
    common.includes(name) || field.readOnly || (field.kind === 'belongsTo' && !field.isLookup) ? [] : [name],
  )
}

/** What a list shows of its items: their words, what fits of their own fields, and whether they are in use. */
const columnsOf = (fields: Fields): string[] => {
  const own = ownNames(fields).filter((name) => fields[name]?.kind !== 'svg' && fields[name]?.kind !== 'json')
  return ['value', ...(own.length > 0 ? own.slice(0, most) : ['description']), 'active']
}

/** One item, as a sentence names it: what lists are called is always several. */
const itemLabel = ({ nl, en, fr }: Label): Label => ({
  nl: `Item in ${nl}`,
  en: `Item in ${en}`,
  fr: `Élément de ${fr ?? nl}`,
})

const formOf = (fields: Fields): Entity['form'] => {
  const own = ownNames(fields)
  return [
    { title: { nl: 'Woorden', en: 'Words', fr: 'Mots' }, fields: words },
    ...(own.length > 0 ? [{ title: { nl: 'Eigenschappen', en: 'Properties', fr: 'Propriétés' }, fields: own }] : []),
  ]
}

/** What an item stands in: its set, or the item of another list. */
const aboveOf = (fields: Fields): string | undefined =>
  Object.entries(fields).find(([, field]) => field.kind === 'belongsTo' && !field.isLookup)?.[0]

type AnyLookup = Omit<LookupDefinition<string, string, Fields>, 'fields' | 'decides' | 'grouped'> & {
  readonly decides?: readonly string[]
  readonly grouped?: string
}
const build = (definition: AnyLookup, fields: Fields) => ({
  key: definition.key,
  api: { type: definition.type, plural: definition.key },
  label: itemLabel(definition.label),
  plural: definition.label,
  fields,
  id: 'integer',
  scope: definition.scope ?? 'organisation',
  recorded: false,
  partOf: [],
  mentions: [],
  implements: [],
  happensIn: {},
  decides: definition.decides ?? [],
  known: definition.known ?? [],
  grouped: definition.grouped,
  abstract: false,
  variantOf: undefined,
  transitions: undefined,
  isLookup: true,
  importable: true,
  ...(definition.scope === 'global' ? {} : { mergeable: { within: aboveOf(fields), retire: 'active' } }),
  title: ['value'],
  search: ['value', 'value_en', 'description'],
  order: ['volgorde'],
  table: { columns: columnsOf(fields), reorder: 'volgorde' },
  form: formOf(fields),
  steps: [],
  hide: {},
  requiredWhen: {},
  askedWhen: {},
  overrides: {},
  access:
    definition.scope === 'global'
      ? { read: 'member', create: 'nobody', update: 'nobody', delete: 'nobody' }
      : { read: 'member', create: 'manager', update: 'manager', delete: 'manager' },
})

/**
 * A lookup list: a table of its own, so that a reference cannot point into the wrong list. Its items belong to a
 * variable set, which carries the list under its name.
 */
export const lookup = <const K extends string, const T extends string, const F extends Fields = NoFields>(
  definition: LookupDefinition<K, T, F>,
): Lookup<K, T, ItemFields & InSet<K> & F> => {
  const variable_set = belongsTo('variableSet', { required: true, inverse: definition.key })
  return build(definition, { ...itemFields('variable_set'), variable_set, ...definition.fields }) as unknown as Lookup<
    K,
    T,
    ItemFields & InSet<K> & F
  >
}

/** A list for the whole installation, outside any variable set, which nobody writes: the roles. */
export const globalLookup = <const K extends string, const T extends string>(
  definition: LookupDefinition<K, T, NoFields>,
): Lookup<K, T, ItemFields> =>
  build({ ...definition, scope: 'global' }, { ...itemFields(true) }) as unknown as Lookup<K, T, ItemFields>

/** A list inside an item of another list, which it names among its fields. */
export const nestedLookup = <const K extends string, const T extends string, const F extends Fields>(
  definition: NestedDefinition<K, T, F>,
): Lookup<K, T, ItemFields & F> => {
  return build(definition, {
    ...itemFields(aboveOf(definition.fields) ?? true),
    ...definition.fields,
  }) as unknown as Lookup<K, T, ItemFields & F>
}
