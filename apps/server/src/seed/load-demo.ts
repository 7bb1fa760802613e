import { type EntityKey, model } from '@vezel/model'
import { planSheet } from '@vezel/model/entities/asset/asset-plan.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { pointsAtMany, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import lookups from '@vezel/model/lookups/defaults.json' with { type: 'json' }
import { gapKey } from '@vezel/report/facts/gaps.ts'
import type { ClientBase } from 'pg'
import { v5 as uuidOf } from 'uuid'
import { assetPlans } from '../../../../demo/data/asset-plans.ts'
import { assetTemplateSpaces, assetTemplates } from '../../../../demo/data/asset-templates.ts'
import { buildings, vessels } from '../../../../demo/data/assets.ts'
import { clients, contacts } from '../../../../demo/data/clients.ts'
import { documents } from '../../../../demo/data/documents.ts'
import { equipment, equipmentCertificates } from '../../../../demo/data/equipment.ts'
import { interviews } from '../../../../demo/data/interviews.ts'
import { connections, laboratories, type PossibilityData, possibilities } from '../../../../demo/data/laboratories.ts'
import { mappings } from '../../../../demo/data/mappings.ts'
import { dateOf, type Moment, momentOf } from '../../../../demo/data/moments.ts'
import { observations } from '../../../../demo/data/observations.ts'
import { branches, organisation, ports, variableSets } from '../../../../demo/data/organisation.ts'
import { outOfScope } from '../../../../demo/data/out-of-scope.ts'
import { SAMIR, users } from '../../../../demo/data/people.ts'
import { capabilities, certificates } from '../../../../demo/data/qualifications.ts'
import { floors, recorded, spaces } from '../../../../demo/data/recorded.ts'
import type { PhotoData, ReportData } from '../../../../demo/data/records.ts'
import { surveyPhotos } from '../../../../demo/data/survey-photos.ts'
import { planObjects, surveyPlans } from '../../../../demo/data/survey-plans.ts'
import {
  executions,
  suitabilities,
  surveyAsbestos,
  surveyClients,
  surveyNumber,
  surveys,
  visits,
} from '../../../../demo/data/surveys.ts'
import { vscpEntries } from '../../../../demo/data/vessel.ts'
import { decks, vesselSpaces } from '../../../../demo/data/vessel-spaces.ts'
import { insertRows } from '../db/bulk.ts'
import { q, tableOf } from '../db/names.ts'
import { inOneTransaction } from '../db/one-transaction.ts'
import type { Values } from '../db/work.ts'
import type { Services } from '../services.ts'
import { reportTemplates, seedTemplates } from './report-templates.ts'
import { type ItemIds, seedLookups, seedRoles } from './seed-lookups.ts'
import { seedOrganisation } from './seed-organisation.ts'

/** The password of every demonstration user. */
export const demoPassword = 'vezel-demo-2026'

const namespace = '6f1c1a5e-6f0b-5c52-9d4e-2b7d1f7a9c10'
/** The id of a demonstration record: the same on every installation, so that photos find their location. */
export const demoId = (kind: EntityKey, key: string) => uuidOf(`${kind}/${key}`, namespace)

/** Today, `YYYY-MM-DD`, in the Netherlands: the day that every date of the data is counted from. */
export const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format()

/** Photos are numbered on from the last number on the plates of their asset, which are drawn later. */
async function countPlates(client: ClientBase, organisation: number): Promise<void> {
  const last = new Map<string, number>()
  const plate = (asset: string, { drawn }: PhotoData) =>
    last.set(asset, Math.max(last.get(asset) ?? 0, Number(drawn.label.photo.slice(1))))
  for (const photo of recorded.flatMap(({ photos }) => photos))
    plate(photo.bron_locatie.slice(0, photo.bron_locatie.lastIndexOf('/')), photo)
  for (const photo of surveyPhotos) plate(surveys.find(({ key }) => key === photo.onderzoek)?.asset ?? '', photo)
  for (const [asset, count] of last)
    await client.query(
      `insert into "teller" ("organisatie_id", "soort", "binnen", "laatste") values ($1, 'Foto.F', $2, $3)`,
      [organisation, demoId('inventoryAsset', asset), count],
    )
}

type Put = (key: EntityKey, rows: readonly object[]) => Promise<unknown>

