import { tmpdir } from 'node:os'
import { type EntityKey, model } from '@vezel/model'
import type { Session } from '../access.ts'
import { anyRecords } from './any-record.ts'
import type { TestApi } from './api.ts'
import { makeAsset } from './one-of-each/asset.ts'
import { beginMaking, type Making } from './one-of-each/making.ts'
import { makeOrganisation } from './one-of-each/organisation.ts'
import { makeReport } from './one-of-each/report.ts'
import { makeSample } from './one-of-each/sample.ts'
import { makeSource } from './one-of-each/source.ts'
import { beginSurvey, makeSurveyParts } from './one-of-each/survey.ts'

/**
 * What a definition alone does not tell, in an order in which each area finds what it hangs on: a record that needs more than
 * its required fields, or that the product makes by itself, is a line in the file of its area.
 */
const areas: readonly ((making: Making) => Promise<void>)[] = [
  makeOrganisation,
  beginSurvey,
  makeAsset,
  makeSurveyParts,
  makeSource,
  makeSample,
  makeReport,
]

/**
 * At least one record of every entity of an organisation, by key: made through the API where it allows that, and by the
 * owner of the tables for what only the product itself makes (files, tasks).
 */
export async function makeOneOfEach(
  api: TestApi,
  as: Session,
  /** Gets what each was made with, for a test that makes another. */
  inputs = new Map<string, Record<string, unknown>>(),
): Promise<ReadonlyMap<string, string>> {
  const making = beginMaking(api, as, inputs)
  for (const make of areas) await make(making)
  await makePlainRecords(making)
  for (const list of model.entities) {
    if (!list.isLookup || list.scope === 'global') continue
    const rows = (await api.get(`{ ${list.api.plural}(limit: 1) { id } }`, {}, as)) as { id: string }[]
    if (rows[0]) making.ids.set(list.key, rows[0].id)
  }
  return making.ids
}

/** The records of which the definition tells all that a new one needs. */
async function makePlainRecords({ api, ids, make }: Making): Promise<void> {
  const { wholeInputFor } = anyRecords(api, ids, tmpdir())
  for (const entity of model.entities) {
    if (entity.isLookup || entity.scope === 'global' || ids.has(entity.key)) continue
    await make(entity.key as EntityKey, await wholeInputFor(entity)).catch((error) => {
      throw new Error(`A ${entity.key} needs a line in testing/one-of-each: ${error.message}`, { cause: error })
    })
  }
}
