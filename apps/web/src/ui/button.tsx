import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from '../router/router.tsx'
import { showTooltip, tooltip } from './tooltip.ts'
import './button.css'

/** One `primary` on a screen; `danger` deletes, `download` saves a file. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'download'

interface Look {
  kind?: ButtonKind
  /** A 16 px icon before the words. */
  icon?: ReactNode
  /** `large` is 36 high: dialogs and empty pages. */
  size?: 'normal' | 'large'
}

export type ButtonProps = ComponentProps<'button'> &
  Look & {
    loading?: boolean
    /** Why it does nothing now. It stays to be found by the keyboard, and says so. */
    refusal?: string | undefined
  }

/** A button with words. While `loading` it keeps its width and takes no second click. */
export function Button({
  kind = 'secondary',
  size = 'normal',
  icon,
  loading = false,
  refusal,
  children,
  ...rest
}: ButtonProps) {
  const isOff = loading || refusal !== undefined
  const look = classes(kind, size, rest.className)
  return (
    <button
      type="button"
      {...(refusal === undefined ? {} : tooltip(refusal))}
      {...rest}
      className={refusal === undefined ? look : `${look} button-refused`}
      aria-busy={loading || undefined}
      aria-disabled={isOff || undefined}
      aria-description={refusal}
      onClick={isOff ? (event) => refuse(event, refusal) : rest.onClick}
    >
      {loading ? <span className="spinner" aria-hidden="true" /> : icon}
      <span className="button-text">{children}</span>
    </button>
  )
}

/** A finger has no tooltip: whoever presses is told. */
function refuse(event: MouseEvent<HTMLButtonElement>, refusal: string | undefined): void {
  event.preventDefault()
  if (refusal !== undefined) showTooltip(event.currentTarget, refusal)
}

/** A link that looks like a button: for going somewhere. */
export function ButtonLink({ kind = 'secondary', size = 'normal', icon, children, ...rest }: LinkProps & Look) {
  return (
    <Link {...rest} className={classes(kind, size, rest.className)}>
      {icon}
      <span className="button-text">{children}</span>
    </Link>
  )
}

function classes(kind: ButtonKind, size: 'normal' | 'large', more: string | undefined) {
  return `button button-${kind}${size === 'large' ? ' button-large' : ''}${more ? ` ${more}` : ''}`
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What it does: accessible name and tooltip. */
  label: string
  icon: ReactNode
  /** Quiet has no border, outlined has one. */
  kind?: 'quiet' | 'outlined'
  /** For a switch: whether it is on. */
  pressed?: boolean
}

/** A button of one icon, with its name in a tooltip. */
export function IconButton({ label, icon, kind = 'quiet', pressed, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...tooltip(label)}
      {...rest}
      className={`icon-button icon-button-${kind}${rest.className ? ` ${rest.className}` : ''}`}
      aria-label={label}
      aria-pressed={pressed}
    >
      {icon}
    </button>
  )
}

/** The icon button as a link. */
export function IconLink({
  label,
  icon,
  kind = 'quiet',
  ...rest
}: Omit<LinkProps, 'children'> & { label: string; icon: ReactNode; kind?: 'quiet' | 'outlined' }) {
  return (
    <Link
      {...tooltip(label)}
      {...rest}
      className={`icon-button icon-button-${kind}${rest.className ? ` ${rest.className}` : ''}`}
      aria-label={label}
    >
      {icon}
    </Link>
  )
}
