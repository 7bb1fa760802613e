import { IconPlus } from '@tabler/icons-react'
import { type EntityKey, model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { type RouteName, routeOf } from '@vezel/model/route-paths.ts'
import { Suspense, useMemo, useState } from 'react'
import { useMe } from '../../api/me.ts'
import { useCounts } from '../../api/rows.ts'
import { AssetForm } from '../../asset/asset-form.tsx'
import { DueMeasures, dueMeasures } from '../../asset/due-measures.tsx'
import { titleOf } from '../../kinds/words.ts'
import { pagePhrases } from '../../page/phrases.ts'
import { useTo } from '../../page/place.ts'
import { HistoryBelow } from '../../resource/history.tsx'
import { mayDo } from '../../resource/rights.ts'
import { LoadFailed } from '../../resource/table-parts.tsx'
import { lazyPart } from '../../router/reload-once.ts'
import { Link, useNavigate, useSearch } from '../../router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { PagePending } from '../../ui/page-pending.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { AssetDocuments, SurveyDocuments } from './asset-documents.tsx'
import { AssetFacts, ImmediateDanger } from './asset-facts.tsx'
import { AssetParts } from './asset-parts.tsx'
import { KnownSources, useKnownSources } from './asset-sources.tsx'
import { AssetTimeline, useKnownAnalyses, useKnownSurveys } from './asset-timeline.tsx'
import { inAsset, type NamedAsset, useOpenAsset } from './in-asset.tsx'
import './survey.css'
import './asset-page.css'

const CreateSurvey = lazyPart(async () => (await import('../../new-survey/create-survey.tsx')).CreateSurvey)

/** Where what an asset has is shown, which has no address of its own. */
const pages = {
  building: 'assetmanagement-assets-asset-information',
  vessel: 'assetmanagement-assets-asset-information',
  assetDocument: 'assetmanagement-assets-asset-information',
} as const satisfies { readonly [Key in EntityKey]?: RouteName }

/** What the page shows: what is known of the asset, or a list of it, or its own data. */
const views = ['overview', 'parts', 'measures', 'documents', 'details'] as const
type View = (typeof views)[number]

/** A building or ship as the organisation keeps it, with what is known of it over all its surveys. */
export const AssetInformationScreen = inAsset(function AssetInformationScreen() {
  const { id, isBuilding, row } = useOpenAsset()
  const view = useView()
  return (
    <div className="asset-page">
      <div className="asset-views">
        <Views view={view} />
        <HistoryBelow
          of={isBuilding ? 'building' : 'vessel'}
          row={row}
          route="assetmanagement-assets-asset"
          pages={pages}
        />
      </div>
      <Shown key={`${id} ${view}`} view={view} />
    </div>
  )
})

/** As the address says; a document that it names stands in its list. */
function useView(): View {
  const [{ show, assetDocument }] = useSearch()
  const { isBuilding } = useOpenAsset()
  const view = views.find((one) => one === show) ?? (assetDocument ? 'documents' : 'overview')
  return view === 'parts' && !isBuilding ? 'overview' : view
}

/** The views as tabs, with what is in them. */
function Views({ view }: { view: View }) {
  const t = useT(surveyAreas)
  const page = useT(pagePhrases)
  const { locale } = useUiTexts()
  const { id, isBuilding, folder, folders } = useOpenAsset()
  const to = useTo()
  const counts = useCounts({
    parts: { of: model.entity('building'), filter: { parent_asset: { eq: id } } },
    measures: { of: model.entity('controlMeasure'), filter: useMemo(() => dueMeasures(folders), [folders]) },
    documents: { of: model.entity('assetDocument'), filter: { inventarisatie_asset: { eq: folder } } },
  })
  const words = {
    ...{ overview: t('overview'), parts: t('parts'), measures: t('measures') },
    ...{ documents: inLocale(model.entity('assetDocument').plural, locale), details: t('assetData') },
  }
  const counted: { readonly [Of in View]?: number | '' } = { parts: '', measures: '', documents: '', ...counts }
  return (
    <Tabs
      size="sub"
      label={page('subTabs', { tab: inLocale(routeOf('assetmanagement-assets-asset-information').label, locale) })}
      items={views
        .filter((one) => one !== 'parts' || isBuilding)
        .map((one) => ({
          to: viewTo(to, id, one),
          label: words[one],
          count: counted[one],
          active: one === view,
        }))}
    />
  )
}

const viewTo = (to: ReturnType<typeof useTo>, asset: string, view: View) =>
  to('assetmanagement-assets-asset-information', { asset }, { query: view === 'overview' ? {} : { show: view } })

function Shown({ view }: { view: View }) {
  const { isBuilding, folder, folders, row, whyReadOnly } = useOpenAsset()
  if (view === 'parts') return <AssetParts row={row} readOnly={whyReadOnly('proposer')} />
  if (view === 'measures') return <DueMeasures folders={folders} />
  if (view === 'documents')
    return (
      <AssetDocuments
        folder={folder}
        route="assetmanagement-assets-asset-information"
        readOnly={whyReadOnly('worker')}
      />
    )
  if (view === 'overview') return <Overview />
  return <AssetForm isBuilding={isBuilding} row={row} readOnly={whyReadOnly('planner')} note={<Notes />} />
}

/** Five facts, the sources by their status, and what was done when. */
function Overview() {
  const { folder, folders, parts } = useOpenAsset()
  const known = useKnownSources(folders)
  const surveys = useKnownSurveys(folders)
  const analyses = useKnownAnalyses(folders)
  const asked = [known, surveys, analyses]
  const problem = asked.find(({ problem }) => problem)?.problem
  if (problem)
    return <LoadFailed why={problem.message} onRetry={() => void Promise.all(asked.map(({ reload }) => reload()))} />
  if (asked.some(({ status }) => status === 'loading')) return <PagePending />
  const told = { sources: known.rows, surveys: surveys.rows }
  const add = <NewSurvey folder={folder} />
  return (
    <div className="asset-overview">
      <div className="asset-known">
        <AssetFacts {...told} />
        <ImmediateDanger sources={told.sources} />
        <Notes />
        <KnownSources
          sources={told.sources}
          surveys={told.surveys.length}
          parts={parts}
          add={surveys.rows.length > 0 && add}
        />
      </div>
      <aside className="asset-aside">
        <AssetTimeline {...told} analyses={analyses.rows} add={add} />
        <SurveyDocuments folders={folders} />
      </aside>
    </div>
  )
}

/** Begins a survey of this asset, and opens it. */
function NewSurvey({ folder }: { folder: string }) {
  const t = useT(pagePhrases)
  const [isOpen, setOpen] = useState(false)
  const { me } = useMe()
  const { mergedInto } = useOpenAsset()
  const to = useTo()
  const navigate = useNavigate()
  if (mergedInto || !me || !mayDo(model.entity('survey').access.create, me)) return null
  return (
    <>
      <Button kind="primary" icon={<IconPlus />} onClick={() => setOpen(true)}>
        {t('newSurvey')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CreateSurvey
            folder={folder}
            onClose={() => setOpen(false)}
            onCreated={(survey) => navigate(to('surveys-survey-information-surveyinfo', { survey }))}
          />
        </Suspense>
      )}
    </>
  )
}

