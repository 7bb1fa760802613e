/** Phrases about samples with their analyses and results. `{name}` is filled in; `{n|één|# keer}` counts. */
export const sampleNl = {
  samples: 'Monsters',
  samplesCount: '{samples|1 monster|# monsters}, {results|1 resultaat|# resultaten}',
  searchSamples: 'Zoek in monsters',
  samplesEmpty: 'Er zijn nog geen monsters',
  samplesEmptyWhy: 'Een monster krijgt zelf zijn nummer. Daarna voeg je de analyse en het resultaat toe.',
  samplesNeedFinding: 'Leg eerst de bevinding vast op het tabblad Details; een monster hoort daarbij.',
  sampleKind: 'Monstersoort',
  takenOn: 'Genomen op',
  result: 'Resultaat',
  analysesAndResults: 'Analyses en resultaten',
  noAnalysisYet: 'Nog geen analyse.',
  editAnalysis: 'Analyse bekijken of bewerken',
  sampleOfOther: 'Alleen lezen: dit monster is genomen in onderzoek {number}',
  takenIn: 'Genomen in onderzoek {number}',
} as const
