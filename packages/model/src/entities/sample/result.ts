import { either, every, is } from '../../kit/behind.ts'
import { entity } from '../../kit/entity.ts'
import { belongsTo, computedRecord, decimal, list, text } from '../../kit/field.ts'
import {
  analyseMaterialen,
  analyseResultaatHoeveelheden,
  analyseResultaten,
  materiaalStatussen,
} from '../../lookups/material-types.ts'
import { eenheden } from '../../lookups/with-fields.ts'
import { between } from '../../rules/between.ts'
import { outcomesWithoutContent } from '../../rules/measured-codes.ts'
import { isEmpty } from '../../rules/rule.ts'

const hasNoContent = is('analyse_resultaat.code', ...outcomesWithoutContent)
const isOfMaterial = is('analyse.monster.monster_soort.code', 'materiaal')

/** What an analysis found of one substance or fibre type. */
export const result = entity({
  key: 'result',
  api: { type: 'Resultaat', plural: 'resultaten' },
  label: { nl: 'Resultaat', en: 'Result', fr: 'Résultat' },
  plural: { nl: 'Resultaten', en: 'Results', fr: 'Résultats' },
  recorded: true,
  partOf: 'analyse',
  fields: {
    analyse: belongsTo('analysis', { required: true, inverse: 'resultaten' }),
    analyse_materiaal: list(analyseMaterialen, {
      copy: 'never',
      label: { nl: 'Stof of vezelsoort', en: 'Substance or fibre type', fr: 'Substance ou type de fibre' },
      required: true,
      unique: 'analyse',
    }),
    analyse_resultaat: list(analyseResultaten, {
      copy: 'never',
      label: { nl: 'Resultaat', en: 'Result', fr: 'Résultat' },
      required: true,
    }),
    analyse_resultaat_hoeveelheid: list(analyseResultaatHoeveelheden, {
      copy: 'never',
      label: { nl: 'Gehalte', en: 'Content', fr: 'Teneur' },
    }),
    waarde: decimal({
      label: { nl: 'Gemeten waarde', en: 'Measured value', fr: 'Valeur mesurée' },
      help: {
        nl: 'Voor lucht, kleef, grond en chemie',
        en: 'For air, adhesive, soil and chemistry',
        fr: "Pour l'air, l'adhésif, le sol et la chimie",
      },
      rules: [between(0, 999_999_999)],
    }),
    eenheid: list(eenheden, { copy: 'never', label: { nl: 'Eenheid', en: 'Unit', fr: 'Unité' } }),
    /** That of the content, else that of the result; of an outcome without a content that of the result alone. */
    materiaal_status: computedRecord(materiaalStatussen, {
      label: { nl: 'Status materiaal', en: 'Material status', fr: 'Statut du matériau' },
    }),
    opmerking: text({ label: { nl: 'Opmerking', en: 'Remark', fr: 'Remarque' }, internal: true }),
  },
  title: ['analyse_materiaal', 'analyse_resultaat'],
  search: ['analyse_materiaal.value', 'opmerking'],
  order: ['created_at'],
  table: {
    columns: ['analyse_materiaal', 'analyse_resultaat', 'analyse_resultaat_hoeveelheid', 'waarde', 'materiaal_status'],
  },
  form: [
    {
      title: { nl: 'Resultaat', en: 'Result', fr: 'Résultat' },
      fields: [
        'analyse_materiaal',
        'analyse_resultaat',
        'analyse_resultaat_hoeveelheid',
        'waarde',
        'eenheid',
        'opmerking',
      ],
    },
  ],
  hide: {
    // Belgian laboratories tell no content, and of material a content is a band. What was not shown has none.
    analyse_resultaat_hoeveelheid: either(is('analyse.laboratorium.land', 'BE'), hasNoContent),
    waarde: isOfMaterial,
    eenheid: isOfMaterial,
  },
  requiredWhen: {
    analyse_resultaat_hoeveelheid: every(
      is('analyse_resultaat.code', 'aangetoond'),
      is('analyse.laboratorium.land', 'NL'),
      isOfMaterial,
    ),
    eenheid: (draft) => !isEmpty(draft.waarde),
  },
  access: { read: 'member', create: 'surveyor', update: 'surveyor', delete: 'surveyor' },
})
