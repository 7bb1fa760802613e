import type { Step } from '@vezel/model/kit/transitions.ts'
import type { ReactNode } from 'react'
import { line, Sign, type SignProps } from './signs.tsx'
import { tooltip } from './tooltip.ts'

// What a survey finds and how far something is: apart from the signs of messages, which the first page brings.

/**
 * The shapes of a material status. Angular is present, round is absent, dashed is unknown; full is proven, half is a
 * suspicion. The order is the order of priority.
 */
export const statusSigns = ['diamond', 'half-diamond', 'dashed-square', 'ring-core', 'ring-tick'] as const
export type StatusSignShape = (typeof statusSigns)[number]
/** An open ring: judged by eye, and found to be nothing. */
type AnyShape = StatusSignShape | 'ring'

/** The sign of a material status. `color` is what an administrator chose; too pale a colour gets an outline. */
export function StatusSign({ sign, color, ...rest }: SignProps & { sign: AnyShape; color?: string | null }) {
  const outline = color && isPale(color) ? 'sign-pale' : ''
  return (
    <Sign {...rest} className={`sign-${sign} ${outline}`} color={color ?? undefined}>
      {shapes[sign]}
    </Sign>
  )
}

/** The sign of a state that moves forward: dashed, quarter, half, three quarters, full with tick; `void` is crossed out. */
export function ProgressSign({ step, ...rest }: SignProps & { step: Step }) {
  return (
    <Sign {...rest} className="sign-progress">
      {progress[step]}
    </Sign>
  )
}

/** The risk class: weight, not colour. 1 open, 2 dark frame with tint, 2A solid, ? dashed; null is a dash. */
export function RiskClass({ value, label }: { value: '1' | '2' | '2A' | '?' | null; label?: string }) {
  if (value === null) return <span className="dim">–</span>
  return (
    <span className={`risk risk-${value === '?' ? 'unknown' : value.toLowerCase()}`} {...(label ? tooltip(label) : {})}>
      {label && <span className="visually-hidden">{label} </span>}
      {value}
    </span>
  )
}

const ring = <circle cx="7" cy="7" r="5.8" stroke="currentColor" strokeWidth="1.4" />
const shapes: Record<AnyShape, ReactNode> = {
  ring,
  diamond: <path d="m7 .6 6.4 6.4L7 13.4.6 7Z" fill="currentColor" />,
  'half-diamond': (
    <>
      <path d="m7 1.4 5.6 5.6L7 12.6 1.4 7Z" stroke="currentColor" strokeWidth="1.3" />
      <path d="M7 .6v12.8L.6 7Z" fill="currentColor" />
    </>
  ),
  'dashed-square': (
    <rect
      x="1.4"
      y="1.4"
      width="11.2"
      height="11.2"
      rx="1"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray="2.6 1.88"
      strokeDashoffset="1.3"
    />
  ),
  'ring-core': (
    <>
      {ring}
      <circle cx="7" cy="7" r="2.1" fill="currentColor" />
    </>
  ),
  'ring-tick': (
    <>
      {ring}
      <path d="m4.4 7.2 1.9 1.9 3.4-3.9" {...line} />
    </>
  ),
}

const progress: Record<Step, ReactNode> = {
  0: <circle cx="7" cy="7" r="5.8" stroke="currentColor" strokeWidth="1.4" strokeDasharray="1.9 1.744" />,
  1: (
    <>
      {ring}
      <path d="M7 7V2.6A4.4 4.4 0 0 1 11.4 7Z" fill="currentColor" />
    </>
  ),
  2: (
    <>
      {ring}
      <path d="M7 2.6a4.4 4.4 0 0 1 0 8.8Z" fill="currentColor" />
    </>
  ),
  3: (
    <>
      {ring}
      <path d="M7 7V2.6A4.4 4.4 0 1 1 2.6 7Z" fill="currentColor" />
    </>
  ),
  4: (
    <>
      <circle cx="7" cy="7" r="6.5" fill="currentColor" />
      <path d="m4.3 7.2 1.9 1.9 3.5-3.9" {...line} strokeWidth="1.5" className="sign-on-fill" />
    </>
  ),
  void: (
    <>
      {ring}
      <path d="M3.1 10.9 10.9 3.1" {...line} />
    </>
  ),
}

/** Whether a colour as `#rrggbb` has less than 3 : 1 on white. */
export function isPale(hex: string): boolean {
  const found = /^#?([0-9a-f]{6})$/i.exec(hex)?.[1]
  if (!found) return false
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(found.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05) < 3
}
