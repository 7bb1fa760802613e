/** Words of the main navigation that other routes share. */
export const firstLabels = {
  surveys: { nl: 'Onderzoeken', en: 'Surveys', fr: 'Examens' },
  survey: { nl: 'Onderzoek', en: 'Survey', fr: 'Examen' },
  information: { nl: 'Informatie', en: 'Information', fr: 'Informations' },
} as const
