import { asked } from '../asked-capabilities.ts'
import { suitability } from '../entities/survey/suitability.ts'
import { inLocale, type Label, type Locale } from '../kit/label.ts'
import { fill } from '../kit/phrase.ts'
import { statusKindOf } from '../material-kind.ts'
import {
  type SuitabilityContradiction,
  suitabilityContradictions,
  unsuitable,
} from '../rules/suitability-contradictions.ts'
import type { RuledSample } from './dossier.ts'
import { isOfAsbestos, isRejected, numberRuns, spaceLabel, type Told } from './facts.ts'
import { grounds } from './grounds.ts'
import { type DossierRule, ofSurvey, place, rule } from './rule.ts'

/** Why what is called suitable is contradicted, after what it is suitable for. */
const reasons: Readonly<Record<SuitabilityContradiction['reason'], Label>> = {
  exclusions: {
    nl: '{what}, terwijl {n|{numbers&} is|{numbers&} zijn} uitgesloten',
    en: '{what}, while {n|{numbers&} is|{numbers&} are} excluded',
  },
  samplesWithoutResult: {
    nl: '{what}, terwijl {n|de uitslag van {numbers&} ontbreekt|de uitslagen van {numbers&} ontbreken}',
    en: '{what}, while {n|the result of {numbers&} is|the results of {numbers&} are} missing',
  },
  notCarriedOut: {
    nl: '{what}, terwijl het onderzoek nog niet is uitgevoerd',
    en: '{what}, while the survey has not been carried out',
  },
  suspicions: {
    nl: '{what}, terwijl {n|{numbers&} verdacht of maar gedeeltelijk onderzocht is|{numbers&} verdacht of maar gedeeltelijk onderzocht zijn}',
    en: '{what}, while {n|{numbers&} is suspected or was surveyed in part only|{numbers&} are suspected or were surveyed in part only}',
  },
  hiddenSuspected: {
    nl: '{what}, terwijl verborgen asbest wordt vermoed',
    en: '{what}, while hidden asbestos is suspected',
  },
  partUnsuitable: {
    nl: '{what}, terwijl een deel niet geschikt heet',
    en: '{what}, while a part is called unsuitable',
  },
  alsoUnsuitable: {
    nl: '{what}, terwijl hetzelfde deel ook niet geschikt heet',
    en: '{what}, while the same part is also called unsuitable',
  },
  wholeUnsuitable: {
    nl: '{what}, terwijl het geheel niet geschikt heet',
    en: '{what}, while the whole is called unsuitable',
  },
}
const forPart: Label = { nl: '{what} voor {part}', en: '{what} for {part}' }

const resultOf = (sample: RuledSample) => (isRejected(sample) ? 'rejected' : sample.in_afwachting ? 'awaited' : 'known')

/** Everything that speaks against what the survey calls suitable. */
function contradictionsIn({ dossier: { onderzoek }, allSources, samples, notSeen }: Told): SuitabilityContradiction[] {
  return suitabilityContradictions(
    onderzoek.geschiktheden.map((row) => ({ ...row, space: row.sub_asset?.id ?? null })),
    {
      exclusions: onderzoek.uitgesloten_ruimtes.map((row) => ({ nummer: row.nummer, space: row.sub_asset.id })),
      samples: samples.map((sample) => ({
        nummer: sample.nummer,
        space: sample.sub_asset?.id ?? null,
        finding: sample.bron_locatie_inventarisatie?.id ?? null,
        result: resultOf(sample),
      })),
      isCarriedOut: onderzoek.is_uitgevoerd,
      suspicions: [
        ...allSources
          .filter(
            ({ row, isUnaccounted }) =>
              isUnaccounted || (row.gevaarlijk && statusKindOf(row.materiaal_status) === 'suspected'),
          )
          .map(({ row }) => ({ nummer: row.nummer, space: null })),
        ...notSeen,
        ...onderzoek.inventarisatie_asset.asset.sub_assets
          .filter(({ onderzocht }) => onderzocht === 'gedeeltelijk')
          .map((space) => ({ nummer: space.nummer || nameOf(space), space: space.id })),
      ],
      isHiddenSuspected: onderzoek.onderzoek_asbest?.verborgen_asbest_vermoed === true,
    },
  )
}

