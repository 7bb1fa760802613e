/** What the check plan of a vessel says of one material of the guideline, as the server counts it. */
export interface VscpSummaryLine {
  /** Of the item of `vscp_materials`. */
  readonly id: string
  readonly code: string
  readonly value: string
  readonly value_en: string | null
  readonly value_fr: string | null
  /** The table of MEPC.379(80) that it stands in. */
  readonly tabel: string | null
  readonly drempel: number | null
  readonly eenheid: string | null
  /** How many entries there are of it, and those without an outcome among them. */
  readonly aantal: number
  readonly zonder_uitkomst: number
  /** How many by the code of their check procedure, and of their outcome. */
  readonly controles: Readonly<Record<string, number>>
  readonly uitkomsten: Readonly<Record<string, number>>
  /** In kg, of the entries that say one and whose material is there or may be; null where none does. */
  readonly massa: number | null
}

/** The lines of a table of the guideline, and what they add up to. */
export interface VscpSummaryTable {
  readonly tabel: string
  readonly lines: readonly VscpSummaryLine[]
  readonly total: Pick<VscpSummaryLine, 'aantal' | 'zonder_uitkomst' | 'controles' | 'uitkomsten' | 'massa'>
}

/** The lines by their table, in the order of the guideline. */
export function vscpTables(lines: readonly VscpSummaryLine[]): VscpSummaryTable[] {
  const tables = Map.groupBy(lines, ({ tabel }) => tabel ?? '')
  return [...tables].map(([tabel, of]) => ({ tabel, lines: of, total: totalOf(of) }))
}

/** What lines add up to. */
export const totalOf = (lines: readonly VscpSummaryLine[]): VscpSummaryTable['total'] => ({
  aantal: sum(lines.map(({ aantal }) => aantal)),
  zonder_uitkomst: sum(lines.map(({ zonder_uitkomst }) => zonder_uitkomst)),
  controles: added(lines.map(({ controles }) => controles)),
  uitkomsten: added(lines.map(({ uitkomsten }) => uitkomsten)),
  massa: lines.some(({ massa }) => massa !== null) ? sum(lines.map(({ massa }) => massa ?? 0)) : null,
})

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

function added(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const total: Record<string, number> = {}
  for (const [code, n] of counts.flatMap((one) => Object.entries(one))) total[code] = (total[code] ?? 0) + n
  return total
}
