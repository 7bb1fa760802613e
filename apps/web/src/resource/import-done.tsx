import { IconArrowBackUp, IconDownload } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { importPhrases } from '@vezel/model/messages/import/index.ts'
import { useState } from 'react'
import { toProblem } from '../api/problem.ts'
import { undoRows } from '../api/rows-in.ts'
import { writeTable } from '../kinds/table-file.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Message } from '../ui/message.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast.tsx'
import { reasonOf } from './import-judge.ts'
import type { Imported } from './import-run.ts'
import { useImportTitle } from './import-words.ts'
import type { ImportPlace, ImportSource } from './use-import.ts'

interface ImportDoneProps {
  place: ImportPlace
  source: ImportSource
  imported: Imported
  onClose: () => void
}

/** What went in, with the way back; and what stayed behind, as a file that can be mended and imported. */
export function ImportDone({ place, source, imported, onClose }: ImportDoneProps) {
  const t = useT(importPhrases)
  const { added, changed, late, left, batches } = imported
  const undo = useUndo(place, batches, onClose)
  return (
    <Dialog
      open
      title={useImportTitle(place.of)}
      subtitle={source.name}
      busy={undo.isBusy}
      failed={undo.failed}
      onClose={onClose}
      footnote={
        batches.length > 0 &&
        !undo.isDone && (
          <Button icon={<IconArrowBackUp />} loading={undo.isBusy} onClick={undo.run}>
            {t('undo')}
          </Button>
        )
      }
      footer={
        <>
          <Button size="large" disabled={undo.isBusy} onClick={onClose}>
            {t('close')}
          </Button>
          {left.length > 0 && <RejectsButton place={place} source={source} left={left} />}
        </>
      }
    >
      <div className="import-done">
        <Ending imported={imported} />
        {added + changed > 0 && <p>{t('done', { added, changed })}</p>}
        {late > 0 && <p>{t('late', { n: late })}</p>}
        {left.length > 0 && <Message tone="warning">{t('left', { n: left.length })}</Message>}
      </div>
    </Dialog>
  )
}

/** That all went in, or how far it came. */
function Ending({ imported }: { imported: Imported }) {
  const t = useT(importPhrases)
  const { added, changed, total, isStopped, why } = imported
  const done = added + changed
  if (why !== null) return <Message tone="error">{t('failedHalf', { done, total, why })}</Message>
  if (isStopped) return <Message tone="warning">{t('stopped', { done, total })}</Message>
  return <Message tone="success">{t('doneTitle', { n: done })}</Message>
}

/** Takes all of the import back; what somebody has changed since stays, with who did so. */
function useUndo(place: ImportPlace, batches: readonly string[], onClose: () => void) {
  const t = useT(importPhrases)
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const run = async () => {
    setBusy(true)
    setFailed(null)
    try {
      const refused = await undoRows(place.of, batches)
      setDone(true)
      const [first] = refused
      if (first) return setFailed(t('undoneParts', { n: refused.length, why: first.message }))
      toast({ text: t('undone') })
      onClose()
    } catch (cause) {
      setFailed(toProblem(cause).message)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, isDone, failed, run: () => void run() }
}

function RejectsButton({ place, source, left }: Pick<ImportDoneProps, 'place' | 'source'> & Pick<Imported, 'left'>) {
  const t = useT(importPhrases)
  const { locale } = useUiTexts()
  const save = () => {
    const { headers, comma } = source
    const entity = model.named(place.of)
    const rows = left.map((row) => [...headers.map((_, at) => row.cells[at] ?? ''), reasonOf(row, entity, locale)])
    const name = `${source.name.replace(/\.\w+$/, '')} ${t('rejectsName')}.csv`
    saveText(name, writeTable([...headers, t('reason')], rows, comma))
  }
  return (
    <Button size="large" kind="download" icon={<IconDownload />} onClick={save}>
      {t('rejects')}
    </Button>
  )
}

const keptMs = 60_000

function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
