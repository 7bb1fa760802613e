import { model } from '@vezel/model'
import type {
  BelongsToField,
  BooleanField,
  ColorField,
  ComputedField,
  ManyToManyField,
  RichTextField,
} from '@vezel/model/kit/field.ts'
import type { ReactNode } from 'react'
import { formats } from '../i18n/formats.ts'
import { SignedWord, TickSign } from '../ui/signs.tsx'
import { useUiTexts } from '../ui/texts.ts'
import { useItemLook } from './item-look.ts'
import type { DisplayProps } from './kind.ts'
import { type Read, titleOf, valueText } from './record.ts'

export const dash = <span className="dim">–</span>

/** The words of a value; nothing is a dash. */
export function WordsDisplay({ field, value }: DisplayProps) {
  const { locale } = useUiTexts()
  return valueText(field, value, locale) || dash
}

/** On cards a date is written out, in tables it is short. */
export function DateDisplay({ value }: DisplayProps) {
  const { locale } = useUiTexts()
  if (typeof value !== 'string' || value === '') return dash
  return formats(locale).longDate(value)
}

export function DateTimeDisplay({ value }: DisplayProps) {
  const { locale } = useUiTexts()
  return typeof value === 'string' && value !== '' ? formats(locale).longDateTime(value) : dash
}

export function TextAreaDisplay({ value }: DisplayProps) {
  return String(value ?? '').trim() ? <span className="kept-lines">{String(value)}</span> : dash
}

/** The server keeps an allow-list of the markup, so that what comes back is safe to show. */
export function RichTextDisplay({ value }: DisplayProps<RichTextField>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server before it was stored.
  return value ? <div className="rich-text" dangerouslySetInnerHTML={{ __html: String(value) }} /> : dash
}

export function ColorDisplay({ value }: DisplayProps<ColorField>) {
  if (!value) return dash
  return (
    <span className="color-display">
      <span className="color-display-swatch" style={{ background: String(value) }} />
      {String(value)}
    </span>
  )
}

export function BooleanDisplay({ field, value }: DisplayProps<BooleanField>) {
  const { locale } = useUiTexts()
  if (value === null || value === undefined) return dash
  const words = valueText(field, value, locale)
  return value ? <SignedWord sign={<TickSign />}>{words}</SignedWord> : words
}

/** The record a value points at; an item of a list with its sign. */
export function RecordDisplay({ field, value }: DisplayProps<BelongsToField | ComputedField>) {
  return field.target ? <RecordWords target={field.target} record={value} /> : dash
}

export function RecordWords({ target, record }: { target: string; record: unknown }): ReactNode {
  const { locale } = useUiTexts()
  const look = useItemLook()
  if (typeof record !== 'object' || record === null) return dash
  const entity = model.named(target)
  const words = titleOf(entity, record, locale)
  const special = entity.isLookup ? look(target, record as Read) : undefined
  if (special?.shown) return special.shown
  return special?.sign ? <SignedWord sign={special.sign}>{words}</SignedWord> : words || dash
}

/** In tables a yes is a tick, and a no is nothing. */
export function TickCell({ field, value }: DisplayProps<BooleanField>) {
  const { locale } = useUiTexts()
  return value ? <TickSign label={valueText(field, true, locale)} /> : dash
}

export function RecordsDisplay({ field, value }: DisplayProps<ManyToManyField>) {
  if (!Array.isArray(value) || value.length === 0) return dash
  return value.map((record: Read, index) => (
    <span key={String(record.id)}>
      {index > 0 && ', '}
      <RecordWords target={field.target} record={record} />
    </span>
  ))
}
