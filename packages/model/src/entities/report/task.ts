import { entity } from '../../kit/entity.ts'
import { choice, computed, decimal, text, textArea } from '../../kit/field.ts'

/**
 * Long work that runs beside the request, with how far it is. What kinds there are stands in `tasks.ts`; a task may concern
 * any record, which it names as a line of history does: by its type and its id.
 */
export const task = entity({
  key: 'task',
  api: { type: 'Taak', plural: 'taken' },
  label: { nl: 'Taak', en: 'Task', fr: 'Tâche' },
  plural: { nl: 'Taken', en: 'Tasks', fr: 'Tâches' },
  recorded: true,
  fields: {
    soort: text({ label: { nl: 'Soort', en: 'Kind', fr: 'Type' }, required: true, readOnly: true }),
    record_type: text({ label: { nl: 'Soort record', en: 'Record type', fr: "Type d'élément" }, readOnly: true }),
    record_id: text({ label: { nl: 'Record', en: 'Record', fr: 'Élément' }, readOnly: true }),
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
