import { entity } from '../../kit/entity.ts'
import {
  belongsTo,
  boolean,
  choice,
  computed,
  datetime,
  file,
  integer,
  manyToMany,
  text,
  textArea,
} from '../../kit/field.ts'
import { inSentence } from '../../kit/in-sentence.ts'
import type { Label, Locale } from '../../kit/label.ts'
import { fill } from '../../kit/phrase.ts'
import { transitions } from '../../kit/transitions.ts'
import { lavsStates } from '../../lavs-states.ts'
import { isOfOurTime, notBeforeMoment } from '../../rules/dates.ts'
import { aWorkingDayBefore, type Calendar } from '../../working-days.ts'

const labels = {
  start: { nl: 'Start', en: 'Start', fr: 'Début' },
  eind: { nl: 'Einde', en: 'End', fr: 'Fin' },
  calamiteit: { nl: 'Calamiteit', en: 'Calamity', fr: 'Calamité' },
  spoed: { nl: 'Spoedeisend', en: 'Urgent', fr: 'Urgent' },
  inspecteurs: { nl: 'Inspecteurs', en: 'Inspectors', fr: 'Inspecteurs' },
} as const satisfies Readonly<Record<string, Label>>

/** What the certification body is told of a visit, by the field that keeps what it was told. */
const told = {
  gemeld_start: 'start',
  gemeld_eind: 'eind',
  gemeld_calamiteit: 'calamiteit',
  gemeld_spoed: 'spoed',
  gemeld_inspecteurs: 'inspecteurs',
} as const

/** Whether whoever certifies knows when the visit is. */
export const isNotified = (record: Readonly<Record<string, unknown>>) =>
  record.melding_status === 'gemeld' || record.melding_status === 'gewijzigd'

/** The fields of which the certification body was told otherwise than they say now, each with the one that keeps what that was. */
export const departuresOf = (record: Readonly<Record<string, unknown>>) =>
  Object.entries(told).flatMap(([kept, own]) =>
    comparable(record[kept]) === comparable(record[own]) ? [] : [{ own, kept }],
  )
const toldOtherwise = (record: Readonly<Record<string, unknown>>): readonly Label[] =>
  departuresOf(record).map(({ own }) => labels[own])
const namesOf = (fields: readonly Label[], locale: Locale) => fields.map((field) => inSentence(field, locale))
/** Whether a visit was at another time, of other people or of another urgency than an earlier version of it says; what was empty may be filled in. */
export const isMoved = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) =>
  Object.values(told).some(
    (own) => comparable(before[own]) !== '' && comparable(before[own]) !== comparable(after[own]),
  )
/** Whether a visit was done otherwise than whoever supervises was told: somebody may have found nobody there. */
export const departs = (record: Readonly<Record<string, unknown>>) =>
  record.status === 'uitgevoerd' && isNotified(record) && toldOtherwise(record).length > 0
/** A value by which it is compared: moments to the minute, people in any order. */
const comparable = (value: unknown): string =>
  Array.isArray(value) ? [...value].sort().join() : String(value ?? '').slice(0, 16)

/**
 * The life of a visit: planned, done. A cancelled one changes no more. Beside it runs the notification of the certification
 * body, which is sent, sent again after a change, and withdrawn.
 */
