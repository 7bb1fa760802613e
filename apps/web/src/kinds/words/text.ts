import type { TextFields } from '@vezel/model/kit/field.ts'
import { type KindsOf, naming, plain, value } from './kind.ts'

const line = (cell: string) => value(cell.replace(/\s*[\r\n]+\s*/g, ' '))
const lines = (cell: string) => value(cell.replace(/\r\n?/g, '\n'))

/** Plain words as the markup that a text with markup is kept in, a paragraph a line. */
function markedUp(cell: string): string {
  const escaped = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .split(/\r\n?|\n/)
    .map((words) => `<p>${words}</p>`)
    .join('')
}

/** The words of a text with markup. */
const unmarked = (markup: unknown) =>
  String(markup)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

export const texts: KindsOf<TextFields> = {
  text: { ...naming, cell: line },
  textArea: { ...naming, cell: lines },
  richText: { ...plain, text: unmarked, cell: (cell) => value(markedUp(cell)) },
  code: { ...plain, cell: lines },
  svg: plain,
  color: { ...plain, cell: line },
}
