import { renderToStaticMarkup } from 'react-dom/server'
import { plan } from './chapters/index.ts'
import { continuationId, furtherId, furtherPhotos } from './chapters/source-sheet.tsx'
import { derive } from './derive.ts'
import type { Dossier } from './dossier.ts'
import { Contents } from './front/contents.tsx'
import { Cover } from './front/cover.tsx'
import { Information } from './front/information.tsx'
import { certificateNumber, footerLine, kindOf } from './front/status.ts'
import { PlannedPages, presentIn, type ReportPlan, referencesIn } from './page/chapter.tsx'
import { type Annex, type PhotoSrc, type ReportContext, ReportProvider } from './page/context.ts'
import { type Heading, type Opening, Outline } from './page/outline.ts'
import { HEADS } from './page/running-heads.ts'
import { pageStyles, styles } from './page/styles.ts'
import { type Paper, roomOf } from './room.ts'
import type { ReportLocale } from './texts/locale.ts'
import { languageOf, spoken, withoutTongues, withTongues } from './texts/tongues.ts'
import { wordsOf } from './texts/words.ts'
import { unprintablePlaces, withoutUnprintable } from './unprintable.ts'

export interface ReportOptions {
  readonly dossier: Dossier
  /** Default: the report language of the survey. */
  readonly locale?: ReportLocale
  readonly paper?: Paper
  /** `@font-face` rules with the fonts inside them. */
  readonly fonts: string
  /** Content policy of the document. */
  readonly policy: string
  readonly photoSrc: PhotoSrc
  readonly richText: (html: string) => string
  /** The documents that belong to it, as pages; default: they are listed only. */
  readonly annexes?: ReadonlyMap<string, Annex>
  /** Characters that no font of the report has: the name of their script stands in their place, and is a gap. */
  readonly missing?: ReadonlySet<string>
  /** The chapters it may have, in order; default: all. */
  readonly plan?: ReportPlan
}

export interface RenderedReport {
  /**
   * A whole document that needs nothing outside itself. Page numbers stand in it as `00`, in elements of `data-page`;
   * that of `HEADS` is a style sheet for the chapters above its pages.
   */
  readonly html: string
  /** Every entry of the contents list, in order. */
  readonly headings: readonly Heading[]
  /** Titles of the PDF's bookmarks: every heading, also those that the contents list leaves out. */
  readonly bookmarks: readonly string[]
  /** Ids whose page the text quotes: the headings, second sheets, and the exclusions. */
  readonly anchors: readonly string[]
  /** Its chapters and appendices that may follow on, in order. */
  readonly openings: readonly Opening[]
}

/** Renders a survey's report. The same dossier and options give the same document, byte for byte. */
export function renderReport(options: ReportOptions): RenderedReport {
  const locale = options.locale ?? options.dossier.onderzoek.rapporttaal ?? 'nl'
  const words = wordsOf(locale, kindOf(options.dossier) === 'reportKindIhm')
  return renderTongues(
    withTongues(withoutUnprintable(options.dossier, options.missing ?? new Set(), words), locale),
    options,
  )
}

/** The same of a dossier whose texts are marked with their language, and hold nothing that cannot be printed. */
export function renderTongues(dossier: Dossier, options: ReportOptions): RenderedReport {
  const { paper = { format: 'A4', orientation: 'portrait' } } = options
  const locale = options.locale ?? options.dossier.onderzoek.rapporttaal ?? 'nl'
  const words = wordsOf(locale, kindOf(options.dossier) === 'reportKindIhm')
  const outline = new Outline((letter) => words.t('appendix', { letter }))
  const facts = derive(dossier, words, roomOf(paper), unprintablePlaces(options.dossier, options.missing ?? new Set()))
  const present = presentIn(options.plan ?? plan, { dossier, facts, words })
  const report: ReportContext = {
    dossier,
    facts,
    references: referencesIn(present),
    annexes: options.annexes ?? new Map(),
    room: roomOf(paper),
    object: dossier.onderzoek.inventarisatie_asset.asset.title,
    words,
    outline,
    photoSrc: options.photoSrc,
    richText: options.richText,
  }
  // The body first: rendering it numbers the headings that the contents list shows.
  const body = renderToStaticMarkup(
    <ReportProvider value={report}>
      <PlannedPages plan={present} />
    </ReportProvider>,
  )
  const front = renderToStaticMarkup(
    <ReportProvider value={report}>
      <Cover />
      <Information />
      <Contents />
    </ReportProvider>,
  )
  const { nummer, inventarisatie_asset } = dossier.onderzoek
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={options.policy} />
      <title>{`${nummer} ${inventarisatie_asset.asset.title}`}</title>
    </>,
  )
  // Style is raw text, which a closing tag inside it would end; ours has none, and texts in it are written as codes.
  const style = `<style>${options.fonts}${furnitureOf(report, options, paper)}${styles}</style>`
  return {
    html: `<!DOCTYPE html><html lang="${languageOf(locale)}"><head>${withoutTongues(head)}${withoutTongues(style)}<style data-page="${HEADS}"></style></head><body>${spoken(front + body)}</body></html>`,
    openings: outline.openings,
    headings: outline.headings.map((heading) => ({ ...heading, title: withoutTongues(heading.title) })),
    bookmarks: [
      words.t('information'),
      words.t('contents'),
      ...outline.headings.map(({ number, title }) => `${number} ${withoutTongues(title)}`),
    ],
    // Without exclusions the summary does not point at their table, and Chromium makes no destination of it.
    anchors: [
      ...outline.headings.map((heading) => heading.id),
      ...report.facts.sources.filter(({ sheet }) => sheet.second).map(continuationId),
      ...report.facts.sources.filter((source) => furtherPhotos(source, report.facts).length > 0).map(furtherId),
      ...(body.includes('href="#uitsluitingen"') ? ['uitsluitingen'] : []),
    ],
  }
}

/** The logo of the cover is low, and seldom wider. */
const LOGO_MM = 60

/** What stands in the margins of each page, as styles. */
function furnitureOf({ dossier, words, outline }: ReportContext, { photoSrc }: ReportOptions, paper: Paper): string {
  const { vestiging } = dossier.onderzoek
  const logo = vestiging.logo ?? vestiging.inventarisatie_organisatie.logo
  return pageStyles(paper, {
    footer: footerLine(dossier, words),
    pageWord: words.t('page'),
    firm: vestiging.inventarisatie_organisatie.naam,
    logo: logo === null ? null : photoSrc(logo.file_key, LOGO_MM),
    certificate: [
      certificateNumber(dossier) === null
        ? ''
        : words.t('processCertificate', { number: certificateNumber(dossier) ?? '' }),
      vestiging.certificerende_instelling ?? '',
    ]
      .filter(Boolean)
      .join('\n'),
    heads: outline.heads,
  })
}