const Notes = () => (
  <>
    <MergedNote />
    <PartOfNote />
  </>
)

/** Which one this turned out to be, or which ones turned out to be this: what is known of those stands below as well. */
function MergedNote() {
  const t = useT(assetPhrases)
  const { mergedInto, wentUpHere } = useOpenAsset()
  if (mergedInto) return <AssetsNote tone="warning" words={t('mergedInto')} assets={[mergedInto]} />
  return <AssetsNote tone="info" words={t('wentUpHere')} assets={wentUpHere} />
}

/** The complex that this is a part of, with the way to it. */
function PartOfNote() {
  const t = useT(assetPhrases)
  const { locale } = useUiTexts()
  const complex = useOpenAsset().row.parent_asset
  if (!isRecord(complex) || typeof complex.id !== 'string') return null
  const title = titleOf(model.entity('building'), complex, locale)
  return <AssetsNote tone="info" words={t('partOf')} assets={[{ id: complex.id, title }]} />
}

interface AssetsNoteProps {
  tone: 'info' | 'warning'
  words: string
  assets: readonly NamedAsset[]
}

/** Names other assets, each with the way to it. */
function AssetsNote({ tone, words, assets }: AssetsNoteProps) {
  const to = useTo()
  if (assets.length === 0) return null
  return (
    <Message tone={tone}>
      {words}{' '}
      {assets.map(({ id, title }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link className="link" to={to('assetmanagement-assets-asset-information', { asset: id })}>
            {title}
          </Link>
        </span>
      ))}
    </Message>
  )
}
