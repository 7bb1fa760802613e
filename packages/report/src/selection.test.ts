import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { points, pointsAtFile } from '@vezel/model/kit/kinds.ts'
import type { VscpSummaryLine } from '@vezel/model/vscp-summary.ts'
import { expect, test } from 'vitest'
import { particulars } from './dossier/survey.ts'
import { type Dossier, dossier, type SubAssetRow, type VscpRow } from './dossier.ts'
import { drawnPlan, planOfAll } from './fixture/changed.ts'
import { DOSSIERS } from './fixture/nasty.ts'
import { schoolDossier } from './fixture/school.ts'
import { item } from './fixture/school-items.ts'
import { gapKey, gaps } from './gaps.ts'
import { renderTongues } from './report.tsx'
import { withTongues } from './texts/tongues.ts'

// What nobody prints is not asked: it costs each report its time, is kept for good of each that is closed, and tells of data
// that changed where no page did.

/** What is asked and not printed, by kind of record and field, each with who reads it. */
const readElsewhere: Readonly<Record<string, string>> = {
  'report.naam': 'the name of the file of the print',
  'survey.rapporttaal': 'which texts are in another language than the report (`texts/tongues.ts`)',
  'survey.gesloten_op': '`gather.ts` chooses by it which treatments were known',
  'source.strategieen_bij_sluiten': '`gather.ts` puts it in the place of those of other surveys',
  'sanitationStrategy.onderzoek': '`gather.ts` chooses by it which are of the survey',
  'location.is_ongezien': '`gather.ts` chooses by it which places are in the survey',
  'location.ongezien_verdacht': '`gather.ts` chooses by it which places are known from others',
  'location.overgenomen_bij_sluiten': '`gather.ts` puts it in the place of what stands there now',
  'treatment.created_at': '`gather.ts` chooses by it which were known when the survey closed',
}

/** A value that notes by its path what is read of it: `onderzoek.bronnen.naam`. */
function noting<Value>(value: Value, path: string, read: Set<string>): Value {
  if (typeof value !== 'object' || value === null) return value
  return new Proxy(value, {
    get(target, name, receiver) {
      const inner: unknown = Reflect.get(target, name, receiver)
      if (typeof name !== 'string' || !Object.hasOwn(target, name)) return inner
      if (Array.isArray(target)) return noting(inner, path, read)
      const at = path ? `${path}.${name}` : name
      read.add(at)
      return noting(inner, at, read)
    },
  })
}

/** A floor by a word of a list, as a building or a vessel has it. */
const floorless = <Space extends SubAssetRow>(space: Space, index: number): Space => ({
  ...space,
  verdieping: space.verdieping && {
    ...space.verdieping,
    naam: null,
    verdieping_naam: index % 2 === 0 ? item('v', 'Begane grond') : null,
    deck_name: item('d', 'Hoofddek'),
  },
})

/** An entry of the check plan of a vessel, checked by a sample. */
const checkEntry = (id: string, motivatie: string | null, space: SubAssetRow | null = null): VscpRow => ({
  ...{ id, nummer: `A-1.0${id}`, apparaat: 'Lenspomp', motivatie, massa: 2, result: 'B01.1', sub_asset: space },
  ...{ vscp_zone: item('z', 'Machinekamer'), vscp_system: item('s', 'Ketel'), vscp_component: item('c', 'Pakking') },
  document_status: item('d', 'Onbekend', null, 'UNKNOWN'),
  vscp_check_procedure: item('p', 'S: monstercontrole', null, 'S'),
  entry_materiaal_status: item('y', 'Aanwezig (Y)', null, 'Y'),
  bevinding: { id: 'bevinding' },
})
const summaryLine: VscpSummaryLine = {
  ...{ id: 'm', code: 'A-1', value: 'Asbest', value_en: 'Asbestos', value_fr: 'Amiante' },
  ...{ tabel: 'A', drempel: 0.1, eenheid: '% (m/m)', aantal: 2, zonder_uitkomst: 0, massa: 4 },
  ...{ controles: { S: 2 }, uitkomsten: { Y: 2 } },
}

