import { model } from '@vezel/model'
import { importPhrases } from '@vezel/model/messages/import/index.ts'
import { useState } from 'react'
import { fieldLabel } from '../kinds/record.ts'
import { type Comma, type ImportTable, readFile, readTable } from '../kinds/table-file.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FileDrop } from '../ui/file-drop.tsx'
import { TextArea } from '../ui/inputs.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { importable, needed } from './import-columns.ts'
import { ImportRows } from './import-rows.tsx'
import { refusalText, useImportTitle } from './import-words.ts'
import type { ImportPlace, ImportSource } from './use-import.ts'
import './import.css'

export interface ImportDialogProps {
  place: ImportPlace
  onClose: () => void
}

/** Takes rows of a spreadsheet in, with a trial first. It begins empty each time it opens (§4). */
export function ImportDialog({ place, onClose }: ImportDialogProps) {
  const [source, setSource] = useState<ImportSource | null>(null)
  if (source === null) return <ChooseSource place={place} onClose={onClose} onSource={setSource} />
  return <ImportRows place={place} source={source} onClose={onClose} onOther={() => setSource(null)} />
}

/** Where the rows come from: a file, what was copied in a spreadsheet, or rows made by hand. */
function ChooseSource({ place, onClose, onSource }: ImportDialogProps & { onSource: (source: ImportSource) => void }) {
  const t = useT(importPhrases)
  const { locale, cancel } = useUiTexts()
  const [failed, setFailed] = useState<string | null>(null)
  const [pasted, setPasted] = useState('')
  const comma: Comma = locale === 'en' ? '.' : ','
  const take = async (name: string, read: () => ImportTable | Promise<ImportTable>) => {
    setFailed(null)
    try {
      onSource({ ...(await read()), name })
    } catch (cause) {
      setFailed(refusalText(cause, t))
    }
  }
  const byHand = () => {
    const entity = model.named(place.of)
    const first = needed(entity, place.where)
    const fields = importable(entity, place.where).sort(
      ([a], [b]) => Number(first.includes(b)) - Number(first.includes(a)),
    )
    const headers = fields.map(([, field]) => fieldLabel(field, locale))
    onSource({ headers, rows: [], comma, name: t('added') })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={useImportTitle(place.of)}
      failed={failed}
      footnote={
        <Button kind="quiet" onClick={byHand}>
          {t('byHand')}
        </Button>
      }
      footer={
        <>
          <Button size="large" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            size="large"
            kind="primary"
            disabled={pasted.trim() === ''}
            onClick={() => void take(t('pasted'), () => readTable(pasted, comma))}
          >
            {t('pasteGo')}
          </Button>
        </>
      }
    >
      <div className="import-start">
        <p className="dim">{t('startHelp')}</p>
        <FileDrop
          aria-label={t('chooseFile')}
          onFiles={([file]) => file && void take(file.name, () => readFile(file, comma))}
          onRefuse={(_, why) => setFailed(why)}
        />
        <Field label={t('pasteHere')} width="full">
          <TextArea value={pasted} onChange={setPasted} rows={5} spellCheck={false} />
        </Field>
      </div>
    </Dialog>
  )
}
