import type { ChoiceField, ChoiceFields, TextFields } from '@vezel/model/kit/field.ts'
import { isDrawing } from '../clean-svg.ts'
import { drawingRefusal } from '../markup.ts'
import type { KindOnServer, KindsOf } from './kind.ts'
import { literal } from './literal.ts'
import { givenOrDefault, plain } from './plain.ts'
import { cleanRichText, richTextRefusal } from './rich-text.ts'

/** Text that is no sentence: a colour, the source of a drawing. */
const signs = plain('text', 'String', 'StringFilter')

/** Text that people read. */
const words = { ...signs, filter: { ...signs.filter, isWords: () => true } } as const satisfies KindOnServer

/**
 * Marks by which a line reads in another order than it is stored in, and those without a width that join nothing: nobody types
 * them, and a name with them is not what it seems.
 */
const hidden = /[\u00AD\u180E\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g

/** A line; two that differ in capitals alone are the same one. */
const text = {
  ...words,
  column: { ...words.column, compared: (column) => `lower(${column})` },
  take: {
    ...words.take,
    sent: (sent, { spelled, writeOnly }) => {
      // A key or a password is what it is.
      if (typeof sent === 'string' && writeOnly) return sent.trim() || null
      const kept = words.take.sent(typeof sent === 'string' ? sent.replace(hidden, '') : sent)
      return typeof kept === 'string' && spelled ? spelled(kept) : kept
    },
  },
} as const satisfies KindOnServer<TextFields['text']>

const richText = {
  ...words,
  take: {
    ...words.take,
    refusal: richTextRefusal,
    sent: (sent) => (typeof sent === 'string' ? cleanRichText(sent) : null),
  },
} as const satisfies KindOnServer

/** Source text: the spaces at its ends are part of it. */
const code = { ...signs, take: { ...signs.take, sent: (sent) => sent } } as const satisfies KindOnServer

/** The source of a drawing, which nobody finds changed: what is not all drawing is refused. */
const svg = {
  ...signs,
  take: {
    ...signs.take,
    refusal: (sent) =>
      drawingRefusal(sent) ??
      (typeof sent === 'string' && sent.trim() !== '' && !isDrawing(sent) ? 'isDrawing' : undefined),
  },
} as const satisfies KindOnServer

const choice = {
  ...words,
  column: {
    ...words.column,
    condition: (column, { choices }) => `${column} in (${choices.map(({ value }) => literal(value)).join(', ')})`,
  },
  bind: { ...words.bind, inRows: givenOrDefault },
  check: {
    ...words.check,
    // What a row holds may stay.
    value: (value, { notOffered }, before) =>
      value !== before && notOffered.includes(String(value)) ? 'isChoice' : undefined,
  },
} as const satisfies KindOnServer<ChoiceField>

export const texts = {
  text,
  textArea: words,
  richText,
  code,
  svg,
  color: signs,
} as const satisfies KindsOf<TextFields>

export const choices = { choice } as const satisfies KindsOf<ChoiceFields>
