import { Fragment, type ReactNode } from 'react'
import type { AppendixKey, ChapterKey, References } from '../report-chapters.ts'
import type { PlainKey } from '../texts/words.ts'
import { type ReportContext, useReport } from './context.ts'
import { appendixId, headingId } from './outline.ts'
import { AppendixHeading, Heading, Pages } from './parts.tsx'

/** What a chapter takes its data from. */
export type ChapterSource = Pick<ReportContext, 'dossier' | 'facts' | 'words'>

interface ChapterDefinition<Key, Data> {
  readonly key: Key
  /** Its title, without a number: that follows from its place among those that are present. */
  readonly title: PlainKey
  /** All that it tells of. */
  readonly data: (source: ChapterSource) => Data
  /** Its title where that hangs on what it tells of. */
  readonly titleOf?: (data: Data) => PlainKey
  /** Whether the report has it; always, unless said otherwise. */
  readonly when?: (data: Data) => boolean
  /** What stands below its heading. */
  readonly render: (data: Data, report: ReportContext) => ReactNode
  /** Pages of its own that follow. */
  readonly pages?: (data: Data, report: ReportContext) => ReactNode
}

/** A chapter or appendix that can be put anywhere in a report. */
export interface Chapter<Key extends string = string> {
  readonly key: Key
  readonly title: PlainKey
  readonly titleOf: (source: ChapterSource) => PlainKey
  readonly isPresent: (source: ChapterSource) => boolean
  readonly content: (report: ReportContext) => ReactNode
  readonly pages: (report: ReportContext) => ReactNode
}

/** Defines a chapter, or an appendix. */
export function chapter<const Key extends string, Data>({
  key,
  title,
  data,
  titleOf = () => title,
  when = () => true,
  render,
  pages = () => null,
}: ChapterDefinition<Key, Data>): Chapter<Key> {
  return {
    key,
    title,
    titleOf: (source) => titleOf(data(source)),
    isPresent: (source) => when(data(source)),
    content: (report) => render(data(report), report),
    pages: (report) => pages(data(report), report),
  }
}

/** Chapters that run on, on pages of their own. */
export interface Flow {
  readonly chapters: readonly Chapter[]
}

/** The parts of a report in order. */
export interface ReportPlan {
  readonly flows: readonly Flow[]
  readonly appendices: readonly Chapter[]
}

/** The plan with only what this report has. */
export function presentIn({ flows, appendices }: ReportPlan, source: ChapterSource): ReportPlan {
  const isPresent = (one: Chapter) => one.isPresent(source)
  return {
    flows: flows
      .map(({ chapters }): Flow => ({ chapters: chapters.filter(isPresent) }))
      .filter(({ chapters }) => chapters.length > 0),
    appendices: appendices.filter(isPresent),
  }
}

/** Numbers and letters by place. */
export function referencesIn({ flows, appendices }: ReportPlan): References {
  const chapters = flows.flatMap((flow) => flow.chapters)
  const place = (among: readonly Chapter[], key: ChapterKey | AppendixKey) => {
    const index = among.findIndex((one) => one.key === key)
    if (index < 0) throw new Error(`the report refers to "${key}", which it does not have`)
    return index
  }
  return {
    chapter: (key) => place(chapters, key) + 1,
    appendix: (key) => letterOf(place(appendices, key)),
  }
}

const letterOf = (index: number) => String.fromCharCode(65 + index)

/** Every part of a report that follows the contents list. */
export function PlannedPages({ plan: { flows, appendices } }: { plan: ReportPlan }) {
  const report = useReport()
  const { words } = report
  const before = (flow: Flow) =>
    flows.slice(0, flows.indexOf(flow)).reduce((total, { chapters }) => total + chapters.length, 0)
  return (
    <>
      {flows.map((flow) => (
        <FlowPages key={flow.chapters[0]?.key} flow={flow} before={before(flow)} />
      ))}
      {appendices.map((one, index) => (
        <Fragment key={one.key}>
          <Pages opens={appendixId(letterOf(index))}>
            <section className={one.key === 'photos' ? 'opens photo-pages' : 'opens'}>
              <AppendixHeading>{words.t(one.titleOf(report))}</AppendixHeading>
              {one.content(report)}
            </section>
          </Pages>
          {one.pages(report)}
        </Fragment>
      ))}
    </>
  )
}

function FlowPages({ flow, before }: { flow: Flow; before: number }) {
  const report = useReport()
  return (
    <>
      <Pages opens={headingId(String(before + 1))}>
        <section className="opens">
          {flow.chapters.map((one) => (
            <ChapterContent key={one.key} chapter={one} />
          ))}
        </section>
      </Pages>
      {flow.chapters.map((one) => one.pages(report))}
    </>
  )
}

function ChapterContent({ chapter: one }: { chapter: Chapter }) {
  const report = useReport()
  return (
    <>
      <Heading level={1}>{report.words.t(one.titleOf(report))}</Heading>
      {one.content(report)}
    </>
  )
}
