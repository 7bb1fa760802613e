import { model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import type { RouteName } from '@vezel/model/route-paths.ts'
import { downloadFile } from '../../api/files.ts'
import { type RowFor, useRows } from '../../api/rows.ts'
import { formats } from '../../i18n/formats.ts'
import { useTo } from '../../page/place.ts'
import type { RowActions } from '../../resource/asked-actions.ts'
import { RecordList } from '../../resource/record-list.tsx'
import { Link } from '../../router/router.tsx'
import { Section } from '../../ui/field.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'

const stored = { file: { id: true, url: true, filename: true, file_key: true } } as const
const actions: RowActions<RowFor<'assetDocument', typeof stored>> = {
  download: { run: ({ file }) => downloadFile(file) },
}

interface AssetDocumentsProps {
  /** Of the asset: what its surveys share. */
  folder: string
  /** The page on which they stand. */
  route: RouteName
  readOnly: string | null
  /** Under its form. */
  flow?: boolean
}

/** The documents that stay with an asset: a page of their own, or as high as they are under a form. */
export function AssetDocuments({ folder, route, readOnly, flow }: AssetDocumentsProps) {
  const t = useT(assetPhrases)
  const { locale } = useUiTexts()
  const list = (
    <RecordList
      of="assetDocument"
      route={route}
      where={{ inventarisatie_asset: folder }}
      readOnly={readOnly}
      select={stored}
      actions={actions}
      emptyWhy={t('assetDocumentsEmptyWhy')}
      flow={flow ?? false}
    />
  )
  if (!flow) return list
  return (
    <Section level={2} title={inLocale(model.entity('assetDocument').plural, locale)}>
      {list}
    </Section>
  )
}

const received = { id: true, naam: true, datum: true, onderzoek: { id: true, nummer: true } } as const

/** What its surveys received and read of an asset, and of those that went up in it, each with the survey that did. */
export function SurveyDocuments({ folders }: { folders: readonly string[] }) {
  const t = useT(assetPhrases)
  const { locale } = useUiTexts()
  const to = useTo()
  const { rows } = useRows(model.entity('document'), received, {
    filter: { onderzoek: { where: { inventarisatie_asset: { in: folders } } }, beschikbaar: { eq: true } },
    sort: [{ field: 'datum', direction: 'desc' }],
  })
  if (rows.length === 0) return null
  return (
    <section className="aside-documents">
      <h2>
        {t('surveyDocuments')} <span className="count-after">{rows.length}</span>
      </h2>
      <ul className="line-list">
        {rows.map(({ id, naam, datum, onderzoek: { id: survey, nummer } }) => (
          <li key={id}>
            <Link className="line-link" to={to('surveys-survey-deskresearch-document', { survey, document: id })}>
              <span className="line-amount">{datum ? formats(locale).date(datum) : t('withoutDate')}</span>
              <span className="line-name">{naam}</span>
              <span className="dim">{nummer}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
