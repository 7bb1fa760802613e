import { asked } from '../asked-capabilities.ts'
import type { RuledPhoto } from './dossier.ts'
import { isCode, isFound, isShownPhoto, isUnlinked, type Told, type ToldPlace } from './facts.ts'
import { grounds } from './grounds.ts'
import { eachPlace, place, rule } from './rule.ts'

const mended = (field: Parameters<typeof place<'location', 'finding'>>[2]) => place('location', 'finding', field)

/** Found there, or suspected and looked for: its amount counts. */
const isCounted = ({ row, finding }: ToldPlace) =>
  finding !== null && row.gevaarlijk && finding.aangetroffen !== 'niet_controleerbaar'

/** Asbestos as proven, also where it could not be looked at again. */
const isAsbestos = ({ row, finding, source }: ToldPlace) =>
  row.gevaarlijk && isFound(row) && source.isAsbestos && finding !== null

/** Regulation 1.5: what has to be known of asbestos to set its class, whoever found it. */
const isProven = (one: ToldPlace) => isAsbestos(one) && one.finding?.aangetroffen === 'ja'

/** Nobody could look at it: its finding tells nothing but that. */
const isUnchecked = ({ finding }: ToldPlace) => finding?.aangetroffen === 'niet_controleerbaar'

/** Of this it is said already that there is no sample, or why. */
const saysWhy = ({ finding }: ToldPlace) =>
  isCode(finding?.bron_locatie_analysemethode, 'te_bemonsteren', 'omsloten') ||
  [finding?.opmerking, finding?.verwijzing_tekst].some((text) => text?.trim())

/** Bonded, outside, and in a good state. */
const isSound = ({ row, finding, source }: ToldPlace) =>
  isCode(source.row.structuur, 'hechtgebonden') &&
  row.binnen_buiten === 'buiten' &&
  isCode(finding?.conditie, 'goed', 'niet_verweerd') &&
  isCode(finding?.beschadiging, 'geen')

