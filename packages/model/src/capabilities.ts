import { inEach, inLocale, type Label, type Locale } from './kit/label.ts'
import { tags } from './kit/phrase.ts'

// How it is told that somebody may not do something for want of a capability; `system.sql` decides that (decision 39).

/** Somebody of whom a capability is asked on a day. */
export interface Entitled {
  readonly id: string
  readonly name: string
  readonly isGranted: boolean
  /** The certificates that do not hold, with the last day of what expired last, `YYYY-MM-DD`. */
  readonly missing: readonly { readonly type: Label; readonly expired: string | null }[]
}

export const isEntitled = ({ isGranted, missing }: Entitled): boolean => isGranted && missing.length === 0

const day = (of: string, locale: Locale) =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${of}T00:00:00Z`))

/** Why somebody may not, as a part of a sentence that begins with the certificate or the capability. */
const lackOf = ({ isGranted, missing }: Entitled, capability: Label, locale: Locale): string => {
  if (!isGranted) {
    const what = inLocale(capability, locale)
    return {
      nl: `de bevoegdheid ${what} ontbreekt`,
      en: `the capability ${what} is missing`,
      fr: `la compétence ${what} manque`,
    }[locale]
  }
  return missing
    .map(({ type, expired }) => {
      const what = inLocale(type, locale)
      if (expired === null)
        return {
          nl: `het certificaat ${what} ontbreekt`,
          en: `the certificate ${what} is missing`,
          fr: `le certificat ${what} manque`,
        }[locale]
      const on = day(expired, locale)
      return {
        nl: `het certificaat ${what} is geldig tot en met ${on}`,
        en: `the certificate ${what} is valid up to and including ${on}`,
        fr: `le certificat ${what} est valable jusqu'au ${on} inclus`,
      }[locale]
    })
    .join(', ')
}

/** Why whoever is logged in may not do what asks for a capability. */
export const refusedYourself = (person: Entitled, capability: Label): Label =>
  inEach((locale) => {
    const what = inLocale(capability, locale)
    if (!person.isGranted)
      return {
        nl: `hiervoor is de bevoegdheid ${what} nodig, en die heb je niet`,
        en: `this takes the capability ${what}, which you do not have`,
        fr: `ceci demande la compétence ${what}, que vous n'avez pas`,
      }[locale]
    const lack = lackOf(person, capability, locale)
    return {
      nl: `je bevoegdheid ${what} telt niet: ${lack}`,
      en: `your capability ${what} does not count: ${lack}`,
      fr: `votre compétence ${what} ne compte pas : ${lack}`,
    }[locale]
  })

/** Why somebody may not release, for others to read. */
export const refusedAsReleaser = (person: Entitled, capability: Label): Label =>
  inEach(
    (locale) =>
      ({
        nl: `${person.name} mag niet vrijgeven: ${lackOf(person, capability, locale)}`,
        en: `${person.name} may not release: ${lackOf(person, capability, locale)}`,
        fr: `${person.name} ne peut pas valider : ${lackOf(person, capability, locale)}`,
      })[locale],
  )

/** Why none of those who carry a survey out may on a day. */
export const refusedAll = (people: readonly Entitled[], capability: Label, on: string): Label =>
  inEach((locale) => {
    const what = inLocale(capability, locale)
    const each = people.map((person) => `${person.name}: ${lackOf(person, capability, locale)}`).join('; ')
    const why = each && ` (${each})`
    return {
      nl: `op ${day(on, locale)} heeft niemand die het uitvoert de bevoegdheid ${what}${why}`,
      en: `on ${day(on, locale)} nobody who carries it out has the capability ${what}${why}`,
      fr: `le ${day(on, locale)}, aucun exécutant n'a la compétence ${what}${why}`,
    }[locale]
  })
