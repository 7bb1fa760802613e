import { CreateDialog } from '../../resource/create-dialog.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { newSampleNames } from './sample-parts.tsx'
import { offerWithin } from './source-fields.ts'

interface CreateSampleProps {
  space: string
  /** What was seen at the one place in the space, when there is just one. */
  finding: string | null
  onClose: () => void
}

const names = ['bron_locatie_inventarisatie', 'materiaal_type', ...newSampleNames] as const

/** A sample taken in a space: of a place of a source in it, or of its air or dust. */
export function CreateSample({ space, finding, onClose }: CreateSampleProps) {
  const { id: survey } = useOpenSurvey()
  return (
    <CreateDialog
      of="sample"
      names={names}
      values={{ onderzoek: survey, sub_asset: space, bron_locatie_inventarisatie: finding }}
      place={`${survey} ${space}`}
      offers={{
        bron_locatie_inventarisatie: {
          filter: () => ({
            inventarisatie: { where: { onderzoek: { eq: survey } } },
            bron_locatie: { where: { sub_asset: { eq: space } } },
          }),
        },
        inventarisatie: { filter: () => ({ onderzoek: { eq: survey } }) },
        monster_soort: offerWithin('materiaal_type', 'materiaal_type'),
      }}
      onClose={onClose}
    />
  )
}
