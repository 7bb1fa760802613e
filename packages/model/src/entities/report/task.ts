import { entity } from '../../kit/entity.ts'
import { belongsTo, choice, computed, decimal, text, textArea } from '../../kit/field.ts'

/** Long work that runs beside the request, with how far it is: the making and the release of a report. */
export const task = entity({
  key: 'task',
  api: { type: 'Taak', plural: 'taken' },
  label: { nl: 'Taak', en: 'Task', fr: 'Tâche' },
  plural: { nl: 'Taken', en: 'Tasks', fr: 'Tâches' },
  recorded: true,
  mentions: ['rapport'],
  fields: {
    soort: text({ label: { nl: 'Soort', en: 'Kind', fr: 'Type' }, required: true, readOnly: true }),
    rapport: belongsTo('report', { inverse: 'taken', readOnly: true }),
    status: choice(
      {
        wacht: { nl: 'Wacht', en: 'Waiting', fr: 'En attente' },
        bezig: { nl: 'Bezig', en: 'Running', fr: 'En cours' },
        klaar: { nl: 'Klaar', en: 'Done', fr: 'Terminée' },
        mislukt: { nl: 'Mislukt', en: 'Failed', fr: 'Échouée' },
        geannuleerd: { nl: 'Geannuleerd', en: 'Cancelled', fr: 'Annulée' },
      },
      { label: { nl: 'Status', en: 'Status', fr: 'Statut' }, required: true, readOnly: true, default: 'wacht' },
    ),
    /** From 0 to 1. */
    voortgang: decimal({
      label: { nl: 'Voortgang', en: 'Progress', fr: 'Avancement' },
      required: true,
      readOnly: true,
      default: 0,
    }),
    /** Seconds, at the pace so far; empty while it is too early to tell. */
    resterend: computed('integer', { label: { nl: 'Nog te gaan', en: 'Left', fr: 'Restant' }, unit: 's' }),
    stap: text({ label: { nl: 'Stap', en: 'Step', fr: 'Étape' }, readOnly: true }),
    fout: text({ label: { nl: 'Fout', en: 'Error', fr: 'Erreur' }, readOnly: true }),
    /** Why it was refused and what to do, in the language of who asked; empty where only the kind of error is known. */
    uitleg: textArea({ label: { nl: 'Uitleg', en: 'Explanation', fr: 'Explication' }, readOnly: true, internal: true }),
  },
  title: ['soort'],
  order: ['created_at'],
  table: { columns: ['soort', 'status', 'voortgang', 'stap', 'created_at'] },
  access: { read: 'member', create: 'nobody', update: 'nobody', delete: 'nobody' },
})
