import type { sampleNl } from './nl.ts'

export const sampleEn: { readonly [Key in keyof typeof sampleNl]: string } = {
  samples: 'Samples',
  samplesCount: '{samples|1 sample|# samples}, {results|1 result|# results}',
  searchSamples: 'Search in samples',
  samplesEmpty: 'There are no samples yet',
  samplesEmptyWhy: 'A sample gets its number by itself. Then you add the analysis and the result.',
  samplesNeedFinding: 'First record the finding on the tab Details; a sample belongs to it.',
  sampleKind: 'Sample kind',
  takenOn: 'Taken on',
  result: 'Result',
  analysesAndResults: 'Analyses and results',
  noAnalysisYet: 'No analysis yet.',
  turnaround: '{name}{hours? {hours} h}{price?, {price}}',
  turnaroundNormal: 'Normal',
  turnaroundDirect: 'direct',
  turnaroundUrgent: 'urgent',
  editAnalysis: 'View or edit analysis',
  sampleOfOther: 'Read-only: this sample was taken in survey {number}',
  takenIn: 'Taken in survey {number}',
}
