import type { Label } from '@vezel/model/kit/label.ts'

const words = (language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
const [nl, en, fr] = [words('nl-NL'), words('en-GB'), words('fr-BE')]

/** A moment as the database tells it, `YYYY-MM-DD HH:mm:ss` of the clock in the Netherlands, in the words of whoever reads it. */
export function momentLabel(moment: string): Label {
  // The clock is told as it stands, so no zone may move it.
  const at = new Date(`${moment.replace(' ', 'T')}Z`)
  return { nl: nl.format(at), en: en.format(at), fr: fr.format(at) }
}
