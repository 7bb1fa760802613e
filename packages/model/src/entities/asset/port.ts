import { entity } from '../../kit/entity.ts'
import { boolean, decimal, text } from '../../kit/field.ts'
import { between } from '../../rules/between.ts'
import { isCountryCode, isPortCode } from '../../rules/patterns.ts'

/** A port: where a vessel is registered, and where a survey of it takes place (interface Locatie, §3). */
export const port = entity({
  key: 'port',
  api: { type: 'Port', plural: 'ports' },
  label: { nl: 'Haven', en: 'Port', fr: 'Port' },
  plural: { nl: 'Havens', en: 'Ports', fr: 'Ports' },
  implements: ['Locatie'],
  keptInFields: true,
  fields: {
    naam: text({ label: { nl: 'Naam', en: 'Name', fr: 'Nom' }, required: true }),
    unlocode: text({
      label: { nl: 'Havencode', en: 'Port code', fr: 'Code du port' },
      help: {
        nl: 'UN/LOCODE van 5 tekens, bijvoorbeeld NLRTM',
        en: 'UN/LOCODE of 5 characters, for example NLRTM',
        fr: 'UN/LOCODE de 5 caractères, par exemple NLRTM',
      },
      unique: true,
      rules: [isPortCode],
    }),
    land: text({
      label: { nl: 'Land', en: 'Country', fr: 'Pays' },
      help: { nl: 'Landcode, bijvoorbeeld NL', en: 'Country code, for example NL', fr: 'Code du pays, par exemple NL' },
      copy: 'kept',
      required: true,
      rules: [isCountryCode],
    }),
    latitude: decimal({
      label: { nl: 'Breedtegraad', en: 'Latitude', fr: 'Latitude' },
      decimals: 7,
      rules: [between(-90, 90)],
    }),
    longitude: decimal({
      label: { nl: 'Lengtegraad', en: 'Longitude', fr: 'Longitude' },
      decimals: 7,
      rules: [between(-180, 180)],
    }),
    active: boolean({ label: { nl: 'Actief', en: 'Active', fr: 'Actif' }, required: true, default: true }),
  },
  title: ['naam'],
  search: ['naam', 'unlocode'],
  order: ['naam'],
  table: { columns: ['unlocode', 'naam', 'land', 'active'] },
  form: [{ title: { nl: 'Haven', en: 'Port', fr: 'Port' }, fields: ['naam', 'unlocode', 'land', 'active'] }],
  mergeable: { retire: 'active' },
  access: { read: 'member', create: 'proposer', update: 'office', delete: 'manager' },
})
