import type { Making } from './making.ts'

/** A report of the survey, its template, and the work of printing it. */
export async function makeReport({ ids, make, insert, to, firstItem, as }: Making): Promise<void> {
  await make('reportTemplate', {
    naam: 'Sjabloon',
    taal: 'nl',
    papierformaat: 'A4',
    orientatie: 'staand',
  })
  await make('reportChapter', { naam: 'Samenvatting' })
  await make('reportElement', {
    naam: 'Tekst',
    element_type: await firstItem('element_types'),
    inhoud: 'x',
  })
  await make('report', { onderzoek: to('survey') })
  await make('gapArgument', { rapport: to('report'), gat: 'methodMissing 1', reden: 'Volgt' })
  await insert(
    'task',
    `insert into "taak" ("organisatie_id", "id", "soort", "record_type", "record_id", "status", "voortgang") values ($1, gen_random_uuid(), 'rapport', 'Rapport', $2, 'klaar', 1)`,
    [ids.get('report')],
  )
  await insert(
    'notice',
    `insert into "bericht" ("organisatie_id", "id", "voor_id", "soort", "record_type", "record_id") values ($1, gen_random_uuid(), $3, 'vrijgegeven', 'Rapport', $2)`,
    [ids.get('report'), as.inspectionUserId],
  )
}
