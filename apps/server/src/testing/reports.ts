import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Session } from '../access.ts'
import { askAs } from '../graphql/run.ts'
import type { Job } from '../jobs/job.ts'
import { makeReport } from '../jobs/make-report.ts'
import { releaseReport } from '../jobs/release-report.ts'
import { fingerprintOf } from '../reports/fingerprint.ts'
import { gather } from '../reports/gather.ts'
import type { GraphqlAnswer, TestApi } from './api.ts'

export interface TaskRow {
  readonly status: string
  readonly fout: string | null
  readonly uitleg: string | null
}

/** The data folder of tests that print: where the browser that npm brings is unpacked, it is so once for all of them. */
export const printFolder = join(tmpdir(), 'vezel-test-browser')

/** The id of the task that a call answered. */
export const taskIn = (answer: GraphqlAnswer) => String((answer.data?.answer as { id: string } | undefined)?.id)

/** The making and the release of reports as the product does them: the call, and then the job it asked for. */
export function reportWork(api: TestApi) {
  const jobs: Readonly<Record<string, Job<'make-report'> | Job<'release-report'>>> = {
    makeRapport: makeReport,
    releaseRapport: releaseReport,
  }
  const payload = (task: string, as: Session) => ({
    task,
    organisation: as.organisationId,
    user: as.userId,
  })
  const call = (name: string, report: string, as: Session): Promise<GraphqlAnswer> =>
    api.ask(`mutation($id: ID!) { answer: ${name}(id: $id) { id } }`, { id: report }, as)
  const run = async (name: string, task: string, as: Session): Promise<TaskRow> => {
    await jobs[name]?.(payload(task, as), api.services, new AbortController().signal)
    return taskOf(task)
  }
  const taskOf = async (task: string) =>
    (await api.services.pools.owner.query(`select "status", "fout", "uitleg" from "taak" where "id" = $1`, [task]))
      .rows[0]
  return {
    /** Asks only: answers the task, or the refusal. */
    call,
    run,
    taskOf,
    /** Asks, and does the job. Throws on a refusal. */
    async done(name: 'makeRapport' | 'releaseRapport', report: string, as: Session): Promise<TaskRow> {
      const answer = await call(name, report, as)
      if (answer.errors) throw new Error(answer.errors.map((e) => e.message).join('; '))
      return run(name, taskIn(answer), as)
    },
  }
}

/** Gives a report a pdf with the fingerprint of its data, as the print for review does, without the time of a print. */
export async function asPrinted(api: TestApi, report: string, as: Session): Promise<void> {
  const { owner } = api.services.pools
  const { rows } = await owner.query(
    `insert into "file" ("organisatie_id", "id", "file_key", "filename", "mime_type", "size", "checksum")
     values ($1, gen_random_uuid(), 'f/' || gen_random_uuid(), 'a.pdf', 'application/pdf', 1, repeat('0', 64)) returning "id"`,
    [as.organisationId],
  )
  const fingerprint = fingerprintOf(await gather(askAs(api.services, as), report))
  await owner.query(`update "rapport" set "file_id" = $2, "vingerafdruk" = $3 where "id" = $1`, [
    report,
    rows[0].id,
    fingerprint,
  ])
}

