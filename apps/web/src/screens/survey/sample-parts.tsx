import { model } from '@vezel/model'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { valueText } from '../../kinds/words.ts'
import { useTo } from '../../page/place.ts'
import { Link } from '../../router/router.tsx'
import { SignedWord } from '../../ui/signs.tsx'
import { ProgressSign } from '../../ui/state-signs.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { sampleStep } from './looks.tsx'
import { useOpenSurvey } from './open-survey.ts'

/** What is asked of a sample at a location; the rest is known from there. */
export const newSampleNames = [
  'monster_soort',
  'nummer',
  'omschrijving',
  'laag',
  'plaats',
  // Of air and of tape-lift alone; of another kind they are hidden.
  'lucht_volume',
  'meetduur',
  'oppervlak',
  'genomen_op',
  'inventarisatie',
  'genomen_door',
  'foto',
] as const

/** A sample with the survey it was taken in. */
export interface SampleOfSurvey {
  readonly id: string
  readonly onderzoek: { readonly id: string; readonly nummer: string }
}

/** A sample as its analyses need it: itself, and what decides which methods and substances are offered. */
export interface AnalysedSample extends SampleOfSurvey {
  readonly materiaal_type: { readonly id: string }
  readonly monster_soort: { readonly id: string }
}

/** The survey a sample was taken in, when that is not the one that is open. */
export function useOtherSurvey(): (sample: SampleOfSurvey) => { readonly id: string; readonly number: string } | null {
  const { id: open } = useOpenSurvey()
  return (sample) => {
    const { id, nummer } = sample.onderzoek
    return id === open ? null : { id, number: nummer }
  }
}

/** Why nothing of a sample can be changed here, or null: it is changed in the survey it was taken in. */
export function useSampleReadOnly(): (sample: SampleOfSurvey) => string | null {
  const t = useT(surveyAreas)
  const { readOnly } = useOpenSurvey()
  const otherSurvey = useOtherSurvey()
  return (sample) => {
    const other = otherSurvey(sample)
    return readOnly ?? (other && t('sampleOfOther', { number: other.number }))
  }
}

/** Leads to a sample in the survey it was taken in; nothing where that is the one that is open. */
export function TakenIn({ sample }: { sample: SampleOfSurvey }) {
  const t = useT(surveyAreas)
  const to = useTo('surveys-survey')
  const other = useOtherSurvey()(sample)
  if (other === null) return null
  return (
    <Link to={to('surveys-survey-samples-sample', { survey: other.id, sample: sample.id })}>
      {t('takenIn', { number: other.number })}
    </Link>
  )
}

/** How far a sample is on its way through the laboratory. */
export function SampleStatus({ status }: { status: unknown }) {
  const { locale } = useUiTexts()
  const { fields } = model.entity('sample')
  return (
    <SignedWord sign={<ProgressSign step={sampleStep(status)} />}>
      {valueText(fields.status, status, locale)}
    </SignedWord>
  )
}
