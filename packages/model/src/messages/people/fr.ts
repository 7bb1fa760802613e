import type { peopleNl } from './nl.ts'

export const peopleFr: Partial<Record<keyof typeof peopleNl, string>> = {
  person: 'Personne',
  personWhy: 'Seule la personne peut modifier ces données.',
  users: 'Utilisateurs',
  invitations: 'Invitations',
  invite: 'Inviter',
  inviteTitle: 'Inviter quelqu’un',
  invitationsNone: 'La personne invitée reçoit un courriel avec un lien valable une fois, pendant une semaine.',
  signatureNone: "Il n'y a pas encore de signature",
  signatureNoneWhy: 'Seule la personne peut signer.',
  signatureOther: 'Seule la personne peut modifier cette signature. Vous pouvez la supprimer.',
  draw: 'Dessiner',
  upload: 'Téléverser',
  drawHere: 'Dessinez ici votre signature au stylet, au doigt ou à la souris',
  clear: 'Recommencer',
  signatureFile: 'signature',
}