export const visitTransitions = transitions({
  field: 'status',
  initial: 'concept',
  states: {
    concept: { step: 0 },
    uitgevoerd: { step: 4, deletable: 'never' },
    geannuleerd: { step: 'void', readOnly: true, deletable: 'along' },
  },
  besides: {
    melding_status: {
      initial: 'concept',
      states: { concept: { step: 0 }, gemeld: { step: 4 }, gewijzigd: { step: 4 }, ingetrokken: { step: 'void' } },
    },
  },
  events: {
    notify: {
      of: 'melding_status',
      during: ['concept'],
      from: ['concept', 'ingetrokken'],
      to: 'gemeld',
      label: { nl: 'Melding doen', en: 'Send notification', fr: 'Envoyer la notification' },
      leads: 'on',
      who: 'planner',
      requires: ['start', 'eind', 'inspecteurs'],
      keeps: { gemeld_op: 'now', wijziging_gemeld_op: null, ...told },
      guards: ['isNotifiedInTime', 'somebodyIsEntitled'],
    },
    notifyChange: {
      of: 'melding_status',
      during: ['concept'],
      from: ['gemeld', 'gewijzigd'],
      to: 'gewijzigd',
      label: { nl: 'Melding wijzigen', en: 'Change notification', fr: 'Modifier la notification' },
      leads: 'back',
      who: 'planner',
      requires: ['start', 'eind', 'inspecteurs'],
      keeps: { wijziging_gemeld_op: 'now', ...told },
      guards: ['isNotifiedInTime', 'isOtherThanNotified', 'somebodyIsEntitled'],
    },
    withdraw: {
      of: 'melding_status',
      during: ['concept'],
      from: ['gemeld', 'gewijzigd'],
      to: 'ingetrokken',
      label: { nl: 'Melding intrekken', en: 'Withdraw notification', fr: 'Retirer la notification' },
      leads: 'back',
      who: 'planner',
    },
    carryOut: {
      from: ['concept'],
      to: 'uitgevoerd',
      label: { nl: 'Inventarisatie uitgevoerd', en: 'Inventory visit carried out', fr: 'Visite effectuée' },
      leads: 'on',
      who: 'surveyor',
      guards: ['isOfStartedSurvey', 'isNotified', 'isNotifiedAsPlanned', 'hasBegun', 'somebodyIsEntitled'],
    },
    cancel: {
      from: ['concept'],
      to: 'geannuleerd',
      label: { nl: 'Inventarisatie annuleren', en: 'Cancel inventory visit', fr: 'Annuler la visite' },
      leads: 'away',
      who: 'planner',
      requires: ['annuleer_reden'],
    },
  },
  facts: ['land', 'vrije_dagen', 'meldplicht'],
  rules: {
    /**
     * Whoever supervises must be able to come and look: a whole working day ahead, or where the work cannot wait, before it
     * begins. A start that was told already stays told in time, whatever else changes.
     */
    isNotifiedInTime: (record, { now }) => {
      const { start } = record
      if (typeof start !== 'string' || (isNotified(record) && comparable(record.gemeld_start) === comparable(start)))
        return undefined
      if (isUrgent(record))
        return start > now
          ? undefined
          : {
              nl: 'ook een calamiteit of spoed wordt gemeld voordat het bezoek begint: kies een start die nog komt',
              en: 'a calamity or urgent visit is notified before it begins as well: choose a start that is still to come',
              fr: 'une calamité ou une urgence se notifie aussi avant le début de la visite : choisissez un début à venir',
            }
      return isAWorkingDayAhead(now, start, calendarOf(record))
        ? undefined
        : {
            nl: 'een bezoek wordt minstens een hele werkdag vooraf gemeld, tenzij het een calamiteit of spoed is: kies een latere start, of vink bij het bezoek Calamiteit of Spoedeisend aan, met de reden',
            en: 'a visit is notified at least one whole working day ahead, unless it is a calamity or urgent: choose a later start, or tick Calamity or Urgent on the visit, with the reason',
            fr: "une visite est notifiée au moins un jour ouvrable entier à l'avance, sauf calamité ou urgence : choisissez un début plus tard, ou cochez Calamité ou Urgent sur la visite, avec le motif",
          }
    },
    /** Under the Dutch scheme alone: in Belgium nobody is told. */
    isNotified: (record) =>
      isNotified(record) || record.meldplicht === false
        ? undefined
        : {
            nl: 'het bezoek is niet gemeld bij de certificerende instelling',
            en: 'the certification body was not notified of the visit',
            fr: "la visite n'a pas été notifiée à l'organisme de certification",
          },
    isOtherThanNotified: (record) =>
      toldOtherwise(record).length === 0
        ? {
            nl: 'er is niets gewijzigd sinds de melding',
            en: 'nothing has changed since the notification',
            fr: "rien n'a changé depuis la notification",
          }
        : undefined,
    /** Whoever came to look when it was told would have found nobody. */
    isNotifiedAsPlanned: (record) => {
      const fields = isNotified(record) ? toldOtherwise(record) : []
      return fields.length > 0
        ? {
            nl: fill(
              'de melding zegt iets anders over {fields&}: meld eerst de wijziging',
              { fields: namesOf(fields, 'nl') },
              'nl',
            ),
            en: fill(
              'the notification says otherwise of {fields&}: notify the change first',
              { fields: namesOf(fields, 'en') },
              'en',
            ),
            fr: fill(
              "la notification dit autre chose sur {fields&} : notifiez d'abord la modification",
              { fields: namesOf(fields, 'fr') },
              'fr',
            ),
          }
        : undefined
    },
    /** What is still to come has not been carried out: the report would say that nothing was seen. */
    hasBegun: ({ start }, { now }) =>
      typeof start !== 'string' || start > now
        ? {
            nl: 'het bezoek is nog niet begonnen',
            en: 'the visit has not begun yet',
            fr: "la visite n'a pas encore commencé",
          }
        : undefined,
  },
})

/** By which days are counted for a visit: the public holidays of its building's country, and the days that the firm is closed. */
export const calendarOf = ({
  land,
  vrije_dagen: days,
}: {
  readonly land?: unknown
  readonly vrije_dagen?: unknown
}): Calendar => ({
  country: land === 'BE' ? 'BE' : 'NL',
  further: typeof days === 'string' ? days.split(' ') : [],
})

