/** Phrases of the history of a record. */
export const historyNl = {
  none: 'Nog geen geschiedenis. Wat hier vanaf nu verandert, staat hier met wie het deed en wanneer.',
  someone: 'Iemand die hier niet meer werkt',
  from: 'Van',
  to: 'Naar',
  empty: 'Leeg',
  hidden: 'Verborgen: persoonsgegevens zijn alleen voor managers',
  blanked: 'Gewist op verzoek van de persoon',
  gone: 'Bestaat niet meer',
  moved: 'Verplaatst in de lijst',
  older: 'Oudere wijzigingen',
  restore: 'Terug naar deze versie',
  restoreTitle: 'Terug naar de versie van {when}',
  restoreAsk: 'Deze velden krijgen hun waarde van toen. Je kunt dit weer terugdraaien.',
  restoreNothing: 'Er is sindsdien niets gewijzigd dat je kunt terugzetten.',
  restored: 'De oudere versie is teruggezet',
}