/** An analysis that a laboratory offers, with the codes of what its words name. */
function withCodes(offered: PossibilityData): object {
  const substance = lookups.materiaal_types.find(({ value }) => value === offered.stof)
  const kind = substance?.monster_soorten.find(({ value }) => value === offered.monster_soort)
  const method = kind?.analyse_methodes.find(({ value }) => value === offered.analyse_methode)
  return {
    ...offered,
    stof_code: substance?.code,
    monster_soort_code: kind?.code,
    analyse_methode_code: method?.code,
  }
}

/** Whom the firm works for and with, their addresses with its own, and what its people may do and hold. */
async function putFirm(put: Put): Promise<void> {
  await put('address', [
    { key: 'organisation', ...organisation.adres },
    ...[...branches, ...clients, ...laboratories].map(({ key, adres }) => ({ key, ...adres })),
  ])
  await put(
    'client',
    clients.map((c) => ({ ...c, adres: c.key })),
  )
  await put('contact', contacts)
  await put(
    'laboratory',
    laboratories.map((l) => ({ ...l, adres: l.key })),
  )
  await put('laboratoryPossibility', possibilities.map(withCodes))
  await put('laboratoryConnection', connections)
  await put('variableMapping', mappings)
  await put('userCapability', capabilities)
  await put('userCertificate', certificates)
  await put('equipment', equipment)
  await put('equipmentCertificate', equipmentCertificates)
}

/** What is surveyed, with its floors, spaces and ports, and the templates of spaces. */
async function putAssets(put: Put): Promise<void> {
  await put('port', ports)
  await put('building', buildings)
  await put('vessel', vessels)
  await put(
    'inventoryAsset',
    [...buildings, ...vessels].map(({ key }) => ({ key, asset: key })),
  )
  await put('floor', [...floors, ...decks])
  await put('space', spaces)
  await put('vesselSpace', vesselSpaces)
  await put('assetTemplate', assetTemplates)
  await put('assetTemplateSpace', assetTemplateSpaces)
}

/** What surveys tell beside their sources. */
async function putTold(put: Put): Promise<void> {
  await put('suitability', suitabilities)
  await put('document', documents)
  await put('interview', interviews)
  await put('observation', observations)
  await put('outOfScope', outOfScope)
}

/** Fills an empty database with one firm and its work. The photos are drawn by a job, so that the page need not wait. */
export async function loadDemo({ pools, jobs }: Services): Promise<void> {
  await inOneTransaction(pools.owner, async (client) => {
    await seedRoles(client)
    const address = (owner: string) => demoId('address', owner)
    const {
      organisation: id,
      items,
      people,
      variableSet,
    } = await seedOrganisation(client, {
      organisation: {
        ...organisation,
        adres: address('organisation'),
        standaard_laboratorium: demoId('laboratory', organisation.standaard_laboratorium),
      },
      branches: branches.map((b) => ({
        ...b,
        id: demoId('branch', b.key),
        adres: address(b.key),
        certificaat_geldig_tot: dateOf(today(), b.certificaat_geldig_tot),
      })),
      people: users.map((u) => ({
        ...u,
        role: roleIdOf(u.inventarisatie_rol),
        vestiging: demoId('branch', u.vestiging),
      })),
      password: demoPassword,
      variableSet: variableSets[0]?.naam,
    })
    await client.query('set constraints all deferred')
    const seed = new Seed(items, people, variableSet)
    const put: Put = (key, rows) =>
      insertRows(
        client,
        model.named(key),
        id,
        rows.map((row, i) => seed.row(key, { key: `${i}`, ...row })),
      )

    await putFirm(put)
    await putAssets(put)
    await countPlates(client, id)
    await seedTemplates(client, id, demoId)
    await put(
      'survey',
      surveys.map((s) => ({
        ...s,
        nummer: surveyNumber(s, today()),
        inventarisatie_asset: s.asset,
        variable_set: variableSet,
      })),
    )
    await put(
      'surveyClient',
      surveyClients.map((c) => ({
        key: c.onderzoek,
        ...c,
        rapport_ontvangers: c.rapport_ontvangers.join('\n'),
        contact_naam: contactName(c.contact),
      })),
    )
    await put(
      'execution',
      executions.map((e) => ({ key: e.onderzoek, ...e })),
    )
    await put('visit', visits)
    await put(
      'surveyAsbestos',
      surveyAsbestos.map((a) => ({ key: a.onderzoek, ...a })),
    )
    await putTold(put)
    for (const records of recorded) {
      const numbered = <T extends { onderzoek: string; nummer?: string }>(rows: readonly T[]) =>
        rows.map((r) => ({ key: `${r.onderzoek}/${r.nummer}`, ...r }))
      await put(
        'source',
        records.sources.map((s) => ({ ...s, inventarisatie_asset: s.asset })),
      )
      await put('location', records.locations)
      await put(
        'finding',
        records.findings.map((f) => ({ ...f, te_controleren: false })),
      )
      await put(
        'sample',
        records.samples.map((s) => ({ ...s, sub_asset: seed.spaceOf(s.bron_locatie_inventarisatie) })),
      )
      await put('analysis', records.analyses)
      await put(
        'result',
        records.results.map((r, i) => ({ key: `${r.analyse}/${i}`, ...r })),
      )
      await put(
        'treatment',
        records.treatments.map((t, i) => ({ key: `${t.bron_locatie}/${i}`, ...t })),
      )
      await put(
        'sanitationStrategy',
        records.strategies.map((s) => ({ key: `${s.bron}/${s.onderzoek}/${s.volgorde}`, ...s })),
      )
      await put(
        'exclusion',
        numbered(records.exclusions).map(({ file: _, ...e }) => e),
      )
      await put('limitation', numbered(records.limitations))
      await put(
        'remark',
        records.remarks.map((r) => ({ key: `${r.onderzoek}/${r.volgorde}`, ...r })),
      )
      await put(
        'surveySpace',
        records.surveySpaces.map((r) => ({ key: `${r.onderzoek}/${r.sub_asset}`, ...r })),
      )
      await put(
        'controlMeasure',
        records.measures.map((m) => ({ key: `${m.onderzoek}/${m.bron_locatie}/${m.beheersmaatregel_type}`, ...m })),
      )
      await put('report', records.reports.map(reportOf))
    }
    await put('vscpEntry', vscpEntries)
    await putPlans(put)
    await explainGaps(client, put)
    // The second set proves that inactive items stay out of lists.
    const [, ships] = variableSets
    if (ships) await seedSecondSet(client, id, ships)
    await jobs.enqueue(client, 'demo-photos', { organisation: id, today: today() }, { key: 'demo-photos' })
  })
}

