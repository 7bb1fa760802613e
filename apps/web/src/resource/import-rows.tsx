import { importPhrases } from '@vezel/model/messages/import/index.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { type Dispatch, type SetStateAction, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Segments } from '../ui/choices.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ProgressBar } from '../ui/progress.tsx'
import { useT } from '../ui/texts.ts'
import { ImportColumns } from './import-columns-panel.tsx'
import { ImportDone } from './import-done.tsx'
import { MissingInformation } from './import-missing.tsx'
import { ImportPreview } from './import-preview.tsx'
import { type Imported, runImport } from './import-run.ts'
import { useImportTitle } from './import-words.ts'
import { type Import, type ImportPlace, type ImportSource, useImport } from './use-import.ts'

interface ImportRowsProps {
  place: ImportPlace
  source: ImportSource
  onClose: () => void
  /** Back to where the rows come from. */
  onOther: () => void
}

/** The columns at the left, at the right what would become of the rows; then what became of them. */
export function ImportRows({ place, source, onClose, onOther }: ImportRowsProps) {
  const found = useImport(place, source)
  const [isAside, setAside] = useState(false)
  const run = useRun(place, found)
  const title = useImportTitle(place.of)
  if (run.imported) return <ImportDone place={place} source={source} imported={run.imported} onClose={onClose} />
  return (
    <Dialog
      open
      bare
      width={1200}
      height={760}
      busy={run.isRunning}
      onClose={onClose}
      title={title}
      subtitle={<Origin source={source} count={found.rows.length} isBusy={run.isRunning} onOther={onOther} />}
      failed={found.failed}
      wayOut={<Retry onRetry={found.retry} />}
      footnote={<Footnote run={run} />}
      footer={<Buttons found={found} run={run} isAside={isAside} onClose={onClose} />}
    >
      <div className="import" inert={run.isRunning}>
        <ImportColumns found={found} />
        <div className="import-right">
          <MissingInformation found={found} />
          <ImportPreview found={found} />
          <WrongRows found={found} isAside={isAside} setAside={setAside} />
        </div>
      </div>
    </Dialog>
  )
}

/** The import under way. */
interface Run {
  readonly isRunning: boolean
  readonly isStopping: boolean
  readonly done: number
  readonly total: number
  readonly imported: Imported | null
  readonly start: () => void
  readonly stop: () => void
}

function useRun(place: ImportPlace, found: Import): Run {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [imported, setImported] = useState<Imported | null>(null)
  const [isStopping, setStopping] = useState(false)
  const stop = useRef(new AbortController())
  return {
    isRunning: progress !== null && imported === null,
    isStopping,
    done: progress?.done ?? 0,
    total: progress?.total ?? 0,
    imported,
    start: () => {
      const total = countOf(found)
      setProgress({ done: 0, total })
      found.rememberAll()
      const { signal } = stop.current
      void runImport(place, found.rows, { signal, onProgress: (done) => setProgress({ done, total }) }).then(
        setImported,
      )
    },
    stop: () => {
      setStopping(true)
      stop.current.abort()
    },
  }
}

const isGood = ({ outcome }: Import['rows'][number]) => outcome === 'new' || outcome === 'changed'
const countOf = ({ rows }: Import) => rows.filter(isGood).length
const wrongOf = ({ rows }: Import) => rows.filter(({ outcome }) => outcome === 'wrong')

/** Which rows these are, and the way to others. */
function Origin({
  source,
  count,
  isBusy,
  onOther,
}: {
  source: ImportSource
  count: number
  isBusy: boolean
  onOther: () => void
}) {
  const t = useT(importPhrases)
  return (
    <>
      {`${source.name}, ${t('rows', { n: count || source.rows.length })}`}{' '}
      <Button kind="quiet" disabled={isBusy} onClick={onOther}>
        {t('otherFile')}
      </Button>
    </>
  )
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const t = useT(resourcePhrases)
  return (
    <Button kind="quiet" onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  )
}

function Footnote({ run }: { run: Run }) {
  const t = useT(importPhrases)
  if (!run.isRunning) return t('undoable')
  const words = run.isStopping ? t('stopping') : t('progress', { done: run.done, total: run.total })
  return (
    <span className="import-progress" role="status">
      <ProgressBar value={run.total === 0 ? 0 : run.done / run.total} label={words} width={120} /> {words}
    </span>
  )
}

function Buttons({ found, run, isAside, onClose }: { found: Import; run: Run; isAside: boolean; onClose: () => void }) {
  const t = useT(importPhrases)
  const count = countOf(found)
  const isBlocked = wrongOf(found).length > 0 && !isAside
  return (
    <>
      {run.isRunning ? (
        <Button size="large" disabled={run.isStopping} onClick={run.stop}>
          {t('stop')}
        </Button>
      ) : (
        <Button size="large" onClick={onClose}>
          {t('cancel')}
        </Button>
      )}
      <Button
        size="large"
        kind="primary"
        loading={run.isRunning}
        disabled={!run.isRunning && (!found.isTried || isBlocked || count === 0)}
        onClick={run.start}
      >
        {count === 0 ? t('nothing') : t('importRows', { n: count })}
      </Button>
    </>
  )
}

interface WrongProps {
  found: Import
  isAside: boolean
  setAside: Dispatch<SetStateAction<boolean>>
}
const namedRows = 6

/** Wrong rows stop all, or go apart; what happens then is written out. */
function WrongRows({ found, isAside, setAside }: WrongProps) {
  const t = useT(importPhrases)
  const wrong = wrongOf(found)
  if (wrong.length === 0) return null
  const added = found.rows.filter(({ outcome }) => outcome === 'new').length
  const changed = found.rows.filter(({ outcome }) => outcome === 'changed').length
  const lines = wrong.map(({ line }) => line).join(', ')
  const apart = wrong.length > namedRows ? t('afterApartMany', { n: wrong.length }) : t('afterApart', { rows: lines })
  return (
    <section className="import-wrong" aria-label={t('wrongRows', { n: wrong.length })}>
      <div className="import-wrong-choice">
        <strong>{t('wrongRows', { n: wrong.length })}</strong>
        <Segments
          aria-label={t('wrongRows', { n: wrong.length })}
          value={isAside ? 'aside' : 'first'}
          onChange={(value) => setAside(value === 'aside')}
          options={[
            { value: 'first', label: t('allFirst') },
            { value: 'aside', label: t('setAside') },
          ]}
        />
      </div>
      <dl className="import-then" aria-live="polite">
        <div>
          <dt>{t('now')}</dt>
          <dd>{isAside ? t('nowApart', { n: added + changed, added, changed }) : t('nowBlocked')}</dd>
        </div>
        <div>
          <dt>{t('after')}</dt>
          <dd>{apart}</dd>
        </div>
        <div>
          <dt>{t('again')}</dt>
          <dd>{t('againHow')}</dd>
        </div>
      </dl>
    </section>
  )
}
