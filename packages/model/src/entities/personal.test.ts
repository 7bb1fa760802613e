import { expect, test } from 'vitest'
import type { Entity } from '../kit/entity.ts'
import type { Field } from '../kit/field.ts'
import { retentions } from '../kit/retention.ts'
import { model } from './index.ts'

/**
 * Fields in which anything may be written or that hold a file, and that tell nothing of a living person: of each somebody
 * has decided so. A new one is `personal: true` with its `retention` in the definition, or stands here.
 */
const impersonal: Readonly<Record<string, string>> = {
  branch:
    'naam certificerende_instelling procescertificaat_nummer kvk_nummer lavs_organisatie_id email telefoon logo rapport_voettekst onafhankelijkheidsverklaring',
  client: 'klantnummer kvk_nummer asbest_regisseur_id lavs_id',
  keptView: 'lijst naam inhoud',
  assetPlan: 'naam file basistekening beeld',
  surveyPlan: 'naam uitsnede',
  planObject: 'punten label',
  openingView: 'lijst',
  holiday: 'naam',
  equipment: 'naam merk serienummer opmerking',
  equipmentCertificate: 'nummer keuringsinstantie file',
  laboratory: 'naam accreditatienummer email telefoon',
  laboratoryConnection: 'klantnummer email api_url api_sleutel laatste_fout',
  laboratoryPossibility:
    'stof monster_soort analyse_methode stof_code monster_soort_code analyse_methode_code code_laboratorium',
  organisation: 'naam kvk_nummer btw_nummer email telefoon logo onderzoeknummer_format externe_pagina',
  variableMapping: 'value description',
  variableSet: 'name',
  asset: 'naam reden_eigen_asbest_status opmerking',
  assetDocument: 'naam file',
  assetPhoto: 'file omschrijving',
  building:
    'straatnaam toevoeging postcode plaats soort gebruiksfunctie constructie complexnummer register_gebouw_id register_adres_id kadastrale_aanduiding',
  floor: 'naam',
  port: 'naam unlocode land',
  assetTemplate: 'naam omschrijving',
  assetTemplateSpace: 'naam',
  space: 'gebruik',
  subAsset: 'naam nummer opmerking',
  vesselSpace: 'spant_van spant_tot',
  vessel: 'imo_nummer eni_nummer roepletters vlag scheepstype werf bouwnummer klassebureau beheerder',
  document: 'naam herkomst bevindingen file',
  oldReport: 'naam bureau rapportnummer file opmerking',
  outOfScope: 'nummer omschrijving',
  execution: 'methode veiligheidsmaatregelen weersomstandigheden afwijkingen',
  exclusion: 'nummer deel omschrijving advies file foto_nummer',
  interview: 'verdachte_locaties',
  limitation: 'nummer omschrijving gevolg advies file',
  observation: 'nummer omschrijving foto',
  remark: 'titel tekst',
  suitability: 'stof toelichting',
  survey:
    'nummer projectnummer omschrijving aanleiding spoed_motivatie frontfoto annuleer_reden heropen_reden actualisatie_verklaring actualisatie',
  surveyAsbestos:
    'reikwijdte_tekst inspectiegebied geplande_werkzaamheden verborgen_asbest_toelichting aannames conclusie aanbevelingen',
  surveyClient: 'referentie',
  surveySpace: 'vloer wand plafond installaties opmerking',
  vscpEntry: 'nummer apparaat motivatie opmerking',
  visit: 'reden_spoed reden_afwijking melding_nummer lavs_inventarisatie_id annuleer_reden opmerking',
  controlMeasure: 'omschrijving',
  measureCheck: 'opmerking',
  finding: 'verwijzing_tekst reden_afwijkend_advies opmerking',
  location: 'nummer plaats',
  sanitationStrategy: 'werkomschrijving randvoorwaarden',
  source: 'nummer naam kleur afmeting omschrijving',
  sourcePhoto: 'file foto_nummer onderschrift',
  surveyPhoto: 'file foto_nummer onderschrift',
  treatment: 'uitvoerder referentie file opmerking',
  analysis: 'lab_monsternummer materiaal_beschrijving_lab opmerking',
  result: 'opmerking',
  sample: 'nummer omschrijving plaats laag foto',
  report: 'naam wijziging vrije_teksten file vingerafdruk',
  gapArgument: 'gat reden',
  notice: 'soort record_type record_id argumenten',
  task: 'soort record_type record_id stap fout uitleg',
  reportChapter: 'naam titel voorwaarde',
  reportElement: 'naam inhoud query instellingen file',
  reportTemplate: 'naam stylesheet',
  file: 'file_key filename mime_type checksum',
}
const free = ['text', 'textArea', 'richText', 'code', 'svg', 'json', 'file']
const fieldsOf = (entity: Entity) =>
  Object.entries(entity.fields).filter(([name]) => !entity.variantOf || !model.stored(entity).fields[name])