function nameOf(space: Parameters<typeof spaceLabel>[0], locale: Locale = 'nl'): string {
  const label = spaceLabel(space)
  return typeof label === 'string' ? label : inLocale(label, locale)
}

/** One row of suitabilities with one reason why it cannot be so. */
const contradicted =
  (isMeant: (reason: SuitabilityContradiction['reason']) => boolean): DossierRule['find'] =>
  (told) =>
    contradictionsIn(told)
      .filter(({ reason }) => isMeant(reason))
      .map((one) => ({
        id: one.suitability,
        about: [one.reason, ...one.numbers].join(' '),
        label: { nl: sentence(one, told, 'nl'), en: sentence(one, told, 'en') },
      }))

function sentence({ suitability: id, reason, numbers }: SuitabilityContradiction, told: Told, locale: Locale): string {
  const said = told.dossier.onderzoek.geschiktheden.find((row) => row.id === id)
  const klasse = inLocale(classes[said?.klasse ?? ''] ?? suitability.label, locale)
  const what = said?.sub_asset
    ? fill(inLocale(forPart, locale), { what: klasse, part: nameOf(said.sub_asset, locale) }, locale)
    : klasse
  return fill(
    inLocale(reasons[reason], locale),
    { what, n: numbers.length, numbers: numberRuns(numbers, locale) },
    locale,
  )
}
const classes: Readonly<Record<string, Label>> = Object.fromEntries(
  suitability.fields.klasse.choices.map(({ value, label }) => [value, label]),
)

const said = place('suitability', 'suitability', 'geschikt')

/** "Not suitable" of the same part, or of the whole. */
const isExcluded = (reason: SuitabilityContradiction['reason']) =>
  reason === 'alsoUnsuitable' || reason === 'wholeUnsuitable'

/** What the survey calls the asset suitable for, and what speaks against that (regulation 1.2 and 1.12, 9). */
export const suitabilityRules = {
  suitabilityContradicted: rule({
    at: said,
    severity: 'warns',
    // Only the technical manager overrides it, with a reason.
    arguedBy: asked.release,
    ground: grounds.suitability,
    text: { nl: 'Geschiktheid in tegenspraak', en: 'Suitability contradicted' },
    find: contradicted((reason) => !isExcluded(reason)),
  }),
  /** "Not suitable" excludes the others: both at once no reason makes good. */
  suitabilityExcluded: rule({
    at: said,
    severity: 'blocks',
    ground: grounds.suitability,
    text: { nl: 'Geschikt en niet geschikt tegelijk', en: 'Suitable and not suitable at once' },
    find: contradicted(isExcluded),
  }),
  unsuitableWithoutReason: rule({
    at: place('suitability', 'suitability', 'toelichting'),
    severity: 'warns',
    ground: grounds.suitability,
    text: { nl: 'Niet geschikt, zonder toelichting', en: 'Not suitable, without an explanation' },
    find: ({ dossier: { onderzoek } }) =>
      onderzoek.geschiktheden
        .filter(({ geschikt, klasse, toelichting }) => (!geschikt || klasse === unsuitable) && !toelichting?.trim())
        .map(({ id, klasse }) => ({ id, label: classes[klasse] ?? suitability.label })),
  }),
  /** One at least: it is what a report on asbestos is for. Its classes are of asbestos alone. */
  suitabilityMissing: rule({
    at: place('survey', 'suitability'),
    severity: 'blocks',
    ground: grounds.suitability,
    text: { nl: 'Geschiktheid niet vastgesteld', en: 'Suitability not established' },
    find: ofSurvey(({ dossier: { onderzoek } }) => isOfAsbestos(onderzoek) && onderzoek.geschiktheden.length === 0),
  }),
} as const
