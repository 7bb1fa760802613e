import { IconUpload } from '@tabler/icons-react'
import { filePhrases } from '@vezel/model/messages/files/index.ts'
import { type DragEvent, useState } from 'react'
import { type Locale, tags } from '../i18n/texts.ts'
import { useField, useFieldAttributes } from './field.tsx'
import { type FileItem, FileItems, type FileItemsProps } from './file-items.tsx'
import { useT, useUiTexts } from './texts.ts'
import './file-drop.css'

export interface FileDropProps extends Omit<FileItemsProps, 'items'> {
  /** As of the native input: `image/*`, `.pdf,application/pdf`. What does not fit, or is empty, goes to `onRefuse`. */
  accept?: string
  multiple?: boolean
  onFiles: (files: File[]) => void
  /** Told with the sentence that says why. */
  onRefuse?: (files: File[], why: string) => void
  items?: readonly FileItem[]
  disabled?: boolean
  'aria-label'?: string
}

/** Files dropped on it or chosen, each with how far it is. */
export function FileDrop({
  accept,
  multiple = false,
  items = [],
  onCancel,
  onRetry,
  disabled,
  ...rest
}: FileDropProps) {
  const t = useT(filePhrases)
  const field = useField()
  const [over, setOver] = useState(false)
  const [without, setWithout] = useState(false)
  const take = (list: FileList) => {
    // A text or a picture out of another page is dropped without a file.
    setWithout(list.length === 0)
    takeFiles([...list], { ...rest, accept, multiple }, t)
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
          if (!disabled) take(event.dataTransfer.files)
        }}
      >
        <input
          {...useFieldAttributes()}
          type="file"
          className="file-drop-input"
          aria-label={rest['aria-label']}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onChange={(event) => {
            if (event.target.files) take(event.target.files)
            // The same file may be chosen again after it has been taken away.
            event.target.value = ''
          }}
        />
        <IconUpload />
        <DropWords accept={accept} multiple={multiple} />
      </label>
      <span className="field-refused" role="status">
        {without && t('fileNone')}
      </span>
      <FileItems items={items} onCancel={onCancel} onRetry={onRetry} />
    </div>
  )
}

type Speak = ReturnType<typeof useT<typeof filePhrases.nl>>
type Taking = Pick<FileDropProps, 'accept' | 'multiple' | 'onFiles' | 'onRefuse'>

/** Gives on what fits, and tells why the others do not. */
function takeFiles(dropped: File[], { accept, multiple, onFiles, onRefuse }: Taking, t: Speak) {
  const files = dropped.slice(0, multiple ? undefined : 1)
  const other = files.filter((file) => !isAccepted(file, accept))
  const empty = files.filter((file) => file.size === 0 && !other.includes(file))
  const fitting = files.filter((file) => !other.includes(file) && !empty.includes(file))
  if (fitting.length > 0) onFiles(fitting)
  if (other.length > 0) onRefuse?.(other, t('fileRefused'))
  if (empty.length > 0) onRefuse?.(empty, t('fileEmpty'))
  if (dropped.length > files.length) onRefuse?.(dropped.slice(1), t('fileOne'))
}

/** What one can do here, for a mouse and for a finger, and with which files. */
function DropWords({ accept, multiple }: Pick<FileDropProps, 'accept' | 'multiple'>) {
  const t = useT(filePhrases)
  const { locale } = useUiTexts()
  const types = typesOf(accept)
  return (
    <span>
      <span className="file-drop-mouse">
        <strong>{t(multiple ? 'dropFiles' : 'dropFile')}</strong> <span className="dim">{t('orChoose')}</span>
      </span>
      <strong className="file-drop-touch">
        {t(`choose${types.length > 0 && types.every(isPhotoType) ? 'Photo' : 'File'}${multiple ? 's' : ''}`)}
      </strong>
      {types.length > 0 && <span className="file-drop-types">{either(types, locale)}</span>}
    </span>
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
