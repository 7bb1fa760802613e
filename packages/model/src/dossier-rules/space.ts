import { ruledCodes } from '../rules/ruled-codes.ts'
import { isBegun, isCode, spaceLabel, type Told, type ToldSpace } from './facts.ts'
import { grounds } from './grounds.ts'
import { type DossierRule, place, rule } from './rule.ts'

/** The spaces of which this is so, by the line of the survey about them. */
const eachLine =
  (
    isSo: (space: ToldSpace & { readonly line: NonNullable<ToldSpace['line']> }, told: Told) => boolean,
  ): DossierRule['find'] =>
  (told) =>
    told.spaces.flatMap((space) =>
      space.line !== null && isSo({ ...space, line: space.line }, told)
        ? [{ id: space.line.id, label: spaceLabel(space.row) }]
        : [],
    )

const isDenied = ({ line, wasSeen }: ToldSpace) => wasSeen && (line?.onderzocht === 'nee' || line?.onderzocht === 'nvt')

/** A limitation that the report tells of; what is not printed tells no reader why. */
const isHindered = (space: string, { dossier: { onderzoek } }: Told) =>
  onderzoek.beperkingen.some(
    ({ in_rapport, sub_assets }) => in_rapport !== false && sub_assets.some(({ id }) => id === space),
  )

/** Somebody says why it does not concern the survey: in a remark, or because the order does not cover it. */
const isAccounted = ({ line, row, isExcluded }: ToldSpace, { dossier: { onderzoek } }: Told) =>
  isExcluded ||
  Boolean(line?.opmerking?.trim()) ||
  onderzoek.out_of_scopes.some(({ sub_asset }) => sub_asset?.id === row.id)

const isWhollyExcluded = (space: string, { dossier: { onderzoek } }: Told) =>
  onderzoek.uitgesloten_ruimtes.some(({ sub_asset, deel }) => sub_asset.id === space && !deel?.trim())

const state = place('surveySpace', 'surveySpace', 'onderzocht')

/** What must be said of each space, and of what was not seen (regulation 1.6 and 1.12, 10). */
export const spaceRules = {
  spaceWithoutState: rule({
    at: state,
    severity: 'warns',
    ground: grounds.fullSurvey,
    text: { nl: 'Ruimte niet onderzocht en niet uitgesloten', en: 'Space neither surveyed nor excluded' },
    find: eachLine((space) => !isDenied(space) && space.row.dekking === 'nog_niet'),
  }),
  /** It was seen, as what was found there says, and is said not to have been. */
  spaceContradicted: rule({
    at: state,
    severity: 'warns',
    ground: grounds.dossier,
    text: {
      nl: 'Ruimte niet onderzocht, maar er is wel iets gevonden',
      en: 'Space not surveyed, yet something was found in it',
    },
    find: eachLine(isDenied),
  }),
  /** Every space has been seen or is accounted for: what does not concern the survey says why. */
  spaceNotApplicable: rule({
    at: place('surveySpace', 'surveySpace', 'opmerking'),
    severity: 'warns',
    ground: grounds.fullSurvey,
    text: {
      nl: 'Ruimte „niet van toepassing”, en niet vermeld waarom',
      en: 'Space “not applicable”, and not said why',
    },
    find: eachLine((space, told) => space.line.onderzocht === 'nvt' && !isDenied(space) && !isAccounted(space, told)),
  }),
  /** Left out as a whole, nobody has seen it. */
  exclusionContradicted: rule({
    at: state,
    severity: 'warns',
    ground: grounds.exclusions,
    text: {
      nl: 'Ruimte onderzocht, terwijl zij in haar geheel is uitgesloten',
      en: 'Space surveyed, while it is excluded as a whole',
    },
    find: eachLine(({ line, row }, told) => line.onderzocht === 'ja' && isWhollyExcluded(row.id, told)),
  }),
  /** Somebody said by hand that there is none, while a place in it has some or may have. */
  spaceStatusContradicted: rule({
    at: place('surveySpace', 'surveySpace', 'asbest_status'),
    severity: 'warns',
    ground: grounds.dossier,
    text: {
      nl: 'Asbeststatus van de ruimte in strijd met wat er gevonden is',
      en: 'Asbestos status of the space contradicted by what was found there',
    },
    find: eachLine(
      ({ line, row }, { allSources }) =>
        isCode(line.asbest_status, ...ruledCodes.asbest_statussen) &&
        allSources.some(
          ({ isAsbestos, places }) =>
            isAsbestos && places.some(({ row: at }) => at.gevaarlijk && at.sub_asset?.id === row.id),
        ),
    ),
  }),
  /** Nobody can say whether it was surveyed: there is nothing to say it of. */
  spaceUnlisted: rule({
    at: place('space', 'surveySpace'),
    severity: 'warns',
    ground: grounds.fullSurvey,
    text: { nl: 'Ruimte zonder gegevens uit dit onderzoek', en: 'Space without data of this survey' },
    // A line comes with the survey's start; before that no space can be said to be forgotten.
    find: ({ spaces, dossier }) =>
      isBegun(dossier)
        ? spaces.filter(({ line }) => line === null).map(({ row }) => ({ id: row.id, label: spaceLabel(row) }))
        : [],
  }),
  partWithoutExclusion: rule({
    at: place('surveySpace', 'exclusion'),
    severity: 'warns',
    ground: grounds.exclusions,
    text: {
      nl: 'Gedeeltelijk onderzocht, zonder uitsluiting of beperking',
      en: 'Surveyed in part, without an exclusion or limitation',
    },
    // Whoever saw a part says which part was not seen, or what hindered.
    find: eachLine(
      ({ line, isExcluded, row }, told) =>
        line.onderzocht === 'gedeeltelijk' && !isExcluded && !isHindered(row.id, told),
    ),
  }),
  exclusionWithoutAdvice: rule({
    at: place('exclusion', 'exclusion', 'advies'),
    severity: 'warns',
    ground: grounds.exclusions,
    text: { nl: 'Uitsluiting zonder advies voor vervolgonderzoek', en: 'Exclusion without follow-up advice' },
    find: ({ dossier: { onderzoek } }) =>
      onderzoek.uitgesloten_ruimtes
        .filter(({ advies }) => !advies?.trim())
        .map(({ id, nummer }) => ({ id, label: nummer })),
  }),
  limitationWithoutEffect: rule({
    at: place('limitation', 'limitation', 'gevolg'),
    severity: 'warns',
    ground: grounds.exclusions,
    text: {
      nl: 'Beperking zonder gevolg voor de volledigheid',
      en: 'Limitation without its effect on the completeness',
    },
    find: ({ dossier: { onderzoek } }) =>
      onderzoek.beperkingen
        .filter(({ in_rapport, gevolg }) => in_rapport !== false && !gevolg?.trim())
        .map(({ id, nummer }) => ({ id, label: nummer })),
  }),
} as const
