import { IconAppWindow, IconArchive } from '@tabler/icons-react'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { downloadFile } from '../../api/files.ts'
import type { RowFor } from '../../api/rows.ts'
import type { FieldName } from '../../api/typed.ts'
import { useTo } from '../../page/place.ts'
import type { RowActions } from '../../resource/asked-actions.ts'
import { formNames } from '../../resource/fields.tsx'
import { RecordList } from '../../resource/record-list.tsx'
import { ButtonLink, IconLink } from '../../ui/button.tsx'
import { useT } from '../../ui/texts.ts'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { ResearchPhotos } from './report-photos.tsx'
import './survey.css'

const stored = { file: { id: true, url: true, filename: true, file_key: true } } as const

/** A document that was received is saved from its line. */
const ofDocument: RowActions<RowFor<'document', typeof stored>> = {
  download: { run: ({ file }) => downloadFile(file ?? {}), isOffered: ({ file }) => file !== null },
}
const ofOldReport: RowActions<RowFor<'oldReport', typeof stored>> = {
  download: { run: ({ file }) => downloadFile(file) },
}
const kinds = ['document_type', 'vessel_document_type'] as const
// The names of a definition are those of its fields.
const names = formNames('document') as FieldName<'document'>[]
const columns = ['naam', 'datum', 'beschikbaar', 'asbest_informatie', 'als_bijlage'] as const
/** A document is read beside its form, which then has the page. */
const card = { width: 'whole' } as const

/** What was asked for and received before the visits, and what it says. */
export const DeskResearchScreen = inSurvey(function DeskResearchScreen() {
  const t = useT(surveyAreas)
  const to = useTo('surveys-survey')
  const { id, asset, inventoryAsset, readOnly } = useOpenSurvey('writer')
  const [kind, other] = asset.isBuilding ? kinds : [kinds[1], kinds[0]]
  const offers = { asset_document: { filter: () => ({ inventarisatie_asset: { eq: inventoryAsset } }) } }
  const own = names.filter((name) => name !== other)
  const [name, ...rest] = columns
  return (
    <>
      <RecordList
        of="document"
        route="surveys-survey-deskresearch"
        where={{ onderzoek: id }}
        readOnly={readOnly}
        emptyWhy={t('documentsEmptyWhy')}
        columns={[name, kind, ...rest]}
        select={stored}
        actions={ofDocument}
        offers={offers}
        create={{ names: own }}
        card={{ ...card, names: own }}
        tools={
          <>
            <IconLink
              to={to('surveys-survey-oldreports')}
              kind="outlined"
              label={t('oldReports')}
              icon={<IconArchive />}
            />
            <IconLink
              to={to('surveys-survey-iframe')}
              kind="outlined"
              label={t('externalPage')}
              icon={<IconAppWindow />}
            />
          </>
        }
      />
      <section className="second-list">
        <ResearchPhotos />
      </section>
    </>
  )
})

/** What was reported of the asset earlier, by others or by a former version of the product. */
export const OldReportsScreen = inSurvey(function OldReportsScreen() {
  const t = useT(surveyAreas)
  const to = useTo('surveys-survey')
  const { id, readOnly } = useOpenSurvey('writer')
  return (
    <RecordList
      of="oldReport"
      route="surveys-survey-oldreports"
      where={{ onderzoek: id }}
      readOnly={readOnly}
      emptyWhy={t('oldReportsEmptyWhy')}
      select={stored}
      actions={ofOldReport}
      card={card}
      tools={<ButtonLink to={to('surveys-survey-deskresearch')}>{t('deskResearch')}</ButtonLink>}
    />
  )
})
