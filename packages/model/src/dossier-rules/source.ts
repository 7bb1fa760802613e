import { classWeightOf } from '../material-kind.ts'
import { ruledCodes } from '../rules/ruled-codes.ts'
import { isSuitable } from '../rules/suitability-contradictions.ts'
import {
  isCode,
  isFound,
  isShownPhoto,
  isThere,
  type Told,
  type ToldPlace,
  type ToldSource,
  validAnalyses,
} from './facts.ts'
import { grounds } from './grounds.ts'
import { type DossierRule, eachSource, place, rule } from './rule.ts'

const ofClass = place('source', 'sanitationStrategy', 'smart_risicoklasse')

/** The class that the server gives to asbestos that needs one; null where it needs none, or has none yet. */
const weightOf = ({ row, isAsbestos }: ToldSource) =>
  row.gevaarlijk && isAsbestos && row.smart_risicoklasse !== null && !row.klasse_ontbreekt
    ? classWeightOf(row.smart_risicoklasse)
    : null

/** The strategy that gives a source its class: by the code, for the same class in another set has another id. */
const classStrategy = ({ row }: ToldSource) =>
  row.strategieen.find(
    ({ smart_risicoklasse: own }) => own !== null && own.code === (row.smart_risicoklasse?.code ?? null),
  )?.id

/** The strategies that are for this place. */
const strategiesFor = ({ row, source }: ToldPlace) =>
  source.row.strategieen.filter(
    ({ bron_locaties: places }) => places.length === 0 || places.some(({ id }) => id === row.id),
  )
/** Whether one of them gives a class. */
const hasClass = (one: ToldPlace) => strategiesFor(one).some(({ smart_risicoklasse: own }) => own !== null)
/** Whether there are several, and nobody says which one is advised. */
const lacksPreference = (one: ToldPlace) => {
  const all = strategiesFor(one)
  return all.length > 1 && !all.some(({ voorkeur }) => voorkeur)
}

const ofWeight = (isWrong: (weight: ReturnType<typeof classWeightOf>, source: ToldSource) => boolean) =>
  eachSource((source) => {
    const weight = weightOf(source)
    return weight !== null && isWrong(weight, source)
  }, classStrategy)

const harmful = ({ places }: ToldSource) => places.filter(({ row }) => row.gevaarlijk)

const [chrysotile, ...amphiboles] = ruledCodes.analyse_materialen

/** The fibre types that were shown in the sample that decides what a place is. */
const fibresOf = ({ row: { bepalend_monster: sample } }: ToldPlace) =>
  sample === null
    ? []
    : validAnalyses(sample)
        .flatMap(({ resultaten }) => resultaten)
        .filter(isFound)
        .map(({ analyse_materiaal }) => analyse_materiaal)

const isEnclosed = ({ finding }: ToldPlace) => isCode(finding?.bron_locatie_analysemethode, 'omsloten')
const isUndamaged = ({ finding }: ToldPlace) => isCode(finding?.beschadiging, 'geen')
/** What nobody knows the damage of is not called damaged. */
const isDamaged = ({ finding }: ToldPlace) =>
  finding?.beschadiging != null && !isCode(finding.beschadiging, 'geen', 'onbekend')

/** Amphibole asbestos in a material that lets its fibres go, damaged. */
const isFierce = (source: ToldSource) =>
  isCode(source.row.structuur, 'niet_hechtgebonden') &&
  harmful(source).some((one) => isDamaged(one) && fibresOf(one).some((fibre) => isCode(fibre, ...amphiboles)))

/** Bonded chrysotile and nothing else, outside, undamaged wherever it is. */
const isMild = (source: ToldSource) => {
  const all = harmful(source)
  const fibres = all.map(fibresOf)
  return (
    isCode(source.row.structuur, 'hechtgebonden') &&
    all.length > 0 &&
    all.every((one) => isUndamaged(one) && one.row.binnen_buiten === 'buiten') &&
    fibres.every((own) => own.length > 0 && own.every((fibre) => isCode(fibre, chrysotile)))
  )
}

/** Its photos, as the report shows them. */
const hasPhoto = ({ places }: ToldSource, { visits }: Told) =>
  places.some(({ row }) => row.fotos.some((photo) => photo.file !== null && isShownPhoto(photo, visits)))

/** An advice of its own, or of a place of which something is left. */
const hasAdvice = ({ row, places }: ToldSource) =>
  row.bron_advies !== null ||
  places.some((one) => one.finding !== null && one.finding.bron_advies !== null && isThere(one.row))

/** What may be left out of a report, but asbestos not without a word, and not at all from what says "suitable". */
const leftOut =
  (ofSuitable: boolean): DossierRule['find'] =>
  ({ allSources, dossier: { onderzoek } }) =>
    onderzoek.geschiktheden.some(isSuitable) === ofSuitable
      ? allSources
          .filter(({ row, isPrinted, isUnaccounted }) => !isPrinted && (row.gevaarlijk || isUnaccounted))
          .map(({ row }) => ({ id: row.id, label: row.nummer }))
      : []

