import { isThere, spaceLabel, type Told, type ToldPlace } from './facts.ts'
import { grounds } from './grounds.ts'
import { type DossierRule, place, rule } from './rule.ts'

/** What a survey drew, by what it stands for. */
type Drawn = Told['dossier']['onderzoek']['onderzoek_plattegronden'][number]['tekenobjecten'][number]

const drawnIn = ({ dossier: { onderzoek } }: Told): Drawn[] =>
  onderzoek.onderzoek_plattegronden.flatMap(({ tekenobjecten }) => tekenobjecten)

type Link = 'bron_locatie' | 'monster' | 'uitgesloten_ruimte' | 'ruimte' | 'inventarisatie_ruimte'

/**
 * Records that stand on no plan, asked as soon as a survey has one: what a survey without plans lacks is told once, where they
 * would be.
 */
const offPlan =
  (links: readonly Link[], recordsOf: (told: Told) => readonly OffPlan[]): DossierRule['find'] =>
  (told) => {
    if (told.dossier.onderzoek.onderzoek_plattegronden.length === 0) return []
    const drawn = new Set(drawnIn(told).flatMap((object) => links.flatMap((link) => object[link]?.id ?? [])))
    return recordsOf(told)
      .filter(({ ids }) => !ids.some((id) => drawn.has(id)))
      .map(({ id, label }) => ({ id, label }))
  }

interface OffPlan {
  readonly id: string
  readonly label: ReturnType<typeof spaceLabel>
  /** Any of these on a plan is the record on a plan. */
  readonly ids: readonly string[]
}

const named = ({ id, nummer }: { readonly id: string; readonly nummer: string }): OffPlan => ({
  id,
  label: nummer,
  ids: [id],
})

/** More than this share is no rounding. */
const TOLERANCE = 0.1

/** What is drawn of a place in the unit of its source: square metres of areas, metres of lines; null where nothing can be measured. */
function measuredOf({ row, source }: ToldPlace, told: Told): number | null {
  const unit = source.row.eenheid.code
  const sizes = drawnIn(told)
    .filter(({ bron_locatie }) => bron_locatie?.id === row.id)
    .flatMap(({ oppervlakte, lengte }) => (unit === 'm2' ? oppervlakte : unit === 'm' ? lengte : null) ?? [])
  return sizes.length === 0 ? null : sizes.reduce((sum, size) => sum + size, 0)
}

/** What is told stands on a plan (regulation 1.5, 1.6 and appendix A of the report), and says there what it says elsewhere. */
export const planRules = {
  locationNotOnPlan: rule({
    at: place('location', 'planObject'),
    severity: 'warns',
    ground: grounds.sourceData,
    text: { nl: 'Bronlocatie op geen plattegrond', en: 'Source location on no plan' },
    find: offPlan(['bron_locatie'], ({ places }) =>
      places.filter(({ row, finding }) => finding !== null && isThere(row)).map(({ row }) => named(row)),
    ),
  }),
  sampleNotOnPlan: rule({
    at: place('sample', 'planObject'),
    severity: 'warns',
    ground: grounds.sampling,
    text: { nl: 'Monster op geen plattegrond', en: 'Sample on no plan' },
    find: offPlan(['monster'], ({ samples }) => samples.map(named)),
  }),
  exclusionNotOnPlan: rule({
    at: place('exclusion', 'planObject'),
    severity: 'warns',
    ground: grounds.exclusions,
    text: { nl: 'Uitsluiting op geen plattegrond', en: 'Exclusion on no plan' },
    find: offPlan(['uitgesloten_ruimte'], ({ dossier }) => dossier.onderzoek.uitgesloten_ruimtes.map(named)),
  }),
  /** What the order does not cover need not be drawn. */
  spaceNotOnPlan: rule({
    at: place('space', 'planObject'),
    severity: 'warns',
    ground: grounds.fullSurvey,
    text: { nl: 'Ruimte op geen plattegrond', en: 'Space on no plan' },
    find: offPlan(['ruimte', 'inventarisatie_ruimte'], ({ spaces }) =>
      spaces
        .filter(({ row }) => row.dekking !== 'buiten_opdracht')
        .map(({ row, line }) => ({
          id: row.id,
          label: spaceLabel(row),
          ids: [row.id, ...(line ? [line.id] : [])],
        })),
    ),
  }),
  amountUnlikeMeasured: rule({
    at: place('location', 'finding', 'hoeveelheid'),
    severity: 'warns',
    ground: grounds.sourceData,
    text: {
      nl: 'Hoeveelheid meer dan een tiende anders dan op de plattegrond gemeten',
      en: 'Amount more than a tenth off what is measured on the plan',
    },
    find: (told) =>
      told.places.flatMap((one) => {
        const { row, finding } = one
        const measured = measuredOf(one, told)
        if (finding === null || measured === null || !row.hoeveelheid) return []
        if (Math.abs(row.hoeveelheid - measured) <= TOLERANCE * measured) return []
        return [{ id: row.id, label: row.nummer, record: finding.id, about: String(Math.round(measured)) }]
      }),
  }),
} as const