/** What places of sources and their findings must say (regulation 1.4, 1.5 and 1.12, 4 and 8; the warnings on findings). */
export const locationRules = {
  locationWithoutSpace: rule({
    at: place('location', 'location', 'sub_asset'),
    severity: 'warns',
    ground: grounds.sourceData,
    text: { nl: 'Bronlocatie zonder ruimte', en: 'Source location without space' },
    find: eachPlace(({ row }) => row.sub_asset === null),
  }),
  locationWithoutFinding: rule({
    at: place('location', 'finding'),
    severity: 'warns',
    ground: grounds.fullSurvey,
    text: { nl: 'Bronlocatie zonder bevinding in dit onderzoek', en: 'Source location without finding in this survey' },
    find: eachPlace(({ finding, source }) => finding === null && source.places.some((other) => other.finding !== null)),
  }),
  /** Other surveys left it suspected, and this one did not look at it. */
  placeNotSeen: rule({
    at: place('location', 'finding'),
    severity: 'warns',
    ground: grounds.fullSurvey,
    text: {
      nl: 'Asbest of verdacht materiaal uit eerder onderzoek, in dit onderzoek niet bekeken',
      en: 'Asbestos or suspected material of an earlier survey, not looked at in this one',
    },
    find: ({ notSeen }) => notSeen.map(({ id, nummer }) => ({ id, label: nummer })),
  }),
  /** What nobody could look at is told with the reason and with what may be there (regulation 1.6). */
  placeUnchecked: rule({
    at: mended('opmerking'),
    severity: 'warns',
    ground: grounds.exclusions,
    text: {
      nl: 'Bronlocatie niet controleerbaar, en niet vermeld waarom',
      en: 'Source location could not be checked, and not said why',
    },
    find: eachPlace((one) => isUnchecked(one) && !one.finding?.opmerking?.trim()),
  }),
  uncheckedSampled: rule({
    at: mended('aangetroffen'),
    severity: 'warns',
    ground: grounds.dossier,
    text: {
      nl: 'Bronlocatie niet controleerbaar, terwijl er wel een monster van is genomen',
      en: 'Source location could not be checked, yet a sample was taken of it',
    },
    find: eachPlace(
      (one, { samples }) =>
        isUnchecked(one) && samples.some((sample) => sample.bron_locatie_inventarisatie?.id === one.finding?.id),
    ),
  }),
  findingToCheck: rule({
    at: mended('te_controleren'),
    severity: 'warns',
    ground: grounds.fullSurvey,
    text: { nl: 'Overgenomen bevinding, nog niet gecontroleerd', en: 'Copied finding, not checked yet' },
    find: eachPlace(({ finding }) => finding?.te_controleren === true),
  }),
  stillToSample: rule({
    at: mended('bron_locatie_analysemethode'),
    severity: 'warns',
    ground: grounds.sampling,
    text: { nl: 'Bronlocatie nog te bemonsteren', en: 'Source location still to be sampled' },
    find: eachPlace(({ finding }) => isCode(finding?.bron_locatie_analysemethode, 'te_bemonsteren')),
  }),
  /** Without a sample somebody says why there is none. */
  suspectedWithoutSample: rule({
    at: mended('opmerking'),
    severity: 'warns',
    ground: grounds.sampling,
    text: {
      nl: 'Verdacht materiaal zonder monster, en niet vermeld waarom',
      en: 'Suspected material without a sample, and not said why',
    },
    find: eachPlace(
      (one) =>
        one.row.gevaarlijk &&
        one.source.isAsbestos &&
        one.finding?.aangetroffen === 'ja' &&
        one.row.grond === 'niet_bemonsterd' &&
        !saysWhy(one),
    ),
  }),
  statusContradicted: rule({
    at: mended('materiaal_status'),
    severity: 'warns',
    arguedBy: asked.release,
    ground: grounds.dossier,
    text: {
      nl: 'Bevindingen of status in strijd met de uitslag of met elkaar',
      en: 'Findings or status contradict the result or each other',
    },
    find: eachPlace(({ row, finding }) => finding !== null && row.tegenspraak === true),
  }),
  /** Whoever looked saw no reason to suspect it, and it was proven. */
  unsuspectedProven: rule({
    at: mended('bron_locatie_analysemethode'),
    severity: 'warns',
    ground: grounds.dossier,
    text: {
      nl: 'Visueel niet verdacht, terwijl er asbest is aangetoond',
      en: 'Visually not suspect, yet asbestos was proven there',
    },
    find: eachPlace((one) => isAsbestos(one) && isCode(one.finding?.bron_locatie_analysemethode, 'visueel')),
  }),
  referenceUnlinked: rule({
    at: mended('verwijst_naar_monster'),
    severity: 'warns',
    ground: grounds.sampling,
    text: {
      nl: 'Verwijzing naar een rapport zonder gekoppeld monster of onderzoek',
      en: 'Reference to a report without a linked sample or survey',
    },
    find: eachPlace(({ row, finding }) => finding !== null && isUnlinked(row)),
  }),
  findingWithoutAmount: rule({
    at: mended('hoeveelheid'),
    severity: 'warns',
    ground: grounds.sourceData,
    text: { nl: 'Bronlocatie zonder hoeveelheid', en: 'Source location without amount' },
    find: eachPlace((one) => isCounted(one) && one.row.hoeveelheid === null),
  }),
  amountZero: rule({
    at: mended('hoeveelheid'),
    severity: 'warns',
    ground: grounds.sourceData,
    text: { nl: 'Aangetroffen met hoeveelheid 0', en: 'Found with amount 0' },
    find: eachPlace((one) => isCounted(one) && one.row.hoeveelheid === 0),
  }),
  findingWithoutFixing: rule({
    at: mended('bevestiging'),
    severity: 'warns',
    ground: grounds.sourceData,
    text: { nl: 'Asbest zonder bevestiging', en: 'Asbestos without fixing' },
    find: eachPlace((one) => isProven(one) && one.finding?.bevestiging === null),
  }),
  findingWithoutCondition: rule({
    at: mended('conditie'),
    severity: 'warns',
    ground: grounds.sourceData,
    text: { nl: 'Asbest zonder conditie of verwering', en: 'Asbestos without condition or weathering' },
    find: eachPlace((one) => isProven(one) && one.finding?.conditie === null),
  }),
  findingWithoutDamage: rule({
    at: mended('beschadiging'),
    severity: 'warns',
    ground: grounds.sourceData,
    text: { nl: 'Asbest zonder beschadiging', en: 'Asbestos without damage' },
    find: eachPlace((one) => isProven(one) && one.finding?.beschadiging === null),
  }),
  damageContradicted: rule({
    at: mended('beschadiging'),
    severity: 'warns',
    ground: grounds.dossier,
    text: {
      nl: 'Onbeschadigd, met een beschadigd deel in procenten',
      en: 'Undamaged, with a damaged part in per cent',
    },
    find: eachPlace(
      ({ finding }) => isCode(finding?.beschadiging, 'geen') && (finding?.beschadiging_percentage ?? 0) > 0,
    ),
  }),
  findingWithoutReach: rule({
    at: mended('bereikbaarheid'),
    severity: 'warns',
    ground: grounds.sourceData,
    text: { nl: 'Asbest zonder bereikbaarheid', en: 'Asbestos without accessibility' },
    find: eachPlace((one) => isProven(one) && one.finding?.bereikbaarheid === null),
  }),
  /** What hurts nobody need not be removed at once. */
  adviceTooHeavy: rule({
    at: mended('bron_advies'),
    severity: 'warns',
    ground: grounds.dossier,
    text: {
      nl: 'Direct verwijderen geadviseerd van hechtgebonden materiaal dat buiten in goede staat is',
      en: 'Direct removal advised of bonded material outside that is in a good state',
    },
    find: eachPlace(
      (one) =>
        isAsbestos(one) &&
        isSound(one) &&
        isCode(one.finding?.bron_advies ?? one.source.row.bron_advies, 'direct_verwijderen'),
    ),
  }),
  /** Whoever looks for the sample finds another place under its number. */
  photoContradicted: rule({
    at: place('location', 'sourcePhoto', 'onderschrift'),
    severity: 'warns',
    ground: grounds.sampling,
    text: {
      nl: 'Onderschrift noemt een monster dat de foto niet toont en dat hier niet is genomen',
      en: 'Caption names a sample that the photo does not show and that was not taken here',
    },
    find: (told) =>
      told.places.flatMap((one) =>
        one.row.fotos
          .filter((photo) => isShownPhoto(photo, told.visits) && namesOther(photo, one, told))
          .map((photo) => ({
            id: one.row.id,
            label: `${one.row.nummer}, ${photo.foto_nummer}`,
            record: photo.id,
            about: photo.id,
          })),
      ),
  }),
  provenNotFound: rule({
    at: mended('aangetroffen'),
    severity: 'warns',
    ground: grounds.fullSurvey,
    text: {
      nl: 'Eerder aangetoond, nu niet aangetroffen: leg de verwijdering of vrijgave vast of neem een nieuw monster',
      en: 'Proven earlier, not found now: record its removal or clearance, or take a new sample',
    },
    find: ({ places }) =>
      places
        .filter(({ finding, isUnaccounted }) => finding !== null && isUnaccounted)
        .map((one) => ({
          id: one.row.id,
          label: provenLabel(one),
          record: one.finding?.id,
          // An explanation is for this sample, not for what another survey proves later.
          about: one.row.bepalend_monster?.id ?? '',
        })),
  }),
} as const

