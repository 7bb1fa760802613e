import { IconFile, IconUpload, IconX } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { formats } from '../i18n/formats.ts'
import { type Locale, tags } from '../i18n/texts.ts'
import { IconButton } from './button.tsx'
import { ProgressBar } from './feedback.tsx'
import { useField, useFieldAttributes } from './field.tsx'
import { ErrorSign, TickSign } from './signs.tsx'
import { useUiTexts } from './texts.ts'
import './file-drop.css'

/** A file on its way, or there. */
export interface FileItem {
  id: string
  name: string
  /** Bytes. */
  size: number
  /** From 0 to 1 while it is sent; 1 when it is there. */
  progress: number
  error?: string | null
}

export interface FileDropProps {
  /** As of the native input: `image/*`, `.pdf,application/pdf`. What does not fit, or is empty, goes to `onRefuse`. */
  accept?: string
  multiple?: boolean
  onFiles: (files: File[]) => void
  /** Told with the sentence that says why. */
  onRefuse?: (files: File[], why: string) => void
  items?: readonly FileItem[]
  /** Stops sending, or takes away. */
  onCancel?: (id: string) => void
  disabled?: boolean
  'aria-label'?: string
}

/** Files dropped on it or chosen, each with how far it is. */
export function FileDrop({
  accept,
  multiple = false,
  onFiles,
  onRefuse,
  items = [],
  onCancel,
  disabled = false,
  ...rest
}: FileDropProps) {
  const texts = useUiTexts()
  const field = useField()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [without, setWithout] = useState(false)
  const types = typesOf(accept)
  const take = (list: FileList | null) => {
    const dropped = [...(list ?? [])]
    const files = dropped.slice(0, multiple ? undefined : 1)
    const other = files.filter((file) => !isAccepted(file, accept))
    const empty = files.filter((file) => file.size === 0 && !other.includes(file))
    const fitting = files.filter((file) => !other.includes(file) && !empty.includes(file))
    if (fitting.length > 0) onFiles(fitting)
    if (other.length > 0) onRefuse?.(other, texts.fileRefused)
    if (empty.length > 0) onRefuse?.(empty, texts.fileEmpty)
    if (dropped.length > files.length) onRefuse?.(dropped.slice(1), texts.fileOne)
  }
  const onDrag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragenter' || event.type === 'dragover')
  }
  return (
    <div className="file-drop-part">
      <label
        className={`file-drop${over ? ' file-drop-over' : ''}${field?.invalid ? ' file-drop-invalid' : ''}`}
        onDragEnter={onDrag}
        onDragOver={onDrag}
        onDragLeave={onDrag}
        onDrop={(event) => {
          onDrag(event)
          if (disabled) return
          take(event.dataTransfer.files)
          // A text or a picture out of another page is dropped without a file.
          setWithout(event.dataTransfer.files.length === 0)
        }}
      >
        <input
          {...useFieldAttributes()}
          ref={input}
          type="file"
          className="file-drop-input"
          aria-label={rest['aria-label']}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onChange={(event) => {
            setWithout(false)
            take(event.target.files)
            // The same file may be chosen again after it has been taken away.
            event.target.value = ''
          }}
        />
        <IconUpload />
        <span>
          <span className="file-drop-mouse">
            <strong>{texts[multiple ? 'dropFiles' : 'dropFile']}</strong> <span className="dim">{texts.orChoose}</span>
          </span>
          <strong className="file-drop-touch">
            {texts[`choose${types.length > 0 && types.every(isPhotoType) ? 'Photo' : 'File'}${multiple ? 's' : ''}`]}
          </strong>
          {types.length > 0 && <span className="file-drop-types">{either(types, texts.locale)}</span>}
        </span>
      </label>
      <span className="field-refused" role="status">
        {without && texts.fileNone}
      </span>
      {items.length > 0 && (
        <ul className="file-list">
          {items.map((item) => (
            <li key={item.id} className="file-item">
              <IconFile />
              <span className="file-name">{item.name}</span>
              <span className="file-state">
                {item.error ? (
                  <span className="file-error">
                    <ErrorSign /> {item.error}
                  </span>
                ) : item.progress < 1 ? (
                  <ProgressBar value={item.progress} label={item.name} />
                ) : (
                  <TickSign label={texts.uploaded} />
                )}
              </span>
              <span className="dim">{formats(texts.locale).bytes(item.size)}</span>
              {onCancel && (
                <IconButton
                  label={
                    item.progress < 1 && !item.error
                      ? texts.stopUpload({ name: item.name })
                      : texts.remove({ what: item.name })
                  }
                  icon={<IconX />}
                  onClick={() => onCancel(item.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The extensions of `accept` as people write them: JPG, PNG. */
function typesOf(accept = ''): string[] {
  const extensions = accept.split(',').filter((one) => one.trim().startsWith('.') && one.trim() !== '.jpeg')
  return extensions.map((one) => one.trim().slice(1).toUpperCase())
}
const isPhotoType = (type: string) => type === 'JPG' || type === 'PNG'
const either = (words: readonly string[], locale: Locale) =>
  new Intl.ListFormat(tags[locale], { type: 'disjunction' }).format(words)

/** Whether a file is one of `accept`, which is a list of extensions, types and `type/*`. */
export function isAccepted(file: { name: string; type: string }, accept: string | undefined): boolean {
  if (!accept) return true
  return accept.split(',').some((wish) => {
    const want = wish.trim().toLowerCase()
    if (want.startsWith('.')) return file.name.toLowerCase().endsWith(want)
    return want.endsWith('/*') ? file.type.startsWith(want.slice(0, -1)) : file.type === want
  })
}
