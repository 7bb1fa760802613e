/** Phrases of notices and of long work, in the top bar. */
export const workNl = {
  notices: 'Berichten',
  noticesOpen: 'Berichten: {n|één staat open|# staan open}',
  running: 'Bezig',
  open: 'Open',
  done: 'Gedaan',
  none: 'Geen berichten',
  noneWhy:
    'Wat op je wacht of voor je klaar is, staat hier: een rapport om te controleren, een nieuw onderzoek, een taak die af is.',
  noneDone: 'Nog niets gedaan',
  markDone: 'Gedaan: {what}',
  allDone: 'Alles gedaan',
  markedDone: '{n|Eén bericht|# berichten} op gedaan gezet',
  reopen: 'Weer openzetten: {what}',
  by: 'door {name}',
  doneBy: 'gedaan door {name}',
  unknown: 'Bericht van een nieuwere versie. Laad de pagina opnieuw om het te lezen.',
  gone: 'Dit is inmiddels verwijderd.',
  cancel: 'Annuleren: {what}',
  failed: 'Berichten konden niet worden opgehaald.',
  again: 'Opnieuw proberen',
}