const records = model.entities.filter((entity) => !entity.isLookup)
const names = (entity: Entity, which: (field: Field) => boolean) =>
  fieldsOf(entity).flatMap(([name, field]) => (which(field) ? [name] : []))

/** Where numbers and addresses are those of a firm or an office, not of a person. */
const ofFirms = ['branch', 'laboratory', 'laboratoryConnection', 'organisation']
/** A record that is a person, or one's place in an organisation: all that is written there tells of that person. */
const isPerson = ({ fields, scope }: Entity) =>
  scope === 'person' ||
  'achternaam' in fields ||
  Object.values(fields).some((f) => f.kind === 'belongsTo' && f.required && model.named(f.target).scope === 'person')
/** The words of a name, and what somebody signs with. */
const isNamed = (name: string) =>
  /(^|_)(voornaam|voorletters|tussenvoegsel|achternaam|geboortedatum|handtekening|paraf)(_|$)/.test(name)
const isReached = (field: Field) => field.kind === 'text' && ['tel', 'email'].includes(field.inputType)

test('of every field in which anything may be written is decided whether it tells of a person', () => {
  const decided = (entity: Entity) => (impersonal[entity.key] ?? '').split(' ').filter(Boolean)
  const open = (entity: Entity) => names(entity, (f) => free.includes(f.kind) && !f.personal)
  const undecided = records.flatMap((entity) =>
    open(entity).flatMap((name) => (decided(entity).includes(name) ? [] : [`${entity.key}.${name}`])),
  )
  expect(
    undecided,
    'tells of a person: "personal: true" with a "retention" in its definition; tells of none: its name in "impersonal" of this test',
  ).toEqual([])
  const stale = Object.keys(impersonal).flatMap((key) => {
    const entity = records.find((one) => one.key === key)
    const known = entity ? open(entity) : []
    return (impersonal[key] ?? '').split(' ').flatMap((name) => (known.includes(name) ? [] : [`${key}.${name}`]))
  })
  expect(stale, 'stands in "impersonal" of this test, and is gone or personal by now').toEqual([])
})

test('names, numbers and addresses of people are personal wherever they stand', () => {
  expect(records.filter(isPerson).map(({ key }) => key)).toEqual(expect.arrayContaining(['user', 'contact']))
  const found = records.flatMap((entity) =>
    fieldsOf(entity).flatMap(([name, field]) => {
      const isFree = free.includes(field.kind) || field.kind === 'date'
      const isTold =
        (isPerson(entity) && free.includes(field.kind)) ||
        (isFree && isNamed(name)) ||
        (isReached(field) && !ofFirms.includes(entity.key))
      return isTold && !field.personal ? [`${entity.key}.${name}`] : []
    }),
  )
  expect(found, 'is of a person: "personal: true" with a "retention" in its definition').toEqual([])
})

test('what tells of a person says how long it is kept, and nothing else does', () => {
  for (const entity of model.entities) {
    for (const [name, field] of Object.entries(entity.fields)) {
      expect(field.retention !== undefined, `${entity.key}.${name}`).toBe(field.personal === true)
      if (field.retention) expect(Object.keys(retentions)).toContain(field.retention)
    }
  }
})
