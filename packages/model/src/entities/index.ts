import { buildModel } from '../kit/model.ts'
import { defineRegistry, type Exactly, type Row, type Selected, type Selection } from '../kit/registry.ts'
import * as drawings from '../lookups/drawings.ts'
import * as plainLists from '../lookups/lists.ts'
import * as substances from '../lookups/material-types.ts'
import * as listsWithFields from '../lookups/with-fields.ts'
import { asset } from './asset/asset.ts'
import { building } from './asset/building.ts'
import { floor } from './asset/floor.ts'
import { inventoryAsset } from './asset/inventory-asset.ts'
import { space } from './asset/space.ts'
import { subAsset } from './asset/sub-asset.ts'
import { vessel } from './asset/vessel.ts'
import { file } from './file/file.ts'
import { address } from './organisation/address.ts'
import { branch } from './organisation/branch.ts'
import { client } from './organisation/client.ts'
import { contact } from './organisation/contact.ts'
import { inspectionUser } from './organisation/inspection-user.ts'
import { invitation } from './organisation/invitation.ts'
import { laboratory } from './organisation/laboratory.ts'
import { laboratoryPossibility } from './organisation/laboratory-possibility.ts'
import { organisation } from './organisation/organisation.ts'
import { user } from './organisation/user.ts'
import { variableSet } from './organisation/variable-set.ts'
import { chapterElement } from './report/chapter-element.ts'
import { gapArgument } from './report/gap-argument.ts'
import { report } from './report/report.ts'
import { reportChapter } from './report/report-chapter.ts'
import { reportElement } from './report/report-element.ts'
import { reportTemplate } from './report/report-template.ts'
import { task } from './report/task.ts'
import { templateChapter } from './report/template-chapter.ts'
import { analysis } from './sample/analysis.ts'
import { result } from './sample/result.ts'
import { sample } from './sample/sample.ts'
import { controlMeasure } from './source/control-measure.ts'
import { finding } from './source/finding.ts'
import { location } from './source/location.ts'
import { sanitationStrategy } from './source/sanitation-strategy.ts'
import { source } from './source/source.ts'
import { sourcePhoto } from './source/source-photo.ts'
import { treatment } from './source/treatment.ts'
import { exclusion } from './survey/exclusion.ts'
import { execution } from './survey/execution.ts'
import { limitation } from './survey/limitation.ts'
import { remark } from './survey/remark.ts'
import { suitability } from './survey/suitability.ts'
import { survey } from './survey/survey.ts'
import { surveyAsbestos } from './survey/survey-asbestos.ts'
import { surveyClient } from './survey/survey-client.ts'
import { surveySpace } from './survey/survey-space.ts'
import { visit } from './survey/visit.ts'

type ByKey<M extends Record<string, { readonly key: string }>> = { [E in M[keyof M] as E['key']]: E }
const byKey = <M extends Record<string, { readonly key: string }>>(module: M): ByKey<M> =>
  Object.fromEntries(Object.values(module).map((e) => [e.key, e])) as ByKey<M>

/** Every definition, in one list. */
export const registry = defineRegistry({
  ...byKey(plainLists),
  ...byKey(listsWithFields),
  ...byKey(substances),
  ...byKey(drawings),
  address,
  branch,
  client,
  contact,
  inspectionUser,
  invitation,
  laboratory,
  laboratoryPossibility,
  organisation,
  user,
  variableSet,
  asset,
  building,
  floor,
  inventoryAsset,
  space,
  subAsset,
  vessel,
  execution,
  exclusion,
  limitation,
  remark,
  suitability,
  survey,
  surveyAsbestos,
  surveyClient,
  surveySpace,
  visit,
  controlMeasure,
  finding,
  location,
  sanitationStrategy,
  source,
  sourcePhoto,
  treatment,
  analysis,
  result,
  sample,
  chapterElement,
  report,
  gapArgument,
  task,
  reportChapter,
  reportElement,
  reportTemplate,
  templateChapter,
  file,
})
export type Registry = typeof registry
export type EntityKey = keyof Registry

/** The registry with its cross-references worked out. */
export const model = buildModel(registry)

/** A flat row of an entity: relations are ids. */
export type RowOf<K extends EntityKey> = Row<Registry, K>
/** What may be asked of a record, checked against the definitions. */
export type SelectionOf<K extends EntityKey> = Selection<Registry, K>
/** What a selection answers. */
export type ResultOf<K extends EntityKey, S extends SelectionOf<K>> = Selected<Registry, K, S>
/** Keeps a selection's exact type while it is checked: `select('survey', { nummer: true })`. */
export const select = <K extends EntityKey, const S extends SelectionOf<K>>(
  _key: K,
  selection: S & Exactly<S, SelectionOf<K>>,
): S => selection
