import { entity } from '../../kit/entity.ts'
import { belongsTo, computed, date, list } from '../../kit/field.ts'
import { inventarisatieUserCapabilities } from '../../lookups/lists.ts'
import { isNotFuture } from '../../rules/dates.ts'

/**
 * What somebody may do for the organisation, as a manager granted it. It counts only on days on which the certificates that
 * it asks for hold: `system.sql` decides that.
 */
export const userCapability = entity({
  key: 'userCapability',
  api: { type: 'UserCapability', plural: 'userCapabilities' },
  label: { nl: 'Bevoegdheid', en: 'Capability', fr: 'Compétence' },
  plural: { nl: 'Bevoegdheden', en: 'Capabilities', fr: 'Compétences' },
  owner: 'inventarisatie_user',
  fields: {
    inventarisatie_user: belongsTo('inspectionUser', {
      label: { nl: 'Gebruiker', en: 'User', fr: 'Utilisateur' },
      required: true,
      inverse: 'capabilities',
    }),
    inventarisatie_user_capability: list(inventarisatieUserCapabilities, {
      label: { nl: 'Bevoegdheid', en: 'Capability', fr: 'Compétence' },
      required: true,
      unique: 'inventarisatie_user',
    }),
    /** One that counts from later on would count today already. */
    sinds: date({
      label: { nl: 'Sinds', en: 'Since', fr: 'Depuis' },
      default: 'today',
      rules: [isNotFuture],
    }),
    toegekend_door: belongsTo('user', {
      label: { nl: 'Toegekend door', en: 'Granted by', fr: 'Accordé par' },
      readOnly: true,
      onDelete: 'null',
    }),
    is_geldig: computed('boolean', { always: true, label: { nl: 'Geldig', en: 'Valid', fr: 'Valide' } }),
    /** Their names, in the language of whoever asks; null when none is missing. */
    ontbrekende_certificaten: computed('string', {
      label: { nl: 'Ontbrekende certificaten', en: 'Missing certificates', fr: 'Certificats manquants' },
    }),
  },
  title: ['inventarisatie_user_capability'],
  search: ['inventarisatie_user_capability.value'],
  order: ['inventarisatie_user_capability'],
  table: { columns: ['inventarisatie_user_capability', 'sinds', 'is_geldig', 'ontbrekende_certificaten'] },
  form: [
    {
      title: { nl: 'Bevoegdheid', en: 'Capability', fr: 'Compétence' },
      fields: ['inventarisatie_user_capability', 'sinds'],
    },
  ],
  access: { read: 'personal', create: 'manager', update: 'manager', delete: 'manager' },
})
