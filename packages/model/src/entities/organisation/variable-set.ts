import { entity } from '../../kit/entity.ts'
import { text } from '../../kit/field.ts'

/** A complete set of lookup lists. Branches of work that speak another language, such as ships, have their own. */
export const variableSet = entity({
  key: 'variableSet',
  api: { type: 'VariableSet', plural: 'variableSets' },
  label: { nl: 'Variabelenset', en: 'Variable set', fr: 'Jeu de variables' },
  plural: { nl: 'Variabelensets', en: 'Variable sets', fr: 'Jeux de variables' },
  id: 'integer',
  fields: { name: text({ label: { nl: 'Naam', en: 'Name', fr: 'Nom' }, required: true, unique: true }) },
  title: ['name'],
  table: { columns: ['name', 'created_at', 'updated_at'] },
  form: [{ title: { nl: 'Variabelenset', en: 'Variable set' }, fields: ['name'] }],
  access: { read: 'member', create: 'manager', update: 'manager', delete: 'admin' },
})
