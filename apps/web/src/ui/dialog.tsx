import { IconDownload, IconTrash, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { beginIn, rememberFocus } from './dialog-focus.ts'
import { Message } from './message.tsx'
import { useT, useUiTexts } from './texts.ts'
import { useWait, type Wait } from './wait.ts'
import { waitPhrases } from './wait-phrases.ts'
import './dialog.css'

export interface DialogProps {
  open: boolean
  /** Called by the cross, Escape and the buttons; not while `busy`. */
  onClose: () => void
  /** The subject of the question. */
  title: ReactNode
  subtitle?: ReactNode
  /** Width in px: 600, search 800, copying 1400. */
  width?: number
  /** Height in px for dialogs of a fixed height; at most 80 % of the window. */
  height?: number
  /** Why what was asked failed; said above the buttons as §8 words it. A new one shakes the dialog. */
  failed?: unknown
  /** A link that leads out of what failed. */
  wayOut?: ReactNode
  busy?: boolean
  /** What it waits for, instead of `busy`: when that takes long it says so, and the waiting can be given up. */
  wait?: Wait | undefined
  /** Buttons at the right, the action last. */
  footer?: ReactNode
  /** In the footer at the left. */
  footnote?: ReactNode
  /** The body without padding: for parts of its own with lines up to the edge. */
  bare?: boolean
  /** It takes the whole window, for pictures. */
  fills?: boolean
  /** Keys of its own, wherever in it the focus is. */
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** A question or task above the page. Its content is made when it opens and gone when it closes. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ width = 600, height, ...props }: Omit<DialogProps, 'open'>) {
  const { onClose, title, subtitle, failed, wayOut, wait, footer, footnote, bare, fills, children } = props
  const busy = props.busy || wait?.busy || false
  const texts = useUiTexts()
  const dialog = useOpening(failed)
  const titleId = useId()
  return (
    <dialog
      ref={dialog}
      className={fills ? 'dialog dialog-fills' : 'dialog'}
      aria-labelledby={titleId}
      style={fills ? undefined : { width, height }}
      onKeyDown={(event) => {
        props.onKeyDown?.(event)
        if (event.key !== 'Escape' || event.isDefaultPrevented() || event.nativeEvent.isComposing) return
        // Not left to the browser, which closes a dialog itself when the key is pressed once more.
        event.preventDefault()
        if (!busy) onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        // React passes on what happens to a question above it, and a file input that is left says this as well.
        if (!busy && event.target === event.currentTarget) onClose()
      }}
    >
      <div className="dialog-head">
        <h2 id={titleId} className="dialog-title">
          {title}
        </h2>
        {subtitle && <span className="dim">{subtitle}</span>}
        <IconButton className="dialog-close" label={texts.close} icon={<IconX />} disabled={busy} onClick={onClose} />
      </div>
      <div className={bare ? 'dialog-body dialog-body-bare' : 'dialog-body'}>{children}</div>
      {failed != null && (
        <div className="dialog-error">
          <Message tone="error">
            {texts.errorPrefix + afterFirstColon(failed)} {wayOut}
          </Message>
        </div>
      )}
      {(footer || footnote) && (
        <div className="dialog-foot">
          <div className="dialog-footnote">{wait?.isSlow ? <Waiting {...wait} /> : footnote}</div>
          {footer}
        </div>
      )}
    </dialog>
  )
}

/** Nobody is kept waiting without a word, nor without a way out. */
function Waiting({ giveUp }: Wait) {
  const t = useT(waitPhrases)
  return (
    <>
      <span role="status">{t('slow')}</span>{' '}
      <Button kind="quiet" onClick={giveUp}>
        {t('stop')}
      </Button>
    </>
  )
}

