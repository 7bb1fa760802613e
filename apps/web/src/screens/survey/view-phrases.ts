/** What the views are called that come with the lists of a survey. */
export const viewPhrases = {
  dangerous: { nl: 'Asbest of verdacht', en: 'Asbestos or suspected', fr: 'Amiante ou suspect' },
  toCheck: { nl: 'Te controleren', en: 'To be checked', fr: 'À vérifier' },
  notSurveyed: { nl: 'Nog niet onderzocht', en: 'Not surveyed yet', fr: 'Pas encore examinés' },
}
