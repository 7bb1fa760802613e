import { entity } from '../../kit/entity.ts'
import { belongsTo, choice, computedChoice, date, list, text, textArea } from '../../kit/field.ts'
import { asbestStatussen } from '../../lookups/lists.ts'
import { isNotFuture, isOfOurTime } from '../../rules/dates.ts'
import { spaceOutcomes } from '../asset/sub-asset.ts'

/** What one survey did in one space. Every space of the asset has one in a survey that runs, also one that comes later. */
export const surveySpace = entity({
  key: 'surveySpace',
  api: { type: 'InventarisatieRuimte', plural: 'inventarisatieRuimtes' },
  label: { nl: 'Onderzochte ruimte', en: 'Surveyed space', fr: 'Local examiné' },
  plural: { nl: 'Onderzochte ruimten', en: 'Surveyed spaces', fr: 'Locaux examinés' },
  recorded: true,
  partOf: 'onderzoek',
  fields: {
    onderzoek: belongsTo('survey', { required: true, inverse: 'inventarisatie_ruimtes' }),
    sub_asset: belongsTo('subAsset', { required: true, unique: 'onderzoek', inverse: 'inventarisatie_ruimtes' }),
    onderzocht: choice(
      {
        ja: { nl: 'Ja', en: 'Yes', fr: 'Oui' },
        gedeeltelijk: { nl: 'Gedeeltelijk', en: 'In part', fr: 'En partie' },
        nee: { nl: 'Nee', en: 'No', fr: 'Non' },
        nvt: { nl: 'Niet van toepassing', en: 'Not applicable', fr: 'Sans objet' },
      },
      { copy: 'never', label: { nl: 'Onderzocht', en: 'Surveyed', fr: 'Examiné' }, required: true, default: 'nee' },
    ),
    onderzocht_op: date({
      label: { nl: 'Onderzocht op', en: 'Surveyed on', fr: 'Examiné le' },
      rules: [isOfOurTime, isNotFuture],
    }),
    uitkomst: computedChoice(spaceOutcomes, { label: { nl: 'Uitkomst', en: 'Outcome', fr: 'Résultat' } }),
    asbest_status: list(asbestStatussen, {
      copy: 'never',
      label: { nl: 'Asbeststatus', en: 'Asbestos status', fr: 'Statut amiante' },
    }),
    vloer: text({ copy: 'kept', label: { nl: 'Vloer', en: 'Floor', fr: 'Sol' } }),
    wand: text({ copy: 'kept', label: { nl: 'Wand', en: 'Wall', fr: 'Mur' } }),
    plafond: text({ copy: 'kept', label: { nl: 'Plafond', en: 'Ceiling', fr: 'Plafond' } }),
    installaties: text({ copy: 'kept', label: { nl: 'Installaties', en: 'Services', fr: 'Installations' } }),
    opmerking: textArea({ label: { nl: 'Opmerking', en: 'Remark', fr: 'Remarque' } }),
  },
  title: ['sub_asset'],
  search: ['sub_asset.volledige_naam', 'opmerking'],
  table: { columns: ['sub_asset', 'onderzocht', 'onderzocht_op', 'asbest_status', 'opmerking'] },
  form: [
    {
      title: { nl: 'In dit onderzoek', en: 'In this survey', fr: 'Dans cet examen' },
      fields: ['onderzocht', 'onderzocht_op', 'asbest_status', 'opmerking'],
    },
    {
      title: { nl: 'Afwerking', en: 'Finish', fr: 'Finition' },
      fields: ['vloer', 'wand', 'plafond', 'installaties'],
    },
  ],
  requiredWhen: { onderzocht_op: (draft) => draft.onderzocht === 'ja' || draft.onderzocht === 'gedeeltelijk' },
  access: { read: 'member', create: 'surveyor', update: 'surveyor', delete: 'surveyor' },
})
