import { model } from '@vezel/model'
import type { Issue } from '@vezel/model/rules/rule.ts'
import {
  isCheckedBySample,
  isDocumentOutcome,
  isPotential,
  procedureAfterDocuments,
} from '@vezel/model/rules/vscp-codes.ts'
import { nextNumbers } from '../db/numbers.ts'
import type { DraftOf } from '../db/stored.ts'
import { ofEach, type Question } from '../db/wave.ts'
import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'
import { itemByCode } from './shared/item-by-code.ts'
import { isOfVessel } from './shared/of-vessel.ts'

const entity = model.entity('vscpEntry')
type Draft = DraftOf<'vscpEntry'>

/** A line of the check plan of a vessel: numbered by its material, with one piece of evidence of its own survey. */
export const vscpEntryBehaviour: Behaviour<'vscpEntry'> = {
  computed: {
    result: ({ row }) => `coalesce(
      (select l."nummer" from "bron_locatie_inventarisatie" f join "bron_locatie" l on l."organisatie_id" = f."organisatie_id" and l."id" = f."bron_locatie_id"
       where f."organisatie_id" = ${row}."organisatie_id" and f."id" = ${row}."bevinding_id" and f."deleted_at" is null),
      (select b."nummer" from "onderzoek_beperking" b where b."organisatie_id" = ${row}."organisatie_id" and b."id" = ${row}."beperking_id" and b."deleted_at" is null),
      (select d."naam" from "document" d where d."organisatie_id" = ${row}."organisatie_id" and d."id" = ${row}."document_id" and d."deleted_at" is null))`,
  },

  numberPrefix,

  async prepare(draft, work) {
    draft.vscp_zone ??= (await work.find('vesselSpace', draft.sub_asset))?.vscp_zone ?? null
    const told = (await work.find('entry_materiaal_statussen', draft.document_status))?.code
    const survey = await work.find('survey', draft.onderzoek)
    if (draft.vscp_check_procedure || !survey || !isDocumentOutcome(told)) return
    draft.vscp_check_procedure = await itemByCode(
      work,
      'vscp_check_procedures',
      procedureAfterDocuments[told],
      survey.variable_set,
    )
  },

  async beforeSave(draft, work, before) {
    replaceEvidence(draft, before)
    const told = (await work.find('entry_materiaal_statussen', draft.document_status))?.code
    const issues: Issue[] = [
      ...(await evidenceIssues(draft, work, before)),
      ...(await sampleIssues(draft, work, before)),
    ]
    if (!before && (await isOfVessel(work, draft.onderzoek)) === false)
      issues.push({ path: 'onderzoek', rule: 'ofVesselSurvey', args: [] })
    if (told !== undefined && draft.document_status !== before?.document_status && !isDocumentOutcome(told))
      issues.push({ path: 'document_status', rule: 'isDocumentOutcome', args: [] })
    if (issues.length === 0 && before && before.vscp_material !== draft.vscp_material) await renumber(draft, work)
    return issues
  },
}

/** The code of the material, as the guideline has it. */
async function numberPrefix(draft: Draft, work: Work): Promise<string> {
  return `${(await work.find('vscp_materials', draft.vscp_material))?.code ?? ''}.`
}

/** Of another material it is another entry: it gets the next number of that, and the old one is given to nobody. */
async function renumber(draft: Draft, work: Work): Promise<void> {
  const prefix = await numberPrefix(draft, work)
  const asked = { within: String(draft.onderzoek), prefix, digits: entity.numbered?.digits, given: '' }
  draft.nummer = String(await ofEach(work, nextNumbers(work.session.organisationId, entity), asked))
}

const evidence = ['bevinding', 'beperking', 'document'] as const

/** An entry has one piece of evidence: what is named afresh takes the place of what was there. */
function replaceEvidence(draft: Draft, before: Partial<Draft> | undefined): void {
  const fresh = evidence.filter((name) => draft[name] && draft[name] !== before?.[name])
  if (fresh.length !== 1) return
  for (const name of evidence) if (!fresh.includes(name)) draft[name] = null
}

/** One piece of evidence, recorded in the same survey; an entry itself stays in its survey. */
async function evidenceIssues(draft: Draft, work: Work, before: Partial<Draft> | undefined): Promise<readonly Issue[]> {
  const finding = await work.find('finding', draft.bevinding)
  const visit = await work.find('visit', finding?.inventarisatie)
  const surveys = {
    bevinding: visit?.onderzoek,
    beperking: (await work.find('limitation', draft.beperking))?.onderzoek,
    document: (await work.find('document', draft.document))?.onderzoek,
  }
  const named = evidence.filter((path) => surveys[path] !== undefined)
  return [
    ...named.slice(1).map((path): Issue => ({ path, rule: 'isOneEvidence', args: [] })),
    ...named
      .filter((path) => draft[path] !== before?.[path] && surveys[path] !== draft.onderzoek)
      .map((path): Issue => ({ path, rule: 'sameSurvey', args: [] })),
  ]
}

/** What a check by sample rests on. */
interface Sampled {
  readonly isTaken: boolean
  /** Something was found in one, or found not to be there, and none waits for its result. */
  readonly isAnswered: boolean
}

/** The samples of a finding. */
const samplesOf: Question<string, Sampled> = {
  name: 'the samples of a finding',
  ask: (query, ids) =>
    query<Sampled>(
      `select count(s."monster_id") > 0 as "isTaken", count(s."zwaarte") > 0 and count(*) filter (where s."wacht") = 0 as "isAnswered"
       from unnest($1::uuid[]) with ordinality g("id", "n")
       join "bron_locatie_inventarisatie" f on f."id" = g."id"
       left join "monster_stand" s on s."organisatie_id" = f."organisatie_id" and s."bron_locatie_inventarisatie_id" = f."id"
       group by g."n" order by g."n"`,
      [ids],
    ),
}

/** What decides whether an entry needs a sample with its result. */
const decidesSample = ['vscp_check_procedure', 'entry_materiaal_status', 'bevinding'] as const

/** A check by sample has an outcome when the sample was taken and the laboratory has answered (regulation 6.2). */
async function sampleIssues(draft: Draft, work: Work, before: Partial<Draft> | undefined): Promise<readonly Issue[]> {
  if (work.namesAgain || decidesSample.every((name) => draft[name] === before?.[name])) return []
  const procedure = await work.find('vscp_check_procedures', draft.vscp_check_procedure)
  const outcome = await work.find('entry_materiaal_statussen', draft.entry_materiaal_status)
  if (!procedure || !outcome || !isCheckedBySample(procedure) || isPotential(outcome)) return []
  const finding = await work.find('finding', draft.bevinding)
  const sampled = finding && (await ofEach(work, samplesOf, finding.id))
  if (!sampled?.isTaken) return [{ path: 'bevinding', rule: 'isSampled', args: [] }]
  return sampled.isAnswered ? [] : [{ path: 'entry_materiaal_status', rule: 'isAnswered', args: [] }]
}
