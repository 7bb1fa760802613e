/** What the label of a sample tells whoever opens its bag. Moments as the clock in the Netherlands has them. */
export interface LabelledSample {
  readonly survey: string
  readonly number: string
  /** Of who took it; null where nobody wrote them down. */
  readonly initials: string | null
  /** Already as the language of the label writes it. */
  readonly taken: string
  /** The number of the place of the source; null of air or dust. */
  readonly location: string | null
  readonly space: string | null
}

/**
 * The text for the label of a sample, a line each: its number with the initials of who took it, the survey, when, and where.
 * By the first two it is known among those of all surveys that a laboratory has.
 */
export const sampleLabel = ({ survey, number, initials, taken, location, space }: LabelledSample): string =>
  [[number, initials], [survey], [taken], [location, space]]
    .map((line) => line.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n')
