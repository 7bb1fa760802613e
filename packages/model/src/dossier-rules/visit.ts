import { dayOf, isAfter, isBegun, type Told } from './facts.ts'
import { grounds } from './grounds.ts'
import { type DossierRule, ofSurvey, place, rule } from './rule.ts'

type Visit = Told['dossier']['onderzoek']['inventarisaties'][number]

/** The visits of which this is so, those that were cancelled apart. */
const eachVisit =
  (isSo: (visit: Visit, told: Told) => boolean): DossierRule['find'] =>
  (told) =>
    told.dossier.onderzoek.inventarisaties
      .filter((visit) => visit.status !== 'geannuleerd' && isSo(visit, told))
      .map(({ id, nummer }) => ({ id, label: visitLabel(nummer) }))

const visitLabel = (nummer: number) => ({ nl: `Bezoek ${nummer}`, en: `Visit ${nummer}` })

/** Ids of those who lack what is asked. */
const lackingIn = ({ onbevoegd }: Pick<Visit, 'onbevoegd'>) => onbevoegd?.split(' ') ?? []

/** Its findings do not count: nobody has been there yet. */
const isToCome = ({ start, bevindingen }: Visit, { dossier: { rapport } }: Told) =>
  bevindingen.length > 0 && isAfter(start, rapport)

/** What visits must say, by their days and people (regulation 1.12, 5 and 6). */
export const visitRules = {
  visitNotCarriedOut: rule({
    at: place('visit', 'visit', 'status'),
    severity: 'warns',
    ground: grounds.dossier,
    text: {
      nl: 'Bezoek met bevindingen is niet als uitgevoerd vastgelegd',
      en: 'Visit with findings is not recorded as carried out',
    },
    find: eachVisit(
      (visit, told) => visit.bevindingen.length > 0 && !isToCome(visit, told) && visit.status !== 'uitgevoerd',
    ),
  }),
  visitToCome: rule({
    at: place('visit', 'visit', 'start'),
    severity: 'warns',
    ground: grounds.dossier,
    text: {
      nl: 'Bezoek met bevindingen was op de dag van het rapport nog niet geweest, de bevindingen tellen niet mee',
      en: 'Visit with findings was still to come on the day of the report, its findings do not count',
    },
    find: eachVisit(isToCome),
  }),
  /** A report is released after the work that it tells of. */
  visitAfterReport: rule({
    at: place('visit', 'visit', 'eind'),
    severity: 'warns',
    ground: grounds.release,
    text: { nl: 'Bezoek uitgevoerd na de datum van het rapport', en: 'Visit carried out after the date of the report' },
    find: eachVisit((visit, told) => {
      const last = visit.eind ?? visit.start
      return (
        visit.status === 'uitgevoerd' &&
        !isToCome(visit, told) &&
        last !== null &&
        dayOf(last) > dayOf(told.dossier.rapport.datum)
      )
    }),
  }),
  /** One who may is asked before it is carried out; of each of them the report says that he inspected. */
  inspectorNotEntitled: rule({
    at: place('visit', 'visit', 'inspecteurs'),
    severity: 'warns',
    ground: grounds.inspectors,
    text: {
      nl: 'Inspecteur zonder geldige bevoegdheid op de dag van het bezoek',
      en: 'Inspector without a valid capability on the day of the visit',
    },
    find: ({ dossier: { onderzoek } }) =>
      onderzoek.inventarisaties
        .filter(({ status }) => status === 'uitgevoerd')
        .flatMap((visit) =>
          visit.inspecteurs
            .filter((person) => lackingIn(visit).includes(person.id))
            .map((person) => ({
              id: visit.id,
              about: person.id,
              label: {
                nl: `Bezoek ${visit.nummer}, ${person.user.full_name}`,
                en: `Visit ${visit.nummer}, ${person.user.full_name}`,
              },
            })),
        ),
  }),
  /** Who went without is told of that visit; of the others it is told here. */
  assignedNotEntitled: rule({
    at: place('survey', 'execution', 'inspecteurs'),
    severity: 'warns',
    ground: grounds.inspectors,
    text: {
      nl: 'Inspecteur van het onderzoek zonder geldige bevoegdheid',
      en: 'Inspector of the survey without a valid capability',
    },
    find: ({ dossier: { onderzoek } }) => {
      const { id, uitvoering, inventarisaties } = onderzoek
      const told = inventarisaties.flatMap((one) => (one.status === 'uitgevoerd' ? lackingIn(one) : []))
      return (uitvoering?.inspecteurs ?? [])
        .filter((person) => uitvoering && lackingIn(uitvoering).includes(person.id) && !told.includes(person.id))
        .map((person) => ({ id, about: person.id, label: person.user.full_name }))
    },
  }),
  /** From its start on somebody is named who does it (entities 7.4). */
  inspectorsMissing: rule({
    at: place('survey', 'execution', 'inspecteurs'),
    severity: 'warns',
    ground: grounds.inspectors,
    text: { nl: 'Geen inspecteur bij de uitvoering vastgelegd', en: 'No inspector recorded with the execution' },
    find: ofSurvey(({ dossier }) => isBegun(dossier) && (dossier.onderzoek.uitvoering?.inspecteurs ?? []).length === 0),
  }),
  /** The days of a survey are those on which it was done. */
  visitOutsideSurvey: rule({
    at: place('survey', 'survey', 'einddatum'),
    severity: 'warns',
    ground: grounds.dossier,
    text: {
      nl: 'Bezoek uitgevoerd buiten de start- en einddatum van het onderzoek',
      en: 'Visit carried out outside the start and end date of the survey',
    },
    find: (told) => {
      const { id, startdatum, einddatum } = told.dossier.onderzoek
      return told.dossier.onderzoek.inventarisaties
        .filter((visit) => visit.status === 'uitgevoerd' && !isToCome(visit, told))
        .flatMap(({ id: about, nummer, start, eind }) => {
          const last = eind ?? start
          const isEarly = startdatum !== null && start !== null && dayOf(start) < startdatum
          const isLate = einddatum !== null && last !== null && dayOf(last) > einddatum
          if (!isEarly && !isLate) return []
          const field = isEarly ? 'startdatum' : 'einddatum'
          return [{ id, about, label: visitLabel(nummer), at: { page: 'survey', field } } as const]
        })
    },
  }),
  surveyNotCarriedOut: rule({
    at: place('survey', 'visit', 'status'),
    // The report would tell of work that nobody did.
    severity: 'blocks',
    ground: grounds.fullSurvey,
    text: { nl: 'Geen uitgevoerd bezoek vastgelegd', en: 'No visit recorded as carried out' },
    find: ofSurvey(
      ({ dossier: { onderzoek } }) => !onderzoek.is_uitgevoerd,
      ({ dossier: { onderzoek } }) => onderzoek.inventarisaties.findLast(({ status }) => status !== 'geannuleerd')?.id,
    ),
  }),
} as const
