import { buildModel } from '../kit/model.ts'
import { defineRegistry, type Exactly, type Row, type Selected, type Selection } from '../kit/registry.ts'
import * as drawings from '../lookups/drawings.ts'
import * as plainLists from '../lookups/lists.ts'
import * as substances from '../lookups/material-types.ts'
import * as surveyLists from '../lookups/of-survey.ts'
import * as listsWithFields from '../lookups/with-fields.ts'
import * as assetArea from './asset/index.ts'
import * as fileArea from './file/index.ts'
import * as organisationArea from './organisation/index.ts'
import * as reportArea from './report/index.ts'
import * as sampleArea from './sample/index.ts'
import * as sourceArea from './source/index.ts'
import * as surveyArea from './survey/index.ts'

type ByKey<M extends Record<string, { readonly key: string }>> = { [E in M[keyof M] as E['key']]: E }
const byKey = <M extends Record<string, { readonly key: string }>>(module: M): ByKey<M> =>
  Object.fromEntries(Object.values(module).map((e) => [e.key, e])) as ByKey<M>

/** Every definition: those of an area stand in the `index.ts` of its folder, under their keys. */
export const registry = defineRegistry({
  ...byKey(plainLists),
  ...byKey(listsWithFields),
  ...byKey(surveyLists),
  ...byKey(substances),
  ...byKey(drawings),
  ...organisationArea,
  ...assetArea,
  ...surveyArea,
  ...sourceArea,
  ...sampleArea,
  ...reportArea,
  ...fileArea,
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
