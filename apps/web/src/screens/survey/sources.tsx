import { IconHistory, IconPlus } from '@tabler/icons-react'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { type ReactNode, useState } from 'react'
import { useHere, useTo } from '../../page/place.ts'
import type { AskedPart } from '../../resource/answered.tsx'
import { useBulk } from '../../resource/bulk-rights.ts'
import { ImportButton } from '../../resource/import-button.tsx'
import { ListTable } from '../../resource/list-table.tsx'
import { ownOrChosen } from '../../resource/own-group.ts'
import { listQuery } from '../../resource/row-address.ts'
import { NoRows } from '../../resource/table-parts.tsx'
import { useSearch } from '../../router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { Split } from '../../ui/detail-card.tsx'
import { useCoarse } from '../../ui/table-size.ts'
import { useT } from '../../ui/texts.ts'
import { WhyNot } from '../../ui/why-not.tsx'
import { useConfirmStep } from './confirm-step.tsx'
import { CreateSource } from './create-source.tsx'
import { useFindingBulk } from './finding-bulk.tsx'
import { LocationCard } from './location-card.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { useRowSteps } from './row-steps.tsx'
import { SourceCard } from './source-card.tsx'
import { useColumns, useOwnGroup } from './source-columns.tsx'
import { useSourceList } from './source-list.ts'
import { ofLocation, useWithPhotos } from './source-photos.tsx'
import type { SourceRow, SourceSummary } from './survey-sources.ts'
import './survey.css'

/** The sources of the survey, each with its locations below it. */
export function SourceList() {
  const t = useT(surveyAreas)
  const { readOnly, inventoryAsset, id } = useOpenSurvey()
  const { source, location } = useHere()
  const [creating, setCreating] = useState(false)
  const list = useSourceList()
  const { state, asked, rows } = list
  const seen = useWithPhotos(useColumns(), asked.status === 'ready', ofLocation)
  const confirming = useConfirmStep(seen, rows)
  const { columns, photos } = useRowSteps(confirming.columns)
  const ownGroup = useOwnGroup(id)
  const findings = useFindingBulk(rows, list.all)
  const bulk = useBulk({ of: 'location', readOnly, refusal: useBareRefusal(), actions: findings.actions })
  const takeOver = readOnly === null && <TakeOverKnown n={findings.known} onTakeOver={findings.takeOverAll} />
  // Under a finger both stand at the thumb.
  const isTouch = useCoarse()
  const add = readOnly === null && (
    <>
      {isTouch && takeOver}
      <Button kind="primary" icon={<IconPlus />} onClick={() => setCreating(true)}>
        {t('newSource')}
      </Button>
    </>
  )
  return (
    <Split card={source && <OpenedCard id={source} sources={list.sources} also={[asked]} />}>
      <ListTable
        of="source"
        label={t('sources')}
        {...{ state, asked, rows, columns, ownGroup, bulk }}
        grouping={ownOrChosen(state, columns, ownGroup)}
        add={add || <WhyNot>{readOnly}</WhyNot>}
        id={(row) => row.id}
        selected={location ?? source}
        to={useRowLink()}
        counts={list.counts}
        count={() => t('sourcesCount', list.counted)}
        tools={
          readOnly === null && (
            <ImportButton of="source" where={{ inventarisatie_asset: inventoryAsset, onderzoek: id }} />
          )
        }
        empty={<NoRows of="source" readOnly={readOnly} why={t('sourcesEmptyWhy')} add={add} state={state} />}
        foot={
          <>
            {confirming.failed}
            {photos}
            {list.elsewhere > 0 && (
              <Elsewhere n={list.elsewhere} isSwitch={list.own > 0}>
                {!isTouch && takeOver}
              </Elsewhere>
            )}
          </>
        }
      />
      {findings.dialog}
      {creating && <CreateSource onClose={() => setCreating(false)} />}
    </Split>
  )
}

interface OpenedCardProps {
  /** Of the source. */
  id: string
  sources: readonly SourceSummary[]
  also: readonly AskedPart[]
}

/** The card of what the address names: a location, or its source as a whole. */
function OpenedCard({ id, sources, also }: OpenedCardProps) {
  const { location } = useHere()
  const shown = sources.find((source) => source.id === id) ?? null
  if (location) return <LocationCard key={location} id={location} source={shown} also={also} />
  return <SourceCard key={id} id={id} summary={shown} also={also} />
}

/** Makes findings of this survey of what earlier ones saw at so many places. */
function TakeOverKnown({ n, onTakeOver }: { n: number; onTakeOver: () => void }) {
  const t = useT(surveyAreas)
  if (n === 0) return null
  return (
    <Button icon={<IconHistory />} onClick={onTakeOver}>
      {t('takeOverKnown', { n })}
    </Button>
  )
}

interface ElsewhereProps {
  n: number
  /** Whether there are others, beside which they may be hidden. */
  isSwitch: boolean
  children: ReactNode
}

/** Locations of the asset that the survey has not looked at: shown, or not, and taken over. */
function Elsewhere({ n, isSwitch, children }: ElsewhereProps) {
  const t = useT(surveyAreas)
  const [{ all }, setSearch] = useSearch()
  return (
    <p className="table-foot">
      {isSwitch && (
        <Button kind="quiet" aria-pressed={Boolean(all)} onClick={() => setSearch({ all: all ? null : '1' })}>
          {t(all ? 'hideElsewhere' : 'showElsewhere', { n })}
        </Button>
      )}
      {children}
    </p>
  )
}

/** Where a row leads; what was searched and filtered goes along. */
function useRowLink(): (row: SourceRow) => string {
  const to = useTo('surveys-survey')
  const [search] = useSearch()
  const options = { query: { ...listQuery(search), all: search.all } }
  return ({ source, location }) =>
    location
      ? to(
          'surveys-survey-sources-source-locations-location-details',
          { source: source.id, location: location.id },
          options,
        )
      : to('surveys-survey-sources-source', { source: source.id }, options)
}

/** A source without a location has nothing that could be changed with others. */
function useBareRefusal(): (row: SourceRow) => string | null {
  const t = useT(surveyAreas)
  return ({ location }) => (location === null ? t('noLocationYet') : null)
}
