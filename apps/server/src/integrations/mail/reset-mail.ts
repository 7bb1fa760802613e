import { accessLimits } from '@vezel/model/access-limits.ts'
import type { MailMessage } from './client.ts'

const minutes = accessLimits.resetMinutes
const texts = {
  nl: {
    subject: 'Nieuw wachtwoord kiezen voor Vezel',
    body: (link: string) =>
      `Hallo,\n\nIemand, waarschijnlijk jij, wil een nieuw wachtwoord kiezen voor Vezel. Dat kan via deze link:\n\n${link}\n\nDe link werkt één keer, tot ${minutes} minuten na het verzenden van deze mail.\nHeb je hier niet om gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.\n\nVezel\n`,
  },
  en: {
    subject: 'Choose a new password for Vezel',
    body: (link: string) =>
      `Hello,\n\nSomebody, probably you, asked to choose a new password for Vezel. You can do so with this link:\n\n${link}\n\nThe link works once, until ${minutes} minutes after this mail was sent.\nDid you not ask for this? Then there is nothing to do: your password stays as it is.\n\nVezel\n`,
  },
  fr: {
    subject: 'Choisir un nouveau mot de passe pour Vezel',
    body: (link: string) =>
      `Bonjour,\n\nQuelqu'un, sans doute vous, souhaite choisir un nouveau mot de passe pour Vezel. Suivez ce lien :\n\n${link}\n\nLe lien fonctionne une seule fois, jusqu'à ${minutes} minutes après l'envoi de ce courriel.\nVous n'avez rien demandé ? Alors ne faites rien : votre mot de passe reste inchangé.\n\nVezel\n`,
  },
} as const

/** The mail with the link to `/reset-password`, in the language of the person. */
export function resetMail(
  publicUrl: string,
  { email, token, locale }: { readonly email: string; readonly token: string; readonly locale: keyof typeof texts },
): MailMessage {
  const page = `${publicUrl}${locale === 'nl' ? '' : `/${locale}`}/reset-password`
  const { subject, body } = texts[locale]
  return { to: email, subject, text: body(`${page}?${new URLSearchParams({ token, email })}`) }
}
