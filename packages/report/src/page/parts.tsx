import type { ReactNode } from 'react'
import type { ArgumentRow } from '../dossier.ts'
import { type Gap, gapLabel, gapText } from '../gaps.ts'
import { type Paper, roomOf } from '../room.ts'
import { unmarked } from '../texts/tongues.ts'
import type { PlainKey, Words } from '../texts/words.ts'
import { usePages, useReport } from './context.ts'
import { A_THIRD_MM, heightMm, textOf } from './measure.ts'
import type { Heading as HeadingFacts } from './outline.ts'

/** A counted heading: number in the first column, title in the text column. */
export function Heading({ level, children }: { level: 1 | 2 | 3 | 4; children: string }) {
  const { outline } = usePages()
  return <HeadingLine heading={outline.heading(level, children)} />
}

/** Title of an appendix, `Bijlage A` in the first column. */
export function AppendixHeading({ children }: { children: string }) {
  const { outline } = usePages()
  return <HeadingLine heading={outline.appendix(children)} className="appendix" />
}

function HeadingLine({ heading, className }: { heading: HeadingFacts; className?: string }) {
  const Tag = `h${heading.level}` as const
  return (
    <Tag id={heading.id} className={className}>
      <span className="number">{heading.number}</span> <span>{heading.title}</span>
    </Tag>
  )
}

/**
 * Pages that share one head; a different head is a different page style and so starts a page. Those of which `data-opens`
 * tells with what they begin may be made to follow on, when they are printed, where the ones before them end.
 */
export function Pages({ opens, left, right, large, paper, children }: PagesProps) {
  const { object, outline } = usePages()
  const name = outline.page({
    opens,
    left,
    right: right ?? object,
    large,
    paper,
  })
  const wide = paper && `${roomOf(paper).width}mm`
  return (
    <div className="pages" data-opens={opens} style={{ page: name, ...(wide && { width: wide }) }}>
      {children}
    </div>
  )
}

interface PagesProps {
  /** Id of the heading of a chapter or appendix with which they begin. */
  opens?: string
  /** Of pages outside chapters and appendices; else the chapters on the page. */
  left?: string
  right?: string
  large?: boolean
  /** Other paper than that of the report. */
  paper?: Paper
  children: ReactNode
}

/** On which page something with an id stands, filled in once that is known; in a table with a link to it. */
export function PageOf({ id, isLink = false }: { id: string; isLink?: boolean }) {
  const number = <span data-page={id}>00</span>
  return isLink ? <a href={`#${id}`}>{number}</a> : number
}

/** Letters of a paragraph that is not broken over pages: Chromium leaves a last line alone beside a heading. */
const SHORT = 600

/** Text that a person wrote, in the reading column; an empty line starts a paragraph. */
export function Prose({ text }: { text: string | null | undefined }) {
  const paragraphs = (text ?? '').split(/\n\s*\n/).filter((part) => part.trim() !== '')
  if (paragraphs.length === 0) return null
  return (
    <div className="prose">
      {paragraphs.map((part) => (
        <p key={part} className={part.length <= SHORT ? 'short' : undefined}>
          {part}
        </p>
      ))}
    </div>
  )
}

/** A box that is ticked, or to be ticked. */
export function Tick({ on }: { on: boolean }) {
  const { words } = usePages()
  return (
    <svg className="tick" viewBox="0 0 10 10" role="img" aria-label={words.t(on ? 'ticked' : 'notTicked')}>
      <path d="M.6.6H9.4V9.4H.6Z" fill="none" stroke="#141414" strokeWidth={on ? 1.2 : 0.8} />
      {on && <path d="M2.4 2.4 7.6 7.6M7.6 2.4 2.4 7.6" stroke="#141414" strokeWidth="1.5" />}
    </svg>
  )
}

/** Says that nothing was recorded, and while the report can still change, where that is done. */
export function Nothing({ where }: { where: PlainKey }) {
  const { dossier, words } = useReport()
  const isDraft = dossier.rapport.status === 'concept' || dossier.rapport.status === 'ter_controle'
  return (
    <Prose
      text={[words.t('noText'), isDraft ? words.t('fillIn', { where: words.t(where) }) : ''].filter(Boolean).join(' ')}
    />
  )
}

/** Text with markup, cleaned before it is set. */
export function RichProse({ html, className = 'prose' }: { html: string; className?: string }) {
  const { richText } = usePages()
  const { html: text, lang } = unmarked(html)
  return (
    <div
      className={className}
      {...(lang && { lang, role: 'generic' })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: richText lets nothing through but paragraphs, lists and emphasis
      dangerouslySetInnerHTML={{ __html: richText(text) }}
    />
  )
}

export type Fact = readonly [label: string, value: ReactNode]

/** Millimetres of a value, in half a page and in the reading column. */
const HALF_MM = 60.6
const TEXT_MM = 133.3

/** Labels and values; what is empty is left out. A table, because description lists lose their pairs in a PDF. */
export function FactList({ title, facts, className }: { title?: string; facts: readonly Fact[]; className?: string }) {
  const filled = facts.filter(([, value]) => value !== null && value !== undefined && value !== '')
  if (filled.length === 0) return null
  const heights = filled.map(([, value]) => heightMm(textOf(value), className === 'text' ? TEXT_MM : HALF_MM))
  const isWhole = heights.reduce((sum, mm) => sum + mm, 0) <= A_THIRD_MM
  return (
    <table className={['facts', isWhole ? 'whole' : 'long', className ?? ''].join(' ').trim()}>
      {title !== undefined && <caption>{title}</caption>}
      <tbody>
        {filled.map(([label, value], index) => (
          <tr key={label} className={(heights[index] ?? 0) > A_THIRD_MM ? 'tall' : undefined}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Says where a reader looks for it that a part of a complete report is not in this one. */
export function Lack({ children }: { children: string }) {
  const { words } = usePages()
  return (
    <p className="lack">
      {children}: <Missing>{words.t('notHere')}</Missing>
    </p>
  )
}

/** Marks, where it belongs, that something is missing; quieter where somebody said why. */
export function Missing({ children, gap }: { children: ReactNode; gap?: Gap | undefined }) {
  const { words } = usePages()
  if (gap == null || gap.argument === null) return <span className="missing">{children}</span>
  return (
    <span className="missing argued">
      {children} ({words.t('argued')})
    </span>
  )
}

/** What is missing and why it may be, with who says so and when; what has the same reason stands together. */
export function ArguedGaps({ gaps }: { gaps: readonly Gap[] }) {
  const { words } = usePages()
  const argued = gaps.flatMap((gap) => (gap.argument === null ? [] : [{ ...gap, argument: gap.argument }]))
  if (argued.length === 0) return null
  const alike = Map.groupBy(argued, ({ code, argument }) =>
    [code, argument.reden, argument.inventarisatie_user?.id, argument.created_at.slice(0, 10)].join('|'),
  )
  return (
    <table>
      <tbody>
        {[...alike].map(([key, [first, ...others]]) => (
          <tr key={key}>
            <th scope="row">{first && gapText(first.code, words)}</th>
            <td>
              <b>{[first, ...others].map((gap) => gap && gapLabel(gap, words)).join(', ')}</b>
              <span className="sub">{first && arguedBy(first.argument, words)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function arguedBy({ reden, created_at, inventarisatie_user: by }: ArgumentRow, words: Words): string {
  return words.t('arguedBy', { reason: reden, name: by?.user.full_name ?? '', date: words.date(created_at) })
}
