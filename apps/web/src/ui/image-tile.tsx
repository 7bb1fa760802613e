import { IconPhoto } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Skeleton } from './feedback.tsx'
import { useUiTexts } from './texts.ts'
import './image-tile.css'

export interface ImageTileProps {
  /** undefined while it is fetched, null when there is none. */
  src: string | null | undefined
  alt: string
  /** The words at its bottom. */
  caption?: ReactNode
  /** Makes it a button. */
  onOpen?: () => void
  onError?: () => void
  /** Width to height. */
  ratio?: string
  /** `contain` shows all of it, for signatures and drawings. */
  fit?: 'cover' | 'contain'
}

/** A photo, with a placeholder while it comes and where it does not. */
export function ImageTile({ src, alt, caption, onOpen, onError, ratio = '3 / 2', fit = 'cover' }: ImageTileProps) {
  const texts = useUiTexts()
  const [state, setState] = useState<{ src: string; ready: boolean } | null>(null)
  const known = state !== null && state.src === src ? state : null
  const failed = known !== null && !known.ready
  const picture = (
    <>
      {typeof src === 'string' && !failed && (
        <img
          src={src}
          alt={alt}
          className={`image-${fit}`}
          data-ready={known?.ready || undefined}
          onLoad={() => setState({ src, ready: true })}
          onError={() => {
            setState({ src, ready: false })
            onError?.()
          }}
        />
      )}
      {(src === undefined || (typeof src === 'string' && known === null)) && <Skeleton height="100%" radius={0} />}
      {(src === null || failed) && (
        <span className="image-none">
          <IconPhoto />
          {failed ? texts.imageFailed : texts.noImage}
        </span>
      )}
      {caption && <span className="image-caption">{caption}</span>}
    </>
  )
  return onOpen ? (
    <button type="button" className="image-tile" style={{ aspectRatio: ratio }} onClick={onOpen}>
      {picture}
    </button>
  ) : (
    <div className="image-tile" style={{ aspectRatio: ratio }}>
      {picture}
    </div>
  )
}

/** Photos side by side, as many as fit. */
export function ImageRow({ children }: { children: ReactNode }) {
  return <div className="image-row">{children}</div>
}
