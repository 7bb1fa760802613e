import { expect, test } from 'vitest'
import { model } from '../entities/index.ts'
import { copiedFields, hasLikeLast } from './copying.ts'
import { kindOf, pointsAtOne } from './kinds.ts'

/** What a new record takes over from the last one, chosen field by field: a new field is weighed here. */
const kept: Readonly<Record<string, string>> = {
  address: 'land',
  client: 'soort land',
  invitation: 'locale vestiging',
  equipment: 'inventarisatie_user uitrusting_type',
  laboratory: 'land',
  laboratoryConnection: 'laboratorium vestiging external_system soort',
  laboratoryPossibility: 'laboratorium stof',
  variableMapping: 'external_system direction',
  userCertificate: 'inventarisatie_user inventarisatie_user_certificate_type',
  assetDocument: 'inventarisatie_asset inventarisatie_asset_document_type',
  buildingPhoto: 'asset sub_asset',
  vesselPhoto: 'asset sub_asset',
  building: 'klant straatnaam plaats land vastgoed_asset_type soort gebruiksfunctie parent_asset',
  assetTemplate: 'asset_soort',
  assetTemplateSpace: 'asset_template asset_template_ruimte verdieping_naam deck_name',
  space: 'asset verdieping parent_ruimte gebruik',
  port: 'land',
  vesselSpace: 'asset verdieping parent_ruimte vscp_zone',
  vessel: 'klant thuishaven',
  exclusion: 'onderzoek beperking',
  interview: 'onderzoek wijze',
  limitation: 'onderzoek beperking',
  document: 'onderzoek document_type vessel_document_type',
  oldReport: 'onderzoek bureau',
  observation: 'onderzoek waarneming_type toepassing materiaal_type',
  survey: 'onderzoek_type onderzoek_soort vestiging projectleider rapporttaal ihm_scope locatie rapport_template',
  surveyPlan: 'onderzoek papierformaat orientatie',
  surveySpace: 'onderzoek vloer wand plafond installaties',
  visit: 'onderzoek inspecteurs vestiging',
  vscpEntry: 'onderzoek vscp_material vscp_zone sub_asset vscp_system vscp_component apparaat document_status',
  controlMeasure: 'bron_locatie onderzoek beheersmaatregel_type behandelmoment',
  finding: 'bevestiging conditie beschadiging bereikbaarheid afscherming blootstelling behandelmoment',
  location: 'bron plaats binnen_buiten asbest_regisseur_locatie',
  sanitationStrategy: 'bron onderzoek sanerings_advies',
  source:
    'inventarisatie_asset onderzoek materiaal_type product toepassing structuur binding eenheid kleur bron_advies',
  treatment: 'bron_locatie uitvoerder',
  analysis: 'monster analyse_methode laboratorium',
  sample: 'onderzoek bron_locatie_inventarisatie sub_asset materiaal_type monster_soort omschrijving laag',
  reportElement: 'element_type',
  reportTemplate: 'onderzoek_types taal papierformaat orientatie',
}

test('a new record takes over from the last one what is chosen here, and no record more', () => {
  const found = model.entities.filter(hasLikeLast).map((entity) => [entity.key, copiedFields(entity).join(' ')])
  expect(Object.fromEntries(found)).toEqual(kept)
})

test('what was counted, measured, photographed or seen, when, and what tells of a person, is in no copy', () => {
  const never = ['integer', 'decimal', 'date', 'datetime', 'file', 'boolean', 'richText', 'computed']
  for (const entity of model.entities)
    for (const name of copiedFields(entity)) {
      const field = entity.fields[name]
      expect(never, `${entity.key}.${name}`).not.toContain(field?.kind)
      expect([field?.personal, field?.readOnly, field?.unique], `${entity.key}.${name}`).toEqual([
        undefined,
        undefined,
        undefined,
      ])
      expect([entity.numbered?.field, entity.table.reorder], entity.key).not.toContain(name)
    }
})

test('a field says what a copy does with it only where its kind says otherwise', () => {
  const idle = model.entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) =>
      field.copy !== undefined && field.copy === kindOf(field).copy ? [`${entity.key}.${name}`] : [],
    ),
  )
  expect(idle).toEqual([])
})

test('a record that another happens in has the days of which that definition speaks', () => {
  for (const { key, fields, happensIn } of model.entities)
    for (const [name, { at, from, to }] of Object.entries(happensIn)) {
      const field = fields[name]
      const around = pointsAtOne(field) ? model.named(field.target).fields : {}
      const kinds = [fields[at], around[from], around[to]].map((one) => one?.kind)
      expect(
        kinds.every((kind) => kind === 'date' || kind === 'datetime'),
        `${key}.${name}`,
      ).toBe(true)
    }
})
