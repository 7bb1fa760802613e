import { dutchTime } from '../../dutch-time.ts'
import { entity } from '../../kit/entity.ts'
import { belongsTo, choice, computed, decimal, integer, text, textArea } from '../../kit/field.ts'
import { between } from '../../rules/between.ts'
import { maxLength } from '../../rules/lengths.ts'
import { notBeforeYear } from '../../rules/not-before-year.ts'
import { hasNoNumbers } from '../../rules/patterns.ts'
import { postcodeOf, spelledPostcode } from '../../rules/postcode-of.ts'
import { assetFields, assetOverrides } from './asset.ts'

/** A building or part of one, found by its address (VastgoedAsset, §3). A dwelling may be part of a complex. */
export const building = entity({
  key: 'building',
  variantOf: 'asset',
  shared: { fixed: [] },
  mentions: ['parent_asset', 'samengevoegd_met'],
  implements: ['Bezitbaar'],
  api: { type: 'VastgoedAsset', plural: 'vastgoedAssets' },
  label: { nl: 'Pand', en: 'Asset', fr: 'Bien' },
  plural: { nl: 'Panden', en: 'Assets', fr: 'Biens' },
  fields: {
    ...assetFields,
    straatnaam: text({ copy: 'kept', label: { nl: 'Straatnaam', en: 'Street', fr: 'Rue' }, required: true }),
    huisnummer: integer({
      label: { nl: 'Huisnummer', en: 'House number', fr: 'Numéro' },
      help: {
        nl: 'Een letter hoort bij Toevoeging',
        en: 'A letter belongs in Addition',
        fr: 'Une lettre va dans Complément',
      },
      required: true,
      rules: [between(1, 99999)],
    }),
    toevoeging: text({ label: { nl: 'Toevoeging', en: 'Addition', fr: 'Complément' }, rules: [maxLength(20)] }),
    postcode: text({
      label: { nl: 'Postcode', en: 'Postcode', fr: 'Code postal' },
      required: true,
      rules: [postcodeOf('land')],
      spelled: spelledPostcode,
    }),
    plaats: text({
      copy: 'kept',
      label: { nl: 'Plaats', en: 'Town', fr: 'Localité' },
      required: true,
      rules: [hasNoNumbers],
    }),
    land: choice(
      {
        NL: { nl: 'Nederland', en: 'Netherlands', fr: 'Pays-Bas' },
        BE: { nl: 'België', en: 'Belgium', fr: 'Belgique' },
      },
      { label: { nl: 'Land', en: 'Country', fr: 'Pays' }, isCountry: true, required: true, default: 'NL' },
    ),
    vastgoed_asset_type: choice(
      {
        woning: { nl: 'Woning', en: 'Dwelling', fr: 'Logement' },
        appartement: { nl: 'Appartement', en: 'Flat', fr: 'Appartement' },
        woonblok: { nl: 'Woonblok', en: 'Terrace', fr: 'Bloc de logements' },
        appartementencomplex: { nl: 'Appartementencomplex', en: 'Block of flats', fr: 'Immeuble à appartements' },
        school: { nl: 'School', en: 'School', fr: 'École' },
        kinderopvang: { nl: 'Kinderopvang', en: 'Day nursery', fr: 'Crèche' },
        kantoor: { nl: 'Kantoor', en: 'Office', fr: 'Bureaux' },
        winkel: { nl: 'Winkel', en: 'Shop', fr: 'Commerce' },
        bedrijfshal: { nl: 'Bedrijfshal', en: 'Industrial hall', fr: 'Hall industriel' },
        agrarisch: { nl: 'Agrarisch', en: 'Farm', fr: 'Bâtiment agricole' },
        zorggebouw: { nl: 'Zorggebouw', en: 'Care building', fr: 'Établissement de soins' },
        sportgebouw: { nl: 'Sportgebouw', en: 'Sports building', fr: 'Bâtiment sportif' },
        'religieus gebouw': { nl: 'Religieus gebouw', en: 'Religious building', fr: 'Édifice religieux' },
        'garage of berging': { nl: 'Garage of berging', en: 'Garage or store', fr: 'Garage ou remise' },
        kunstwerk: { nl: 'Kunstwerk', en: 'Civil structure', fr: 'Ouvrage d’art' },
        'installatie of object': {
          nl: 'Installatie of object',
          en: 'Installation or object',
          fr: 'Installation ou objet',
        },
        terrein: { nl: 'Terrein', en: 'Site', fr: 'Terrain' },
        overig: { nl: 'Overig', en: 'Other', fr: 'Autre' },
      },
      { label: { nl: 'Soort pand', en: 'Asset type', fr: 'Type de bien' } },
    ),
    soort: text({ copy: 'kept', label: { nl: 'Toevoeging soort', en: 'Type addition', fr: 'Complément de type' } }),
    renovatiejaar: integer({
      label: { nl: 'Renovatiejaar', en: 'Year renovated', fr: 'Année de rénovation' },
      rules: [between(1000, Number(dutchTime().slice(0, 4)) + 5), notBeforeYear('bouwjaar')],
    }),
    gebruiksfunctie: text({ copy: 'kept', label: { nl: 'Gebruik', en: 'Use', fr: 'Usage' } }),
    bruto_vloeroppervlakte: decimal({
      label: { nl: 'Bruto vloeroppervlakte', en: 'Gross floor area', fr: 'Surface brute' },
      unit: 'm²',
    }),
    aantal_bouwlagen: integer({ label: { nl: 'Aantal bouwlagen', en: 'Storeys', fr: 'Niveaux' } }),
    aantal_eenheden: integer({ label: { nl: 'Aantal eenheden', en: 'Units', fr: 'Unités' }, default: 1 }),
    constructie: textArea({ label: { nl: 'Constructie', en: 'Construction', fr: 'Construction' } }),
    complexnummer: text({ label: { nl: 'Complexnummer', en: 'Complex number', fr: 'Numéro de complexe' } }),
    register_gebouw_id: text({
      label: { nl: 'Gebouwnummer register', en: 'Register building id', fr: 'Numéro de bâtiment' },
    }),
    register_adres_id: text({
      label: { nl: 'Adresnummer register', en: 'Register address id', fr: "Numéro d'adresse" },
    }),
    kadastrale_aanduiding: text({
      label: { nl: 'Kadastrale aanduiding', en: 'Land registry reference', fr: 'Référence cadastrale' },
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
    parent_asset: belongsTo('building', {
      label: { nl: 'Onderdeel van complex', en: 'Part of complex', fr: 'Partie du complexe' },
      inverse: 'onderdelen',
      onDelete: 'null',
    }),
    /** Dwellings and other parts of a complex. */
    aantal_onderdelen: computed('integer', { label: { nl: 'Aantal onderdelen', en: 'Parts', fr: 'Parties' } }),
  },
  title: ['title'],
  search: ['title', 'adres'],
  table: {
    columns: ['adres', 'naam', 'vastgoed_asset_type', 'bouwjaar', 'klant', 'asbest_status', 'aantal_onderzoeken'],
  },
  form: [
    {
      title: { nl: 'Adres', en: 'Address', fr: 'Adresse' },
      fields: ['naam', 'straatnaam', 'huisnummer', 'toevoeging', 'postcode', 'plaats', 'land'],
    },
    {
      title: { nl: 'Gegevens van het pand', en: 'Asset data', fr: 'Données du bien' },
      fields: [
        'vastgoed_asset_type',
        'soort',
        'bouwjaar',
        'renovatiejaar',
        'gebruiksfunctie',
        'bruto_vloeroppervlakte',
        'aantal_bouwlagen',
        'aantal_eenheden',
        'constructie',
        'klant',
        'eigen_asbest_status',
        'reden_eigen_asbest_status',
        'complexnummer',
        'register_gebouw_id',
        'register_adres_id',
        'kadastrale_aanduiding',
        'parent_asset',
        'opmerking',
      ],
    },
  ],
  overrides: assetOverrides,
  steps: 'sections',
  mergeable: { into: 'samengevoegd_met' },
  access: { read: 'member', create: 'proposer', update: 'planner', delete: 'manager' },
})
