import { model } from '@vezel/model'
import { valueText } from '../../kinds/record.ts'
import { ProgressSign, SignedWord } from '../../ui/signs.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { sampleStep } from './looks.tsx'

/** What is asked of a sample at a location; the rest is known from there. */
export const newSampleNames = [
  'monster_soort',
  'nummer',
  'omschrijving',
  'laag',
  'plaats',
  'genomen_op',
  'genomen_door',
  'foto',
]
/** The server proposes these: the first kind of the substance, the next number, whoever is logged in, the latest visit. */
export const sampleProposed = ['monster_soort', 'materiaal_type', 'genomen_door', 'inventarisatie']

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
