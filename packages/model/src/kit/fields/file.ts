import { type ImportColumn, type ImportedRow, rowsRefusal } from '../../rules/rows.ts'
import type { Label } from '../label.ts'
import { type Base, base, type FieldOptions, type Req } from './base.ts'
import { type KindsOf, plain, unfiltered } from './kind.ts'

export interface FileField<R extends boolean = boolean> extends Base<'file', string, R> {
  /** Extensions without a dot; the server checks the content, not the name. */
  readonly accept: readonly string[]
  readonly maxMegabytes: number
}
export interface FileImportField<R extends boolean = boolean> extends Base<'fileImport', readonly ImportedRow[], R> {
  readonly columns: readonly ImportColumn[]
}

export interface FileFields {
  file: FileField
  fileImport: FileImportField
}

/** A stored file. */
export const file = <
  const O extends FieldOptions & { readonly accept: readonly string[]; readonly maxMegabytes?: number },
>(
  options: O,
) => ({ maxMegabytes: 50, ...base('file', options), accept: options.accept }) as unknown as FileField<Req<O>>

/**
 * Rows of a file that a spreadsheet wrote as CSV, kept as text by the names of the columns: `columns: { postcode: { label,
 * required: true } }`. What they become is up to whoever takes them.
 */
export const fileImport = <
  const O extends FieldOptions & {
    readonly columns: Readonly<Record<string, { readonly label: Label; readonly required?: boolean }>>
  },
>(
  options: O,
) =>
  ({
    ...base('fileImport', options),
    columns: Object.entries(options.columns).map(([name, column]) => ({ required: false, ...column, name })),
  }) as unknown as FileImportField<Req<O>>

export const fileKinds = {
  // Whether there is one.
  file: { ...plain, points: 'file', filter: () => ({ kind: 'presence' }) },
  fileImport: { ...plain, ...unfiltered, isLarge: true, refusal: rowsRefusal },
} as const satisfies KindsOf<FileFields>
