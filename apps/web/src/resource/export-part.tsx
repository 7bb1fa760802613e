import { Suspense } from 'react'
import { laterPart } from '../router/later.ts'
import type { ExportProps } from './export-button.tsx'

const ExportButton = laterPart(async () => (await import('./export-button.tsx')).ExportButton)

/** The button in a toolbar that saves the table as a file. It comes after the table. */
export function ExportPart<Row>(props: ExportProps<Row>) {
  // Nothing, or nothing yet: a file of it would look like all there is.
  if (props.rows.length === 0) return <span className="export-place" />
  return (
    <Suspense fallback={<span className="export-place" />}>
      <ExportButton {...ofAnyRow(props)} />
    </Suspense>
  )
}

/** The same as what writes any row takes it: it asks of a row only what its columns answer. */
const ofAnyRow = <Row,>(props: ExportProps<Row>) => props as unknown as ExportProps<unknown>
