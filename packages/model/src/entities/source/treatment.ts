import { is } from '../../kit/behind.ts'
import { entity } from '../../kit/entity.ts'
import { belongsTo, date, decimal, file, list, text, textArea } from '../../kit/field.ts'
import { behandelingStatussen } from '../../lookups/with-fields.ts'
import { between } from '../../rules/between.ts'
import { isOfOurTime } from '../../rules/dates.ts'

/** A change in the life of a source location: planned, removed, cleared. The latest gives the location its status. */
export const treatment = entity({
  key: 'treatment',
  api: { type: 'BronLocatieBehandeling', plural: 'bronLocatieBehandelingen' },
  label: { nl: 'Behandeling', en: 'Treatment', fr: 'Traitement' },
  plural: { nl: 'Behandelingen', en: 'Treatments', fr: 'Traitements' },
  recorded: true,
  implements: ['BronStatussable'],
  goesWith: { relation: 'bron_locatie', from: 'datum' },
  fields: {
    bron_locatie: belongsTo('location', { required: true, inverse: 'behandelingen' }),
    behandeling_status: list(behandelingStatussen, {
      copy: 'never',
      label: { nl: 'Status', en: 'Status', fr: 'Statut' },
      required: true,
    }),
    datum: date({
      label: { nl: 'Datum', en: 'Date', fr: 'Date' },
      required: true,
      default: 'today',
      rules: [isOfOurTime],
    }),
    /** In the unit of the source. */
    hoeveelheid: decimal({
      label: { nl: 'Behandelde hoeveelheid', en: 'Amount treated', fr: 'Quantité traitée' },
      whenEmpty: { nl: 'Alles', en: 'All of it', fr: 'Tout' },
      rules: [between(0, 999_999_999)],
    }),
    uitvoerder: text({ copy: 'kept', label: { nl: 'Uitgevoerd door', en: 'Carried out by', fr: 'Réalisé par' } }),
    referentie: text({ label: { nl: 'Referentie', en: 'Reference', fr: 'Référence' } }),
    file: file({
      label: { nl: 'Vrijgavedocument', en: 'Clearance document', fr: 'Document de libération' },
      accept: ['pdf'],
    }),
    opmerking: textArea({ label: { nl: 'Opmerking', en: 'Remark', fr: 'Remarque' }, internal: true }),
  },
  title: ['behandeling_status', 'datum'],
  search: ['uitvoerder', 'referentie', 'opmerking'],
  order: ['datum', 'created_at'],
  table: { columns: ['bron_locatie', 'behandeling_status', 'datum', 'uitvoerder', 'file'] },
  form: [
    {
      title: { nl: 'Behandeling', en: 'Treatment', fr: 'Traitement' },
      fields: [
        'bron_locatie',
        'behandeling_status',
        'datum',
        'hoeveelheid',
        'uitvoerder',
        'referentie',
        'file',
        'opmerking',
      ],
    },
  ],
  requiredWhen: {
    // That it is clean is what a laboratory says, not whoever took it away.
    file: {
      when: is('behandeling_status.code', 'vrijgegeven'),
      message: {
        nl: 'Vrijgegeven is een plaats pas met het vrijgavedocument: voeg het toe',
        en: 'A place is cleared only with the clearance document: add it',
        fr: "Un emplacement n'est libéré qu'avec le document de libération : ajoutez-le",
      },
    },
  },
  access: { read: 'member', create: 'surveyor', update: 'surveyor', delete: 'surveyor' },
})
