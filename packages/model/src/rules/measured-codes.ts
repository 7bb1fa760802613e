// The codes of items by which the program knows what was measured. The lists declare them as known, and the rules name no
// other: a code that is called otherwise here does not compile there.

/** Units of content, and of fibres in air and on a surface. */
export const measuredUnits = ['m_m', 'mg_kg', 'vezels_m3', 'vezels_cm2'] as const
export type MeasuredUnit = (typeof measuredUnits)[number]

/** The kinds of sample of which it is known in which units they are measured. */
export const measuredKinds = [
  'materiaal',
  'grond',
  'puin',
  'verf',
  'materiaal_chemisch',
  'vloeistof',
  'lucht',
  'kleef',
  'veeg',
] as const
export type MeasuredKind = (typeof measuredKinds)[number]

/** The outcomes of which there is no content to tell: nothing was shown, or nothing could be. */
export const outcomesWithoutContent = ['niet_aangetoond', 'niet_te_analyseren'] as const
