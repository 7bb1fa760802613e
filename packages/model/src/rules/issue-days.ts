import type { Label } from '../kit/label.ts'
import type { Rule } from './rule.ts'

/** The days from which a certificate or an inspection holds, as their fields are called. */
export const issueDays = {
  uitgegeven_op: { nl: 'Uitgegeven op', en: 'Issued on', fr: 'Délivré le' },
  keuringsdatum: { nl: 'Keuringsdatum', en: 'Inspection date', fr: 'Date de contrôle' },
} as const satisfies Readonly<Record<string, Label>>

/** Not before the day in another field on which a certificate or an inspection begins to hold. */
export const notBeforeIssue = (field: keyof typeof issueDays): Rule => {
  // By a name that is none it is a rule all the same, which names that.
  const { nl, en, fr } = issueDays[field] ?? { nl: field, en: field, fr: field }
  return {
    name: 'notBeforeIssue',
    args: [field],
    message: {
      nl: `De geldigheid eindigt vóór de datum bij "${nl}"`,
      en: `The validity ends before the date in "${en}"`,
      fr: `La validité se termine avant la date de « ${fr} »`,
    },
    test: (value, draft) => !draft[field] || String(value).slice(0, 10) >= String(draft[field]).slice(0, 10),
  }
}
