import type { Rule } from './rule.ts'

const pattern = (name: string, expression: RegExp, nl: string, en: string, fr: string): Rule => ({
  name,
  args: [],
  message: { nl, en, fr },
  test: (value) => typeof value === 'string' && expression.test(value),
})

/** Four digits, optional space, two letters; the pattern only (§5). */
export const isPostcode = pattern(
  'isPostcode',
  /^\d{4} ?[a-z]{2}$/i,
  'Dit is geen geldige postcode',
  'This is not a valid postcode',
  "Ce code postal n'est pas valable",
)
/** A simple address pattern with a top-level domain of two to four letters (§5). */
export const isEmail = pattern(
  'isEmail',
  /^[^\s@]+@[^\s@]+\.[a-z]{2,4}$/i,
  'Dit is geen geldig emailadres',
  'This is not a valid email address',
  "Cette adresse e-mail n'est pas valable",
)
export const hasNoNumbers = pattern(
  'hasNoNumbers',
  /^\D*$/,
  'Dit veld mag geen nummers bevatten',
  'This field may not contain digits',
  'Ce champ ne peut pas contenir de chiffres',
)
/** A word: what has none, such as a full stop or characters without width, says nothing. */
export const hasLetters = pattern(
  'hasLetters',
  /\p{L}{2}/u,
  'Leg dit uit in woorden',
  'Explain this in words',
  'Expliquez ceci en toutes lettres',
)
/** An address of a system outside, over an encrypted connection. */
export const isHttps = pattern(
  'isHttps',
  /^https:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?(?:[/?#][^\s\p{C}]*)?$/iu,
  'Dit adres moet met https:// beginnen',
  'This address must begin with https://',
  'Cette adresse doit commencer par https://',
)
/** At least eight characters (§5, §9). */
export const isPassword = pattern(
  'isPassword',
  /^[\s\S]{8,}$/,
  'Het nieuwe wachtwoord moet minimaal 8 tekens lang zijn',
  'The new password must be at least 8 characters long',
  'Le nouveau mot de passe doit compter au moins 8 caractères',
)
/** The two capitals of a country, as flags and ports have them (ISO 3166-1). */
export const isCountryCode = pattern(
  'isCountryCode',
  /^[A-Z]{2}$/,
  'Een landcode telt twee hoofdletters, bijvoorbeeld NL',
  'A country code has two capital letters, for example NL',
  'Un code de pays compte deux majuscules, par exemple NL',
)
/** The five characters of a place of trade: its country, and three letters or the figures 2 to 9 (UN/LOCODE). */
export const isPortCode = pattern(
  'isPortCode',
  /^[A-Z]{2}[A-Z2-9]{3}$/,
  'Een havencode telt 5 tekens: de landcode en drie hoofdletters of cijfers, bijvoorbeeld NLRTM',
  'A port code has 5 characters: the country code and three capital letters or figures, for example NLRTM',
  'Un code de port compte 5 caractères : le code du pays et trois majuscules ou chiffres, par exemple NLRTM',
)
/** `#RRGGBB`. */
export const isColor = pattern(
  'isColor',
  /^#[0-9a-f]{6}$/i,
  'Dit is geen geldige kleur',
  'This is not a valid colour',
  "Cette couleur n'est pas valable",
)
