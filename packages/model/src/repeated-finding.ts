import { type Draft, isEmpty } from './rules/rule.ts'

/** What is seen of material, and changes slowly. */
const keptNames = [
  'hoeveelheid',
  'hoeveelheid_schatting',
  'bevestiging',
  'conditie',
  'beschadiging',
  'beschadiging_percentage',
  'bereikbaarheid',
  'afscherming',
  'blootstelling',
  'behandelmoment',
  'ihm_massa',
] as const

/** What an earlier survey saw at a place: its values as a form holds them, with what its status rests on. */
export interface EarlierFinding {
  readonly values: Draft
  /** The code of how it was established. */
  readonly method: string | null
  /** The sample that decides its status: its own, or the one it refers to. */
  readonly sample: string | null
}

/**
 * What an earlier finding proposes for one at the same place in a later survey, to be checked there. Its amount and condition
 * are kept. What a sample established refers to that sample from now on: this survey has taken none. What names an own sample
 * that is not there is still to be sampled. Nothing is proposed of how it was judged: that is for whoever stands before it.
 */
export function repeatedFinding(
  { values, method, sample }: EarlierFinding,
  methodOf: (code: string) => string | null,
): Draft {
  const kept = Object.fromEntries(
    keptNames.filter((name) => !isEmpty(values[name])).map((name) => [name, values[name]]),
  )
  const isSampled = method === 'eigen_monster' || method === 'verwijzing_monster'
  const established = isSampled
    ? sample
      ? { bron_locatie_analysemethode: methodOf('verwijzing_monster'), verwijst_naar_monster: sample }
      : { bron_locatie_analysemethode: methodOf('nog_te_bemonsteren') }
    : {
        bron_locatie_analysemethode: method === null ? null : methodOf(method),
        verwijzing_tekst: values.verwijzing_tekst ?? null,
        materiaal_status: values.materiaal_status ?? null,
      }
  return { ...kept, aangetroffen: values.aangetroffen ?? 'ja', ...established }
}
