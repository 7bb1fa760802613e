import type { sampleNl } from './nl.ts'

export const sampleFr: { readonly [Key in keyof typeof sampleNl]?: string } = {
  samples: 'Échantillons',
  sampleKind: "Type d'échantillon",
  takenOn: 'Prélevé le',
  result: 'Résultat',
  analysesAndResults: 'Analyses et résultats',
  turnaround: '{name}{hours? {hours} h}{price?, {price}}',
  turnaroundNormal: 'Normal',
  turnaroundDirect: 'direct',
  turnaroundUrgent: 'urgent',
  takenIn: 'Pris dans l’examen {number}',
  ofThisSurvey: 'De cet examen ({n})',
  ofOtherSurveys: 'D’autres examens ({n})',
  ofSurveys: '{here} de cet examen, {others} d’autres',
}