/** What sources must say (regulation 1.4, 1.5 and 1.12, 1, 3 and 7; the warnings on class). */
export const sourceRules = {
  sourceLeftOut: rule({
    at: place('source', 'source', 'in_rapport'),
    severity: 'warns',
    ground: grounds.fullSurvey,
    text: {
      nl: 'Bron met asbest of verdacht materiaal staat niet in het rapport',
      en: 'Source with asbestos or suspected material left out of the report',
    },
    find: leftOut(false),
  }),
  sourceLeftOutOfSuitable: rule({
    at: place('source', 'source', 'in_rapport'),
    // The report would hide asbestos where it says "suitable".
    severity: 'blocks',
    ground: grounds.fullSurvey,
    text: {
      nl: 'Bron met asbest of verdacht materiaal staat niet in het rapport, dat wel geschiktheid vaststelt',
      en: 'Source with asbestos or suspected material left out of a report that says suitable',
    },
    find: leftOut(true),
  }),
  sourceWithoutFinding: rule({
    at: place('source', 'finding'),
    severity: 'warns',
    ground: grounds.fullSurvey,
    text: { nl: 'Bron zonder bevinding in dit onderzoek', en: 'Source without finding in this survey' },
    find: eachSource(({ places }) => places.every(({ finding }) => finding === null)),
  }),
  sourceWithoutClass: rule({
    at: ofClass,
    // Nobody can tell from the report how it is to be removed; what was presumed has the heaviest class.
    severity: 'blocks',
    ground: grounds.riskClass,
    text: { nl: 'Bron zonder risicoklasse', en: 'Source without risk class' },
    find: eachSource(
      ({ row }) => row.klasse_ontbreekt,
      ({ row }) => row.strategieen[0]?.id,
    ),
  }),
  /** What is for some of the places says nothing of the others. */
  placeWithoutClass: rule({
    at: place('source', 'sanitationStrategy', 'bron_locaties'),
    // As of a source without one: nobody can tell how it is to be removed there.
    severity: 'blocks',
    ground: grounds.riskClass,
    text: {
      nl: 'Bronlocatie waarvoor geen strategie een risicoklasse geeft',
      en: 'Source location to which no strategy gives a risk class',
    },
    find: ({ sources }) =>
      sources.flatMap((source) =>
        weightOf(source) === null
          ? []
          : harmful(source)
              .filter((one) => !hasClass(one))
              .map(({ row }) => ({
                id: source.row.id,
                about: row.id,
                label: row.nummer,
                record: classStrategy(source),
              })),
      ),
  }),
  strategyWithoutPreference: rule({
    at: place('source', 'sanitationStrategy', 'voorkeur'),
    severity: 'warns',
    ground: grounds.dossier,
    text: {
      nl: 'Bron met meer strategieën, waarvan geen de voorkeur heeft',
      en: 'Source with several strategies, none of them preferred',
    },
    find: eachSource(
      (source) => harmful(source).some(lacksPreference),
      ({ row }) => row.strategieen[0]?.id,
    ),
  }),
  classNotApplicable: rule({
    at: ofClass,
    severity: 'warns',
    ground: grounds.riskClass,
    text: {
      nl: 'Risicoklasse niet van toepassing bij asbest of verdacht materiaal',
      en: 'Risk class not applicable to asbestos or suspected material',
    },
    find: ofWeight((weight) => weight === 'none'),
  }),
  /** What could not be sampled goes in the highest class, unless somebody says why not. */
  classTooLight: rule({
    at: ofClass,
    severity: 'warns',
    ground: grounds.presumedClass,
    text: {
      nl: 'Aangenomen asbest in een lichtere klasse dan 2A, zonder onderbouwing',
      en: 'Presumed asbestos in a lighter class than 2A, without a ground',
    },
    find: ofWeight(
      (weight, source) =>
        weight !== 'none' && weight !== 'heavy' && harmful(source).some(({ row }) => row.grond === 'aangenomen'),
    ),
  }),
  amphiboleTooLight: rule({
    at: ofClass,
    severity: 'warns',
    ground: grounds.riskClass,
    text: {
      nl: 'Beschadigd, niet-hechtgebonden amfiboolasbest in een lichtere klasse dan 2A',
      en: 'Damaged friable amphibole asbestos in a lighter class than 2A',
    },
    find: ofWeight((weight, source) => (weight === 'middle' || weight === 'light') && isFierce(source)),
  }),
  classTooHeavy: rule({
    at: ofClass,
    severity: 'warns',
    ground: grounds.riskClass,
    text: {
      nl: 'Hechtgebonden chrysotiel, buiten en onbeschadigd, in klasse 2A',
      en: 'Bonded chrysotile, outside and undamaged, in class 2A',
    },
    find: ofWeight((weight, source) => weight === 'heavy' && isMild(source)),
  }),
  enclosedNotLight: rule({
    at: ofClass,
    severity: 'warns',
    ground: grounds.presumedClass,
    text: {
      nl: 'Geheel omsloten toepassing in een andere klasse dan 1',
      en: 'Fully enclosed application in another class than 1',
    },
    find: ofWeight(
      (weight, source) => (weight === 'heavy' || weight === 'middle') && harmful(source).every(isEnclosed),
    ),
  }),
  sourceWithoutPhoto: rule({
    at: place('source', 'sourcePhoto'),
    severity: 'warns',
    ground: grounds.sourceData,
    text: { nl: 'Bron zonder foto', en: 'Source without photo' },
    find: eachSource((source, told) => !hasPhoto(source, told)),
  }),
  sourceWithoutAdvice: rule({
    at: place('source', 'source', 'bron_advies'),
    severity: 'warns',
    ground: grounds.sourceData,
    text: { nl: 'Bron zonder advies', en: 'Source without advice' },
    find: eachSource((source) => source.row.gevaarlijk && (!isThere(source.row) || !hasAdvice(source))),
  }),
} as const
