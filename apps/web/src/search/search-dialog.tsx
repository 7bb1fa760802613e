import { asset } from '@vezel/model/entities/asset/asset.ts'
import { survey } from '@vezel/model/entities/survey/survey.ts'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { stepOf } from '@vezel/model/kit/states.ts'
import { pageLimits } from '@vezel/model/page-limits.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type RowFor, type Rows, useRows } from '../api/rows.ts'
import '../page/survey-routes.ts'
import { pagePhrases } from '../page/phrases.ts'
import { useTo } from '../page/place.ts'
import { useFormats, useLabel, useLocale } from '../page/texts.tsx'
import { useNavigate } from '../router/router.tsx'
import { type Column, DataTable, TwoLines } from '../ui/data-table.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState, useDelayed } from '../ui/feedback.tsx'
import { Section } from '../ui/field.tsx'
import { SignedWord } from '../ui/signs.tsx'
import { ProgressSign } from '../ui/state-signs.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { SearchInput } from '../ui/toolbar.tsx'
import './search-dialog.css'

const surveySelection = {
  nummer: true,
  startdatum: true,
  onderzoek_status: { value: true, value_en: true, value_fr: true, code: true },
  inventarisatie_asset: { asset: { id: true, adres: true, title: true } },
} as const
const assetSelection = {
  adres: true,
  title: true,
  bouwjaar: true,
} as const

/** Finds surveys and assets by what is typed (§2): ten of each, nothing until something has been typed. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useT(pagePhrases)
  const label = useLabel()
  const to = useTo()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = box.current?.querySelector('input')
    // After the dialog has taken the focus.
    input?.focus()
    const toHits = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      input?.closest('dialog')?.querySelector<HTMLElement>('.row-focus')?.focus()
    }
    input?.addEventListener('keydown', toHits)
    return () => input?.removeEventListener('keydown', toHits)
  }, [])
  const search = query.trim()
  const asked = { search, limit: pageLimits.searchHits, skip: search === '' }
  const surveys = useRows(survey, surveySelection, asked)
  const assets = useRows(asset, assetSelection, asked)

  const surveyColumns = useSurveyColumns()
  const assetColumns = useAssetColumns()
  const problem = surveys.problem ?? assets.problem
  return (
    <Dialog open onClose={onClose} title={t('search')} width={800} height={800}>
      <div ref={box} className="search-box">
        <SearchInput value={query} onChange={setQuery} label={t('search')} />
      </div>
      {search !== '' && (
        <div role="status" className="visually-hidden">
          {surveys.status === 'ready' && assets.status === 'ready' && t('rows', { n: surveys.total + assets.total })}
        </div>
      )}
      {problem && <ErrorState title={t('failedTitle')}>{problem.message}</ErrorState>}
      {search !== '' && (
        <>
          <Section level={3} title={label(survey.plural)} aside={<Found of={surveys} />}>
            <DataTable
              flow
              lines={2}
              label={label(survey.plural)}
              rows={surveys.rows}
              id={(row) => row.id}
              columns={surveyColumns}
              loading={surveys.status === 'loading' || surveys.changing}
              onOpen={(row) => {
                onClose()
                navigate(to('surveys-survey-information-surveyinfo', { survey: row.id }))
              }}
              empty={<NoHits of={surveys} query={search} />}
            />
          </Section>
          <Section level={3} title={label(asset.plural)} aside={<Found of={assets} />}>
            <DataTable
              flow
              lines={2}
              label={label(asset.plural)}
              rows={assets.rows}
              id={(row) => row.id}
              columns={assetColumns}
              loading={assets.status === 'loading' || assets.changing}
              onOpen={(row) => {
                onClose()
                navigate(to('assetmanagement-assets-asset-information', { asset: row.id }))
              }}
              empty={<NoHits of={assets} query={search} />}
            />
          </Section>
        </>
      )}
    </Dialog>
  )
}

/** That there are none is said once it is known. */
function NoHits({ of, query }: { of: { readonly status: string }; query: string }) {
  const t = useT(pagePhrases)
  return of.status === 'ready' && <p className="table-note">{t('noResultsWith', { query })}</p>
}

/** Which one it is, of what, and how far it is. */
function useSurveyColumns() {
  const label = useLabel()
  const locale = useLocale()
  const { date } = useFormats()
  return useMemo(
    (): Column<RowFor<'survey', typeof surveySelection>>[] => [
      {
        key: 'number',
        title: label(survey.fields.nummer.label ?? survey.label),
        kind: 'code',
        value: (row) => row.nummer,
      },
      {
        key: 'asset',
        title: label(asset.label),
        value: ({ inventarisatie_asset: { asset } }) => asset.title,
        seen: ({ inventarisatie_asset: { asset } }) => `${asset.title}\n${asset.adres ?? ''}`,
        above: ({ inventarisatie_asset: { asset } }) => asset.title ?? '',
        under: ({ inventarisatie_asset: { asset } }) => asset.adres ?? '',
        // A ship has no address.
        render: ({ inventarisatie_asset: { asset } }) => <TwoLines first={asset.title} second={asset.adres} />,
      },
      {
        key: 'state',
        title: label(survey.fields.onderzoek_status.label ?? survey.label),
        kind: 'status',
        value: (row) => itemText(row.onderzoek_status, locale),
        render: (row) => (
          <SignedWord sign={<ProgressSign step={stepOf(survey, row.onderzoek_status.code)} />}>
            {itemText(row.onderzoek_status, locale)}
          </SignedWord>
        ),
      },
      {
        key: 'startDate',
        title: label(survey.fields.startdatum.label ?? survey.label),
        kind: 'date',
        value: (row) => row.startdatum,
        text: (row) => date(row.startdatum),
      },
    ],
    [label, date, locale],
  )
}

function useAssetColumns() {
  const label = useLabel()
  return useMemo(
    (): Column<RowFor<'asset', typeof assetSelection>>[] => [
      {
        key: 'asset',
        title: label(asset.label),
        value: (row) => row.title,
        seen: (row) => `${row.title}\n${row.adres ?? ''}`,
        above: (row) => row.title ?? '',
        under: (row) => row.adres ?? '',
        render: (row) => <TwoLines first={row.title} second={row.adres} />,
      },
      {
        key: 'bouwjaar',
        title: label(asset.fields.bouwjaar.label ?? asset.label),
        kind: 'code',
        value: (row) => row.bouwjaar,
      },
    ],
    [label],
  )
}

/** How many were found; that it is being looked for, when that takes a while. */
function Found({ of: { status, total, changing } }: { of: Pick<Rows<unknown>, 'status' | 'total' | 'changing'> }) {
  const { loading } = useUiTexts()
  const isWaiting = status === 'loading' || changing
  const isLate = useDelayed(isWaiting)
  return <span className="dim">{isWaiting ? isLate && loading : status === 'ready' && total}</span>
}
