import { dutchTime } from '../dutch-time.ts'
import type { Rule } from './rule.ts'

/** The part of a stored date or moment that names the day. */
const day = (value: unknown) => String(value).slice(0, 10)

/** May not lie before today, although the name says otherwise; used where planning is meant (§5). */
export const isPastDate: Rule = {
  name: 'isPastDate',
  args: [],
  message: {
    nl: 'Deze datum mag niet in het verleden liggen',
    en: 'This date may not be in the past',
    fr: 'Cette date ne peut pas être dans le passé',
  },
  test: (value) => day(value) >= dutchTime().slice(0, 10),
}

/** Not in the future: what has been measured or written has a date behind us. */
export const isNotFuture: Rule = {
  name: 'isNotFuture',
  args: [],
  message: {
    nl: 'Deze datum mag niet in de toekomst liggen',
    en: 'This date may not be in the future',
    fr: 'Cette date ne peut pas être dans le futur',
  },
  test: (value) => day(value) <= dutchTime().slice(0, 10),
}

const [firstDay, lastDay] = ['1900-01-01', '2199-12-31']

/** No slip of the keys such as the year 1200: when somebody works, or worked, on a survey. */
export const isOfOurTime: Rule = {
  name: 'isOfOurTime',
  args: [],
  message: {
    nl: 'Deze datum ligt te ver weg: controleer het jaar',
    en: 'This date is too far away: check the year',
    fr: "Cette date est trop éloignée : vérifiez l'année",
  },
  test: (value) => day(value) >= firstDay && day(value) <= lastDay,
}

/** Not before the day in another field of the same form: the watched start date (§5). */
export const notBefore = (field: string): Rule => ({
  name: 'notBefore',
  args: [field],
  message: {
    nl: 'De datum ligt vóór de startdatum',
    en: 'The date lies before the start date',
    fr: 'La date précède la date de début',
  },
  test: (value, draft) => !draft[field] || day(value) >= day(draft[field]),
})

/** As `notBefore`, to the minute. */
export const notBeforeMoment = (field: string): Rule => ({
  name: 'notBeforeMoment',
  args: [field],
  message: {
    nl: 'De datum en tijd liggen vóór de startdatum en tijd',
    en: 'The date and time lie before the start date and time',
    fr: 'La date et l’heure précèdent celles du début',
  },
  test: (value, draft) => !draft[field] || String(value) >= String(draft[field]),
})