/** The school with what it lacks: on a vessel, urgent, treated in part, with explained gaps, of a firm without a logo. */
function otherSchool(): Dossier {
  const { rapport, onderzoek } = schoolDossier()
  const { inventarisatie_asset: folder, vestiging, onderzoek_asbest: asbestos } = onderzoek
  const advice = item('anders', 'Ruimte afsluiten')
  const treatment = {
    id: 'behandeling',
    behandeling_status: item('deels', 'Deels gesaneerd', null, 'deels_gesaneerd'),
    datum: '2026-03-01',
    hoeveelheid: 1,
    uitvoerder: 'Sanering',
    referentie: 'VG-1',
  }
  const survey: Dossier['onderzoek'] = {
    ...onderzoek,
    prioriteit: 'urgent',
    spoed_motivatie: 'Lekkage',
    geldig_tot: null,
    vestiging: {
      ...vestiging,
      email: null,
      logo: null,
      inventarisatie_organisatie: { ...vestiging.inventarisatie_organisatie, logo: { id: 'l', file_key: 'logo' } },
    },
    onderzoek_asbest: asbestos && { ...asbestos, eenheden_totaal: 4, eenheden_onderzocht: 3 },
    inventarisatie_asset: {
      ...folder,
      asset: {
        ...folder.asset,
        __typename: 'Vessel',
        vastgoed_asset_type: null,
        imo_nummer: '9074729',
        scheepstype: 'Vrachtschip',
        bruto_tonnage: 900,
        sub_assets: folder.asset.sub_assets.map(floorless),
      },
    },
    onderzoek_plattegronden: [
      planOfAll(
        onderzoek,
        undefined,
        Object.fromEntries(
          onderzoek.bronnen.flatMap(({ locaties }) => locaties.map(({ id }) => [id, { oppervlakte: 1, lengte: 1 }])),
        ),
      ),
      drawnPlan([], { id: 'other', uitsnede: { x: 0, y: 0, width: 100, height: 100 }, volgorde: 2 }),
    ],
    vscp_entries: [
      checkEntry('1', null, folder.asset.sub_assets[0]),
      checkEntry('2', 'Niet te bereiken zonder slopen'),
    ],
    vscp_samenvatting: [summaryLine],
    documenten: onderzoek.documenten.map((one) => ({
      ...one,
      document_type: null,
      vessel_document_type: item('schip', 'Algemeen plan'),
    })),
    bronnen: onderzoek.bronnen.map((source) => ({
      ...source,
      strategieen: source.strategieen.flatMap((one) => [one, { ...one, id: `${one.id}-2` }]),
      locaties: source.locaties.map((place) => ({
        ...place,
        toestand: 'deels_verwijderd',
        verwijderd_door: { id: treatment.id },
        behandelingen: [treatment],
        sub_asset: place.sub_asset && floorless(place.sub_asset, 0),
        inventarisaties: place.inventarisaties.map((one) => ({
          ...one,
          bron_advies: advice,
          reden_afwijkend_advies: 'Bereikbaar',
        })),
        fotos: place.fotos.map((photo) => ({ ...photo, onderschrift: null, bron_locatie_foto_label: advice })),
      })),
    })),
  }
  const lacking: Dossier = {
    rapport: { ...rapport, status: 'vrijgegeven' },
    onderzoek: { ...survey, uitvoering: null },
  }
  const explained = gaps(lacking).map((gap, index) => ({
    id: `a${index}`,
    gat: gapKey(gap),
    reden: 'Zo is het',
    telt: true,
    created_at: '2026-03-25 10:00:00',
    inventarisatie_user: rapport.opgesteld_door,
  }))
  return { ...lacking, rapport: { ...lacking.rapport, gecontroleerd_op: '2026-03-25', argumenten: explained } }
}

type Selection = Readonly<Record<string, unknown>>

/** Every field that is asked, by kind of record, with the paths in the dossier where it stands. */
function askedFields(): ReadonlyMap<string, readonly string[]> {
  const asked = new Map<string, string[]>()
  const visit = (entity: Entity, selection: Selection, path: string): void => {
    for (const [name, below] of Object.entries(selection)) {
      const [key, at] = [`${entity.key}.${name}`, `${path}.${name}`]
      asked.set(key, [...(asked.get(key) ?? []), at])
      if (below !== true) visit(targetOf(entity, name), below as Selection, at)
    }
  }
  const { onderzoek, ...report } = dossier
  const { inventarisatie_asset: folder, ...survey } = onderzoek
  const { bronnen, asset } = folder
  visit(model.entity('report'), report, 'rapport')
  visit(model.entity('survey'), survey, 'onderzoek')
  visit(model.entity('source'), bronnen, 'onderzoek.bronnen')
  const ofAsset = { ...asset, ...particulars.building, ...particulars.vessel }
  visit(model.entity('asset'), ofAsset, 'onderzoek.inventarisatie_asset.asset')
  return asked
}

function targetOf(entity: Entity, name: string): Entity {
  if (name === 'inventarisatie_user') return model.entity('inspectionUser')
  const field = entity.fields[name]
  if (field && pointsAtFile(field)) return model.entity('file')
  if (field && points(field)) return model.named(field.target)
  const computed = field && 'target' in field ? model.named(String(field.target)) : undefined
  const target = computed ?? model.inverse(entity, name)?.from
  if (!target) throw new Error(`${entity.key}.${name} leads nowhere`)
  return target
}

/** By these a record is named wherever it stands: the words of an item in every language, its code, and ids. */
const names = /\.(id|value|value_en|value_fr|code|__typename)$/

test('what is asked of a kind of record is printed somewhere, or has a reason', () => {
  const read = new Set<string>()
  const school = schoolDossier()
  const draft: Dossier = { ...school, rapport: { ...school.rapport, status: 'concept' } }
  const all = [
    ...Object.values(DOSSIERS).map((one) => (typeof one === 'function' ? one() : one)),
    school,
    draft,
    otherSchool(),
  ]
  for (const one of all)
    renderTongues(noting(withTongues(one, 'nl'), '', read), {
      dossier: one,
      locale: 'nl',
      fonts: '',
      policy: "default-src 'none'",
      photoSrc: (key) => key,
      richText: (html) => html,
    })
  const asked = [...askedFields()].filter(([key]) => !names.test(key))
  expect(asked.length).toBeGreaterThan(200)
  const unread = asked.filter(([, paths]) => !paths.some((path) => read.has(path))).map(([key]) => key)
  expect(unread.sort()).toEqual(Object.keys(readElsewhere).sort())
})
