import { asset } from '@vezel/model/entities/asset/asset.ts'
import { survey } from '@vezel/model/entities/survey/survey.ts'
import { limits } from '@vezel/model/limits.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useRows } from '../api/rows.ts'
import { pagePhrases } from '../page/phrases.ts'
import { useTo } from '../page/place.ts'
import { useFormats, useLabel } from '../page/texts.tsx'
import { useNavigate } from '../router/router.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState } from '../ui/feedback.tsx'
import { Section } from '../ui/field.tsx'
import { useT } from '../ui/texts.ts'
import { SearchInput } from '../ui/toolbar.tsx'
import './search-dialog.css'

const surveySelection = {
  nummer: true,
  startdatum: true,
  inventarisatie_asset: { asset: { id: true, adres: true, title: true } },
} as const
const assetSelection = {
  adres: true,
  title: true,
  bouwjaar: true,
  inventarisatie_asset: { onderzoeken: { id: true, startdatum: true } },
} as const

/** Finds surveys and assets by what is typed (§2): ten of each, nothing until something has been typed. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useT(pagePhrases)
  const label = useLabel()
  const to = useTo()
  const navigate = useNavigate()
  const { date } = useFormats()
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
  const asked = { search, limit: limits.searchHits, skip: search === '' }
  const surveys = useRows(survey, surveySelection, asked)
  const assets = useRows(asset, assetSelection, asked)

  const surveyColumns = useMemo(
    (): Column<(typeof surveys.rows)[number]>[] => [
      {
        key: 'number',
        title: label(survey.fields.nummer.label ?? survey.label),
        kind: 'code',
        value: (row) => row.nummer,
      },
      {
        key: 'address',
        title: label(asset.fields.adres.label ?? asset.label),
        // A ship has no address.
        value: ({ inventarisatie_asset: { asset } }) => asset.adres || asset.title,
      },
      {
        key: 'startDate',
        title: label(survey.fields.startdatum.label ?? survey.label),
        kind: 'date',
        value: (row) => row.startdatum,
        text: (row) => date(row.startdatum),
      },
    ],
    [label, date],
  )
  const assetColumns = useMemo(
    (): Column<(typeof assets.rows)[number]>[] => [
      { key: 'address', title: label(asset.fields.adres.label ?? asset.label), value: (row) => row.adres || row.title },
      {
        key: 'bouwjaar',
        title: label(asset.fields.bouwjaar.label ?? asset.label),
        kind: 'code',
        value: (row) => row.bouwjaar,
      },
    ],
    [label],
  )
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
          <Section
            level={3}
            title={label(survey.plural)}
            aside={<span className="dim">{surveys.status === 'ready' && surveys.total}</span>}
          >
            <DataTable
              flow
              label={label(survey.plural)}
              rows={surveys.rows}
              id={(row) => row.id}
              columns={surveyColumns}
              loading={surveys.status === 'loading'}
              onOpen={(row) => {
                onClose()
                navigate(to('surveys-survey-information-surveyinfo', { survey: row.id }))
              }}
              empty={<p className="table-note">{t('noResultsWith', { query: search })}</p>}
            />
          </Section>
          <Section
            level={3}
            title={label(asset.plural)}
            aside={<span className="dim">{assets.status === 'ready' && assets.total}</span>}
          >
            <DataTable
              flow
              label={label(asset.plural)}
              rows={assets.rows}
              id={(row) => row.id}
              columns={assetColumns}
              loading={assets.status === 'loading'}
              onOpen={(row) => {
                const survey = latestOf(row.inventarisatie_asset?.onderzoeken ?? [])
                if (!survey) return
                onClose()
                navigate(to('surveys-survey-asset-information', { survey }))
              }}
              empty={<p className="table-note">{t('noResultsWith', { query: search })}</p>}
            />
          </Section>
        </>
      )}
    </Dialog>
  )
}

/** An asset is read where it was surveyed last. */
function latestOf(surveys: readonly { readonly id: string; readonly startdatum: string | null }[]): string | undefined {
  return [...surveys].sort((a, b) => (b.startdatum ?? '').localeCompare(a.startdatum ?? ''))[0]?.id
}
