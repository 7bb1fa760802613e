import { accessLimits } from '@vezel/model/access-limits.ts'
import type { MailMessage } from './client.ts'

const hours = accessLimits.emailHours
interface Words {
  readonly subject: string
  readonly body: (link: string) => string
  readonly noticeSubject: string
  readonly notice: (email: string, link: string) => string
}
const texts: { readonly [Locale in 'nl' | 'en' | 'fr']: Words } = {
  nl: {
    subject: 'Bevestig je e-mailadres voor Vezel',
    body: (link) =>
      `Hallo,\n\nIemand, waarschijnlijk jij, wil dit e-mailadres gebruiken om in te loggen in Vezel. Bevestig dat via deze link:\n\n${link}\n\nDe link werkt één keer, tot ${hours} uur na het verzenden van deze mail. Tot die tijd blijft het oude adres gelden.\nHeb je hier niet om gevraagd? Dan hoef je niets te doen.\n\nVezel\n`,
    noticeSubject: 'Er is een ander e-mailadres aangevraagd voor Vezel',
    notice: (email, link) =>
      `Hallo,\n\nVoor je account in Vezel is een ander e-mailadres aangevraagd: ${email}. Dat gaat pas in als het vanuit die mailbox is bevestigd.\nWas jij dit niet? Kies dan meteen een nieuw wachtwoord; de aanvraag vervalt daarmee:\n\n${link}\n\nVezel\n`,
  },
  en: {
    subject: 'Confirm your email address for Vezel',
    body: (link) =>
      `Hello,\n\nSomebody, probably you, wants to log in to Vezel with this email address. Confirm it with this link:\n\n${link}\n\nThe link works once, until ${hours} hours after this mail was sent. Until then the old address stays in force.\nDid you not ask for this? Then there is nothing to do.\n\nVezel\n`,
    noticeSubject: 'Another email address was asked for in Vezel',
    notice: (email, link) =>
      `Hello,\n\nAnother email address was asked for your account in Vezel: ${email}. It counts only when it has been confirmed from that mailbox.\nWas this not you? Then choose a new password at once, which withdraws the change:\n\n${link}\n\nVezel\n`,
  },
  fr: {
    subject: 'Confirmez votre adresse e-mail pour Vezel',
    body: (link) =>
      `Bonjour,\n\nQuelqu'un, sans doute vous, souhaite se connecter à Vezel avec cette adresse e-mail. Confirmez-la avec ce lien :\n\n${link}\n\nLe lien fonctionne une seule fois, jusqu'à ${hours} heures après l'envoi de ce courriel. D'ici là, l'ancienne adresse reste valable.\nVous n'avez rien demandé ? Alors ne faites rien.\n\nVezel\n`,
    noticeSubject: 'Une autre adresse e-mail a été demandée pour Vezel',
    notice: (email, link) =>
      `Bonjour,\n\nUne autre adresse e-mail a été demandée pour votre compte Vezel : ${email}. Elle ne sera valable qu'une fois confirmée depuis cette boîte.\nCe n'était pas vous ? Choisissez tout de suite un nouveau mot de passe, ce qui annule la demande :\n\n${link}\n\nVezel\n`,
  },
}

interface Change {
  readonly email: string
  /** The address that is in force. */
  readonly old: string
  readonly token: string
  readonly locale: keyof typeof texts
}
const page = (publicUrl: string, locale: keyof typeof texts, name: string) =>
  `${publicUrl}${locale === 'nl' ? '' : `/${locale}`}/${name}`

/** The mail to the new address, with the link to `/confirm-email`, in the language of the person. */
export function emailChangeMail(publicUrl: string, { email, token, locale }: Change): MailMessage {
  const { subject, body } = texts[locale]
  const link = `${page(publicUrl, locale, 'confirm-email')}?${new URLSearchParams({ token, email })}`
  return { to: email, subject, text: body(link) }
}

/** The notice to the address that is in force until then. It has no token: choosing a new password is asked for there. */
export function emailNoticeMail(publicUrl: string, { email, old, locale }: Change): MailMessage {
  const { noticeSubject, notice } = texts[locale]
  return { to: old, subject: noticeSubject, text: notice(email, page(publicUrl, locale, 'forgotpassword')) }
}
