import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, choice, datetime, integer, manyToMany, text, textArea } from '../../kit/field.ts'
import { transitions } from '../../kit/transitions.ts'
import { lavsStates } from '../../lavs-states.ts'
import { notBeforeMoment } from '../../rules/dates.ts'
import { workingDaysBetween } from '../../working-days.ts'

/** Whether whoever certifies knows when the visit is. */
const isNotified = (record: Readonly<Record<string, unknown>>) =>
  record.melding_status === 'gemeld' || record.melding_status === 'gewijzigd'

/**
 * The life of a visit: planned, done. A cancelled one changes no more. Beside it runs the notification of the certification
 * body, which is sent, sent again after a change, and withdrawn.
 */
export const visitTransitions = transitions({
  field: 'status',
  initial: 'concept',
  states: {
    concept: { step: 0 },
    uitgevoerd: { step: 4 },
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
      label: { nl: 'Melden', en: 'Notify', fr: 'Notifier' },
      leads: 'on',
      who: 'planner',
      requires: ['start', 'eind', 'inspecteurs'],
      guards: ['isNotifiedInTime'],
    },
    notifyChange: {
      of: 'melding_status',
      during: ['concept'],
      from: ['gemeld', 'gewijzigd'],
      to: 'gewijzigd',
      label: { nl: 'Wijziging melden', en: 'Notify change', fr: 'Notifier la modification' },
      leads: 'back',
      who: 'planner',
      requires: ['start', 'eind', 'inspecteurs'],
      // Plans change on the day itself, and late is better than never.
      warns: ['isNotifiedInTime'],
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
      label: { nl: 'Uitgevoerd', en: 'Carried out', fr: 'Effectuée' },
      leads: 'on',
      who: 'surveyor',
      guards: ['isNotified', 'hasBegun'],
    },
    cancel: {
      from: ['concept'],
      to: 'geannuleerd',
      label: { nl: 'Annuleren', en: 'Cancel', fr: 'Annuler' },
      leads: 'away',
      who: 'planner',
      requires: ['annuleer_reden'],
    },
  },
  rules: {
    /** Whoever supervises must be able to come and look: a working day ahead, unless the work cannot wait. */
    isNotifiedInTime: (record, { now }) =>
      typeof record.start === 'string' && !isUrgent(record) && workingDaysBetween(now, record.start) < 1
        ? {
            nl: 'een bezoek wordt minstens een werkdag vooraf gemeld, tenzij het een calamiteit of spoed is',
            en: 'a visit is notified at least one working day ahead, unless it is a calamity or urgent',
            fr: "une visite est notifiée au moins un jour ouvrable à l'avance, sauf calamité ou urgence",
          }
        : undefined,
    isNotified: (record) =>
      isNotified(record)
        ? undefined
        : {
            nl: 'het bezoek is niet gemeld bij de certificerende instelling',
            en: 'the certification body was not notified of the visit',
            fr: "la visite n'a pas été notifiée à l'organisme de certification",
          },
    /** What is still to come has not been carried out: the report would say that nothing was seen. */
    hasBegun: ({ start }, { now }) =>
      typeof start === 'string' && start > now
        ? {
            nl: 'het bezoek is nog niet begonnen',
            en: 'the visit has not begun yet',
            fr: "la visite n'a pas encore commencé",
          }
        : undefined,
  },
})

const isUrgent = (draft: { readonly calamiteit?: unknown; readonly spoed?: unknown }) =>
  draft.calamiteit === true || draft.spoed === true

/** One announced visit on site within a survey; a survey has one or more. */
export const visit = entity({
  key: 'visit',
  api: { type: 'Inventarisatie', plural: 'inventarisaties' },
  label: { nl: 'Inventarisatie', en: 'Inventory visit', fr: 'Visite' },
  plural: { nl: 'Inventarisaties', en: 'Inventory visits', fr: 'Visites' },
  recorded: true,
  partOf: 'onderzoek',
  fields: {
    onderzoek: belongsTo('survey', { required: true, inverse: 'inventarisaties' }),
    nummer: integer({
      label: { nl: 'Nummer', en: 'Number', fr: 'Numéro' },
      required: true,
      readOnly: true,
      unique: 'onderzoek',
    }),
    start: datetime({ label: { nl: 'Start', en: 'Start', fr: 'Début' } }),
    eind: datetime({ label: { nl: 'Einde', en: 'End', fr: 'Fin' }, rules: [notBeforeMoment('start')] }),
    calamiteit: boolean({
      label: { nl: 'Calamiteit', en: 'Calamity', fr: 'Calamité' },
      required: true,
      default: false,
    }),
    spoed: boolean({ label: { nl: 'Spoedeisend', en: 'Urgent', fr: 'Urgent' }, required: true, default: false }),
    reden_spoed: textArea({ label: { nl: 'Reden', en: 'Reason', fr: 'Motif' } }),
    inspecteurs: manyToMany('inspectionUser', { label: { nl: 'Inspecteurs', en: 'Inspectors', fr: 'Inspecteurs' } }),
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
    annuleer_reden: textArea({
      internal: true,
      label: { nl: 'Reden annulering', en: 'Cancellation reason', fr: "Motif d'annulation" },
    }),
    opmerking: textArea({ label: { nl: 'Opmerking', en: 'Remark', fr: 'Remarque' }, internal: true }),
  },
  numbered: { field: 'nummer', within: 'onderzoek' },
  title: ['nummer', 'start'],
  search: ['melding_nummer', 'opmerking'],
  table: { columns: ['nummer', 'start', 'eind', 'inspecteurs', 'calamiteit', 'status', 'melding_status'] },
  form: [
    {
      title: { nl: 'Bezoek', en: 'Visit', fr: 'Visite' },
      fields: ['start', 'eind', 'inspecteurs', 'vestiging', 'opmerking'],
    },
    {
      title: { nl: 'Melding', en: 'Notification', fr: 'Notification' },
      fields: ['calamiteit', 'spoed', 'reden_spoed', 'melding_nummer'],
    },
  ],
  hide: { reden_spoed: (draft) => !isUrgent(draft) },
  requiredWhen: {
    start: isNotified,
    eind: isNotified,
    inspecteurs: isNotified,
    reden_spoed: isUrgent,
    annuleer_reden: (draft) => draft.status === 'geannuleerd',
  },
  access: { read: 'member', create: 'planner', update: 'planner', delete: 'planner' },
  transitions: visitTransitions,
})
