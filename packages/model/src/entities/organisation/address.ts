import { entity } from '../../kit/entity.ts'
import { choice, computed, decimal, integer, text } from '../../kit/field.ts'
import { between } from '../../rules/between.ts'
import { maxLength } from '../../rules/lengths.ts'
import { hasNoNumbers } from '../../rules/patterns.ts'
import { postcodeOf, spelledPostcode } from '../../rules/postcode-of.ts'

/** The address of one client, branch, laboratory or organisation, and deleted with it. */
export const address = entity({
  key: 'address',
  api: { type: 'Adres', plural: 'adressen' },
  label: { nl: 'Adres', en: 'Address', fr: 'Adresse' },
  plural: { nl: 'Adressen', en: 'Addresses', fr: 'Adresses' },
  fields: {
    straatnaam: text({
      personal: true,
      retention: 'contact',
      label: { nl: 'Straatnaam', en: 'Street', fr: 'Rue' },
      required: true,
    }),
    huisnummer: integer({
      personal: true,
      retention: 'contact',
      label: { nl: 'Huisnummer', en: 'House number', fr: 'Numéro' },
      help: {
        nl: 'Een letter hoort bij Toevoeging',
        en: 'A letter belongs in Addition',
        fr: 'Une lettre va dans Complément',
      },
      required: true,
      rules: [between(1, 99999)],
    }),
    toevoeging: text({
      personal: true,
      retention: 'contact',
      label: { nl: 'Toevoeging', en: 'Addition', fr: 'Complément' },
      rules: [maxLength(20)],
    }),
    postcode: text({
      personal: true,
      retention: 'contact',
      label: { nl: 'Postcode', en: 'Postcode', fr: 'Code postal' },
      required: true,
      rules: [postcodeOf('land')],
      spelled: spelledPostcode,
    }),
    plaats: text({
      personal: true,
      retention: 'contact',
      label: { nl: 'Plaats', en: 'Town', fr: 'Localité' },
      required: true,
      rules: [hasNoNumbers],
    }),
    land: choice(
      {
        NL: { nl: 'Nederland', en: 'Netherlands', fr: 'Pays-Bas' },
        BE: { nl: 'België', en: 'Belgium', fr: 'Belgique' },
        other: { nl: 'Ander land', en: 'Other country', fr: 'Autre pays' },
      },
      { label: { nl: 'Land', en: 'Country', fr: 'Pays' }, isCountry: true, required: true, default: 'NL' },
    ),
    postbus: text({
      personal: true,
      retention: 'contact',
      label: { nl: 'Postbus', en: 'PO box', fr: 'Boîte postale' },
    }),
    latitude: decimal({
      label: { nl: 'Breedtegraad', en: 'Latitude', fr: 'Latitude' },
      decimals: 6,
      rules: [between(-90, 90)],
    }),
    longitude: decimal({
      label: { nl: 'Lengtegraad', en: 'Longitude', fr: 'Longitude' },
      decimals: 6,
      rules: [between(-180, 180)],
    }),
    adres: computed('string', { always: true, label: { nl: 'Adres', en: 'Address', fr: 'Adresse' } }),
  },
  title: ['adres'],
  form: [
    {
      title: { nl: 'Adres', en: 'Address', fr: 'Adresse' },
      fields: ['straatnaam', 'huisnummer', 'toevoeging', 'postcode', 'plaats', 'land', 'postbus'],
    },
  ],
  mergeable: {},
  access: { read: 'member', create: 'office', update: 'manager', delete: 'manager' },
})
