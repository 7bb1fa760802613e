import type { Label } from '@vezel/model/kit/label.ts'

const words = (language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
const days = (language: string) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
const day = { nl: days('nl-NL'), en: days('en-GB'), fr: days('fr-BE') }
const [nl, en, fr] = [words('nl-NL'), words('en-GB'), words('fr-BE')]

/** A moment as the database tells it, `YYYY-MM-DD HH:mm:ss` of the clock in the Netherlands, in the words of whoever reads it. */
export function momentLabel(moment: string): Label {
  // The clock is told as it stands, so no zone may move it.
  const at = new Date(`${moment.replace(' ', 'T')}Z`)
  return { nl: nl.format(at), en: en.format(at), fr: fr.format(at) }
}

/** A day as the database tells it, `YYYY-MM-DD`, in the words of whoever reads it. */
export function dayLabel(of: string): Label {
  const at = new Date(`${of.slice(0, 10)}T00:00:00Z`)
  return { nl: day.nl.format(at), en: day.en.format(at), fr: day.fr.format(at) }
}
