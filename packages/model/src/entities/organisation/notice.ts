import { entity } from '../../kit/entity.ts'
import { belongsTo, computed, datetime, json, text } from '../../kit/field.ts'

/**
 * Something that one person is told: long work that ended, a report that awaits review, a survey one was assigned to. What
 * kinds there are stands in `notices.ts`, in whose words the page says it; the product alone writes them.
 */
export const notice = entity({
  key: 'notice',
  api: { type: 'Bericht', plural: 'berichten' },
  label: { nl: 'Bericht', en: 'Notice', fr: 'Avis' },
  plural: { nl: 'Berichten', en: 'Notices', fr: 'Avis' },
  recorded: true,
  owner: 'voor',
  fields: {
    voor: belongsTo('inspectionUser', {
      label: { nl: 'Voor', en: 'For', fr: 'Pour' },
      required: true,
      readOnly: true,
    }),
    soort: text({ label: { nl: 'Soort', en: 'Kind', fr: 'Type' }, required: true, readOnly: true }),
    record_type: text({ label: { nl: 'Soort record', en: 'Record type', fr: "Type d'élément" }, readOnly: true }),
    record_id: text({ label: { nl: 'Record', en: 'Record', fr: 'Élément' }, readOnly: true }),
    /** What it is about was deleted since: it leads nowhere. */
    record_verwijderd: computed('boolean', {
      label: { nl: 'Record verwijderd', en: 'Record deleted', fr: 'Élément supprimé' },
      always: true,
    }),
    /** `NoticeArguments` of `notices.ts`. */
    argumenten: json({ label: { nl: 'Gegevens', en: 'Details', fr: 'Détails' }, readOnly: true }),
    klaar_op: datetime({ label: { nl: 'Klaar op', en: 'Done on', fr: 'Terminé le' }, readOnly: true }),
    klaar_door: belongsTo('inspectionUser', {
      label: { nl: 'Klaar door', en: 'Done by', fr: 'Terminé par' },
      readOnly: true,
      onDelete: 'null',
    }),
  },
  title: ['soort'],
  order: ['created_at'],
  table: { columns: ['soort', 'created_at', 'klaar_op', 'klaar_door'] },
  access: { read: 'self', create: 'nobody', update: 'nobody', delete: 'nobody' },
})
