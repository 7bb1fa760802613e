import type { assetNl } from './nl.ts'

export const assetFr: { readonly [Key in keyof typeof assetNl]?: string } = {
  space: 'Local',
  spaces: 'Locaux',
  sourceHere: 'Nouvelle source ici',
  nothingSuspect: 'Rien de suspect',
  spaceNumber: 'Numéro',
  area: 'Surface',
  noFloor: 'Sans étage',
  surveyed: 'Examiné',
  assetKind: 'Type',
  assetsEmptyWhy:
    'Enregistrez ce qui existe, même avant tout examen. Examens, locaux et sources appartiennent à un bâtiment ou un navire.',
  sameAddress: '{n|Un bâtiment existe déjà à cette adresse :|# bâtiments existent déjà à cette adresse :}',
  lastSeen: 'Vu en dernier',
  survey: 'Examen',
  measure: 'Mesure',
  asOfToday: '{n}, à ce jour',
  noSourcesKnown: 'Aucune source n’est encore enregistrée pour ce bâtiment ou navire.',
  placesMore: '{first} et {n|1 autre|# autres}',
  measureLate: '{what}, était à faire le {day}',
  measureDue: '{what}, au plus tard {day}',
  timeline: 'Chronologie',
  reportValid: 'Le dernier rapport, de l’examen {number}, est valable jusqu’au {day}.',
  reportWasValid:
    'Le dernier rapport, de l’examen {number}, était valable jusqu’au {day} : faites vérifier s’il est toujours actuel.',
  nothingDone: 'Rien n’a encore été fait : examens, rapports et enlèvements apparaîtront ici.',
  surveyStarted: 'Examen {number}',
  reportReleased: 'Rapport version {version} validé',
  stillSurveyed: 'Examen en cours',
  notAssignedToAsset: 'Lecture seule : vous n’êtes affecté à aucun examen de ce bien',
}