async function seedSecondSet(
  client: Parameters<typeof seedLookups>[0],
  organisationId: number,
  set: (typeof variableSets)[number],
): Promise<void> {
  const [made] = await insertRows(client, model.entity('variableSet'), organisationId, [{ name: set.naam }])
  await seedLookups(client, Number(made))
  for (const [list, values] of Object.entries(set.inactive)) {
    await client.query(
      `update ${q(tableOf(model.named(list)))} set "active" = false where "variable_set_id" = $1 and "value" = any($2)`,
      [made, values],
    )
  }
}

const roleIds: Readonly<Record<string, number>> = {
  Inspecteur: 1,
  Manager: 2,
  Beheerder: 3,
  Projectleider: 4,
  Planner: 5,
  Rapporteur: 6,
}
const roleIdOf = (role: string) => roleIds[role] ?? 1
const numberOf = (survey: string) => {
  const found = surveys.find((s) => s.key === survey)
  return found ? surveyNumber(found, today()) : survey
}
const reportOf = (report: ReportData) => ({
  key: `${report.onderzoek}/${report.versie}`,
  naam: `${numberOf(report.onderzoek)} versie ${report.versie}`,
  ...report,
})

/** The plans of assets, whose backgrounds are drawn later, and what surveys drew on them. */
async function putPlans(put: Put): Promise<void> {
  const sheet = { pagina: 1, rotatie: '0', breedte: planSheet.width, hoogte: planSheet.height }
  for (const [kind, plans] of Map.groupBy(assetPlans, ({ of }) => of))
    await put(
      kind,
      plans.map((plan) => ({ ...plan, ...sheet, achtergrond_opaciteit: 0.6 })),
    )
  await put(
    'surveyPlan',
    surveyPlans.map((plan) => ({ ...plan, orientatie: 'liggend', toon_legenda: true, in_rapport: true })),
  )
  await put(
    'planObject',
    planObjects.map((object) => ({ rotatie: 0, schaal_x: 1, schaal_y: 1, vergrendeld: false, ...object })),
  )
}

/** What is missing is explained while a report is reviewed. */
async function explainGaps(client: ClientBase, put: Put): Promise<void> {
  await put('gapArgument', recorded.flatMap(({ reports }) => reports).flatMap(argumentsOf))
  await client.query(
    `update "rapport_gat_argument" a set "created_at" = r."gecontroleerd_op" from "rapport" r
     where r."organisatie_id" = a."organisatie_id" and r."id" = a."rapport_id"`,
  )
}

