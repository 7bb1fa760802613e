import { isValidElement, type ReactNode } from 'react'
import { linesIn } from '../room.ts'
import { withoutTongues } from '../texts/tongues.ts'

/** A third of the height of a page, in millimetres: what is higher may break rather than leave its page empty. */
export const A_THIRD_MM = 87

const MM_A_POINT = 25.4 / 72
/** Letters of the bold sans by their width in the type size, rather too wide than too narrow. */
const WIDTHS: readonly (readonly [letters: RegExp, em: number])[] = [
  [/[WM@%‰mw—]/, 0.86],
  [/[A-ZÀ-ÞŒ&]/, 0.64],
  [/[ilj.,:;'’|!]/, 0.29],
  [/[-()/\s¹²³]/, 0.36],
  [/[a-z0-9ß-ÿ]/, 0.54],
]

/** Millimetres that a text takes on one line in the type of tables. */
export function textMm(text: string, pt = 8.25): number {
  const ems = [...withoutTongues(text)].reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 1),
    0,
  )
  return ems * pt * MM_A_POINT
}

const LINE_MM = 3.71
const LETTER_MM = 1.36
const ROW_MM = 2.1

/** Height of a row of a table with this text in a column of so many millimetres; each of its lines may wrap. */
export function heightMm(text: string, mm: number): number {
  return ROW_MM + LINE_MM * text.split('\n').reduce((lines, line) => lines + linesIn(line, mm, LETTER_MM), 0)
}

/** What stands in a cell, a line for each block in it. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (!isValidElement<{ children?: ReactNode; html?: string }>(node)) return ''
  const { children, html } = node.props
  const text = html ?? textOf(children)
  return typeof node.type === 'function' && children !== undefined ? `\n${text}` : text
}
