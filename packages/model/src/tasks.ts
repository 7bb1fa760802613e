import type { EntityKey } from './entities/index.ts'
import type { Label } from './kit/label.ts'
import type { RouteName } from './route-paths.ts'

/** A kind of long work: what is said of it, on which record, in which steps, and whether it can be taken back. */
export interface TaskDefinition {
  /** The job that does it. */
  readonly job: string
  /** Said while it runs. */
  readonly label: Label
  /** Said to who asked when it has ended well. */
  readonly done: Label
  /** Said when it failed and nothing better is known. */
  readonly failed: Label
  /** The kind of record it concerns; absent: none. */
  readonly of?: EntityKey
  /** The page of that record, where what came of it is found. */
  readonly route?: RouteName
  /** While it runs no other that is alone runs on its record. */
  readonly alone?: true
  /** Who may take it back besides managers: whoever asked for it, or nobody at all, managers neither. */
  readonly cancel: 'asker' | 'nobody'
  /** The steps it tells, in words. */
  readonly steps: Readonly<Record<string, Label>>
}
const define = <const T extends Readonly<Record<string, TaskDefinition>>>(table: T): T => table

const printing = {
  gegevens: { nl: 'Gegevens verzamelen', en: 'Gathering data', fr: 'Collecte des données' },
  browser: { nl: 'Afdrukken voorbereiden', en: 'Preparing to print', fr: "Préparation de l'impression" },
  opmaak: { nl: "Pagina's opmaken", en: 'Laying out pages', fr: 'Mise en page' },
  fotos: { nl: "Foto's plaatsen", en: 'Placing photos', fr: 'Placement des photos' },
  opslaan: { nl: 'Pdf opslaan', en: 'Storing the pdf', fr: 'Enregistrement du pdf' },
} as const

/**
 * Every kind of long work, declared once: the server starts, tells, takes back and ends it by this table, the page words it by
 * the same. A word is what rows of `Taak` have as their `soort`.
 */
export const tasks = define({
  rapport: {
    job: 'make-report',
    label: {
      nl: 'Het rapport wordt gemaakt',
      en: 'The report is being made',
      fr: 'Le rapport est en cours de création',
    },
    done: { nl: 'Het rapport is gemaakt', en: 'The report has been made', fr: 'Le rapport a été créé' },
    failed: {
      nl: 'Het rapport kon niet worden gemaakt. Probeer het opnieuw; blijft het misgaan, meld het dan.',
      en: 'The report could not be made. Try again; tell us when it keeps failing.',
      fr: "Le rapport n'a pas pu être créé. Réessayez ; signalez-le si le problème persiste.",
    },
    of: 'report',
    route: 'surveys-survey-reports-report',
    alone: true,
    cancel: 'asker',
    steps: printing,
  },
  vrijgave: {
    job: 'release-report',
    label: {
      nl: 'Het rapport wordt vrijgegeven',
      en: 'The report is being released',
      fr: 'Le rapport est en cours de validation',
    },
    done: { nl: 'Het rapport is vrijgegeven', en: 'The report has been released', fr: 'Le rapport a été validé' },
    failed: {
      nl: 'Het rapport kon niet worden vrijgegeven en is nog ter controle. Probeer het opnieuw; blijft het misgaan, meld het dan.',
      en: 'The report could not be released and is still under review. Try again; tell us when it keeps failing.',
      fr: "Le rapport n'a pas pu être validé et reste à contrôler. Réessayez ; si le problème persiste, signalez-le.",
    },
    of: 'report',
    route: 'surveys-survey-reports-report',
    alone: true,
    cancel: 'asker',
    steps: printing,
  },
  bezoekplan: {
    job: 'make-visit-plan',
    label: {
      nl: 'Het bezoekplan wordt gemaakt',
      en: 'The visit plan is being made',
      fr: 'Le plan de visite est en cours de création',
    },
    done: { nl: 'Het bezoekplan is gemaakt', en: 'The visit plan has been made', fr: 'Le plan de visite a été créé' },
    failed: {
      nl: 'Het bezoekplan kon niet worden gemaakt. Probeer het opnieuw; blijft het misgaan, meld het dan.',
      en: 'The visit plan could not be made. Try again; tell us when it keeps failing.',
      fr: "Le plan de visite n'a pas pu être créé. Réessayez ; signalez-le si le problème persiste.",
    },
    of: 'visit',
    route: 'surveys-survey-inventarisations',
    alone: true,
    cancel: 'asker',
    steps: printing,
  },
  plattegrond: {
    job: 'draw-plan',
    label: { nl: 'De plattegrond wordt getekend', en: 'The plan is being drawn', fr: 'Le plan est en cours de dessin' },
    done: { nl: 'De plattegrond is getekend', en: 'The plan has been drawn', fr: 'Le plan a été dessiné' },
    failed: {
      nl: 'De plattegrond kon niet worden getekend. Het bestand is bewaard. Probeer het opnieuw; blijft het misgaan, meld het dan.',
      en: 'The plan could not be drawn. The file is kept. Try again; tell us when it keeps failing.',
      fr: "Le plan n'a pas pu être dessiné. Le fichier est conservé. Réessayez ; signalez-le si le problème persiste.",
    },
    of: 'assetPlan',
    cancel: 'asker',
    steps: {
      lezen: { nl: 'Bestand lezen', en: 'Reading the file', fr: 'Lecture du fichier' },
      tekenen: { nl: 'Pagina tekenen', en: 'Drawing the page', fr: 'Dessin de la page' },
      opslaan: { nl: 'Tekening opslaan', en: 'Storing the drawing', fr: 'Enregistrement du dessin' },
    },
  },
  demofotos: {
    job: 'demo-photos',
    label: {
      nl: 'De foto’s van het voorbeeld worden nog getekend',
      en: 'The photos of the example are still being drawn',
      fr: 'Les photos de l’exemple sont encore en cours de dessin',
    },
    done: {
      nl: 'De foto’s van het voorbeeld zijn getekend',
      en: 'The photos of the example have been drawn',
      fr: 'Les photos de l’exemple ont été dessinées',
    },
    failed: {
      nl: 'De foto’s van het voorbeeld konden niet worden getekend.',
      en: 'The photos of the example could not be drawn.',
      fr: 'Les photos de l’exemple n’ont pas pu être dessinées.',
    },
    cancel: 'nobody',
    steps: {},
  },
})
export type TaskKind = keyof typeof tasks
/** The kinds that somebody asks for; the others begin by themselves. */
export type AskedTask = { [K in TaskKind]: (typeof tasks)[K]['cancel'] extends 'asker' ? K : never }[TaskKind]
/** The words of the steps that a kind may tell. */
export type StepOf<K extends TaskKind> = keyof (typeof tasks)[K]['steps'] & string
/** The job of a kind. */
export type JobOf<K extends TaskKind> = (typeof tasks)[K]['job']

/** The kind that a row of `Taak` has; undefined for one that this version does not know. */
export const taskKind = (soort: unknown): TaskDefinition | undefined =>
  Object.entries<TaskDefinition>(tasks).find(([kind]) => kind === soort)?.[1]

/** How far a task is, in words: the label of its step, or what it counts. */
export const stepLabel = (kind: TaskDefinition | undefined, step: unknown): Label | undefined =>
  typeof step === 'string' && step !== '' ? (kind?.steps[step] ?? { nl: step, en: step, fr: step }) : undefined
