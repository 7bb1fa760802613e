import type { vesselNl } from './nl.ts'

export const vesselFr: { readonly [Key in keyof typeof vesselNl]: string } = {
  vscpEntries: 'Lignes VSCP',
  vscpSources: 'Sources',
  vscpSummary: 'Résumé',
  vscpParts: 'Plan de contrôle et sources',
  vscpEmptyWhy:
    'Enregistrez par matière et par composant ce que disent les documents et comment cela est contrôlé à bord. Commencez par la première ligne, ou collez-les depuis un tableur.',
  vscpSummaryEmpty: "Il n'y a pas encore de lignes VSCP à résumer.",
  vscpMakeSource: 'Créer une source avec constatation',
  vscpTakeSample: 'Prélever un échantillon',
  vscpEvidenceSet: 'Preuve enregistrée à la ligne {number}',
  vscpEvidenceFailed:
    "La source est créée, mais n'est pas enregistrée comme preuve de la ligne {number} : choisissez-y la constatation",
  vscpTable: 'Tableau {table}',
  vscpNoTable: 'Sans tableau',
  vscpMaterial: 'Matière',
  vscpThreshold: 'Seuil',
  vscpCount: 'Lignes',
  vscpWithout: 'Sans résultat',
  vscpMass: 'Masse',
  vscpNoThreshold: 'aucun seuil',
  vscpAllTables: 'Tous les tableaux',
  vscpTotal: 'Total',
  vscpThresholdsOf: 'Matières et seuils selon MEPC.379(80). La masse compte ce qui est contenu ou peut l’être.',
  newDeck: 'Ajouter un pont',
  vesselSpacesEmptyWhy: 'Enregistrez les ponts et les locaux à bord, ou collez-les depuis un tableur.',
}
