import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { IconButton } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Skeleton } from './feedback.tsx'
import { useUiTexts } from './texts.ts'
import './photo-viewer.css'

export interface PhotoViewerProps {
  /** What it is: its number. */
  title: string
  /** What is written under it. */
  caption?: ReactNode
  /** undefined while it is fetched, null when it could not be. */
  src: string | null | undefined
  alt: string
  /** Which one of how many, from 0. */
  at: number
  of: number
  onGo: (at: number) => void
  /** Told once somebody looks closer, for a larger picture. */
  onZoom?: () => void
  onClose: () => void
  /** What else can be done with it, before the looking closer. */
  tools?: ReactNode
  /** What another key does; undefined: nothing. */
  keyed?: (key: string) => (() => void) | undefined
}

/** How many times its size a picture is looked at. */
const zooms = [1, 1.5, 2, 3, 4, 6] as const

/** One photo over the whole window: arrows lead to the next, plus and minus look closer, Escape leads back. */
export function PhotoViewer(props: PhotoViewerProps) {
  const { title, caption, src, alt, at, of, onClose, tools } = props
  const texts = useUiTexts()
  const { room, step, go, zoom, onKeyDown } = useLooking(props)
  const times = zooms[step] ?? 1
  const isClosest = step === zooms.length - 1
  return (
    <Dialog
      open
      fills
      bare
      onClose={onClose}
      onKeyDown={onKeyDown}
      title={title}
      subtitle={of > 1 ? texts.photoOf({ at: at + 1, of }) : undefined}
      footnote={caption}
      footer={
        <>
          {tools}
          <IconButton
            label={texts.zoomOut}
            icon={<IconZoomOut />}
            disabled={step === 0}
            onClick={() => zoom(step - 1)}
          />
          <span className="photo-zoom">{Math.round(times * 100)}%</span>
          <IconButton label={texts.zoomIn} icon={<IconZoomIn />} disabled={isClosest} onClick={() => zoom(step + 1)} />
        </>
      }
    >
      <div className="photo-viewer">
        <Sheet room={room} src={src} alt={alt} zoom={times} onToggle={() => zoom(step === 0 ? 2 : 0)} />
        {of > 1 && (
          <>
            <Turn label={texts.previousPhoto} side="left" disabled={at === 0} onTurn={() => go(at - 1)} />
            <Turn label={texts.nextPhoto} side="right" disabled={at === of - 1} onTurn={() => go(at + 1)} />
          </>
        )}
      </div>
    </Dialog>
  )
}

/** How closely the photo is looked at, and the ways to the next one. */
function useLooking({
  at,
  of,
  onGo,
  onZoom,
  keyed: other,
}: Pick<PhotoViewerProps, 'at' | 'of' | 'onGo' | 'onZoom' | 'keyed'>) {
  const [step, setStep] = useState(0)
  const room = useRef<HTMLElement>(null)
  // After the dialog has taken the focus, and on each photo from its corner.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo is what begins anew.
  useEffect(() => {
    room.current?.focus()
    room.current?.scrollTo(0, 0)
  }, [at])
  const go = (to: number) => {
    if (to < 0 || to >= of) return
    setStep(0)
    onGo(to)
  }
  const zoom = (to: number) => {
    setStep(Math.max(0, Math.min(zooms.length - 1, to)))
    onZoom?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act =
      event.ctrlKey || event.metaKey || event.altKey
        ? undefined
        : (keyed(event.key, { at, of, step, go, zoom }) ?? other?.(event.key))
    if (!act) return
    event.preventDefault()
    act()
  }
  return { room, step, go, zoom, onKeyDown }
}

interface Looking {
  at: number
  of: number
  step: number
  go: (at: number) => void
  zoom: (step: number) => void
}

/** What a key does; while somebody looks closer the arrows move over the photo, as the browser has it. */
function keyed(key: string, { at, of, step, go, zoom }: Looking): (() => void) | undefined {
  const zooming = { '+': step + 1, '=': step + 1, '-': step - 1, '0': 0 }[key]
  if (zooming !== undefined) return () => zoom(zooming)
  const turning = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: of - 1 }[key]
  return turning === undefined || step > 0 ? undefined : () => go(turning)
}

interface TurnProps {
  label: string
  side: 'left' | 'right'
  disabled: boolean
  onTurn: () => void
}

const Turn = ({ label, side, disabled, onTurn }: TurnProps) => (
  <IconButton
    className={`photo-turn photo-turn-${side}`}
    label={label}
    icon={side === 'left' ? <IconChevronLeft /> : <IconChevronRight />}
    disabled={disabled}
    onClick={onTurn}
  />
)

interface SheetProps extends Pick<PhotoViewerProps, 'src' | 'alt'> {
  room: RefObject<HTMLElement | null>
  zoom: number
  /** A double click looks closer, and back. */
  onToggle: () => void
}

/** The picture itself: what is larger than its room is moved with the arrows, a finger or the mouse. */
function Sheet({ room, src, alt, zoom, onToggle }: SheetProps) {
  const texts = useUiTexts()
  const from = useRef<{ x: number; y: number } | null>(null)
  const drag = (event: PointerEvent) => {
    if (from.current === null || event.pointerType !== 'mouse') return
    room.current?.scrollBy(from.current.x - event.clientX, from.current.y - event.clientY)
    from.current = { x: event.clientX, y: event.clientY }
  }
  return (
    <section
      ref={room}
      className={`photo-room${zoom > 1 ? ' photo-room-close' : ''}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys, and is scrolled by them.
      tabIndex={0}
      aria-label={alt}
      onDoubleClick={onToggle}
      onPointerDown={(event) => {
        from.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        from.current = null
      }}
      onPointerLeave={() => {
        from.current = null
      }}
    >
      {src === undefined && <Skeleton height="100%" radius={0} />}
      {src === null && <p className="photo-none">{texts.imageFailed}</p>}
      {src && (
        <img
          src={src}
          alt={alt}
          className="photo-sheet"
          draggable={false}
          style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
        />
      )}
    </section>
  )
}
