import type { RuledObservation } from './dossier.ts'
import { isCode, type Told } from './facts.ts'
import { grounds } from './grounds.ts'
import { type DossierRule, place, rule } from './rule.ts'

/** The observations of which this is so. */
const eachObservation =
  (isSo: (observation: RuledObservation, told: Told) => boolean): DossierRule['find'] =>
  (told) =>
    told.dossier.onderzoek.waarnemingen
      .filter((one) => isSo(one, told))
      .map(({ id, nummer }) => ({ id, label: nummer }))

/** The places of asbestos, or of what may be asbestos, in the space of an observation. */
const placesAt = ({ sub_asset: space }: RuledObservation, { allSources }: Told) =>
  allSources
    .filter(({ isAsbestos }) => isAsbestos)
    .flatMap(({ places }) => places)
    .filter(({ row }) => row.sub_asset?.id === space.id)

/** What observations say, held against the sources (regulation 1.4). */
export const observationRules = {
  /** What is suspected is a source, which is sampled or told why not. */
  suspectWithoutSource: rule({
    at: place('observation', 'observation', 'bron_locatie'),
    severity: 'warns',
    ground: grounds.sampling,
    text: {
      nl: 'Asbestverdacht materiaal gezien in een ruimte zonder bron',
      en: 'Suspect material seen in a space without a source',
    },
    find: eachObservation(
      (one, told) =>
        one.bron_locatie === null &&
        isCode(one.waarneming_type, 'asbestverdacht_materiaal_gezien') &&
        placesAt(one, told).length === 0,
    ),
  }),
  nothingSeenContradicted: rule({
    at: place('observation', 'observation', 'waarneming_type'),
    severity: 'warns',
    ground: grounds.dossier,
    text: {
      nl: 'Niets aangetroffen in een ruimte waarin wel een bron is gevonden',
      en: 'Nothing found in a space in which a source was found',
    },
    find: eachObservation(
      (one, told) =>
        isCode(one.waarneming_type, 'ruimte_onderzocht_niets_aangetroffen') &&
        placesAt(one, told).some(({ row, finding }) => row.gevaarlijk && finding?.aangetroffen === 'ja'),
    ),
  }),
} as const
