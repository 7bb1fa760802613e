/** Phrases of the pages about people, one's own and those of managers. */
export const peopleNl = {
  person: 'Persoon',
  personWhy: 'Deze gegevens wijzigt alleen de persoon zelf.',
  users: 'Gebruikers',
  log: 'Logboek',
  logWhy:
    'Wie is ingelogd of geweigerd, en wat er aan rechten is gewijzigd. Geweigerd inloggen blijft een jaar bewaard, de rest tien jaar.',
  logAll: 'Alles',
  logLogIns: 'Inloggen',
  logRights: 'Rechten',
  logWhen: 'Wanneer',
  logWhat: 'Wat',
  logAbout: 'Over',
  logBy: 'Door',
  logMore: 'Oudere regels',
  logNone: 'Er zijn nog geen regels',
  looked:
    'Certificaten zijn voor het laatst nagekeken op {at}. Wie iets moet verlengen, krijgt 60 dagen vooraf bericht.',
  lookedLate:
    'Certificaten zijn sinds {at} niet meer nagekeken, terwijl dat elke nacht hoort te gebeuren. Vraag wie Vezel beheert naar de taken op de achtergrond.',
  lookedNever: 'Certificaten worden elke nacht nagekeken; dat is hier nog niet gebeurd.',
  invitations: 'Uitnodigingen',
  invite: 'Uitnodigen',
  inviteTitle: 'Iemand uitnodigen',
  invitationsNone: 'Wie je uitnodigt, krijgt een mail met een link die een week lang één keer werkt.',
  access: 'Toegang',
  accessIs: '{name} kan inloggen.',
  accessIsNot: '{name} kan niet inloggen.',
  resetFactor: 'Herstelcode sturen',
  resetFactorAsk:
    'Heeft {name} een tweede stap ingesteld, dan gaat er een mail met een code naar {name}. Met die code en het eigen wachtwoord werkt inloggen weer, en de oude telefoon telt niet meer. Dit komt in het logboek.',
  deactivate: 'Toegang beëindigen',
  deactivateAsk:
    '{name} is meteen op elk apparaat uitgelogd voor deze organisatie en kan er niet meer inloggen. Een open link voor een nieuw wachtwoord werkt niet meer. Wat {name} heeft vastgelegd, blijft staan.',
  reactivate: 'Toegang herstellen',
  reactivateAsk: '{name} kan weer inloggen met het eigen wachtwoord, met dezelfde rol en bevoegdheden als eerst.',
  capabilitiesNone:
    'Managers leggen hier vast wat iemand mag. Een bevoegdheid telt alleen zolang de certificaten die erbij horen geldig zijn.',
  certificatesNone: 'Leg hier certificaten vast, zoals DIA, VCA en de medische keuring, met hun geldigheid.',
  equipmentNone:
    'Hier staat wat iemand onder zich heeft, zoals een stofzuiger of een meetpomp, met de keuringen ervan.',
  signatureNone: 'Er is nog geen handtekening',
  signatureNoneWhy: 'Alleen de persoon zelf zet een handtekening.',
  signatureOther: 'Alleen de persoon zelf wijzigt deze handtekening. Je kunt haar wel verwijderen.',
  draw: 'Tekenen',
  upload: 'Uploaden',
  drawHere: 'Teken hier je handtekening met een pen, vinger of muis',
  clear: 'Opnieuw',
  signatureFile: 'handtekening',
}
