import { IconFileExport } from '@tabler/icons-react'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { bulkPhrases } from '@vezel/model/messages/bulk/index.ts'
import { useRef, useState } from 'react'
import type { Progress } from '../api/all-rows.ts'
import { saveBlob } from '../api/files.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useDelayed } from '../ui/feedback.tsx'
import { Menu } from '../ui/popover.tsx'
import { ProgressBar } from '../ui/progress.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast.tsx'
import { type FileKind, fileName, fileOf, type SeenTable, seenSheet } from './export-rows.ts'

/** Fetches every row that fits; told to stop by the signal. */
export type LoadAll<Row> = (options: {
  onProgress: (progress: Progress) => void
  signal: AbortSignal
}) => Promise<readonly Row[]>

export interface ExportProps<Row> extends Omit<SeenTable<Row>, 'locale' | 'unitOf'> {
  /** What the list is called; the file is named after it. */
  title: string
  rows: readonly Row[]
  /** Where the table has not all rows that fit. */
  loadAll?: LoadAll<Row> | undefined
}

/** Saves the table as it is seen, with all its rows, as CSV or as a workbook. */
export function ExportButton<Row>(props: ExportProps<Row>) {
  const t = useT(bulkPhrases)
  const run = useExport(props)
  const isLong = useDelayed(run.busy, 1000)
  const { progress } = run
  return (
    <>
      <Menu
        label={t('export')}
        items={(['xlsx', 'csv'] as const).map((kind) => ({
          label: t(kind === 'csv' ? 'exportCsv' : 'exportXlsx'),
          onSelect: () => void run.start(kind),
        }))}
        trigger={(given) => (
          <IconButton {...given} label={t('export')} icon={<IconFileExport />} aria-busy={run.busy || undefined} />
        )}
      />
      <Dialog
        open={isLong || run.failed !== null}
        onClose={run.stop}
        title={t('exporting')}
        failed={run.failed}
        footer={
          <Button size="large" onClick={run.stop}>
            {t('cancel')}
          </Button>
        }
      >
        {progress && <p>{t('exportRows', progress)}</p>}
        <ProgressBar value={progress ? progress.done / progress.of : 0} label={t('exporting')} width="100%" />
      </Dialog>
    </>
  )
}

/** Makes the file; `stop` gives it up, or closes what is said of a failure. */
function useExport<Row>({ title, rows, loadAll, ...seen }: ExportProps<Row>) {
  const t = useT(bulkPhrases)
  const { locale } = useUiTexts()
  const [busy, setBusy] = useState(false)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [failed, setFailed] = useState<unknown>(null)
  const stopping = useRef(new AbortController())
  const start = async (kind: FileKind) => {
    stopping.current = new AbortController()
    const { signal } = stopping.current
    setBusy(true)
    setProgress(null)
    try {
      const all = loadAll ? await loadAll({ onProgress: setProgress, signal }) : rows
      const sheet = seenSheet(all, { ...seen, locale, unitOf: (what) => t('exportUnit', { what }) })
      const name = fileName(title, dutchTime().slice(0, 10), kind)
      const file = await fileOf(sheet, kind, title)
      if (signal.aborted) return
      saveBlob(file, name)
      toast({ text: t('exported', { n: sheet.rows.length, name }) })
    } catch (cause) {
      if (!signal.aborted) setFailed(cause)
    } finally {
      if (stopping.current.signal === signal) setBusy(false)
    }
  }
  const stop = () => {
    stopping.current.abort()
    setBusy(false)
    setFailed(null)
  }
  return { busy, progress, failed, start, stop }
}
