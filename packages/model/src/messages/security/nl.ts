/** Phrases of the page on which somebody sees where they are logged in. */
export const securityNl = {
  sessions: 'Waar je bent ingelogd',
  sessionsWhy: 'Herken je een apparaat niet, log het dan uit en kies een nieuw wachtwoord.',
  device: 'Apparaat',
  since: 'Ingelogd sinds',
  seen: 'Laatst gebruikt',
  deviceOn: '{browser} op {system}',
  deviceUnknown: 'Onbekend apparaat',
  thisDevice: 'Dit apparaat',
  endSession: 'Uitloggen',
  endSessionOf: '{device} uitloggen',
  endOthers: 'Alle andere uitloggen',
  endOthersAsk: 'Op elk ander apparaat moet je opnieuw inloggen. Wat daar nog niet is opgeslagen, gaat verloren.',
  endedOthers: 'Op {n|één ander apparaat|# andere apparaten} ben je nu uitgelogd.',
} as const
