/**
 * How long personal values are kept, by why they are: until so many years after what they are for is over. Reports, and
 * what they were made from, are kept ten years; the other terms are as short as their purpose (GDPR, article 5).
 */
export const retentions = {
  /** What a report rests on: ten years after its release. */
  dossier: { years: 10, after: 'release' },
  /** Whom one does business with: as long as the record is used, and two years. */
  contact: { years: 2, after: 'lastUse' },
  /** Who works here: two years after leaving. What he signed is part of the dossier, and keeps his name. */
  staff: { years: 2, after: 'leaving' },
  /** Whoever was invited and never came: a year. */
  invitation: { years: 1, after: 'making' },
} as const
export type Retention = keyof typeof retentions
