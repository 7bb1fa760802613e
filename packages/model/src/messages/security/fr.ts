import type { securityNl } from './nl.ts'

export const securityFr: Partial<Record<keyof typeof securityNl, string>> = {
  sessions: 'Où vous êtes connecté',
  sessionsWhy: 'Si vous ne reconnaissez pas un appareil, déconnectez-le et choisissez un nouveau mot de passe.',
  device: 'Appareil',
  since: 'Connecté depuis',
  seen: 'Dernière utilisation',
  deviceOn: '{browser} sur {system}',
  deviceUnknown: 'Appareil inconnu',
  thisDevice: 'Cet appareil',
  endSession: 'Déconnecter',
  endSessionOf: 'Déconnecter {device}',
  endOthers: 'Déconnecter tous les autres',
  endOthersAsk: 'Vous devrez vous reconnecter sur chaque autre appareil. Ce qui n’y est pas enregistré sera perdu.',
  endedOthers: 'Vous êtes maintenant déconnecté de {n|un autre appareil|# autres appareils}.',
}
