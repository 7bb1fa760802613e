import type { FileRow } from './shared.ts'

// What a report can tell and the product does not keep: the report is silent of it where it is absent, and says "none" of
// an empty list. Written out by hand for as long as there is no definition from which it follows; what gets one goes from
// here to the selection of its record.

/** What is not kept of a record. */
export type NotKept<Of extends keyof NotKeptOf> = NotKeptOf[Of]

interface NotKeptOf {
  readonly person: {
    /** The drawn signature, given only for people who signed this report. */
    readonly handtekening?: { readonly file: FileRow | null } | null
    /** Personal certificates; the report quotes the one for surveying. */
    readonly certificaten?: readonly { readonly nummer: string | null; readonly geldig_tot: string | null }[]
  }
  readonly analysis: {
    readonly lab_certificaat?: { readonly nummer: string; readonly datum: string } | null
  }
  readonly strategy: {
    readonly smart_certificaat?: { readonly nummer: string } | null
  }
}
