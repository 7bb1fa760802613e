import { IconHistory } from '@tabler/icons-react'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useMemo } from 'react'
import { BulkDialog, Titles } from '../../resource/bulk-dialog.tsx'
import { useT } from '../../ui/texts.ts'
import { useEarlier, useRepeated } from './findings.ts'
import { spaceName } from './looks.tsx'
import type { SourceRow } from './survey-sources.ts'
import { useLatestVisit } from './visits.ts'

interface TakeOverProps {
  /** Without a finding in this survey. */
  places: readonly SourceRow[]
  onPlaces: (places: readonly SourceRow[] | null) => void
}

/**
 * What earlier surveys saw at these locations, as findings of this one: proposals, each of which stays to be checked until
 * somebody confirms it.
 */
export function TakeOver({ places, onPlaces }: TakeOverProps) {
  const t = useT(surveyAreas)
  const { visit, asked } = useLatestVisit()
  const ids = useMemo(() => places.map(({ id }) => id), [places])
  const earlier = useEarlier(ids)
  const repeated = useRepeated()
  const made = useMemo(
    () =>
      ids.flatMap((id) => {
        const before = repeated(earlier?.get(id) ?? [])
        return before ? [{ id, row: rowOf(id, visit, before.values) }] : []
      }),
    [ids, earlier, repeated, visit],
  )
  const step = useMemo(() => ({ kind: 'create', rows: made.map(({ row }) => row) }) as const, [made])
  const isKnown = earlier !== null && asked.status === 'ready'
  const names = new Map(places.map((row) => [row.id, nameOf(row)]))
  const unseen = isKnown ? places.length - made.length : 0
  return (
    <BulkDialog
      of="finding"
      ids={made.map(({ id }) => id)}
      step={isKnown && visit !== null && made.length > 0 ? step : null}
      lacks={isKnown ? t(visit === null ? 'noVisit' : 'nothingToTakeOver') : undefined}
      note={[visit === null && isKnown && t('noVisit'), unseen > 0 && t('seenByNobody', { n: unseen })]
        .filter(Boolean)
        .join(' ')}
      title={t('takeOverTitle')}
      icon={<IconHistory />}
      confirm={(n) => (n === null ? t('takeOver') : t('takeOverThese', { n }))}
      done={(n) => t('tookOver', { n })}
      nameOf={(id) => names.get(id) ?? ''}
      onClose={() => onPlaces(null)}
      leaveOut={(left) => onPlaces(places.filter(({ id }) => !left.includes(id)))}
      changes={({ refused }) => {
        const out = new Set(refused.map(({ id }) => id))
        const coming = made.filter(({ id }) => !out.has(id))
        return (
          <section className="bulk-part">
            <h3>{t('toBeChecked', { n: coming.length })}</h3>
            <p>
              <Titles titles={coming.map(({ id }) => names.get(id) ?? '')} />
            </p>
            <p className="dim">{t('takeOverWhy')}</p>
          </section>
        )
      }}
    />
  )
}

const rowOf = (location: string, visit: string | null, values: object) => ({
  ...values,
  bron_locatie: location,
  inventarisatie: visit,
  te_controleren: true,
})
const nameOf = ({ location }: SourceRow) =>
  location ? `${location.nummer} ${spaceName(location.sub_asset)}`.trim() : ''
