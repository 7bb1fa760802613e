import { model } from '@vezel/model'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useRows } from '../../api/rows.ts'
import { fileSelection } from '../../kinds/record.ts'
import { RecordList } from '../../resource/record-list.tsx'
import { useT } from '../../ui/texts.ts'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { PhotoButton, PhotoViews, Viewed } from './photo-views.tsx'
import './survey.css'

const exclusion = model.entity('exclusion')
const cells = { file: PhotoButton }
const viewed = { foto_nummer: true, file: fileSelection, sub_asset: { volledige_naam: true }, deel: true } as const

/** The spaces, or parts of them, that were not surveyed, and why; below them what the order never covered. */
export const ExclusionsScreen = inSurvey(function ExclusionsScreen() {
  const t = useT(surveyAreas)
  const { id, asset, readOnly } = useOpenSurvey('writer')
  const inAsset = { sub_asset: { filter: () => ({ asset: { eq: asset.id } }) } }
  return (
    <PhotoViews look={(view) => <ExclusionPhotosInView {...view} />}>
      <RecordList
        of="exclusion"
        route="surveys-survey-exclusions"
        where={{ onderzoek: id }}
        readOnly={readOnly}
        emptyWhy={t('exclusionsEmptyWhy')}
        offers={inAsset}
        cells={cells}
      />
      <section className="second-list">
        <RecordList
          of="outOfScope"
          route="surveys-survey-exclusions"
          where={{ onderzoek: id }}
          readOnly={readOnly}
          emptyWhy={t('outOfScopeEmptyWhy')}
          offers={inAsset}
          isSecond
          flow
        />
      </section>
    </PhotoViews>
  )
})

/** The photos of what was not surveyed, one at a time, from the one that was opened. */
function ExclusionPhotosInView(view: { first: string; onClose: () => void }) {
  const { id: survey, readOnly } = useOpenSurvey('writer')
  const { rows } = useRows(exclusion, viewed, {
    filter: { onderzoek: { eq: survey } },
    sort: [{ field: 'nummer' }],
  })
  const photos = rows.flatMap((row) => {
    const { id, file, foto_nummer: number, sub_asset: space, deel: part } = row
    const caption = [space.volledige_naam, part].filter(Boolean).join(', ')
    const turns = readOnly === null ? { type: exclusion.api.type, ...row } : undefined
    return file ? [{ id, file, title: number ?? '', caption, turns }] : []
  })
  return <Viewed photos={photos} {...view} />
}