/** Whether a moment is a whole working day before the start of a visit. */
export const isAWorkingDayAhead = (moment: string, start: string, calendar: Calendar): boolean =>
  moment <= aWorkingDayBefore(start, calendar)

export const isUrgent = (draft: { readonly calamiteit?: unknown; readonly spoed?: unknown }) =>
  draft.calamiteit === true || draft.spoed === true

/** One announced visit on site within a survey; a survey has one or more. */
export const visit = entity({
  key: 'visit',
  api: { type: 'Inventarisatie', plural: 'inventarisaties' },
  label: { nl: 'Inventarisatie', en: 'Inventory visit', fr: 'Visite' },
  plural: { nl: 'Inventarisaties', en: 'Inventory visits', fr: 'Visites' },
  recorded: true,
  partOf: 'onderzoek',
  // Whoever certifies may ask what was notified, also of a survey that never took place (regulation 9).
  lasting: { field: 'melding_status', values: ['gemeld', 'gewijzigd', 'ingetrokken'] },
  fields: {
    onderzoek: belongsTo('survey', { required: true, inverse: 'inventarisaties' }),
    nummer: integer({
      label: { nl: 'Nummer', en: 'Number', fr: 'Numéro' },
      required: true,
      readOnly: true,
      unique: 'onderzoek',
    }),
    start: datetime({ label: labels.start, rules: [isOfOurTime] }),
    eind: datetime({ label: labels.eind, rules: [isOfOurTime, notBeforeMoment('start')] }),
    calamiteit: boolean({ label: labels.calamiteit, required: true, default: false }),
    spoed: boolean({ label: labels.spoed, required: true, default: false }),
    reden_spoed: textArea({ label: { nl: 'Reden', en: 'Reason', fr: 'Motif' } }),
    inspecteurs: manyToMany('inspectionUser', { label: labels.inspecteurs }),
    /** Its certificate is the one under which the visit is done. */
    vestiging: belongsTo('branch', { required: true, proposed: true, onDelete: 'restrict' }),
    status: choice(
      {
        concept: { nl: 'Concept', en: 'Draft', fr: 'Projet' },
        uitgevoerd: { nl: 'Uitgevoerd', en: 'Carried out', fr: 'Effectuée' },
        geannuleerd: { nl: 'Geannuleerd', en: 'Cancelled', fr: 'Annulée' },
      },
      { label: { nl: 'Status', en: 'Status', fr: 'Statut' }, required: true, readOnly: true, default: 'concept' },
    ),
    /** What the certification body was told of the visit. */
    melding_status: choice(
      {
        concept: { nl: 'Niet gemeld', en: 'Not notified', fr: 'Non notifiée' },
        gemeld: { nl: 'Gemeld', en: 'Notified', fr: 'Notifiée' },
        gewijzigd: { nl: 'Wijziging gemeld', en: 'Change notified', fr: 'Modification notifiée' },
        ingetrokken: { nl: 'Ingetrokken', en: 'Withdrawn', fr: 'Retirée' },
      },
      {
        label: { nl: 'Melding', en: 'Notification', fr: 'Notification' },
        required: true,
        readOnly: true,
        default: 'concept',
      },
    ),
    melding_nummer: text({ label: { nl: 'Meldingsnummer', en: 'Notification number', fr: 'Numéro de notification' } }),
    gemeld_op: datetime({ label: { nl: 'Gemeld op', en: 'Notified on', fr: 'Notifié le' }, readOnly: true }),
    /** The last time that a change of it was told; a notification anew has none yet. */
    wijziging_gemeld_op: datetime({
      label: { nl: 'Wijziging gemeld op', en: 'Change notified on', fr: 'Modification notifiée le' },
      readOnly: true,
    }),
    /** As last told, like the four below: what the visit says by now may differ. */
    gemeld_start: datetime({
      label: { nl: 'Gemelde start', en: 'Notified start', fr: 'Début notifié' },
      readOnly: true,
    }),
    gemeld_eind: datetime({ label: { nl: 'Gemeld einde', en: 'Notified end', fr: 'Fin notifiée' }, readOnly: true }),
    gemeld_calamiteit: boolean({
      label: { nl: 'Gemeld als calamiteit', en: 'Notified as calamity', fr: 'Notifiée comme calamité' },
      readOnly: true,
    }),
    gemeld_spoed: boolean({
      label: { nl: 'Gemeld als spoedeisend', en: 'Notified as urgent', fr: 'Notifiée comme urgente' },
      readOnly: true,
    }),
    gemeld_inspecteurs: manyToMany('inspectionUser', {
      label: { nl: 'Gemelde inspecteurs', en: 'Notified inspectors', fr: 'Inspecteurs notifiés' },
      readOnly: true,
    }),
    /** Of the building, by whose public holidays days are counted; a ship has none. */
    land: computed('string', { label: { nl: 'Land', en: 'Country', fr: 'Pays' } }),
    /** Those on which the firm is closed beside them, `YYYY-MM-DD` with spaces between. */
    vrije_dagen: computed('string', { label: { nl: 'Vrije dagen', en: 'Further holidays', fr: 'Jours de congé' } }),
    /** Whether whoever certifies is told before it takes place: under the Dutch scheme. */
    meldplicht: computed('boolean', { label: { nl: 'Meldplichtig', en: 'To be notified', fr: 'À notifier' } }),
    /** Ids of the inspectors who lacked on its day what a survey of its type asks, with spaces between; null where nobody did, or nothing is asked. */
    onbevoegd: computed('string', {
      label: { nl: 'Zonder bevoegdheid', en: 'Without the capability', fr: 'Sans habilitation' },
    }),
    lavs_inventarisatie_id: text({
      label: { nl: 'LAVS-nummer', en: 'LAVS number', fr: 'Numéro LAVS' },
      readOnly: true,
    }),
    lavs_status: choice(lavsStates, {
      label: { nl: 'LAVS-status', en: 'LAVS status', fr: 'Statut LAVS' },
      readOnly: true,
    }),
    /** As last read from LAVS, like the two moments below. */
    lavs_calamiteit: boolean({
      label: { nl: 'Calamiteit in LAVS', en: 'Calamity in LAVS', fr: 'Calamité dans LAVS' },
      readOnly: true,
    }),
    lavs_start: datetime({
      label: { nl: 'Start in LAVS', en: 'Start in LAVS', fr: 'Début dans LAVS' },
      readOnly: true,
    }),
    lavs_eind: datetime({ label: { nl: 'Einde in LAVS', en: 'End in LAVS', fr: 'Fin dans LAVS' }, readOnly: true }),
    /** Each change of a visit that was done has one of its own, which history keeps. */
    reden_afwijking: textArea({
      internal: true,
      label: {
        nl: 'Reden van wijziging na uitvoering',
        en: 'Reason for the change after the visit',
        fr: 'Motif de la modification après la visite',
      },
    }),
    annuleer_reden: textArea({
      internal: true,
      label: { nl: 'Reden annulering', en: 'Cancellation reason', fr: "Motif d'annulation" },
    }),
    opmerking: textArea({ label: { nl: 'Opmerking', en: 'Remark', fr: 'Remarque' }, internal: true }),
    /** What the inspectors take along, as it was last printed: it names who opens the door, and how. */
    bezoekplan: file({
      readOnly: true,
      personal: true,
      retention: 'dossier',
      readsKept: true,
      label: { nl: 'Bezoekplan', en: 'Visit plan', fr: 'Plan de visite' },
      accept: ['pdf'],
    }),
    /** Whether there is a plan, and of when, without a look at it: who opens one is kept. */
    bezoekplan_gemaakt_op: computed('datetime', {
      label: { nl: 'Bezoekplan gemaakt op', en: 'Visit plan made on', fr: 'Plan de visite établi le' },
    }),
  },
  numbered: { field: 'nummer', within: 'onderzoek' },
  title: ['nummer', 'start'],
  search: ['melding_nummer', 'opmerking'],
  table: { columns: ['nummer', 'start', 'eind', 'inspecteurs', 'calamiteit', 'status', 'melding_status'] },
  form: [
    {
      title: { nl: 'Inventarisatie', en: 'Visit', fr: 'Visite' },
      fields: ['start', 'eind', 'inspecteurs', 'reden_afwijking', 'vestiging', 'opmerking'],
    },
    {
      title: { nl: 'Melding', en: 'Notification', fr: 'Notification' },
      fields: ['calamiteit', 'spoed', 'reden_spoed', 'melding_nummer'],
    },
  ],
  hide: { reden_spoed: (draft) => !isUrgent(draft), reden_afwijking: (draft) => draft.status !== 'uitgevoerd' },
  requiredWhen: {
    start: isNotified,
    eind: isNotified,
    inspecteurs: isNotified,
    reden_spoed: isUrgent,
    reden_afwijking: {
      when: departs,
      message: {
        nl: 'Het bezoek is uitgevoerd en wijkt af van de melding: schrijf op waarom',
        en: 'The visit was carried out and departs from the notification: write down why',
        fr: "La visite a été effectuée et s'écarte de la notification : indiquez pourquoi",
      },
    },
    annuleer_reden: (draft) => draft.status === 'geannuleerd',
  },
  access: { read: 'member', create: 'planner', update: 'planner', delete: 'planner' },
  transitions: visitTransitions,
})
