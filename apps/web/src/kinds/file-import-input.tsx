import { IconTrash } from '@tabler/icons-react'
import type { FileImportField } from '@vezel/model/kit/field.ts'
import { isRows } from '@vezel/model/rules/rows.ts'
import { useState } from 'react'
import { IconButton } from '../ui/button.tsx'
import { FileDrop } from '../ui/file-drop.tsx'
import { Message } from '../ui/message.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import type { InputProps } from './kind.ts'
import { kindPhrases } from './phrases.ts'

/** The rows of a file: how many there are, and the place to drop another one. What reads them is fetched with the first. */
export function FileImportInput({ field, value, onChange, speaking, disabled }: InputProps<FileImportField>) {
  const t = useT(kindPhrases)
  const { remove } = useUiTexts()
  const [file, setFile] = useState<string | null>(null)
  const [refused, setRefused] = useState(false)
  const take = async ([chosen]: File[]) => {
    if (!chosen) return
    const { readRows } = await import('./read-rows.ts')
    const rows = await readRows(chosen, field)
    setRefused(rows === null)
    if (rows === null) return
    setFile(chosen.name)
    onChange(rows)
  }
  const clear = () => {
    setFile(null)
    onChange(null)
  }
  return (
    <span className="file-value">
      {isRows(value, field) && (
        <span className="file-value-name">
          {[file, speaking.textOf(field, value)].filter(Boolean).join(', ')}
          <IconButton label={remove({ what: file ?? '' })} icon={<IconTrash />} disabled={disabled} onClick={clear} />
        </span>
      )}
      <FileDrop
        accept=".csv,text/csv"
        disabled={disabled}
        onFiles={(files) => void take(files)}
        onRefuse={() => setRefused(true)}
      />
      {refused && <Message tone="error">{t('notCsv')}</Message>}
    </span>
  )
}
