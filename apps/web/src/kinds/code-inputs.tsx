import type { CodeField, Field, JsonField, SvgField } from '@vezel/model/kit/field.ts'
import { isUnreadJson } from '@vezel/model/rules/json.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { CodeEditor } from '../ui/code-editor.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import type { DisplayProps, InputProps } from './kind.ts'
import { kindPhrases } from './phrases.ts'
import { dash, typed } from './plain.tsx'
import { readJson } from './read-json.ts'
import { fieldLabel } from './record.ts'
import { isSvg, svgUrl } from './svg.ts'

/** Source text. A query is laid out anew when it is left (§5); what is wrong with it is said, and does not stop a save. */
export function CodeKindInput({ field, value, onChange, disabled }: InputProps<CodeField>) {
  const t = useT(kindPhrases)
  const [wrong, setWrong] = useState<string | null>(null)
  const problemId = useId()
  const text = typed(value)
  const isQuery = field.language === 'graphql'
  const format = useRef<typeof import('./format-graphql.ts').formatGraphql>(null)
  // Fetched before it is needed: a press on Save leaves the field, and saves what is laid out.
  useEffect(() => {
    if (!isQuery) return
    const load = async () => {
      try {
        format.current = (await import('./format-graphql.ts')).formatGraphql
      } catch {
        // Without it the query stays as it was typed, which is better than a page that reloads.
      }
    }
    void load()
  }, [isQuery])
  const layOut = () => {
    if (!format.current || text.trim() === '') return
    const laidOut = format.current(text)
    setWrong(laidOut === null ? text : null)
    if (laidOut !== null && laidOut !== text) onChange(laidOut)
  }
  const isWrong = wrong === text
  return (
    <>
      <CodeEditor
        language={field.language}
        value={text}
        onChange={onChange}
        readOnly={disabled}
        onBlur={isQuery && !disabled ? layOut : undefined}
        invalid={isWrong}
        describedBy={isWrong ? problemId : undefined}
      />
      <Problem id={problemId} text={isWrong ? t('notGraphql') : null} />
    </>
  )
}

export function CodeDisplay({ field, value }: DisplayProps<CodeField>) {
  return value ? <ShownCode field={field} language={field.language} text={String(value)} /> : dash
}

/** Whether a text is all drawing; undefined as long as what judges it is on its way. */
function useDrawn(svg: string): boolean | undefined {
  const [judge, setJudge] = useState<{ readonly isDrawing: (svg: string) => boolean } | null>(null)
  useEffect(() => {
    // Without it whether it is a drawing at all is told, and the server tells the rest.
    void import('./drawing.ts').then(setJudge, () => setJudge({ isDrawing: isSvg }))
  }, [])
  return judge?.isDrawing(svg)
}

/** A drawing and its source. What is not all drawing is told and not shown, as the server refuses it. */
export function SvgKindInput({ value, onChange, disabled }: InputProps<SvgField>) {
  const t = useT(kindPhrases)
  const id = useId()
  const svg = typed(value)
  const drawn = useDrawn(svg)
  const isDrawn = svg.trim() !== '' && drawn === true
  const isWrong = svg.trim() !== '' && drawn === false
  return (
    <div className="svg-value">
      {isDrawn && <SvgPreview svg={svg} />}
      <CodeEditor
        language="markup"
        value={svg}
        onChange={onChange}
        readOnly={disabled}
        invalid={isWrong}
        describedBy={isWrong ? `${id}-problem ${id}-risk` : `${id}-risk`}
      />
      <Problem id={`${id}-problem`} text={isWrong ? t(isSvg(svg) ? 'notDrawing' : 'notSvg') : null} />
      <span className="field-help" id={`${id}-risk`}>
        {t('ownRisk')}
      </span>
    </div>
  )
}

export function SvgDisplay({ field, value }: DisplayProps<SvgField>) {
  if (!value) return dash
  const svg = String(value)
  return (
    <div className="svg-value">
      {isSvg(svg) && <SvgPreview svg={svg} />}
      <ShownCode field={field} language="markup" text={svg} />
    </div>
  )
}

function SvgPreview({ svg }: { svg: string }) {
  const t = useT(kindPhrases)
  return <img className="svg-preview" src={svgUrl(svg)} alt={t('preview')} />
}

/** JSON as text. The rules see at each key whether it can be read; what cannot stays as it was typed. */
export function JsonKindInput({ value, onChange, known, disabled }: InputProps<JsonField>) {
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null)
  const text = typed !== null && typed.value === (value ?? null) ? typed.text : jsonText(value)
  const put = (next: string) => {
    const read = readJson(next)
    const stored = known ?? null
    // The value that is stored is no change, and `""` is no value.
    const put = JSON.stringify(read) === JSON.stringify(stored) ? stored : read === '' ? null : read
    setTyped({ text: next, value: put })
    onChange(put)
  }
  return <CodeEditor language="json" value={text} onChange={put} readOnly={disabled} />
}

export function JsonDisplay({ field, value }: DisplayProps<JsonField>) {
  return value === null || value === undefined ? (
    dash
  ) : (
    <ShownCode field={field} language="json" text={jsonText(value)} />
  )
}

function jsonText(value: unknown): string {
  if (isUnreadJson(value)) return value.unreadJson
  return value === null || value === undefined ? '' : JSON.stringify(value, null, 2)
}

function ShownCode({
  field,
  language,
  text,
}: {
  field: Field
  language: CodeField['language'] | 'json'
  text: string
}) {
  const { locale } = useUiTexts()
  return <CodeEditor readOnly language={language} value={text} aria-label={fieldLabel(field, locale)} />
}

/** Read out when it appears, and again with the field. */
function Problem({ id, text }: { id: string; text: string | null }) {
  return (
    <span className="field-error" id={id} role="alert" hidden={text === null}>
      {text}
    </span>
  )
}
