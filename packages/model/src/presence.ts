/** What became of material that a survey found, on the day it is shown for. */
export const presences = {
  aanwezig: { nl: 'Aanwezig', en: 'Present', fr: 'Présent' },
  deels_verwijderd: { nl: 'Deels verwijderd', en: 'Partly removed', fr: 'Partiellement enlevé' },
  verwijderd: { nl: 'Verwijderd', en: 'Removed', fr: 'Enlevé' },
  niet_aangetroffen: { nl: 'Niet aangetroffen', en: 'Not found', fr: 'Non trouvé' },
} as const
export type Presence = keyof typeof presences

/** What the status of a finding rests on. */
export const grounds = {
  eigen_monster: { nl: 'Eigen monster', en: 'Own sample', fr: 'Échantillon propre' },
  verwijzing: { nl: 'Verwijzing naar monster', en: 'Refers to sample', fr: "Renvoi à l'échantillon" },
  overgenomen: {
    nl: 'Overgenomen uit eerder onderzoek',
    en: 'Taken over from earlier survey',
    fr: "Repris d'un examen antérieur",
  },
  aangenomen: { nl: 'Aangenomen', en: 'Presumed', fr: 'Présumé' },
  gekozen: { nl: 'Zonder monster vastgesteld', en: 'Established without a sample', fr: 'Établi sans échantillon' },
  niet_bemonsterd: { nl: 'Niet bemonsterd', en: 'Not sampled', fr: 'Non échantillonné' },
} as const
export type Ground = keyof typeof grounds

/** What survey and day a computed value may be asked for. */
export const shownFor = { onderzoek: 'uuid', dag: 'date' } as const
