import type { UnitWord } from './unit.ts'

// The units that are words, but for that of a survey, which the first page brings (`validity.ts`).
export const hours: UnitWord = {
  one: { nl: 'uur', en: 'hour', fr: 'heure' },
  more: { nl: 'uur', en: 'hours', fr: 'heures' },
}
export const days: UnitWord = {
  one: { nl: 'dag', en: 'day', fr: 'jour' },
  more: { nl: 'dagen', en: 'days', fr: 'jours' },
}
export const months: UnitWord = {
  one: { nl: 'maand', en: 'month', fr: 'mois' },
  more: { nl: 'maanden', en: 'months', fr: 'mois' },
}
export const bytes: UnitWord = {
  one: { nl: 'byte', en: 'byte', fr: 'octet' },
  more: { nl: 'bytes', en: 'bytes', fr: 'octets' },
}
