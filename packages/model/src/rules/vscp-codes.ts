// The codes of items by which the check plan of a vessel decides. The lists declare them as known.

/** What a check found, and what the documents say before it: the guideline's own words (MEPC.379(80)). */
export const outcomeCodes = ['Y', 'N', 'UNKNOWN', 'PCHM'] as const
/** How a part on board is checked. */
export const procedureCodes = ['V', 'S', 'VS', 'PCHM'] as const

type OutcomeCode = (typeof outcomeCodes)[number]
type ProcedureCode = (typeof procedureCodes)[number]

/** What the analysis of documents can end in, with how such a part is checked until somebody says otherwise. */
export const procedureAfterDocuments = { Y: 'V', N: 'V', UNKNOWN: 'S' } as const satisfies {
  readonly [Code in OutcomeCode]?: ProcedureCode
}

/** Whether documents can say this of a part: what only a check finds they cannot. */
export const isDocumentOutcome = (code: unknown): code is keyof typeof procedureAfterDocuments =>
  typeof code === 'string' && Object.hasOwn(procedureAfterDocuments, code)

/** An item of one of these lists, as far as it is read here. */
type Coded = { readonly code: string | null } | null

/** Procedures in which a sample is taken. */
export const samplingCodes = ['S', 'VS'] as const satisfies readonly ProcedureCode[]
/** Leaves it open, as a procedure and as an outcome: not checked, or not to be reached. */
export const openCodes = ['PCHM'] as const satisfies readonly (OutcomeCode & ProcedureCode)[]
export const unknownCodes = ['UNKNOWN'] as const satisfies readonly OutcomeCode[]

const isOneOf = (codes: readonly string[], item: Coded): boolean => codes.some((code) => code === item?.code)

/** A procedure in which a sample is taken. */
export const isCheckedBySample = (procedure: Coded): boolean => isOneOf(samplingCodes, procedure)
/** A procedure or an outcome that leaves it open: not checked, or not to be reached. */
export const isPotential = (item: Coded): boolean => isOneOf(openCodes, item)
export const isUnknown = (outcome: Coded): boolean => isOneOf(unknownCodes, outcome)
