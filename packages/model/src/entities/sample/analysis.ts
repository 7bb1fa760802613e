import { entity } from '../../kit/entity.ts'
import { belongsTo, choice, computedChoice, datetime, list, text, textArea } from '../../kit/field.ts'
import { analyseMethodes } from '../../lookups/material-types.ts'
import { isNotFuture } from '../../rules/dates.ts'

/** The states in which a laboratory has, or had, the sample in hand. */
export const sentStates = ['verstuurd', 'ontvangen', 'gereed'] as const

/** The examination of a sample by one method in one laboratory. */
export const analysis = entity({
  key: 'analysis',
  api: { type: 'Analyse', plural: 'analyses' },
  label: { nl: 'Analyse', en: 'Analysis', fr: 'Analyse' },
  plural: { nl: 'Analyses', en: 'Analyses', fr: 'Analyses' },
  recorded: true,
  partOf: 'monster',
  kept: {
    field: 'status',
    values: sentStates,
    names: 'monster',
    reason: {
      nl: 'de analyse is naar een laboratorium gestuurd en blijft bewaard; keur haar af als ze niet telt',
      en: 'the analysis was sent to a laboratory and is kept; reject it if it does not count',
      fr: "l'analyse a été envoyée à un laboratoire et est conservée ; rejetez-la si elle ne compte pas",
    },
  },
  fields: {
    monster: belongsTo('sample', { required: true, inverse: 'analyses' }),
    analyse_methode: list(analyseMethodes, {
      label: { nl: 'Analysemethode', en: 'Analysis method', fr: "Méthode d'analyse" },
      required: true,
    }),
    laboratorium: belongsTo('laboratory', {
      required: true,
      proposed: true,
      inverse: 'analyses',
      onDelete: 'restrict',
    }),
    lab_monsternummer: text({ label: { nl: 'Labnummer', en: 'Laboratory number', fr: 'Numéro labo' } }),
    status: choice(
      {
        aangemaakt: { nl: 'Aangemaakt', en: 'Created', fr: 'Créée' },
        verstuurd: { nl: 'Verstuurd', en: 'Sent', fr: 'Envoyée' },
        ontvangen: { nl: 'Ontvangen', en: 'Received', fr: 'Reçue' },
        gereed: { nl: 'Gereed', en: 'Done', fr: 'Terminée' },
        afgekeurd: { nl: 'Afgekeurd', en: 'Rejected', fr: 'Rejetée' },
      },
      { copy: 'never', label: { nl: 'Status', en: 'Status', fr: 'Statut' }, required: true, default: 'aangemaakt' },
    ),
    geanalyseerd_op: datetime({
      label: { nl: 'Geanalyseerd op', en: 'Analysed on', fr: 'Analysé le' },
      rules: [isNotFuture],
    }),
    materiaal_beschrijving_lab: text({
      label: { nl: 'Omschrijving laboratorium', en: 'Laboratory description', fr: 'Description du laboratoire' },
    }),
    /** Follows from its results. */
    conclusie: computedChoice(
      {
        aangetoond: { nl: 'Aangetoond', en: 'Found', fr: 'Présent' },
        niet_aangetoond: { nl: 'Niet aangetoond', en: 'Not found', fr: 'Non détecté' },
        sporen: { nl: 'Sporen', en: 'Traces', fr: 'Traces' },
        niet_te_analyseren: { nl: 'Niet te analyseren', en: 'Could not be analysed', fr: 'Non analysable' },
      },
      { label: { nl: 'Conclusie', en: 'Conclusion', fr: 'Conclusion' } },
    ),
    opmerking: textArea({ label: { nl: 'Opmerking', en: 'Remark', fr: 'Remarque' }, internal: true }),
  },
  title: ['analyse_methode', 'lab_monsternummer'],
  search: ['lab_monsternummer', 'analyse_methode.value', 'monster.nummer'],
  order: ['created_at'],
  table: {
    columns: ['analyse_methode', 'laboratorium', 'lab_monsternummer', 'status', 'geanalyseerd_op', 'conclusie'],
  },
  form: [
    {
      title: { nl: 'Analyse', en: 'Analysis', fr: 'Analyse' },
      fields: ['analyse_methode', 'laboratorium', 'lab_monsternummer', 'status'],
    },
    {
      title: { nl: 'Uitslag', en: 'Outcome', fr: 'Résultat' },
      fields: ['geanalyseerd_op', 'materiaal_beschrijving_lab', 'opmerking'],
    },
  ],
  requiredWhen: { geanalyseerd_op: (draft) => draft.status === 'gereed' },
  access: { read: 'member', create: 'surveyor', update: 'surveyor', delete: 'surveyor' },
})
