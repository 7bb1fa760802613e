import type { ReactNode } from 'react'
import './signs.css'

export interface SignProps {
  /** 14 in tables, 20 on touch, 28 where a page is empty. */
  size?: 14 | 20 | 28
  /** Only where no word stands beside it. */
  label?: string
  className?: string
}

/** A triangle: a warning, which does not block. */
export function WarningSign(props: SignProps) {
  return (
    <Sign {...props} className="sign-warning">
      <path d="M7 1.6 13 12.4H1Z" {...line} />
      <path d="M7 5.6v3" {...line} />
      <circle cx="7" cy="10.4" r=".8" fill="currentColor" />
    </Sign>
  )
}

/** An octagon: an error that blocks. */
export function ErrorSign(props: SignProps) {
  return (
    <Sign {...props} className="sign-error">
      <path d="M4.4.8h5.2l3.6 3.6v5.2l-3.6 3.6H4.4L.8 9.6V4.4Z" fill="currentColor" />
      <path d="M7 3.6v4" {...line} className="sign-on-fill" />
      <circle cx="7" cy="10" r=".9" className="sign-on-fill-solid" />
    </Sign>
  )
}

/** A square with an i: information. */
export function InfoSign(props: SignProps) {
  return (
    <Sign {...props} className="sign-info">
      <rect x="1" y="1" width="12" height="12" rx="2" fill="currentColor" />
      <path d="M7 6.4v4" {...line} className="sign-on-fill" />
      <circle cx="7" cy="4" r=".9" className="sign-on-fill-solid" />
    </Sign>
  )
}

/** A tick: done, right, present. */
export function TickSign(props: SignProps) {
  return (
    <Sign {...props} className="sign-tick">
      <path d="m2.2 7.4 3.2 3.2 6.4-7" {...line} strokeWidth="1.6" />
    </Sign>
  )
}

/** A sign and its word on one line. */
export function SignedWord({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <span className="signed-word">
      {sign}
      <span>{children}</span>
    </span>
  )
}

/** What all signs are drawn in. */
export function Sign({
  size = 14,
  label,
  className,
  color,
  children,
}: SignProps & { color?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or hidden beside its word.
    <svg
      className={`sign ${className ?? ''}`}
      viewBox="0 0 14 14"
      width={size}
      height={size}
      fill="none"
      // A colour chosen for white paper is lightened on dark.
      style={color ? { color: `light-dark(${color}, color-mix(in oklab, ${color} 60%, #fff))` } : undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  )
}

/** How the lines of signs are drawn. */
export const line = {
  stroke: 'currentColor',
  strokeWidth: 1.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
