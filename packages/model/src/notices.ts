import type { EntityKey } from './entities/index.ts'
import { inLocale, type Label, type Locale } from './kit/label.ts'
import type { RouteName } from './route-paths.ts'
import { taskKind, type tasks } from './tasks.ts'

/** A kind of notice: what it says, where it leads, and what ends it. */
export interface NoticeDefinition {
  /** What happened or is to be done, said above the title of the record; a task says it in the words of its kind. */
  readonly text: Label | 'done' | 'failed'
  /** The kind of record it concerns; absent: that of the task. */
  readonly of?: EntityKey
  /** The page of the record; its parameters are the record and what that is part of. Absent: that of the task. */
  readonly route?: RouteName
  /** Something is to be done: it stays until that is done, by whoever does it. The others are done once they were read. */
  readonly isToDo?: true
}
const define = <const T extends Readonly<Record<string, NoticeDefinition>>>(table: T): T => table

/**
 * Every kind of notice, declared once: the server writes it by its name, the page words it in the language of who reads it. A
 * name is what rows of `Bericht` have as their `soort`.
 */
export const notices = define({
  taakKlaar: { text: 'done' },
  taakMislukt: { text: 'failed' },
  terControle: {
    text: {
      nl: 'Een rapport wacht op je controle',
      en: 'A report awaits your review',
      fr: 'Un rapport attend votre contrôle',
    },
    of: 'report',
    route: 'surveys-survey-reports-report',
    isToDo: true,
  },
  teruggestuurd: {
    text: { nl: 'Je rapport is teruggestuurd', en: 'Your report was returned', fr: 'Votre rapport a été renvoyé' },
    of: 'report',
    route: 'surveys-survey-reports-report',
    isToDo: true,
  },
  vrijgegeven: {
    text: { nl: 'Je rapport is vrijgegeven', en: 'Your report was released', fr: 'Votre rapport a été validé' },
    of: 'report',
    route: 'surveys-survey-reports-report',
  },
  toegewezen: {
    text: {
      nl: 'Je bent ingedeeld op een onderzoek',
      en: 'You were assigned to a survey',
      fr: 'Vous avez été affecté à un examen',
    },
    of: 'survey',
    route: 'surveys-survey-information-surveyinfo',
  },
  certificaatVerloopt: {
    text: {
      nl: 'Je certificaat verloopt binnenkort',
      en: 'Your certificate is about to expire',
      fr: 'Votre certificat expire bientôt',
    },
    of: 'inspectionUser',
    route: 'account-certificates',
    isToDo: true,
  },
  certificaatVanMedewerker: {
    text: {
      nl: 'Een certificaat van een medewerker verloopt binnenkort',
      en: 'A certificate of a staff member is about to expire',
      fr: "Un certificat d'un collaborateur expire bientôt",
    },
    of: 'inspectionUser',
    route: 'admin-users',
    isToDo: true,
  },
  procescertificaatVerloopt: {
    text: {
      nl: 'Het procescertificaat van een vestiging verloopt of is verlopen',
      en: 'The process certificate of a branch expires or has expired',
      fr: "Le certificat de processus d'une agence expire ou a expiré",
    },
    of: 'branch',
    route: 'admin-kiwa',
    isToDo: true,
  },
})
export type NoticeKind = keyof typeof notices
type RoutesOf<Table> = { [K in keyof Table]: Table[K] extends { readonly route: infer R } ? R : never }[keyof Table]
/** The pages that notices lead to. */
export type NoticeRoute = RoutesOf<typeof notices> | RoutesOf<typeof tasks>

/** What a notice was written with: what its record was called, the parameters of its page, and its task, by kind and id. */
export interface NoticeArguments {
  readonly titel?: string
  readonly taak?: string
  readonly taak_id?: string
  readonly plaats?: Readonly<Record<string, string>>
}

/** The kind that a row of `Bericht` has; undefined for one that this version does not know. */
export const noticeKind = (soort: unknown): NoticeDefinition | undefined =>
  Object.entries<NoticeDefinition>(notices).find(([kind]) => kind === soort)?.[1]

/** The page that a notice leads to, or undefined. */
export const noticeRoute = (soort: unknown, { taak }: NoticeArguments): RouteName | undefined =>
  noticeKind(soort)?.route ?? taskKind(taak)?.route

/** What a notice says in a language; undefined for a kind that this version does not know. */
export function noticeText(soort: unknown, { taak }: NoticeArguments, locale: Locale): string | undefined {
  const text = noticeKind(soort)?.text
  const label = text === 'done' || text === 'failed' ? taskKind(taak)?.[text] : text
  return label && inLocale(label, locale)
}
