import { IconDownload, IconTrash } from '@tabler/icons-react'
import type { FileField, FileFields } from '@vezel/model/kit/field.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { downloadFile, useFileUrl } from '../api/files.ts'
import { tell } from '../api/tell.ts'
import { formats } from '../i18n/formats.ts'
import { lazyPart } from '../router/reload-once.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { FileDrop } from '../ui/file-drop.tsx'
import { ImageTile, type ImageTileProps } from '../ui/image-tile.tsx'
import { Message } from '../ui/message.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { FileImportInput } from './file-import-input.tsx'
import type { DisplayProps, InputProps, KindsOf } from './kind.ts'
import { kindPhrases } from './phrases.ts'
import { dash, group, idOf } from './plain.tsx'
import type { Read } from './record.ts'

const PhotosInView = lazyPart(async () => (await import('./photos-in-view.tsx')).PhotosInView)

const isImage = (file: Read) => String(file.mime_type ?? '').startsWith('image/')

/** A photo as a picture, another file as a name to download. */
function FileDisplay({ value }: DisplayProps<FileField>) {
  return isFile(value) ? <StoredFile file={value} /> : dash
}

const isFile = (value: unknown): value is Read => isRecord(value) && 'file_key' in value

function StoredFile({ file }: { file: Read }) {
  const { locale } = useUiTexts()
  const [isViewed, setViewed] = useState(false)
  const name = String(file.filename ?? '')
  return (
    <span className="file-value">
      {isImage(file) && <Picture file={file} width={800} onOpen={() => setViewed(true)} />}
      {isViewed && (
        <Suspense fallback={null}>
          <PhotosInView photos={[{ id: name, file, title: name }]} first={name} onClose={() => setViewed(false)} />
        </Suspense>
      )}
      <span className="file-value-name">
        <Button kind="quiet" icon={<IconDownload />} onClick={() => void downloadFile(file)}>
          {name}
        </Button>
        {typeof file.size === 'number' && <span className="dim">{formats(locale).bytes(file.size)}</span>}
      </span>
    </span>
  )
}

type PictureProps = Pick<ImageTileProps, 'caption' | 'fit' | 'ratio' | 'onOpen'> & {
  file: Read
  width: 320 | 800 | 1600
}

/** A stored photo, in the width it is shown at. */
export function Picture({ file, width, ...tile }: PictureProps) {
  const [failed, setFailed] = useState(false)
  const src = useFileUrl(file, width, () => setFailed(true))
  const shown = failed ? null : (src ?? undefined)
  // What came and is no picture after all.
  const onError = () => void tell('image', new Error('not a picture'))
  return <ImageTile {...tile} src={shown} alt={String(file.filename ?? '')} onError={onError} />
}

/** The photo of a row: 60 by 40. */
export function PhotoCell({ value: file }: DisplayProps<FileField>) {
  const photo = isFile(file) && isImage(file) ? file : null
  const src = useFileUrl(photo, 320)
  if (photo === null) return dash
  return src ? <img className="cell-photo" src={src} alt="" loading="lazy" /> : <span className="cell-photo" />
}

/** What is stored, what is chosen in its place, and the place to drop it. A chosen file is a `File`. */
function FileKindInput({ field, value, onChange, known, disabled }: InputProps<FileField>) {
  const t = useT(kindPhrases)
  const { remove } = useUiTexts()
  const [refused, setRefused] = useState<string | null>(null)
  const chosen = value instanceof File ? value : null
  const stored = chosen === null && value !== null && isFile(known) ? known : null
  const most = field.maxMegabytes * 1_000_000
  const take = ([file]: File[]) => {
    if (!file) return
    const tooLarge = file.size > most
    setRefused(tooLarge ? t('fileTooLarge', { most: field.maxMegabytes }) : null)
    if (!tooLarge) onChange(file)
  }
  return (
    <span className="file-value">
      {stored && isImage(stored) && <Picture file={stored} width={320} />}
      {chosen?.type.startsWith('image/') && <ChosenPicture file={chosen} />}
      {(stored || chosen) && (
        <span className="file-value-name">
          {chosen?.name ?? String(stored?.filename ?? '')}
          <IconButton
            label={remove({ what: chosen?.name ?? String(stored?.filename ?? '') })}
            icon={<IconTrash />}
            disabled={disabled}
            onClick={() => onChange(null)}
          />
        </span>
      )}
      <FileDrop
        accept={field.accept.map((extension) => (extension === 'jpg' ? '.jpg,.jpeg' : `.${extension}`)).join()}
        disabled={disabled}
        onFiles={take}
        onRefuse={(_, why) => setRefused(why)}
      />
      {refused && <Message tone="error">{refused}</Message>}
    </span>
  )
}

function ChosenPicture({ file }: { file: File }) {
  const url = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return <ImageTile src={url} alt={file.name} />
}

const countOfRows = {
  nl: (n: number) => (n === 1 ? '1 rij' : `${n} rijen`),
  en: (n: number) => (n === 1 ? '1 row' : `${n} rows`),
  fr: (n: number) => (n === 1 ? '1 ligne' : `${n} lignes`),
} as const

export const files: KindsOf<FileFields> = {
  file: {
    ...group,
    Input: FileKindInput,
    Display: FileDisplay,
    cell: () => PhotoCell,
    column: () => 'image',
    text: (file) => (isRecord(file) && 'filename' in file ? String(file.filename ?? '') : ''),
    held: idOf,
    // What is stored is known by its id. An object that is no file is empty to every rule, and would be sent as nothing.
    misread: (value) =>
      typeof value === 'object' && value !== null && !(value instanceof File) ? 'isFile' : undefined,
  },
  fileImport: {
    ...group,
    Input: FileImportInput,
    column: () => 'number',
    text: (rows, _, { locale }) => (Array.isArray(rows) ? countOfRows[locale](rows.length) : ''),
    isSentEmpty: true,
  },
}
