/** The printed report: what it needs, what is missing, and the document itself. */
export type { Dossier } from './dossier.ts'
export { type Gap, type GapCode, gapKey, gaps, type NamedGap } from './gaps.ts'
export type { Heading } from './page/outline.ts'
export { chapterHeads, HEADS, headStyles, type PlacedHeading } from './page/running-heads.ts'
export type { Paper } from './page/styles.ts'
export { type RenderedReport, type ReportOptions, renderReport } from './report.tsx'
export type { ReportLocale } from './texts/locale.ts'
