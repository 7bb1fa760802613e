import type { accountNl } from './nl.ts'

/** What French lacks is shown in Dutch. */
export const accountFr: Partial<Record<keyof typeof accountNl, string>> = {
  logInData: 'Données de connexion',
  logInWhy:
    'Vous vous connectez ainsi, pour chaque organisation pour laquelle vous travaillez. Vous seul pouvez le modifier.',
  emailHelp: "Une nouvelle adresse ne compte qu'après confirmation par le lien du courriel qui y arrive.",
  usernameHelp: 'Compte immédiatement.',
  passwordHelp:
    'Au moins 8 caractères. Laissez vide pour garder votre mot de passe. Un nouveau mot de passe vous déconnecte sur les autres appareils.',
  currentPasswordHelp: "Pour être sûr que c'est bien vous.",
  change: 'Modifier',
  changed: 'Vos données de connexion ont été modifiées.',
  emailAsked:
    "Nous avons envoyé un courriel à {email}. Ouvrez le lien qu'il contient : la nouvelle adresse compte dès ce moment. D'ici là, connectez-vous avec {old}.",
  forgotTitle: 'Mot de passe oublié',
  forgotSubtitle: 'Indiquez votre adresse e-mail. Vous recevrez un lien pour choisir un nouveau mot de passe.',
  forgotSend: 'Envoyer le lien',
  forgotSentTitle: 'Consultez vos e-mails',
  forgotSent:
    'Si nous connaissons {email}, un e-mail avec un lien vous attend. Le lien fonctionne une fois, pendant une heure.',
  resetTitle: 'Nouveau mot de passe',
  resetSubtitle: 'Pour {email}. Au moins 8 caractères.',
  resetSave: 'Enregistrer le mot de passe',
  resetDoneTitle: 'Mot de passe modifié',
  resetDone: 'Vous pouvez maintenant vous connecter avec votre nouveau mot de passe.',
  resetIncomplete: "Ce lien n'est pas complet. Ouvrez le lien de l'e-mail, ou demandez-en un nouveau.",
  resetAskNew: 'Demander un nouveau lien',
  inviteTitle: "Accepter l'invitation",
  inviteSubtitle:
    "Pour {email}. Choisissez un mot de passe d'au moins 8 caractères, ou saisissez le vôtre si vous avez déjà un compte.",
  inviteSave: "Accepter l'invitation",
  inviteDoneTitle: 'Invitation acceptée',
  inviteDone: 'Vous pouvez maintenant vous connecter.',
  resetUsed: 'Ce lien a déjà servi ou est trop ancien. Demandez-en un nouveau.',
  inviteAccepted: 'Vous avez déjà accepté cette invitation. Vous pouvez vous connecter.',
  inviteWasDeclined:
    'Cette invitation a été refusée. Si vous souhaitez tout de même participer, demandez-en une nouvelle.',
  inviteWithdrawn:
    "Cette invitation a été retirée. Si vous l'attendez encore, demandez-en une nouvelle à la personne qui vous a invité.",
  inviteFollowed: 'Une nouvelle invitation a été envoyée depuis. Ouvrez le lien du dernier courriel.',
  inviteOver: 'Ce lien ne fonctionne plus : il est trop ancien ou a déjà servi. Demandez une nouvelle invitation.',
  inviteDecline: "Refuser l'invitation",
  inviteDeclinedTitle: 'Invitation refusée',
  inviteDeclined: "Rien n'a changé. Si vous souhaitez tout de même participer, demandez une nouvelle invitation.",
  device: 'Cet appareil',
  hand: 'Quelle main tient l’écran',
  handHelp: 'Les boutons du bas viennent sous le pouce de cette main. Vaut pour cet appareil seulement.',
  handLeft: 'Main gauche',
  handRight: 'Main droite',
  confirmEmailTitle: "Confirmer l'adresse e-mail",
  confirmEmailSubtitle: 'Ensuite, vous vous connectez avec {email} et les e-mails y arrivent.',
  confirmEmailSave: 'Confirmer',
  confirmEmailDoneTitle: 'Adresse e-mail modifiée',
  confirmEmailDone: 'Vous vous connectez désormais avec {email}.',
  confirmEmailIncomplete: "Ce lien n'est pas complet. Ouvrez le lien de l'e-mail.",
}
