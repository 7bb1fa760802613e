/** Phrases of the check plan and the spaces of a vessel. */
export const vesselNl = {
  vscpEntries: 'VSCP-regels',
  vscpSources: 'Bronnen',
  vscpSummary: 'Samenvatting',
  vscpParts: 'Controleplan en bronnen',
  vscpEmptyWhy:
    'Leg per materiaal en onderdeel vast wat de documenten zeggen en hoe het aan boord wordt gecontroleerd. Begin met de eerste regel, of plak ze uit een spreadsheet.',
  vscpSummaryEmpty: 'Er zijn nog geen VSCP-regels om samen te vatten.',
  vscpMakeSource: 'Bron met bevinding maken',
  vscpTakeSample: 'Monster nemen',
  vscpEvidenceSet: 'Bewijs vastgelegd bij regel {number}',
  vscpEvidenceFailed:
    'De bron is gemaakt, maar niet als bewijs vastgelegd bij regel {number}: kies de bevinding daar zelf',
  vscpTable: 'Tabel {table}',
  vscpNoTable: 'Zonder tabel',
  vscpMaterial: 'Materiaal',
  vscpThreshold: 'Drempel',
  vscpCount: 'Regels',
  vscpWithout: 'Zonder uitkomst',
  vscpMass: 'Massa',
  vscpNoThreshold: 'geen drempelwaarde',
  vscpAllTables: 'Alle tabellen',
  vscpTotal: 'Totaal',
  vscpThresholdsOf: 'Materialen en drempels volgens MEPC.379(80). De massa telt wat aanwezig of mogelijk aanwezig is.',
  newDeck: 'Dek toevoegen',
  vesselSpacesEmptyWhy: 'Leg de dekken en de ruimten aan boord vast, of plak ze uit een spreadsheet.',
} as const
