import type { Label } from '../kit/label.ts'
import { dutchWords } from './words.ts'

/** Where a route stands: in the main navigation, as a tab of a page, or as a tab of the detail card. */
export type Place = 'menu' | 'tab' | 'card'
/** Who may go there; absent: everybody who is logged in (§6). */
export type Audience = 'public' | 'manager' | 'developer' | 'admin'

/** One address of the application. Parameters stand in braces; French uses the English words behind /fr (§2). */
export interface Route<En extends string = string> {
  readonly nl: string
  readonly en: En
  readonly label: Label
  readonly place?: Place
  readonly for?: Audience
  /** The tab is a form, with rows below it at most: it does not say how many. */
  readonly isForm?: true
  /** It has tabs and is a page itself, which is then the first of them: one does not land on a tab. */
  readonly isPage?: true
  /**
   * A tab for each value of the parameter on which the path ends, in this order; with another value it is no address.
   * `'records'`: one for each record that may be named there.
   */
  readonly values?: Readonly<Record<string, Label>> | 'records'
  /** The kind of record of which the tab says how many, where its rows are not called after it in the address. */
  readonly holds?: string
  /** Where the rows of a tab have their addresses, when that is beside it: `analyseResultaten/{analyseResultaat}` of `…/tab1`. */
  readonly rows?: string
}

export type Options = Pick<Route, 'place' | 'for' | 'isForm' | 'isPage' | 'values' | 'rows' | 'holds'>
export const tab: Options = { place: 'tab' }
export const card: Options = { place: 'card' }
/** A tab of the card whose rows have their addresses beside it. */
export const cardOf = (rows: string): Options => ({ place: 'card', rows })
/** A tab that holds records of this kind, called otherwise in the address. */
export const tabOf = (holds: string): Options => ({ place: 'tab', holds })
export const everybody: Options = { for: 'public' }

/** A route by its English path, whose exact text is kept: its name and its parameters are read from it. */
export const route = <const En extends string>(en: En, label: Label, options?: Options): Route<En> =>
  routed(en, dutchOf(en), label, options)

/** The same with its Dutch path worked out; the page is built of these, so that it need not bring the words. */
export const routed = <const En extends string>(en: En, nl: string, label: Label, options?: Options): Route<En> => ({
  nl,
  en,
  label,
  ...options,
})

/** An English path in Dutch, word by word. */
export const dutchOf = (path: string): string =>
  path
    .split('/')
    .map((word) => dutchWords[word] ?? word)
    .join('/')

type Bare<Step extends string> = Step extends `{${infer Param}}` ? Param : Step
type Dashed<Path extends string> = Path extends `${infer Step}/${infer Rest}`
  ? `${Bare<Step>}-${Dashed<Rest>}`
  : Bare<Path>
/** The name of a route: its English path with dashes, parameters by their own name (§2). */
export type NameOf<Path extends string> = Path extends '' ? 'index' : Dashed<Path>
export const nameOf = (path: string): string => path.replaceAll('/', '-').replace(/[{}]/g, '') || 'index'

/** Routes by their names, in the order in which they are given. */
export type Area<R extends Route> = { readonly [Path in R['en'] as NameOf<Path>]: Route<Path> }
export const area = <const R extends readonly Route[]>(...routes: R): Area<R[number]> =>
  // The names are those that the type works out from the same paths.
  Object.fromEntries(routes.map((one) => [nameOf(one.en), one])) as Area<R[number]>