/** Opens a dialog above the page with the focus in it, and gives the focus back; a new failure shakes it. */
function useOpening(failed: unknown) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const giveBack = rememberFocus()
    const element = dialog.current
    if (!element?.open) element?.showModal()
    if (element) beginIn(element)
    return () => {
      element?.close()
      giveBack()
    }
  }, [])
  // What had the focus was switched off or went, such as a button while its question is answered.
  useEffect(() => {
    const element = dialog.current
    if (!element?.open || document.activeElement !== document.body) return
    element.tabIndex = -1
    element.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (!failed || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const [left, right] = [{ transform: 'translateX(-6px)' }, { transform: 'translateX(6px)' }]
    const rest = { transform: 'none' }
    dialog.current?.animate([rest, left, right, left, right, rest], { duration: 240, easing: 'ease-out' })
  }, [failed])
  return dialog
}

export interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** The action by its verb: "Verwijderen". */
  confirm: string
  /** Red deletes, green downloads. */
  kind?: 'primary' | 'danger' | 'download'
  /**
   * Does it. When it fails the dialog stays, shakes and says why; when it succeeds the dialog closes. The signal aborts when
   * nobody waits for it any more.
   */
  onConfirm: (signal: AbortSignal) => Promise<unknown>
  /** A link that leads out of what failed. */
  wayOut?: ReactNode
  /** It is known already that it cannot be done, and said why: there is nothing to do but close. */
  isRefused?: boolean
  /** Whether it can be done is being asked: who confirms before that is known waits for it. */
  isAwaited?: boolean
  /** More than the question came with the answer: who confirmed before it was there reads that first. */
  hasMore?: boolean
  /** The word of the button that does nothing, when "Annuleer" would be ambiguous. */
  cancel?: string
  children: ReactNode
}

type Confirming = Pick<ConfirmDialogProps, 'onConfirm' | 'onClose' | 'isRefused' | 'isAwaited' | 'hasMore'>

/** What pressing the button of a question does; pressed before it is known whether it may, it waits for that. */
function useConfirming({ onConfirm, onClose, isRefused, isAwaited, hasMore }: Confirming) {
  const { during, ...wait } = useWait()
  const [failed, setFailed] = useState<unknown>(null)
  const [isEarly, setEarly] = useState(false)
  const close = () => {
    setFailed(null)
    setEarly(false)
    onClose()
  }
  const run = async () => {
    setFailed(null)
    try {
      await during(onConfirm)
      close()
    } catch (cause) {
      setFailed(cause)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a press, when the answer comes.
  useEffect(() => {
    if (!isEarly || isAwaited) return
    setEarly(false)
    if (!isRefused && !hasMore) void run()
  }, [isEarly, isAwaited])
  return { wait, isEarly, failed, close, press: isAwaited ? () => setEarly(true) : run }
}

/** One question with two answers. */
export function ConfirmDialog({
  open,
  onClose,
  confirm,
  kind = 'primary',
  onConfirm,
  wayOut,
  isRefused = false,
  isAwaited = false,
  hasMore = false,
  cancel,
  ...rest
}: ConfirmDialogProps) {
  const texts = useUiTexts()
  const { wait, isEarly, failed, press, close } = useConfirming({ onConfirm, onClose, isRefused, isAwaited, hasMore })
  const icons = { primary: undefined, danger: <IconTrash />, download: <IconDownload /> }
  return (
    <Dialog
      {...rest}
      open={open}
      onClose={close}
      wait={wait}
      failed={isRefused ? null : failed}
      wayOut={wayOut}
      footer={
        <>
          <Button size="large" disabled={wait.busy} onClick={close}>
            {isRefused ? texts.close : (cancel ?? texts.cancel)}
          </Button>
          {!isRefused && (
            <Button size="large" kind={kind} icon={icons[kind]} loading={wait.busy || isEarly} onClick={press}>
              {confirm}
            </Button>
          )}
        </>
      }
    />
  )
}

/** §8: dialogs say the part of a message after the first colon, or the whole message when there is none. */
export function afterFirstColon(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause)
  return message.slice(message.indexOf(':') + 1).trim()
}
