import type { ColorField, RichTextField, TextAreaField, TextField, TextFields } from '@vezel/model/kit/field.ts'
import { rulesOf } from '@vezel/model/kit/model.ts'
import { unitIn } from '@vezel/model/kit/unit.ts'
import { Suspense } from 'react'
import { lazyPart } from '../router/reload-once.ts'
import { TextArea, TextInput } from '../ui/inputs.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { CodeDisplay, CodeKindInput, SvgDisplay, SvgKindInput } from './code-inputs.tsx'
import type { DisplayProps, InputProps, KindsOf } from './kind.ts'
import { dash, group, plain, source, typed, value, wide } from './plain.tsx'

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

/** The hard limit of a text, from its rules (§5). */
function limitOf(field: TextField | TextAreaField): number | undefined {
  return rulesOf(field)
    .filter((rule) => rule.name === 'maxLength')
    .map((rule) => Number(rule.args[0] ?? 190))
    .at(0)
}

function TextKindInput({ field, value, onChange, speaking, disabled, placeholder }: InputProps<TextField>) {
  return (
    <TextInput
      type={field.inputType}
      value={typed(value)}
      onChange={onChange}
      maxLength={limitOf(field)}
      unit={unitIn(field.unit, speaking.locale)}
      disabled={disabled}
      placeholder={placeholder}
      // A browser takes no notice of "off" there, and would fill in the password of the log-in.
      autoComplete={field.inputType === 'password' ? 'new-password' : 'off'}
    />
  )
}

function TextAreaKindInput({ field, value, onChange, disabled }: InputProps<TextAreaField>) {
  return <TextArea value={typed(value)} onChange={onChange} maxLength={limitOf(field)} disabled={disabled} />
}

function RichTextKindInput({ value, onChange, disabled }: InputProps<RichTextField>) {
  return <RichText value={typed(value)} onChange={onChange} readOnly={disabled} />
}

function ColorKindInput({ value, onChange, disabled }: InputProps<ColorField>) {
  const hex = typed(value)
  return (
    <>
      <span className="color-input">
        <input
          type="color"
          aria-hidden="true"
          tabIndex={-1}
          className="color-swatch"
          value={/^#[0-9a-f]{6}$/i.test(hex) ? hex : '#000000'}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        />
        <TextInput value={hex} onChange={onChange} maxLength={7} disabled={disabled} />
      </span>
      <Contrast color={hex} />
    </>
  )
}

function TextAreaDisplay({ value }: DisplayProps) {
  return String(value ?? '').trim() ? <span className="kept-lines">{String(value)}</span> : dash
}

/** The server keeps an allow-list of the markup, so that what comes back is safe to show. */
function RichTextDisplay({ value }: DisplayProps<RichTextField>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server before it was stored.
  return value ? <div className="rich-text" dangerouslySetInnerHTML={{ __html: String(value) }} /> : dash
}

/** In a table the colour alone: a row has several, and what they are called stands in the card. */
function ColorCell({ value }: DisplayProps<ColorField>) {
  if (!value) return dash
  const hex = String(value)
  return <span className="color-cell" role="img" aria-label={hex} title={hex} style={{ background: hex }} />
}

function ColorDisplay({ value }: DisplayProps<ColorField>) {
  if (!value) return dash
  return (
    <span className="color-display">
      <span className="color-display-swatch" style={{ background: String(value) }} />
      {String(value)}
      <Contrast color={String(value)} />
    </span>
  )
}

const ContrastLine = lazyPart(async () => (await import('./contrast-line.tsx')).ContrastLine)
const Contrast = ({ color }: { color: string }) => (
  <Suspense fallback={<span className="color-contrast" />}>
    <ContrastLine color={color} />
  </Suspense>
)

export const texts: KindsOf<TextFields> = {
  text: { ...plain, isNaming: true, Input: TextKindInput, read: line },
  textArea: { ...wide, isNaming: true, Input: TextAreaKindInput, Display: TextAreaDisplay, read: lines },
  richText: {
    ...group,
    Input: RichTextKindInput,
    Display: RichTextDisplay,
    text: unmarked,
    read: (cell) => value(markedUp(cell)),
  },
  code: { ...source, Input: CodeKindInput, Display: CodeDisplay, read: lines },
  svg: { ...source, Input: SvgKindInput, Display: SvgDisplay },
  color: {
    ...plain,
    Input: ColorKindInput,
    Display: ColorDisplay,
    cell: () => ColorCell,
    column: () => 'code',
    read: line,
  },
}