/** Whether a caption names a sample of the survey, as a word, that is neither shown nor of this place; of a place that nobody saw that is told by itself. */
function namesOther(
  { onderschrift, verwijzingen }: RuledPhoto,
  { row, finding }: ToldPlace,
  { samples }: Told,
): boolean {
  if (finding === null) return false
  const said = new Set(onderschrift?.split(/[^\p{L}\p{N}.-]+|[.-]+(?=\s|$)/u))
  const here = new Set(row.inventarisaties.map(({ id }) => id))
  return samples.some(
    ({ id, nummer, bron_locatie_inventarisatie: of }) =>
      said.has(nummer) && !(of && here.has(of.id)) && !verwijzingen?.some((shown) => shown.id === id),
  )
}

/** `B03.1 (M10 van onderzoek 2025-0412)`: with the sample of an earlier survey that proved it; without a sample the survey alone. */
function provenLabel({ row: { nummer, bepalend_monster: sample, overgenomen_van } }: ToldPlace) {
  const survey = (sample?.onderzoek ?? overgenomen_van)?.nummer ?? ''
  if (sample === null) return { nl: `${nummer} (onderzoek ${survey})`, en: `${nummer} (survey ${survey})` }
  return {
    nl: `${nummer} (${sample.nummer} van onderzoek ${survey})`,
    en: `${nummer} (${sample.nummer} of survey ${survey})`,
  }
}
