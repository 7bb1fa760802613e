import { inLocale, type Label, type Locale } from '@vezel/model/kit/label.ts'
import type { MailMessage } from './client.ts'

/** A certificate that is about to expire; `person` is absent of one's own. */
export interface ExpiringCertificate {
  readonly person: string | null
  readonly type: Label
  /** `YYYY-MM-DD` */
  readonly until: string
}

const tags = { nl: 'nl-NL', en: 'en-GB', fr: 'fr-FR' } as const
const texts = {
  nl: {
    subject: 'Certificaten die binnenkort verlopen',
    own: 'Jouw certificaat',
    until: 'geldig tot en met',
    body: (lines: string, page: string) =>
      `Hallo,\n\nDeze certificaten verlopen binnenkort:\n\n${lines}\n\nWie een vereist certificaat mist, mag het werk waarvoor het nodig is vanaf de dag erna niet meer doen. Leg een nieuw certificaat vast in Vezel: ${page}\n\nZolang er iets verloopt, krijg je deze mail hoogstens één keer per week.\n\nVezel\n`,
  },
  en: {
    subject: 'Certificates that are about to expire',
    own: 'Your certificate',
    until: 'valid until',
    body: (lines: string, page: string) =>
      `Hello,\n\nThese certificates are about to expire:\n\n${lines}\n\nWhoever lacks a mandatory certificate may not do the work that it is needed for from the day after. Record a new certificate in Vezel: ${page}\n\nAs long as something is about to expire you get this mail at most once a week.\n\nVezel\n`,
  },
  fr: {
    subject: 'Certificats qui expirent bientôt',
    own: 'Votre certificat',
    until: "valable jusqu'au",
    body: (lines: string, page: string) =>
      `Bonjour,\n\nCes certificats expirent bientôt :\n\n${lines}\n\nSans certificat obligatoire, le travail qui l'exige n'est plus permis dès le lendemain. Enregistrez un nouveau certificat dans Vezel : ${page}\n\nTant qu'un certificat expire bientôt, vous recevez ce courriel une fois par semaine au plus.\n\nVezel\n`,
  },
} as const

/** The mail that warns somebody of certificates, the own ones first. */
export function certificateMail(
  publicUrl: string,
  to: { readonly email: string; readonly locale: Locale; readonly certificates: readonly ExpiringCertificate[] },
): MailMessage {
  const { subject, own, until, body } = texts[to.locale]
  const format = new Intl.DateTimeFormat(tags[to.locale], { dateStyle: 'long', timeZone: 'UTC' })
  const line = ({ person, type, until: day }: ExpiringCertificate) =>
    `- ${person ?? own}: ${inLocale(type, to.locale)}, ${until} ${format.format(new Date(`${day}T00:00:00Z`))}`
  const page = `${publicUrl}${to.locale === 'nl' ? '' : `/${to.locale}`}/login`
  return { to: to.email, subject, text: body(to.certificates.map(line).join('\n'), page) }
}
