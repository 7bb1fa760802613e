import { accessLimits } from '@vezel/model/access-limits.ts'
import type { MailMessage } from './client.ts'

const hours = accessLimits.recoveryHours
const texts = {
  nl: {
    subject: 'Herstelcode voor het inloggen bij Vezel',
    body: (code: string, page: string) =>
      `Hallo,\n\nEen beheerder van je organisatie heeft voor jou een herstelcode aangevraagd, omdat je geen codes meer van je telefoon krijgt. Log in met je wachtwoord op ${page} en vul bij de tweede stap deze code in:\n\n${code}\n\nDe code werkt één keer, tot ${hours} uur na het verzenden van deze mail. De codes van je oude telefoon en je oude herstelcodes werken daarna niet meer.\nHeb je hier niet om gevraagd? Kies dan meteen een nieuw wachtwoord en vertel het je beheerder.\n\nVezel\n`,
  },
  en: {
    subject: 'Recovery code for logging in to Vezel',
    body: (code: string, page: string) =>
      `Hello,\n\nAn administrator of your organisation asked for a recovery code for you, because you get no codes from your telephone any more. Log in with your password at ${page} and enter this code at the second step:\n\n${code}\n\nThe code works once, until ${hours} hours after this mail was sent. After that the codes of your old telephone and your old recovery codes work no longer.\nDid you not ask for this? Then choose a new password at once and tell your administrator.\n\nVezel\n`,
  },
  fr: {
    subject: 'Code de secours pour vous connecter à Vezel',
    body: (code: string, page: string) =>
      `Bonjour,\n\nUn administrateur de votre organisation a demandé un code de secours pour vous, car vous ne recevez plus de codes sur votre téléphone. Connectez-vous avec votre mot de passe sur ${page} et saisissez ce code à la deuxième étape :\n\n${code}\n\nLe code fonctionne une seule fois, jusqu'à ${hours} heures après l'envoi de ce courriel. Ensuite, les codes de votre ancien téléphone et vos anciens codes de secours ne fonctionnent plus.\nVous n'avez rien demandé ? Choisissez immédiatement un nouveau mot de passe et prévenez votre administrateur.\n\nVezel\n`,
  },
} as const

/** The mail with a code for whoever lost the telephone, in the language of the person. */
export function factorResetMail(
  publicUrl: string,
  { email, code, locale }: { readonly email: string; readonly code: string; readonly locale: keyof typeof texts },
): MailMessage {
  const { subject, body } = texts[locale]
  return { to: email, subject, text: body(code, `${publicUrl}${locale === 'nl' ? '' : `/${locale}`}/login`) }
}
