import type { vesselNl } from './nl.ts'

export const vesselEn: { readonly [Key in keyof typeof vesselNl]: string } = {
  vscpEntries: 'VSCP entries',
  vscpSources: 'Sources',
  vscpSummary: 'Summary',
  vscpParts: 'Check plan and sources',
  vscpEmptyWhy:
    'Record for each material and component what the documents say and how it is checked on board. Begin with the first entry, or paste them from a spreadsheet.',
  vscpSummaryEmpty: 'There are no VSCP entries to summarise yet.',
  vscpMakeSource: 'Make a source with a finding',
  vscpTakeSample: 'Take a sample',
  vscpEvidenceSet: 'Evidence recorded with entry {number}',
  vscpEvidenceFailed:
    'The source was made, but not recorded as evidence of entry {number}: choose the finding there yourself',
  vscpTable: 'Table {table}',
  vscpNoTable: 'Without a table',
  vscpMaterial: 'Material',
  vscpThreshold: 'Threshold',
  vscpCount: 'Entries',
  vscpWithout: 'Without outcome',
  vscpMass: 'Mass',
  vscpNoThreshold: 'no threshold',
  vscpAllTables: 'All tables',
  vscpTotal: 'Total',
  vscpThresholdsOf: 'Materials and thresholds according to MEPC.379(80). The mass counts what is contained or may be.',
  newDeck: 'Add a deck',
  vesselSpacesEmptyWhy: 'Record the decks and the spaces on board, or paste them from a spreadsheet.',
}
