import type { accountNl } from './nl.ts'

/** English must have every phrase of Dutch. */
export const accountEn: Record<keyof typeof accountNl, string> = {
  logInData: 'Log-in',
  logInWhy: 'With this you log in, for every organisation you work for. Only you can change it.',
  emailHelp: 'A new address counts once you have confirmed it with the link in the mail that arrives there.',
  usernameHelp: 'Counts at once.',
  passwordHelp:
    'At least 8 characters. Leave it empty to keep your password. A new password logs you out on other devices.',
  currentPasswordHelp: 'To be sure that it is you.',
  change: 'Change',
  changed: 'Your log-in has been changed.',
  emailAsked:
    'We have sent a mail to {email}. Open the link in it: from then on the new address counts. Until then you log in with {old}.',
  forgotTitle: 'Forgotten password',
  forgotSubtitle: 'Enter your email address. You will get a mail with a link to choose a new password.',
  forgotSend: 'Send the link',
  forgotSentTitle: 'Check your mail',
  forgotSent: 'If we know {email}, a mail with a link is on its way. The link works once, for one hour.',
  resetTitle: 'New password',
  resetSubtitle: 'For {email}. At least 8 characters.',
  resetSave: 'Save password',
  resetDoneTitle: 'Password changed',
  resetDone: 'You can now log in with your new password.',
  resetIncomplete: 'This link is not complete. Open the link from the mail, or ask for a new one.',
  resetAskNew: 'Ask for a new link',
  inviteTitle: 'Accept the invitation',
  inviteSubtitle:
    'For {email}. Choose a password of at least 8 characters, or enter your own password if you already have an account.',
  inviteSave: 'Accept the invitation',
  inviteDoneTitle: 'Invitation accepted',
  inviteDone: 'You can now log in.',
  inviteDecline: 'Decline the invitation',
  inviteDeclinedTitle: 'Invitation declined',
  inviteDeclined: 'Nothing has changed. If you want to take part after all, ask for a new invitation.',
  confirmEmailTitle: 'Confirm email address',
  confirmEmailSubtitle: 'From then on you log in with {email}, and mails go there.',
  confirmEmailSave: 'Confirm',
  confirmEmailDoneTitle: 'Email address changed',
  confirmEmailDone: 'From now on you log in with {email}.',
  confirmEmailIncomplete: 'This link is not complete. Open the link from the mail.',
}
