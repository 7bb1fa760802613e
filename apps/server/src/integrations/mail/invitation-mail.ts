import { accessLimits } from '@vezel/model/access-limits.ts'
import type { MailMessage } from './client.ts'

const days = accessLimits.invitationDays
interface Words {
  readonly subject: (organisation: string) => string
  readonly opening: (organisation: string, name: string, by: string | null) => string
  readonly how: { readonly known: string; readonly fresh: string }
  readonly closing: string
}
const texts: { readonly [Locale in 'nl' | 'en' | 'fr']: Words } = {
  nl: {
    subject: (organisation) => `Uitnodiging om in Vezel te werken voor ${organisation}`,
    opening: (organisation, name, by) =>
      `Hallo ${name},\n\n${by ? `${by} van ${organisation}` : organisation} nodigt je uit om in Vezel te werken.`,
    how: {
      known: 'Je hebt al een account. Neem de uitnodiging aan via deze link en vul daar je eigen wachtwoord in:',
      fresh: 'Neem de uitnodiging aan via deze link en kies daar een wachtwoord:',
    },
    closing: `De link werkt één keer, tot ${days} dagen na het verzenden van deze mail.\nVerwacht je deze uitnodiging niet? Dan hoef je niets te doen.`,
  },
  en: {
    subject: (organisation) => `Invitation to work in Vezel for ${organisation}`,
    opening: (organisation, name, by) =>
      `Hello ${name},\n\n${by ? `${by} of ${organisation}` : organisation} invites you to work in Vezel.`,
    how: {
      known: 'You already have an account. Accept the invitation with this link and enter your own password there:',
      fresh: 'Accept the invitation with this link and choose a password there:',
    },
    closing: `The link works once, until ${days} days after this mail was sent.\nDid you not expect this invitation? Then there is nothing to do.`,
  },
  fr: {
    subject: (organisation) => `Invitation à travailler dans Vezel pour ${organisation}`,
    opening: (organisation, name, by) =>
      `Bonjour ${name},\n\n${by ? `${by}, de ${organisation},` : organisation} vous invite à travailler dans Vezel.`,
    how: {
      known: 'Vous avez déjà un compte. Acceptez l’invitation avec ce lien et saisissez-y votre propre mot de passe :',
      fresh: 'Acceptez l’invitation avec ce lien et choisissez-y un mot de passe :',
    },
    closing: `Le lien fonctionne une seule fois, jusqu'à ${days} jours après l'envoi de ce courriel.\nVous n'attendiez pas cette invitation ? Alors ne faites rien.`,
  },
}

/** Where an invitation is accepted, with a password of one's own choice. */
export function invitationLink(
  publicUrl: string,
  { email, token, locale }: { readonly email: string; readonly token: string; readonly locale: keyof typeof texts },
): string {
  const page = `${publicUrl}${locale === 'nl' ? '' : `/${locale}`}/reset-password`
  return `${page}?${new URLSearchParams({ token, email, invitation: '1' })}`
}

/** The mail with which somebody accepts an invitation. Only the owner of the mailbox reads whether there is an account. */
export function invitationMail(
  publicUrl: string,
  {
    email,
    token,
    locale,
    organisation,
    name,
    by,
    hasAccount,
  }: {
    readonly email: string
    readonly token: string
    readonly locale: keyof typeof texts
    readonly organisation: string
    readonly name: string
    readonly by: string | null
    readonly hasAccount: boolean
  },
): MailMessage {
  const words = texts[locale]
  // A name is one line of plain text, whatever somebody typed.
  const line = (typed: string) => typed.replace(/\s+/g, ' ').trim()
  const firm = line(organisation)
  const link = invitationLink(publicUrl, { token, email, locale })
  const text = `${words.opening(firm, line(name), by && line(by))}\n${hasAccount ? words.how.known : words.how.fresh}\n\n${link}\n\n${words.closing}\n\nVezel\n`
  return { to: email, subject: words.subject(firm), text }
}
