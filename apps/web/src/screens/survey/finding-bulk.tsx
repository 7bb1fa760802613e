import { IconClipboardText, IconEyeOff, IconHistory } from '@tabler/icons-react'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { Suspense, useMemo, useState } from 'react'
import type { BulkAction } from '../../resource/bulk-options.ts'
import { lazyPart } from '../../router/reload-once.ts'
import { useT } from '../../ui/texts.ts'
import { isGone } from './looks.tsx'
import { offerOf } from './source-fields.ts'
import type { SourceRow } from './survey-sources.ts'

const BulkEdit = lazyPart(async () => (await import('../../resource/bulk-edit.tsx')).BulkEdit)
const BulkSetDialog = lazyPart(async () => (await import('../../resource/bulk-set.tsx')).BulkSetDialog)
const TakeOver = lazyPart(async () => (await import('./take-over.tsx')).TakeOver)

/** What of a finding is often the same at many places; the amount and what it refers to are of one. */
const alikeNames = [
  'aangetroffen',
  'bron_locatie_analysemethode',
  'materiaal_status',
  'bevestiging',
  'conditie',
  'beschadiging',
  'beschadiging_percentage',
  'bereikbaarheid',
  'afscherming',
  'blootstelling',
  'asbestos_risk_assessment',
  'bron_advies',
  'reden_afwijkend_advies',
  'behandelmoment',
] as const
/** Somebody says so of each: then there is nothing left to check. */
const unchecked = { aangetroffen: 'niet_controleerbaar', te_controleren: false } as const

/** What is asked about the findings of the locations that are chosen. */
interface Asked {
  readonly what: 'edit' | 'unchecked'
  readonly ids: readonly string[]
  /** Of their sources. */
  readonly substances: readonly string[]
  /** So many locations have no finding in this survey. */
  readonly without: number
}

/** The findings of this survey at the locations that are chosen, changed many at once: the actions, and what they ask. */
export function useFindingBulk(rows: readonly SourceRow[], all: readonly SourceRow[]) {
  const t = useT(surveyAreas)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [takingOver, setTakingOver] = useState<readonly SourceRow[] | null>(null)
  const known = useMemo(() => knownOf(all), [all])
  const actions = useMemo(() => {
    const ask = (what: Asked['what']) => async (locations: readonly string[]) => {
      const found = findingsAt(rows, locations)
      if (found.ids.length === 0) throw new Error(t('noFindingsChosen'))
      setAsked({ what, ...found })
    }
    const takeOver = async (locations: readonly string[]) => {
      const found = knownOf(rows).filter(({ id }) => locations.includes(id))
      if (found.length === 0) throw new Error(t('nothingToTakeOver'))
      setTakingOver(found)
    }
    return [
      { label: t('changeFindings'), icon: <IconClipboardText />, run: ask('edit') },
      { label: t('couldNotCheck'), icon: <IconEyeOff />, run: ask('unchecked') },
      { label: t('takeOver'), icon: <IconHistory />, run: takeOver },
    ] satisfies BulkAction<'location'>[]
  }, [rows, t])
  return {
    actions,
    known: known.length,
    takeOverAll: () => setTakingOver(known),
    dialog: (
      <>
        {asked && <FindingDialog asked={asked} onAsked={setAsked} />}
        {takingOver && (
          <Suspense fallback={null}>
            <TakeOver places={takingOver} onPlaces={setTakingOver} />
          </Suspense>
        )}
      </>
    ),
  }
}

/** The locations that this survey has not looked at yet, and that are there as far as anybody knows. */
const knownOf = (rows: readonly SourceRow[]) =>
  rows.filter(({ finding, location }) => finding === null && location !== null && !isGone(location))

/** The findings of the survey at these locations. */
export function findingsAt(rows: readonly SourceRow[], locations: readonly string[]): Omit<Asked, 'what'> {
  const chosen = rows.filter((row) => locations.includes(row.id))
  const found = chosen.filter((row) => row.finding !== null)
  return {
    ids: found.flatMap(({ finding }) => finding ?? []),
    substances: [...new Set(found.map(({ source }) => source.materiaal_type.id))],
    without: chosen.length - found.length,
  }
}

function FindingDialog({ asked, onAsked }: { asked: Asked; onAsked: (asked: Asked | null) => void }) {
  const t = useT(surveyAreas)
  const { what, ids, substances, without } = asked
  const [only = null, ...others] = substances
  const isMixed = others.length > 0
  const shared = {
    of: 'finding',
    ids,
    note: without > 0 ? t('withoutFinding', { n: without }) : undefined,
    onClose: () => onAsked(null),
    leaveOut: (left: readonly string[]) => onAsked({ ...asked, ids: ids.filter((id) => !left.includes(id)) }),
  } as const
  return (
    <Suspense fallback={null}>
      {what === 'unchecked' ? (
        <BulkSetDialog {...shared} action={{ label: t('couldNotCheck'), icon: <IconEyeOff />, set: unchecked }} />
      ) : (
        <BulkEdit
          {...shared}
          // A status is one of the list of its substance.
          edit={alikeNames.filter((name) => name !== 'materiaal_status' || !isMixed)}
          overrides={{
            labels: { materiaal_status: t('inspectorsJudgement') },
            offers: { materiaal_status: offerOf('materiaal_type', only) },
          }}
        />
      )}
    </Suspense>
  )
}
