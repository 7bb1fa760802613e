import { IconFile, IconRefresh, IconX } from '@tabler/icons-react'
import { filePhrases } from '@vezel/model/messages/files/index.ts'
import { useEffect, useRef } from 'react'
import { formats } from '../i18n/formats.ts'
import { IconButton } from './button.tsx'
import { CutWords } from './cut-words.tsx'
import { ProgressBar } from './progress.tsx'
import { ErrorSign, TickSign } from './signs.tsx'
import { useT, useUiTexts } from './texts.ts'

/** A file on its way, or there. */
export interface FileItem {
  id: string
  name: string
  /** Bytes. */
  size: number
  /** From 0 to 1 while it is sent; 1 when it is there. */
  progress: number
  error?: string | null
  /** Sending it again may help. */
  canRetry?: boolean
}

export interface FileItemsProps {
  items: readonly FileItem[]
  /** Stops sending, or takes away. */
  onCancel?: (id: string) => void
  /** Sends what failed once more. */
  onRetry?: (id: string) => void
}

/** Files with how far each is; of one that failed why, and the way to try again. */
export function FileItems({ items, onCancel, onRetry }: FileItemsProps) {
  const texts = useUiTexts()
  const t = useT(filePhrases)
  if (items.length === 0) return null
  return (
    <ul className="file-list">
      {items.map((item) => (
        <li key={item.id} className="file-item">
          <IconFile />
          <div className="file-words">
            <CutWords>{item.name}</CutWords>
            {item.error && <FileError key={item.error} error={item.error} />}
          </div>
          {!item.error && <FileState item={item} />}
          <span className="dim">{formats(texts.locale).bytes(item.size)}</span>
          {onRetry && item.error && item.canRetry && (
            <IconButton
              label={t('uploadAgain', { name: item.name })}
              icon={<IconRefresh />}
              onClick={() => onRetry(item.id)}
            />
          )}
          {onCancel && (
            <IconButton
              label={
                item.progress < 1 && !item.error
                  ? t('stopUpload', { name: item.name })
                  : texts.remove({ what: item.name })
              }
              icon={<IconX />}
              onClick={() => onCancel(item.id)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Why a file is not there: read out, and brought to where somebody sees it. */
function FileError({ error }: { error: string }) {
  const words = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    words.current?.closest('li')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <span ref={words} className="file-error" role="alert">
      <ErrorSign /> {error}
    </span>
  )
}

function FileState({ item: { name, progress } }: { item: FileItem }) {
  const t = useT(filePhrases)
  return progress < 1 ? <ProgressBar value={progress} label={name} /> : <TickSign label={t('uploaded')} />
}
