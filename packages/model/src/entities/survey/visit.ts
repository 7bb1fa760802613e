import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, choice, datetime, integer, manyToMany, text, textArea } from '../../kit/field.ts'
import { transitions } from '../../kit/transitions.ts'
import { lavsStates } from '../../lavs-states.ts'
import { notBeforeMoment } from '../../rules/dates.ts'
import { workingDaysBetween } from '../../working-days.ts'

/** The life of a visit: planned, announced, done. A cancelled one changes no more. */
export const visitTransitions = transitions({
  field: 'status',
  initial: 'concept',
  states: { concept: {}, gemeld: {}, uitgevoerd: {}, geannuleerd: { readOnly: true, deletable: 'along' } },
  events: {
    notify: {
      from: ['concept'],
      to: 'gemeld',
      label: { nl: 'Melden', en: 'Notify', fr: 'Notifier' },
      leads: 'on',
      who: 'planner',
      requires: ['start', 'eind', 'inspecteurs'],
      warns: ['isNotifiedInTime'],
    },
    carryOut: {
      from: ['gemeld'],
      to: 'uitgevoerd',
      label: { nl: 'Uitgevoerd', en: 'Carried out', fr: 'Effectuée' },
      leads: 'on',
      who: 'surveyor',
      guards: ['hasBegun'],
    },
    cancel: {
      from: ['concept', 'gemeld'],
      to: 'geannuleerd',
      label: { nl: 'Annuleren', en: 'Cancel', fr: 'Annuler' },
      leads: 'away',
      who: 'planner',
      requires: ['annuleer_reden'],
    },
  },
  rules: {
    /**
     * Whoever supervises must be able to come and look. Late is better than never, and better
     * than an urgency that there was not.
     */
    isNotifiedInTime: (record, { now }) =>
      typeof record.start === 'string' &&
      (isUrgent(record) ? record.start <= now : workingDaysBetween(now, record.start) < 1)
        ? {
            nl: 'deze melding is te laat: een bezoek wordt minstens een werkdag vooraf gemeld, bij spoed of een calamiteit nog voor het begint',
            en: 'this notification is late: a visit is notified a working day ahead, an urgent one or a calamity before it begins',
            fr: "cette notification est tardive : une visite est notifiée un jour ouvrable à l'avance, une urgence ou une calamité avant le début",
          }
        : undefined,
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

const isNotified = (draft: { readonly status: string | null }) =>
  draft.status === 'gemeld' || draft.status === 'uitgevoerd'
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
        gemeld: { nl: 'Gemeld', en: 'Notified', fr: 'Notifiée' },
        uitgevoerd: { nl: 'Uitgevoerd', en: 'Carried out', fr: 'Effectuée' },
        geannuleerd: { nl: 'Geannuleerd', en: 'Cancelled', fr: 'Annulée' },
      },
      { label: { nl: 'Status', en: 'Status', fr: 'Statut' }, required: true, readOnly: true, default: 'concept' },
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
  table: { columns: ['nummer', 'start', 'eind', 'inspecteurs', 'calamiteit', 'status'] },
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
