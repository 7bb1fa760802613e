import { typesWithoutAsbestos } from './types-without-asbestos.ts'

// The codes of items by which the rules of a dossier decide. The lists declare them as known, and the rules name no other: a
// code that is called otherwise here does not compile there.

export const ruledCodes = {
  onderzoek_types: typesWithoutAsbestos,
  /** Of these somebody says that there is no asbestos, or none any more. */
  asbest_statussen: ['niet_asbesthoudend', 'gesaneerd', 'na_verbod'],
  structuren: ['hechtgebonden', 'niet_hechtgebonden'],
  condities: ['goed', 'niet_verweerd'],
  beschadigingen: ['geen', 'onbekend'],
  bron_adviezen: ['direct_verwijderen', 'ruimte_direct_afsluiten'],
  bron_locatie_analysemethodes: ['omsloten', 'te_bemonsteren', 'visueel'],
  waarneming_types: ['asbestverdacht_materiaal_gezien', 'ruimte_onderzocht_niets_aangetroffen'],
  /** Chrysotile is serpentine, the others are amphiboles (regulation 1.1). */
  analyse_materialen: ['chrysotiel', 'amosiet', 'crocidoliet', 'anthofylliet', 'tremoliet', 'actinoliet'],
} as const

export type RuledCode = (typeof ruledCodes)[keyof typeof ruledCodes][number]
