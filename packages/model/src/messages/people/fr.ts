import type { peopleNl } from './nl.ts'

export const peopleFr: Partial<Record<keyof typeof peopleNl, string>> = {
  person: 'Personne',
  personWhy: 'Seule la personne peut modifier ces données.',
  users: 'Utilisateurs',
  log: 'Journal',
  logWhy:
    'Qui s’est connecté ou a été refusé, et ce qui a changé dans les droits. Les refus sont conservés un an, le reste dix ans.',
  logAll: 'Tout',
  logLogIns: 'Connexions',
  logRights: 'Droits',
  logWhen: 'Quand',
  logWhat: 'Quoi',
  logAbout: 'Concerne',
  logBy: 'Par',
  logMore: 'Lignes plus anciennes',
  logNone: "Il n'y a pas encore de lignes",
  looked:
    'Les certificats ont été vérifiés pour la dernière fois le {at}. Une notification est envoyée 60 jours avant une expiration.',
  lookedLate:
    'Les certificats ne sont plus vérifiés depuis le {at}, alors que cela doit se faire chaque nuit. Interrogez le responsable de Vezel sur les tâches de fond.',
  lookedNever: 'Les certificats sont vérifiés chaque nuit ; cela n’a pas encore eu lieu ici.',
  invitations: 'Invitations',
  invite: 'Inviter',
  inviteTitle: 'Inviter quelqu’un',
  invitationsNone: 'La personne invitée reçoit un courriel avec un lien valable une fois, pendant une semaine.',
  access: 'Accès',
  accessIs: '{name} peut se connecter.',
  accessIsNot: '{name} ne peut pas se connecter.',
  resetFactor: 'Envoyer un code de secours',
  resetFactorAsk:
    "Si {name} a configuré une deuxième étape, un courriel avec un code lui est envoyé. Avec ce code et son mot de passe, la connexion fonctionne à nouveau et l'ancien téléphone ne compte plus. Cela est conservé dans le journal.",
  deactivate: "Mettre fin à l'accès",
  deactivateAsk:
    "{name} est immédiatement déconnecté de cette organisation sur chaque appareil et ne peut plus s'y connecter. Un lien ouvert pour un nouveau mot de passe ne fonctionne plus. Ce que {name} a enregistré est conservé.",
  reactivate: "Rétablir l'accès",
  reactivateAsk: '{name} peut se reconnecter avec son propre mot de passe, avec le même rôle et les mêmes compétences.',
  signatureNone: "Il n'y a pas encore de signature",
  signatureNoneWhy: 'Seule la personne peut signer.',
  signatureOther: 'Seule la personne peut modifier cette signature. Vous pouvez la supprimer.',
  draw: 'Dessiner',
  upload: 'Téléverser',
  drawHere: 'Dessinez ici votre signature au stylet, au doigt ou à la souris',
  clear: 'Recommencer',
  signatureFile: 'signature',
}
