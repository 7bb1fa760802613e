import { entity } from '../../kit/entity.ts'
import {
  belongsTo,
  boolean,
  choice,
  computed,
  computedChoice,
  datetime,
  integer,
  list,
  text,
  textArea,
} from '../../kit/field.ts'
import { mappedWords, toMapped } from '../../lookups/mapped.ts'
import { externalSystems } from '../../lookups/with-fields.ts'
import { between } from '../../rules/between.ts'

/**
 * What an item of a list is called in a system outside, such as LAVS. It hangs on one item, of one of the lists; somebody
 * acknowledges that the two mean the same, and does so anew when the value changes.
 */
export const variableMapping = entity({
  key: 'variableMapping',
  api: { type: 'VariableMapping', plural: 'variableMappings' },
  label: { nl: 'Koppelwaarde', en: 'Mapping', fr: 'Correspondance' },
  plural: { nl: 'Koppelwaarden', en: 'Mappings', fr: 'Correspondances' },
  fields: {
    ...toMapped,
    external_system: list(externalSystems, {
      label: { nl: 'Extern systeem', en: 'External system', fr: 'Système externe' },
      required: true,
      inverse: 'mappings',
    }),
    value: text({ label: { nl: 'Externe waarde', en: 'External value', fr: 'Valeur externe' }, required: true }),
    description: textArea({ label: { nl: 'Omschrijving', en: 'Description', fr: 'Description' }, internal: true }),
    direction: choice(
      {
        in: { nl: 'Ontvangen', en: 'Received', fr: 'Reçu' },
        uit: { nl: 'Versturen', en: 'Sent', fr: 'Envoyé' },
        beide: { nl: 'Beide richtingen', en: 'Both ways', fr: 'Deux sens' },
      },
      { label: { nl: 'Richting', en: 'Direction', fr: 'Sens' }, required: true, default: 'beide' },
    ),
    priority: integer({
      label: { nl: 'Prioriteit', en: 'Priority', fr: 'Priorité' },
      help: {
        nl: '1 gaat voor als er meer waarden passen',
        en: '1 comes first when several values fit',
        fr: '1 passe en premier si plusieurs valeurs conviennent',
      },
      rules: [between(1, 999)],
    }),
    acknowledged: boolean({
      label: { nl: 'Bevestigd', en: 'Acknowledged', fr: 'Confirmé' },
      help: {
        nl: 'Vervalt als de externe waarde verandert',
        en: 'Lapses when the external value changes',
        fr: 'Devient caduc si la valeur externe change',
      },
      required: true,
      default: false,
    }),
    acknowledged_at: datetime({
      label: { nl: 'Bevestigd op', en: 'Acknowledged on', fr: 'Confirmé le' },
      readOnly: true,
    }),
    acknowledged_by: belongsTo('inspectionUser', {
      label: { nl: 'Bevestigd door', en: 'Acknowledged by', fr: 'Confirmé par' },
      readOnly: true,
      copy: 'never',
      onDelete: 'null',
    }),
    list: computedChoice(mappedWords, { always: true, label: { nl: 'Lijst', en: 'List', fr: 'Liste' } }),
    variable: computed('string', {
      always: true,
      label: { nl: 'Variabele', en: 'Variable', fr: 'Variable' },
    }),
  },
  title: ['external_system', 'value'],
  search: ['value', 'description', 'external_system.value'],
  order: ['external_system', 'priority', 'value'],
  table: {
    columns: ['external_system', 'value', 'direction', 'priority', 'acknowledged_at', 'acknowledged_by'],
    edit: ['value', 'direction', 'priority'],
    views: {
      unacknowledged: {
        label: { nl: 'Te bevestigen', en: 'To acknowledge', fr: 'À confirmer' },
        filter: { acknowledged: 'is.false' },
      },
    },
  },
  form: [
    {
      title: { nl: 'Koppelwaarde', en: 'Mapping', fr: 'Correspondance' },
      fields: ['external_system', 'value', 'direction', 'priority', 'description', 'acknowledged'],
    },
  ],
  access: { read: 'member', create: 'manager', update: 'manager', delete: 'manager' },
})
