/** Phrases about reports, from what is missing to their release. `{name}` is filled in; `{n|één|# keer}` counts. */
export const reportNl = {
  notExplainable: 'Zonder dit wordt niet vrijgegeven; een toelichting volstaat niet.',
  explanationUncounted:
    'Deze toelichting telt niet mee: wie haar gaf, mag het rapport niet vrijgeven. Wie dat wel mag, licht het opnieuw toe.',
  explainRefused: 'Toelichten: {reason}.',
  newReport: 'Nieuwe versie',
  allReports: 'Alle versies',
  reportsEmptyWhy: 'Een versie is in te zien als pdf zodra ze is gemaakt, ook als er nog gegevens ontbreken.',
  reportFile: '{number} rapport versie {n}',
  reportVersion: 'Rapport, versie {n}',
  reportOnly: 'Alleen het rapport',
  backToSurvey: 'Terug naar het onderzoek',
  approveExplain:
    'Jij bent dan degene die dit rapport heeft gecontroleerd. Wijzigen de gegevens daarna, dan vervalt je akkoord.',
  printOutdated:
    'Sinds deze afdruk zijn gegevens gewijzigd. Maak het rapport opnieuw en laat het controleren; tot dan kan het niet worden vrijgegeven.',
  explainGap: 'Toelichten',
  takeBackWhy: 'Toelichting verwijderen',
  reportData: 'Rapportgegevens',
  makeReport: 'Rapport maken',
  makeAgain: 'Opnieuw maken',
  notMadeYet: 'Dit rapport is nog niet gemaakt',
  notMadeYetWhy: 'Maak de pdf om te zien hoe het rapport wordt. Dat mag zo vaak als je wilt, tot het is vrijgegeven.',
  contents: 'Inhoud',
  gaps: 'Wat nog ontbreekt',
  stillMissing: 'Wat ontbreekt nog?',
  explainInReport: 'Toelichten in het rapport',
  gapsTitle: '{n|1 punt ontbreekt|# punten ontbreken}',
  gapsBlocking: '{n|1 punt moet|# punten moeten} worden aangevuld.',
  gapsOpen: '{n|1 punt is|# punten zijn} nog niet toegelicht: vul aan, of licht toe waarom het mag ontbreken.',
  gapsUntil: 'Tot dan kan het rapport niet worden vrijgegeven.',
  gapsExplained:
    'Alle punten zijn toegelicht: hiermee kan het rapport worden vrijgegeven. Het noemt ze met de toelichting.',
  noGaps: 'Er ontbreekt niets',
  gapBlocks: 'Houdt het vrijgeven tegen',
  gapOpen: 'Nog aan te vullen of toe te lichten',
  gapExplained: 'Toegelicht',
  missingAsked: 'Nagaan wat er nog ontbreekt',
  missingNow: 'Dit ontbreekt nog:',
  missingNone: 'Er ontbreekt niets.',
  missingReport: 'Er is nog geen rapport.',
  missingLook: 'Bekijk en vul aan',
  goesTo:
    'Het kan worden gecontroleerd door {names&}, of door een inspecteur of projectleider die niet aan dit onderzoek meewerkte.',
  goesToNobody:
    'Niemand van de managers kan dit rapport nu controleren: dat doet een inspecteur of projectleider die niet aan dit onderzoek meewerkte.',
  submitExplain:
    'Het rapport gaat naar wie het controleert. Die geeft akkoord of stuurt het terug; zelf kun je dit rapport dan niet meer controleren of vrijgeven.',
  awaitsReview: 'Wacht op akkoord',
  reviewers:
    '{names}, of een inspecteur of projectleider die niet aan dit onderzoek meewerkte. Nooit wie het rapport opstelde of aanbood.',
  nobodyReviews:
    'Een manager, inspecteur of projectleider die niet aan dit onderzoek meewerkte: van de managers kan dat nu niemand. Nooit wie het rapport opstelde of aanbood.',
  returnExplain: 'Het rapport wordt weer een concept.',
  withdrawnDownload: 'Vervallen rapport downloaden',
  withdrawnWarning:
    'Dit rapport is vervallen en mag niet meer worden gebruikt. Wie het downloadt, krijgt het onder een naam die dat zegt.',
  withdrawExplain: 'Een vervallen rapport blijft bewaard, maar geldt niet meer. Dit is niet terug te draaien.',
  releaseExplain:
    'De definitieve pdf wordt nu afgedrukt, met jou als degene die het rapport vrijgeeft. Daarna verandert er niets meer aan.',
} as const
