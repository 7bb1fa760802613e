import { entity } from '../../kit/entity.ts'
import { belongsTo, date, decimal, integer, text } from '../../kit/field.ts'
import { maxLength } from '../../rules/lengths.ts'
import { isCountryCode } from '../../rules/patterns.ts'
import { isEmpty } from '../../rules/rule.ts'
import { isEniNumber, isImoNumber } from '../../rules/ship-numbers.ts'
import { assetFields, assetOverrides } from './asset.ts'

const eitherNumber = {
  nl: 'Vul het IMO-nummer of het ENI-nummer in; één van de twee is genoeg',
  en: 'Enter the IMO number or the ENI number; one of the two is enough',
  fr: 'Saisissez le numéro OMI ou le numéro ENI ; un des deux suffit',
}

/** A seagoing or inland ship (Vessel, §3), known by its IMO or ENI number. */
export const vessel = entity({
  key: 'vessel',
  variantOf: 'asset',
  shared: { fixed: ['imo_nummer', 'eni_nummer'] },
  mentions: ['samengevoegd_met'],
  implements: ['Bezitbaar'],
  api: { type: 'Vessel', plural: 'vessels' },
  label: { nl: 'Schip', en: 'Vessel', fr: 'Navire' },
  plural: { nl: 'Schepen', en: 'Vessels', fr: 'Navires' },
  fields: {
    ...assetFields,
    naam: text({ label: { nl: 'Scheepsnaam', en: 'Vessel name', fr: 'Nom du navire' }, required: true }),
    imo_nummer: text({
      label: { nl: 'IMO-nummer', en: 'IMO number', fr: 'Numéro OMI' },
      help: {
        nl: 'IMO- of ENI-nummer: één van de twee is genoeg',
        en: 'IMO or ENI number: one of the two is enough',
        fr: 'Numéro OMI ou ENI : un des deux suffit',
      },
      rules: [isImoNumber],
    }),
    eni_nummer: text({ label: { nl: 'ENI-nummer', en: 'ENI number', fr: 'Numéro ENI' }, rules: [isEniNumber] }),
    roepletters: text({ label: { nl: 'Roepletters', en: 'Call sign', fr: 'Indicatif' }, rules: [maxLength(10)] }),
    vlag: text({
      label: { nl: 'Vlagstaat', en: 'Flag state', fr: 'État du pavillon' },
      help: { nl: 'Landcode, bijvoorbeeld NL', en: 'Country code, for example NL', fr: 'Code du pays, par exemple NL' },
      rules: [isCountryCode],
    }),
    thuishaven: belongsTo('port', {
      label: { nl: 'Thuishaven', en: 'Port of registry', fr: "Port d'attache" },
      onDelete: 'restrict',
    }),
    scheepstype: text({ label: { nl: 'Type schip', en: 'Ship type', fr: 'Type de navire' } }),
    kiellegging: date({ label: { nl: 'Kiellegging', en: 'Keel laid', fr: 'Pose de quille' } }),
    opleverdatum: date({ label: { nl: 'Opleverdatum', en: 'Delivery date', fr: 'Date de livraison' } }),
    werf: text({ label: { nl: 'Werf', en: 'Shipyard', fr: 'Chantier' } }),
    bouwnummer: text({ label: { nl: 'Bouwnummer', en: 'Yard number', fr: 'Numéro de coque' } }),
    bruto_tonnage: integer({
      label: { nl: 'Bruto tonnage', en: 'Gross tonnage', fr: 'Jauge brute' },
      help: {
        nl: 'Vanaf 500 gelden de regels voor scheepsrecycling',
        en: 'From 500 the ship recycling rules apply',
        fr: 'À partir de 500, les règles de recyclage des navires s’appliquent',
      },
      unit: 'GT',
    }),
    lengte: decimal({ label: { nl: 'Lengte', en: 'Length', fr: 'Longueur' }, unit: 'm' }),
    breedte: decimal({ label: { nl: 'Breedte', en: 'Beam', fr: 'Largeur' }, unit: 'm' }),
    diepgang: decimal({ label: { nl: 'Diepgang', en: 'Draught', fr: "Tirant d'eau" }, unit: 'm' }),
    klassebureau: text({ label: { nl: 'Klassebureau', en: 'Class society', fr: 'Société de classification' } }),
    beheerder: text({ label: { nl: 'Scheepsbeheerder', en: 'Ship manager', fr: 'Gestionnaire' } }),
  },
  title: ['title'],
  search: ['title', 'imo_nummer', 'eni_nummer'],
  table: {
    columns: [
      'naam',
      'imo_nummer',
      'eni_nummer',
      'scheepstype',
      'bouwjaar',
      'klant',
      'asbest_status',
      'aantal_onderzoeken',
    ],
  },
  form: [
    {
      title: { nl: 'Schip', en: 'Vessel', fr: 'Navire' },
      fields: [
        'naam',
        'imo_nummer',
        'eni_nummer',
        'roepletters',
        'vlag',
        'thuishaven',
        'scheepstype',
        'klant',
        'beheerder',
        'eigen_asbest_status',
        'reden_eigen_asbest_status',
        'opmerking',
      ],
    },
    {
      title: { nl: 'Bouw', en: 'Construction', fr: 'Construction' },
      fields: ['bouwjaar', 'kiellegging', 'opleverdatum', 'werf', 'bouwnummer', 'klassebureau'],
    },
    {
      title: { nl: 'Afmetingen', en: 'Dimensions', fr: 'Dimensions' },
      fields: ['bruto_tonnage', 'lengte', 'breedte', 'diepgang'],
    },
  ],
  requiredWhen: {
    imo_nummer: { when: (draft) => isEmpty(draft.eni_nummer), message: eitherNumber },
  },
  overrides: assetOverrides,
  steps: 'sections',
  mergeable: { into: 'samengevoegd_met' },
  access: { read: 'member', create: 'proposer', update: 'planner', delete: 'manager' },
})
