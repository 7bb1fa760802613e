import { roles } from '@vezel/model/rights.ts'
import type { Session } from '../access.ts'
import { inTransaction } from '../db/work.ts'
import { askAs } from '../graphql/run.ts'
import { keepDossiers } from '../reports/keep-dossiers.ts'
import type { Services } from '../services.ts'

/**
 * Keeps the dossiers of surveys that closed before they were kept, and of those that were imported closed. One of which that
 * fails is told in the log, and tried again at the next start.
 */
export async function keepClosedDossiers(services: Services): Promise<void> {
  const { rows } = await services.pools.owner.query<{ organisation: number; survey: string }>(
    `select distinct k."organisatie_id" as "organisation", k."onderzoek_id"::text as "survey" from "slotstand" k
     join "onderzoek" o on o."organisatie_id" = k."organisatie_id" and o."id" = k."onderzoek_id" and o."deleted_at" is null
     join "rapport" r on r."organisatie_id" = k."organisatie_id" and r."onderzoek_id" = k."onderzoek_id" and r."deleted_at" is null
     where not exists (select from "slotstand_rapport" s where s."organisatie_id" = r."organisatie_id" and s."rapport_id" = r."id")`,
  )
  for (const { organisation, survey } of rows) {
    const session = { ...theProduct, organisationId: organisation }
    await inTransaction(services.pools.serve, session, (work) =>
      keepDossiers(work, askAs(services, session, undefined, work), survey),
    ).catch((err: unknown) => services.log.error({ err, survey }, 'the dossiers of a closed survey could not be kept'))
  }
}

/** Nobody: what a dossier asks everybody of an organisation may read. */
const theProduct: Omit<Session, 'organisationId'> = {
  userId: 0,
  inspectionUserId: '00000000-0000-0000-0000-000000000000',
  roleId: roles.reader,
  locale: 'nl',
  tokenHash: Buffer.alloc(0),
}