/** Why something may be missing, for the gap of a record of the demonstration. */
const argumentsOf = ({ onderzoek, versie, toelichtingen = [] }: ReportData) =>
  toelichtingen.map(({ code, of, key, ...rest }) => {
    const gat = gapKey({ code, id: demoId(of, key), about: '' })
    return { key: `${onderzoek}/${versie}/${gat}`, rapport: `${onderzoek}/${versie}`, gat, ...rest }
  })
const contactName = (key: string) => {
  const c = contacts.find((contact) => contact.key === key)
  return c ? [c.voornaam, c.tussenvoegsel, c.achternaam].filter(Boolean).join(' ') : undefined
}

const byKey = <Row extends { readonly key: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.key, row]))
const sources = byKey(recorded.flatMap((r) => r.sources))
const findings = byKey(recorded.flatMap((r) => r.findings))
const locations = byKey(recorded.flatMap((r) => r.locations))
const analyses = byKey(recorded.flatMap((r) => r.analyses))
const samples = byKey(recorded.flatMap((r) => r.samples))

/** Turns the data's own keys, values and days into ids, item ids and dates. */
class Seed {
  private readonly day = today()
  private readonly items: ItemIds
  private readonly people: ReadonlyMap<number, string>
  private readonly variableSet: number

  constructor(items: ItemIds, people: ReadonlyMap<number, string>, variableSet: number) {
    this.items = items
    this.people = people
    this.variableSet = variableSet
  }

  row(key: EntityKey, data: Values): Values {
    const { fields } = model.named(key)
    const values = Object.entries(fields).map(([name, field]): [string, unknown] => [
      name,
      this.value(name, field, data),
    ])
    const by = data.inventarisatie_user ?? SAMIR
    return {
      ...Object.fromEntries(values),
      id: demoId(model.stored(model.named(key)).key as EntityKey, String(data.key)),
      inventarisatie_user: this.people.get(Number(by)),
    }
  }

  /** The space of the location that a finding is of. */
  spaceOf(finding: string): string | undefined {
    return locations.get(findings.get(finding)?.bron_locatie ?? '')?.sub_asset
  }

  private value(name: string, field: Field, data: Values): unknown {
    const value = data[name]
    if (value === undefined || value === null) return undefined
    if (field.kind === 'date') return typeof value === 'string' ? value : dateOf(this.day, value as Moment)
    if (field.kind === 'datetime') return momentOf(this.day, value as Moment)
    if (pointsAtMany(field)) {
      const one = (v: unknown) =>
        field.isLookup ? this.item(name, field.target, String(v), data) : this.relation(field.target, v)
      return (value as readonly unknown[]).map(one)
    }
    if (!pointsAtOne(field)) return value
    if (field.target === 'variableSet') return this.variableSet
    return model.named(field.target).isLookup
      ? this.item(name, field.target, String(value), data)
      : this.relation(field.target, value)
  }

  private relation(target: string, key: unknown): unknown {
    if (target === 'user') return key
    if (target === 'inspectionUser') return this.people.get(Number(key))
    const entity = model.named(target)
    // The first template of the data has the name that surveys refer to.
    const own =
      target === 'reportTemplate' ? (reportTemplates.find((t) => t.naam === key || t.key === key)?.key ?? key) : key
    return demoId(model.stored(entity).key as EntityKey, String(own))
  }

  /** An item by its Dutch value; of a nested list within the item that the row's other values name. */
  private item(name: string, list: string, value: string, data: Values): number | undefined {
    const analysis = analyses.get(String(data.analyse ?? data.key))
    const sample = samples.get(String(data.monster ?? analysis?.monster))
    const source = sources.get(locations.get(String(data.bron_locatie))?.bron ?? '')
    const named = data.materiaal_type ?? sample?.materiaal_type ?? source?.materiaal_type
    const substance = this.items.get(`materiaal_types/${named}`)
    const parents: Readonly<Record<string, number | undefined>> = {
      materiaal_statussen: substance,
      monster_soorten: substance,
      analyse_materialen: substance,
      analyse_methodes: this.items.get(`monster_soorten/${substance}/${sample?.monster_soort}`),
      analyse_resultaten: this.items.get(`analyse_materialen/${substance}/${data.analyse_materiaal}`),
      analyse_resultaat_hoeveelheden: this.items.get(`analyse_materialen/${substance}/${data.analyse_materiaal}`),
    }
    const id =
      list in parents ? this.items.get(`${list}/${parents[list]}/${value}`) : this.items.get(`${list}/${value}`)
    if (id === undefined) throw new Error(`Demonstration data: ${name} has no item ${value} in ${list}`)
    return id
  }
}