/** Who asked for the survey, what it speaks of, what it says, and the class of its sources: no words make good that one of these is missing. */
async function fillDossier(api: TestApi, report: string): Promise<void> {
  const fill = (table: string, columns: string, values: string, other = '') =>
    api.services.pools.owner.query(
      `insert into "${table}" ("organisatie_id", "id", "onderzoek_id", ${columns})
       select r."organisatie_id", gen_random_uuid(), r."onderzoek_id", ${values} from "rapport" r ${other}
       where r."id" = $1 and not exists (select 1 from "${table}" t where t."onderzoek_id" = r."onderzoek_id" and t."deleted_at" is null)`,
      [report],
    )
  await api.services.pools.owner.query(
    `insert into "klant" ("organisatie_id", "id", "naam", "land", "active")
     select "organisatie_id", gen_random_uuid(), 'Gemeente van ' || "id", 'NL', true from "rapport" where "id" = $1`,
    [report],
  )
  const client = `join "klant" k on k."organisatie_id" = r."organisatie_id" and k."naam" = 'Gemeente van ' || r."id"`
  await fill('onderzoek_klant', '"klant_id"', 'k."id"', client)
  const lists = ['asbestos_survey_extend', 'asbestos_survey_scope']
  const first = lists.map(
    (list) => `(select min(i."id") from "${list}" i where i."organisatie_id" = r."organisatie_id")`,
  )
  await fill(
    'onderzoek_asbest',
    `${lists.map((list) => `"${list}_id"`).join(', ')}, "reikwijdte_tekst", "destructief", "verborgen_asbest_vermoed"`,
    `${first.join(', ')}, 'Het hele gebouw', false, false`,
  )
  await fill(
    'geschiktheid',
    '"stof", "klasse", "geschikt", "toelichting"',
    `'Asbest', 'niet_geschikt_risicobeoordeling_nodig', false, 'Nog niet alles is gezien'`,
  )
  // Of the heaviest class: what nobody knows more of.
  await api.services.pools.owner.query(
    `insert into "saneringsstrategie" ("organisatie_id", "id", "bron_id", "onderzoek_id", "sanerings_advies_id", "smart_risicoklasse_id", "voorkeur", "volgorde")
     select b."organisatie_id", gen_random_uuid(), b."id", r."onderzoek_id",
       (select min(i."id") from "sanerings_advies" i where i."organisatie_id" = b."organisatie_id"),
       (select i."id" from "smart_risicoklasse" i where i."organisatie_id" = b."organisatie_id" order by i."prioriteit", i."id" limit 1), true, 99
     from "rapport" r join "onderzoek" o on o."id" = r."onderzoek_id" join "bron" b on b."inventarisatie_asset_id" = o."inventarisatie_asset_id"
     where r."id" = $1 and not exists (
       select 1 from "saneringsstrategie" g where g."bron_id" = b."id" and g."onderzoek_id" = r."onderzoek_id" and g."smart_risicoklasse_id" is not null
     )`,
    [report],
  )
}

/** Makes the visits of a report's survey carried out, its spaces surveyed and its dossier whole: without these nothing is released. */
export async function carryOut(api: TestApi, report: string): Promise<void> {
  await fillDossier(api, report)
  await api.services.pools.owner.query(
    `update "inventarisatie_ruimte" set "onderzocht" = 'ja'
     where "onderzocht" = 'nee' and "onderzoek_id" = (select "onderzoek_id" from "rapport" where "id" = $1)`,
    [report],
  )
  await api.services.pools.owner.query(
    `update "inventarisatie" set "status" = 'uitgevoerd', "start" = least("start", now() - interval '1 hour'), "eind" = least("eind", now())
     where "onderzoek_id" = (select "onderzoek_id" from "rapport" where "id" = $1)`,
    [report],
  )
}

/** Says of everything that a report lacks why it may be missing, and does what no words make good. */
export async function argueAll(api: TestApi, report: string, as: Session): Promise<void> {
  await carryOut(api, report)
  const query = 'query($id: ID!) { rapportGaten(id: $id) { gaten { gat } } }'
  const { gaten } = (await api.get(query, { id: report }, as)) as { gaten: { gat: string }[] }
  for (const { gat } of gaten)
    await api.create(
      'gapArgument',
      { rapport: { connect: { id: report } }, gat, reden: 'De opdrachtgever weet dit' },
      as,
    )
}

/** A new version that may be released: what it lacks is explained, its author submitted it, somebody else approved it. */
export async function reviewedReport(
  api: TestApi,
  survey: string,
  { author, reviewer }: { author: Session; reviewer: Session },
): Promise<string> {
  const report = await api.create('report', { onderzoek: { connect: { id: survey } }, wijziging: 'Herzien' }, author)
  await argueAll(api, report, author)
  await asPrinted(api, report, author)
  const lead = (event: string, as: Session) =>
    api.get(
      'mutation($id: ID!, $event: String!) { transitionRapport(id: $id, event: $event) { id } }',
      { id: report, event },
      as,
    )
  await lead('submit', author)
  await lead('approve', reviewer)
  return report
}
