/**
 * Phrases that belong to no definition. Dutch decides which keys exist and which arguments they take: `{name}`, or by
 * number `{n|één monster|# monsters}`. Texts that §2, §8 and §9 quote are exact.
 */
export const nl = {
  // Buttons of forms and dialogs (§9)
  retry: 'Opnieuw proberen',

  // Lists (§8)
  search: 'Zoeken',
  myDay: 'Mijn dag',
  ownAccount: 'Account',
  quickLinks: 'Snel naar',
  noResultsWith: 'Geen resultaten gevonden met {query}',
  rows: '{n|# rij|# rijen}',
  shownOf: '{shown} van {total}',
  listCut: 'Dit zijn de eerste {shown} van {total}. Zoek om de rest te vinden.',

  // Forms
  unsaved: '{n|# wijziging niet opgeslagen|# wijzigingen niet opgeslagen}',
  allSaved: 'Alles opgeslagen',

  // Errors (§2, §8)
  notFoundTitle: '404 Not Found',
  unknownPage: 'Deze pagina kon niet worden gevonden',
  pageMaybe: 'Het adres was {path}. Misschien bestaat het niet meer, of mag je het niet bekijken.',
  notAllowed: 'Je mag dit niet bekijken',
  failedTitle: 'Dit kon niet worden geladen',
  connectionLost: 'Geen verbinding met de server',
  connectionLostSaving:
    'De server antwoordt niet. Of het gelukt is, is niet zeker. Probeer het gerust nog eens, dat telt nooit dubbel.',
  saving: 'Bezig met opslaan',
  serverSlow: 'Wachten op de server',
  reconnecting: 'De verbinding is weg. We proberen het vanzelf opnieuw; wat je ziet kan verouderd zijn.',
  unexpectedAnswer: 'De server gaf een onbegrijpelijk antwoord',

  // Logging in
  login: 'Inloggen',
  loginSubtitle: 'Met het account van je organisatie.',
  loginSlogan: 'Asbestonderzoek, van eerste opdracht tot vrijgegeven rapport.',
  emailOrUsername: 'E-mailadres of gebruikersnaam',
  password: 'Wachtwoord',
  forgotPassword: 'Wachtwoord vergeten',
  loginFoot: 'Je blijft 7 dagen ingelogd op dit apparaat. Versie {version}',
  loginAgain: 'Log in om verder te gaan. Daarna kom je terug op de pagina waar je was.',
  sessionEnded: 'Je sessie is verlopen. Log opnieuw in.',
  sessionExpired: 'Je sessie is verlopen',
  sessionExpiredText: 'Log weer in als {name}. Wat je hebt ingevuld blijft staan en gaat daarna verder.',
  toLogin: 'Naar de inlogpagina',
  loggedOut: 'Je bent uitgelogd.',
  backToLogin: 'Terug naar inloggen',
  language: 'Taal',
  'status.asbestos': 'Asbesthoudend',
  'status.suspected': 'Asbestverdacht',
  'status.notExamined': 'Niet onderzocht',
  'status.clean': 'Niet asbesthoudend',
  browserTitle: 'Deze browser is te oud voor Vezel',
  browserText:
    'Vezel werkt in de huidige versies van Chrome, Edge, Firefox en Safari. Werk je browser bij of gebruik een andere.',

  // Frame
  crumbs: 'Pad naar deze pagina',
  mainTabs: 'Onderdelen van deze pagina',
  subTabs: 'Onderdelen van {tab}',
  changelogFirst:
    'Eerste versie: onderzoeken met pand, ruimten, beperkingen en uitsluitingen, bronnen met locaties, foto’s en saneringsstrategieën, monsters met analyses en resultaten, en het rapport als pdf.',

  // Home
  homeMine: 'Mijn onderzoeken',
  homeMineNone: 'Je leidt nu geen onderzoek',
  homeMineNoneWhy: 'Hier staan de geplande en actieve onderzoeken waarvan jij projectleider bent of die je bezoekt.',
  homeAllActive: 'Alle actieve onderzoeken',
  homeCounts: 'Onderzoeken per status',

  // Surveys
  deleteSurvey: 'Onderzoek verwijderen',
  deleteSurveyWith:
    'Inventarisaties, bevindingen, monsters en concepten van rapporten gaan mee. Het pand met zijn ruimten blijft, en een bron die een ander onderzoek ook zag, gaat over naar dat onderzoek.',
  newSurvey: 'Nieuw onderzoek',
  surveysNoneWhy: 'Begin met het pand en de opdrachtgever; daarna krijgt het onderzoek vanzelf een nummer.',
  'surveysNoneYet.active': 'Er zijn nog geen actieve onderzoeken',
  'surveysNoneYet.proposed': 'Er zijn nog geen geplande onderzoeken',
  'surveysNoneYet.completed': 'Er zijn nog geen afgeronde onderzoeken',
  'surveysNoneYet.cancelled': 'Er zijn nog geen geannuleerde onderzoeken',
  'surveysNoneWhy.completed': 'Een onderzoek komt hier zodra het rapport is vrijgegeven en het onderzoek is afgerond.',
  'surveysNoneWhy.cancelled': 'Een onderzoek komt hier als het wordt geannuleerd, met de reden erbij.',
  searchSurveys: 'Zoek in lijst',
  stepAsset: 'Pand',
  existingAsset: 'Bestaand pand of schip',
  newBuilding: 'Nieuw pand',
  surveyCreated: 'Onderzoek {number} is aangemaakt',
  otherStates: 'Met deze zoekopdracht ook:',
  otherStatesFiltered: 'Met deze voorwaarden ook:',
  'surveysWhose.active': 'Actieve onderzoeken waarvan',
  'surveysWhose.proposed': 'Geplande onderzoeken waarvan',
  'surveysWhose.completed': 'Afgeronde onderzoeken waarvan',
  'surveysWhose.cancelled': 'Geannuleerde onderzoeken waarvan',
  surveysNoneFiltered: 'Geen onderzoeken met deze voorwaarden',
  surveysNoneFilteredWhy: 'Haal een voorwaarde weg, of kijk bij een andere status.',
  clearConditions: 'Voorwaarden wissen',
} as const
export type Messages = typeof nl
