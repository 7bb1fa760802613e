/** The languages of a report. */
export type ReportLocale = 'nl' | 'en' | 'fr'
