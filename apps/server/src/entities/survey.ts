import { model } from '@vezel/model'
import { asked as askedOfStaff } from '@vezel/model/asked-capabilities.ts'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { sentStates } from '@vezel/model/entities/sample/analysis.ts'
import { surveyTransitions } from '@vezel/model/entities/survey/survey.ts'
import { filled } from '@vezel/model/kit/phrase.ts'
import { reasons } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import { numberParts, usualNumberFormat } from '@vezel/model/survey-number.ts'
import { planAgainDays, validityYears } from '@vezel/model/validity.ts'
import { grant } from '../access.ts'
import { NAMED_MOST } from '../db/called.ts'
import { remember } from '../db/history.ts'
import { invalid } from '../db/invalid.ts'
import type { DraftOf, StoredOf } from '../db/stored.ts'
import { ofEach } from '../db/wave.ts'
import type { Values, Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'
import { changedSince, demandsReopening } from './shared/changed-since.ts'
import { refuseYourself } from './shared/entitled.ts'
import {
  atReports,
  carriedOutBy,
  demandStillReady,
  lacksToStart,
  notStarted,
  releasedLacks,
  releaserRefused,
  samplesOpen,
  toldOf,
  unentitledToStart,
  unentitledToSurvey,
  untoldToStart,
} from './shared/survey-ready.ts'
import { listSpaces, relistSpaces } from './shared/survey-spaces.ts'
import { tellAssigned } from './shared/tell-assigned.ts'
import { cancelVisits, looseTimes, planVisitsAgain } from './shared/visits-follow.ts'
import { vscpSummaryOf } from './shared/vscp-summary.ts'

/** The commission. A new one gets its client and execution records and its first inventory visit. */
export const surveyBehaviour: Behaviour<'survey'> = {
  computed: {
    vscp_samenvatting: ({ row }) => vscpSummaryOf(row),
    geldig_tot: ({
      row,
    }) => `(select (max(greatest(r."vrijgegeven_op", ${row}."geactualiseerd_op") at time zone 'Europe/Amsterdam') + make_interval(years => coalesce(${row}."geldigheid_jaren", ${validityYears})))::date
      from "rapport" r where r."organisatie_id" = ${row}."organisatie_id" and r."onderzoek_id" = ${row}."id" and r."status" = 'vrijgegeven' and r."deleted_at" is null)`,
    is_uitgevoerd: ({
      row,
    }) => `exists (select 1 from "inventarisatie" v where v."organisatie_id" = ${row}."organisatie_id"
      and v."onderzoek_id" = ${row}."id" and v."status" = 'uitgevoerd' and v."deleted_at" is null)`,
    klant_onbekend: ({
      row,
    }) => `not exists (select 1 from "onderzoek_klant" k where k."organisatie_id" = ${row}."organisatie_id"
      and k."onderzoek_id" = ${row}."id" and k."deleted_at" is null)`,
    gesloten_op: ({ row }) =>
      `(select k."op" from "slotstand" k where k."organisatie_id" = ${row}."organisatie_id" and k."onderzoek_id" = ${row}."id")`,
    gewijzigd_sinds: ({ row }) => changedSince(row),
  },

  async prepare(draft, work) {
    const organisation = await work.find('organisation', work.session.organisationId)
    const me = await work.find('inspectionUser', work.session.inspectionUserId)
    draft.variable_set ??= organisation?.variable_set ?? null
    draft.geldigheid_jaren ??= organisation?.geldigheid_jaren ?? validityYears
    draft.vestiging ??= me?.vestiging ?? (await defaultBranch(work))
    // No form asks for it: of a firm that has none yet it is told where one is made.
    if (!draft.vestiging) throw invalid(model.entity('survey'), [{ path: 'vestiging', rule: 'hasBranch', args: [] }])
    // Who records on his own surveys alone could not go on with the one he makes.
    if (grant(work.session, 'surveyor') === 'assigned') draft.projectleider ??= work.session.inspectionUserId
  },

  /** What a save of a survey asks of others: of its asset, of whoever releases, of what was released and what its start asked. */
  async beforeSave(draft, work, before) {
    return [
      ...(await misfits(draft, work, before)),
      ...(await movesAway(draft, work, before)),
      ...(await namesReleaser(draft, work, before)),
      ...(await movesValidity(draft, work, before)),
      ...(await losesDays(draft, work, before)),
      ...(await saysBesideEvent(draft, work, before)),
    ]
  },

  /** By the organisation's format, such as JJJJ-0000. */
  async numberPrefix(draft, work) {
    const format = (await work.find('organisation', work.session.organisationId))?.onderzoeknummer_format
    return numberParts(format ?? usualNumberFormat, String(draft.startdatum ?? dutchTime()).slice(0, 4))
  },

  async afterCreate(id, draft, work, create) {
    await tellAssigned(work, id, draft.projectleider)
    const has = async (key: 'execution' | 'visit') =>
      (
        await work.query(
          `select 1 from "${key === 'visit' ? 'inventarisatie' : 'onderzoek_uitvoering'}" where "onderzoek_id" = $1`,
          [id],
        )
      ).length > 0
    if (!(await has('execution'))) await create(work, model.entity('execution'), {}, { onderzoek: id })
    if (await has('visit')) return
    const start = draft.startdatum ? `${String(draft.startdatum).slice(0, 10)} 08:00:00` : null
    const end = draft.einddatum ? `${String(draft.einddatum).slice(0, 10)} 17:00:00` : null
    await create(work, model.entity('visit'), {}, { onderzoek: id, vestiging: draft.vestiging, start, eind: end })
  },

  async afterUpdate(id, draft, work, before) {
    if (before.inventarisatie_asset !== draft.inventarisatie_asset) {
      await relistSpaces(work, { survey: id })
      // Whoever certifies is told of what lies in one country.
      if (await isInOtherCountry(draft, work, before))
        await demandStillReady(work, id, { of: 'survey', field: 'inventarisatie_asset' }, ['told'])
    }
    await tellAssigned(work, id, draft.projectleider, before.projectleider)
    if (await isOfOtherType(draft, work, before))
      await demandStillReady(work, id, { of: 'survey', field: 'onderzoek_type' }, ['dossier', 'told', 'people'])
    else if (before.startdatum !== draft.startdatum)
      await demandStillReady(work, id, { of: 'survey', field: 'startdatum' }, ['people'])
  },

  afterTransition: {
    start: { writes: ['surveySpace'], run: (record, work) => listSpaces(work, { survey: record.id }) },
    complete: { run: keepTakenOver },
    cancel: {
      async run(record, work) {
        await keepTakenOver(record, work)
        await cancelVisits(work, record)
      },
    },
    postpone: { writes: ['visit'], run: (record, work) => looseTimes(work, record.id) },
    reopen: {
      async run(record, work) {
        await forgetTakenOver(record, work)
        // Also of spaces that the asset got while it was closed.
        await listSpaces(work, { survey: record.id })
      },
    },
    restore: {
      async run(record, work) {
        await forgetTakenOver(record, work)
        await planVisitsAgain(work, record.id)
      },
    },
  },

  guards: {
    isCarriedOutByEntitled: (record, work) => unentitledToStart(work, record.id),
    isPrepared: (record, work) => lacksToStart(work, record.id),
    isToldToCertifier: (record, work) => untoldToStart(work, record.id),
    mayComplete: (_record, work) => refuseYourself(work, askedOfStaff.release),
    maySurvey: (record, work) => unentitledToSurvey(work, record.id),
    isStillReleased: async (record, work) =>
      (await isReleased(record, work)) ? undefined : atReports(reasons.notReleasedYet, record.id),
    nothingHasChanged: (record, work) => demandsReopening(work, record.id),
    hasReleasedReport: (record, work) => releasedLacks(work, record),
    samplesAreFinal: (record, work) => samplesOpen(work, record.id),
    releaserIsAnother: async (record, work) =>
      releaserRefused(work, record, (await ofEach(work, carriedOutBy, record.id)).people),
    /** Somebody relies on it, also once it was withdrawn: what was found would hold no more (regulation 9: completed is never cancelled). */
    async hasNoReleasedReport(record, work) {
      const went = await reportsOut(record, work)
      if (went.length === 0) return undefined
      return atReports(
        went.includes('vrijgegeven') ? reasons.releasedToComplete : reasons.withdrawnToComplete,
        record.id,
      )
    },
    async nothingAtLaboratory(record, work) {
      const records = await samplesSent(record, work, ['verstuurd', 'ontvangen'])
      return records.length === 0 ? undefined : { reason: reasons.atLaboratory, records }
    },
    async nothingFoundYet(record, work) {
      const found = await work.query<NamedRow>(
        `select s.* from (
           select '${sourceType}' as "type", b."id"::text, b."nummer" as "title" from "bron" b where b."onderzoek_id" = $1 and b."deleted_at" is null
           union select '${locationType}', l."id"::text, l."nummer" from "bron_locatie_inventarisatie" f
             join "inventarisatie" v on v."organisatie_id" = f."organisatie_id" and v."id" = f."inventarisatie_id"
             join "bron_locatie" l on l."organisatie_id" = f."organisatie_id" and l."id" = f."bron_locatie_id"
             where v."onderzoek_id" = $1 and f."deleted_at" is null
           union select '${sampleType}', m."id"::text, m."nummer" from "monster" m where m."onderzoek_id" = $1 and m."deleted_at" is null
           union select '${observationType}', w."id"::text, w."nummer" from "waarneming" w where w."onderzoek_id" = $1 and w."deleted_at" is null
         ) s order by s."title" collate "natuurlijk" limit ${NAMED_MOST}`,
        [record.id],
      )
      return found.length === 0 ? undefined : { reason: reasons.foundAlready, records: found }
    },
    async wasCancelledLately(record, work) {
      const late = await work.query(
        `select 1 from "slotstand" where "organisatie_id" = $1 and "onderzoek_id" = $2 and "op" < now() - make_interval(days => $3)`,
        [work.session.organisationId, record.id, planAgainDays],
      )
      return late.length === 0 ? undefined : filled(reasons.cancelledLongAgo, { days: planAgainDays })
    },
    async nothingToCheck(record, work) {
      const open = await work.query<{ id: string; nummer: string }>(
        `select l."id", l."nummer" from "bron_locatie_inventarisatie" f join "inventarisatie" v on v."organisatie_id" = f."organisatie_id" and v."id" = f."inventarisatie_id"
         join "bron_locatie" l on l."organisatie_id" = f."organisatie_id" and l."id" = f."bron_locatie_id"
         where v."onderzoek_id" = try_uuid($1) and f."te_controleren" and f."deleted_at" is null order by l."nummer" limit ${NAMED_MOST}`,
        [record.id],
      )
      const { type } = model.entity('location').api
      const records = open.map(({ id, nummer }) => ({ type, id, title: nummer }))
      return records.length === 0 ? undefined : { reason: reasons.toBeChecked, records }
    },
  },

  /** None of which a report went out, or a sample to a laboratory. */
  async beforeDelete(record, work) {
    if ((await reportsOut(record, work)).length > 0)
      throw new Problem('transitionRefused', { reason: reasons.released })
    const sent = await samplesSent(record, work, sentStates)
    if (sent.length > 0) throw new Problem('transitionRefused', { reason: reasons.sentToLaboratory, records: sent })
    await handOverSources(record, work)
  },

  afterRestore: takeBackSources,

  /** Findings hang on places that other surveys share, so no cascade leads to them. */
  async goesAlong(record, work) {
    const ofVisits = async (table: string) =>
      (
        await work.query<{ id: string }>(
          `select t."id"::text from "${table}" t join "inventarisatie" v on v."organisatie_id" = t."organisatie_id" and v."id" = t."inventarisatie_id"
           where v."onderzoek_id" = $1 and v."deleted_at" is null and t."deleted_at" is null`,
          [record.id],
        )
      ).map((row) => row.id)
    return [
      { entity: model.entity('finding'), ids: await ofVisits('bron_locatie_inventarisatie') },
      { entity: model.entity('sourcePhoto'), ids: await ofVisits('bron_locatie_foto') },
    ]
  },
}

type Saved = [draft: DraftOf<'survey'>, work: Work, before: StoredOf<'survey'> | undefined]
const issueOf = (path: string, rule: string): Issue[] => [{ path, rule, args: [] }]

/** The type is of the kind and the country of the asset; one that names none is of any. */
async function misfits(...[draft, work, before]: Saved): Promise<Issue[]> {
  if (before?.inventarisatie_asset === draft.inventarisatie_asset && before?.onderzoek_type === draft.onderzoek_type)
    return []
  const type = await work.find('onderzoek_types', draft.onderzoek_type)
  const folder = await work.find('inventoryAsset', draft.inventarisatie_asset)
  const asset = await work.findOf(model.entity('asset'), folder?.asset)
  if (!type || !asset) return []
  if (type.asset_soort && asset.variant !== type.asset_soort) return issueOf('onderzoek_type', 'fitsAsset')
  return type.land && asset.land && asset.land !== type.land ? issueOf('onderzoek_type', 'fitsCountry') : []
}

/** Whether it moves to an asset in another country. */
async function isInOtherCountry(...[draft, work, before]: Required<Saved>): Promise<boolean> {
  const [was, is] = [before, draft].map(async (one) => {
    const folder = await work.find('inventoryAsset', one?.inventarisatie_asset)
    return (await work.findOf(model.entity('asset'), folder?.asset))?.land
  })
  return (await was) !== (await is)
}

/** By code: a survey that moves to another set of lists keeps what its type means. */
async function isOfOtherType(...[draft, work, before]: Required<Saved>): Promise<boolean> {
  if (!before || before.onderzoek_type === draft.onderzoek_type) return false
  const [was, is] = [before, draft].map(({ onderzoek_type: type }) => work.find('onderzoek_types', type))
  return (await was)?.code !== (await is)?.code
}

/** What was found hangs on the asset: a survey that found something stays with the asset where that is. */
async function movesAway(...[draft, work, before]: Saved): Promise<Issue[]> {
  if (!before || before.inventarisatie_asset === draft.inventarisatie_asset || work.oneAsset) return []
  const found = await work.query(
    `select 1 from "bron" where "onderzoek_id" = $1 and "deleted_at" is null
     union all select 1 from "bron_locatie_inventarisatie" f join "inventarisatie" v on v."organisatie_id" = f."organisatie_id" and v."id" = f."inventarisatie_id"
     where v."onderzoek_id" = $1 and f."deleted_at" is null
     union all select 1 from "inventarisatie_ruimte" where "onderzoek_id" = $1 and "deleted_at" is null and "onderzocht" <> 'nee'
     union all select 1 from "vscp_entry" where "onderzoek_id" = $1 and "deleted_at" is null
     union all select 1 from "uitgesloten_ruimte" where "onderzoek_id" = $1 and "deleted_at" is null
     union all select 1 from "monster" where "onderzoek_id" = $1 and "deleted_at" is null limit 1`,
    [before.id],
  )
  return found.length > 0 ? issueOf('inventarisatie_asset', 'staysWithFound') : []
}

/** Whoever is to release may do so, and did not go alone. */
async function namesReleaser(...[draft, work, before]: Saved): Promise<Issue[]> {
  const { autorisator } = draft
  if (!autorisator || before?.autorisator === autorisator) return []
  const inspectors = before ? (await ofEach(work, carriedOutBy, before.id)).people : []
  const refusal = await releaserRefused(work, { id: before?.id ?? '', autorisator }, inspectors)
  return refusal ? [toldOf('autorisator', refusal.reason)] : []
}

/** A report says until when it is valid. */
async function movesValidity(...[draft, work, before]: Saved): Promise<Issue[]> {
  if (!before || before.geldigheid_jaren === draft.geldigheid_jaren || !(await isReleased(before, work))) return []
  return issueOf('geldigheid_jaren', 'staysAsReleased')
}

/** A survey that was started keeps its days. */
async function losesDays(...[draft, work, before]: Saved): Promise<Issue[]> {
  const lost = before ? (['startdatum', 'einddatum'] as const).filter((day) => before[day] && !draft[day]) : []
  if (!before || lost.length === 0 || (await notStarted(work, before.id))) return []
  return lost.flatMap((day) => issueOf(day, 'isRequired'))
}

/** What an event of a completed survey asks for is said with it: by hand it would answer for one that is still to come. */
async function saysBesideEvent(...[draft, work, before]: Saved): Promise<Issue[]> {
  const said = saidWithEvent.filter((name) => draft[name] && draft[name] !== before?.[name])
  if (said.length === 0) return []
  const state = await work.find('onderzoek_statussen', before?.onderzoek_status)
  if (state?.code === surveyTransitions.events.complete.to) return []
  return said.map((name) => toldOf(name, reasons.saidWithItsStep))
}
const saidWithEvent = ['heropen_reden', 'actualisatie_verklaring'] as const

interface NamedRow {
  readonly type: string
  readonly id: string
  readonly title: string
}
const [sourceType, locationType, sampleType, observationType] = (
  ['source', 'location', 'sample', 'observation'] as const
).map((key) => model.entity(key).api.type)

/** The samples of a survey with an analysis in one of these states, as many as are named. */
const samplesSent = ({ id }: Values, work: Work, states: readonly string[]) =>
  work.query<NamedRow>(
    `select '${sampleType}' as "type", m."id"::text, m."nummer" as "title" from "monster" m
     where m."onderzoek_id" = $1 and m."deleted_at" is null and exists (
       select 1 from "analyse" a where a."organisatie_id" = m."organisatie_id" and a."monster_id" = m."id" and a."status" = any($2) and a."deleted_at" is null)
     order by m."nummer" collate "natuurlijk" limit ${NAMED_MOST}`,
    [id, states],
  )

async function isReleased(record: Values, work: Work): Promise<boolean> {
  const released = await work.query(
    `select 1 from "rapport" where "onderzoek_id" = try_uuid($1) and "status" = 'vrijgegeven' and "deleted_at" is null`,
    [record.id],
  )
  return released.length > 0
}

/** The states of its reports that were released once: somebody may have one in hand that was withdrawn since. */
async function reportsOut({ id }: Values, work: Work): Promise<string[]> {
  const reports = await work.query<{ status: string }>(
    `select "status" from "rapport" where "onderzoek_id" = try_uuid($1) and "deleted_at" is null for update`,
    [id],
  )
  return reports.map(({ status }) => status).filter((status) => status === 'vrijgegeven' || status === 'vervallen')
}

/** What it takes over from other surveys holds in it as it is now, whatever becomes known there (decision 0023). */
async function keepTakenOver(record: Values, work: Work): Promise<void> {
  await work.query('select leg_slotstand_vast($1, $2)', [work.session.organisationId, record.id])
}

/** What a version that was released told stays (decision 0037). */
async function forgetTakenOver(record: Values, work: Work): Promise<void> {
  const survey = [work.session.organisationId, record.id]
  await work.query('delete from "slotstand" where "organisatie_id" = $1 and "onderzoek_id" = $2', survey)
  await work.query(
    `delete from "slotstand_rapport" k using "rapport" r
     where k."organisatie_id" = $1 and k."onderzoek_id" = $2 and r."organisatie_id" = k."organisatie_id" and r."id" = k."rapport_id"
       and r."status" not in ('vrijgegeven', 'vervallen')`,
    survey,
  )
}

/** The sources that the delete handed over return with the survey, unless somebody has moved them on. */
async function takeBackSources(record: Values, work: Work): Promise<void> {
  const taken = await work.query<{ id: string; onderzoek: string }>(
    `with "verwijderd" as (
       select max("created_at") as "op" from "geschiedenis"
       where "organisatie_id" = $2 and "record_type" = 'Onderzoek' and "record_id" = $1 and "actie" = 'delete'
     ), "verhuisd" as (
       select g."record_id", g."wijzigingen" -> 'onderzoek' ->> 1 as "naar" from "geschiedenis" g, "verwijderd" v
       where g."organisatie_id" = $2 and g."record_type" = 'Bron' and g."actie" = 'update' and g."created_at" = v."op"
         and g."wijzigingen" -> 'onderzoek' ->> 0 = $1
         and g."record_id" in (select b."id"::text from "bron" b where b."organisatie_id" = $2 and b."inventarisatie_asset_id" = $3)
     )
     update "bron" b set "onderzoek_id" = try_uuid($1), "record_version" = b."record_version" + 1, "updated_at" = now()
     from "verhuisd" h where b."id"::text = h."record_id" and b."onderzoek_id"::text = h."naar" and b."deleted_at" is null
     returning b."id"::text, h."naar" as "onderzoek"`,
    [record.id, work.session.organisationId, record.inventarisatie_asset],
  )
  for (const { id, onderzoek } of taken)
    await remember(work, 'update', model.entity('source'), id, { onderzoek: [onderzoek, record.id] })
}

/**
 * A source that another survey found again, or says something of, outlives the survey that recorded it first: the oldest
 * of those becomes its first record.
 */
async function handOverSources(record: Values, work: Work): Promise<void> {
  // None of those is deleted meanwhile.
  await work.query(
    `select 1 from "onderzoek" where "inventarisatie_asset_id" = $2 and "id" <> $1 and "deleted_at" is null order by "id" for share`,
    [record.id, record.inventarisatie_asset],
  )
  const moved = await work.query<{ id: string; onderzoek: string }>(
    `with "elders" as (
       select l."bron_id", v."onderzoek_id" from "bron_locatie" l
       join "bron_locatie_inventarisatie" f on f."organisatie_id" = l."organisatie_id" and f."bron_locatie_id" = l."id" and f."deleted_at" is null
       join "inventarisatie" v on v."organisatie_id" = f."organisatie_id" and v."id" = f."inventarisatie_id" and v."deleted_at" is null
       where l."deleted_at" is null
       union select l."bron_id", m."onderzoek_id" from "bron_locatie" l
       join "beheersmaatregel" m on m."organisatie_id" = l."organisatie_id" and m."bron_locatie_id" = l."id" and m."deleted_at" is null
       where l."deleted_at" is null
       union select s."bron_id", s."onderzoek_id" from "saneringsstrategie" s where s."deleted_at" is null
     ), "oudste" as (
       select distinct on (e."bron_id") e."bron_id", e."onderzoek_id" from "elders" e
       join "onderzoek" o on o."id" = e."onderzoek_id" and o."deleted_at" is null and o."inventarisatie_asset_id" = $2
       where e."onderzoek_id" <> $1 order by e."bron_id", coalesce(o."startdatum", o."created_at"::date), o."created_at", o."id"
     )
     update "bron" b set "onderzoek_id" = n."onderzoek_id", "record_version" = b."record_version" + 1, "updated_at" = now()
     from "oudste" n where n."bron_id" = b."id" and b."onderzoek_id" = $1 and b."deleted_at" is null
     returning b."id"::text, n."onderzoek_id"::text as "onderzoek"`,
    [record.id, record.inventarisatie_asset],
  )
  for (const { id, onderzoek } of moved)
    await remember(work, 'update', model.entity('source'), id, { onderzoek: [record.id, onderzoek] })
}

async function defaultBranch(work: Work): Promise<string | null> {
  const [row] = await work.query<{ id: string }>(
    `select "id"::text from "vestiging" where "deleted_at" is null order by "is_standaard" desc, "created_at" limit 1`,
  )
  return row?.id ?? null
}
