import type { FileFields } from '@vezel/model/kit/field.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { idOf, type KindsOf, plain } from './kind.ts'

const countOfRows = {
  nl: (n: number) => (n === 1 ? '1 rij' : `${n} rijen`),
  en: (n: number) => (n === 1 ? '1 row' : `${n} rows`),
  fr: (n: number) => (n === 1 ? '1 ligne' : `${n} lignes`),
} as const

export const files: KindsOf<FileFields> = {
  file: {
    ...plain,
    text: (file) => (isRecord(file) && 'filename' in file ? String(file.filename ?? '') : ''),
    held: idOf,
    // What is stored is known by its id. An object that is no file is empty to every rule, and would be sent as nothing.
    misread: (value) =>
      typeof value === 'object' && value !== null && !(value instanceof File) ? 'isFile' : undefined,
  },
  fileImport: {
    ...plain,
    text: (rows, _, { locale }) => (Array.isArray(rows) ? countOfRows[locale](rows.length) : ''),
    isSentEmpty: true,
  },
}
