import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, integer, list, lists, richText, textArea } from '../../kit/field.ts'
import { unless } from '../../kit/hide.ts'
import {
  asbestosRiskAssessments,
  asbestosSurveyExtends,
  asbestosSurveyPurposes,
  asbestosSurveyScopes,
} from '../../lookups/lists.ts'
import { atMostField } from '../../rules/at-most-field.ts'

/** What the survey is for, how far it goes and what follows from it; one a survey. Made by whoever knows the scope. */
export const surveyAsbestos = entity({
  key: 'surveyAsbestos',
  api: { type: 'OnderzoekAsbest', plural: 'onderzoekAsbesten' },
  label: { nl: 'Asbestonderzoek', en: 'Asbestos survey', fr: 'Examen amiante' },
  plural: { nl: 'Asbestonderzoeken', en: 'Asbestos surveys', fr: 'Examens amiante' },
  partOf: 'onderzoek',
  fields: {
    onderzoek: belongsTo('survey', { required: true, unique: true, inverse: 'onderzoek_asbest' }),
    asbestos_survey_purposes: lists(asbestosSurveyPurposes, {
      label: { nl: 'Doel van het onderzoek', en: 'Purpose of the survey', fr: "But de l'examen" },
      required: true,
    }),
    asbestos_survey_extend: list(asbestosSurveyExtends, {
      label: { nl: 'Omvang', en: 'Extent', fr: 'Étendue' },
      required: true,
    }),
    asbestos_survey_scope: list(asbestosSurveyScopes, {
      label: { nl: 'Reikwijdte', en: 'Scope', fr: 'Portée' },
      required: true,
    }),
    asbestos_risk_assessment: list(asbestosRiskAssessments, {
      label: { nl: 'Risicobeoordeling', en: 'Risk assessment', fr: 'Évaluation des risques' },
    }),
    reikwijdte_tekst: textArea({
      label: { nl: 'Omschrijving reikwijdte', en: 'Scope description', fr: 'Description de la portée' },
      help: {
        nl: 'Wat wel en wat niet is onderzocht',
        en: 'What is surveyed and what is not',
        fr: 'Ce qui est examiné et ce qui ne l’est pas',
      },
      required: true,
    }),
    inspectiegebied: textArea({ label: { nl: 'Inspectiegebied', en: 'Inspection area', fr: 'Zone d’inspection' } }),
    geplande_werkzaamheden: textArea({
      label: { nl: 'Geplande werkzaamheden', en: 'Planned works', fr: 'Travaux prévus' },
    }),
    destructief: boolean({
      label: {
        nl: 'Destructief onderzoek uitgevoerd',
        en: 'Destructive inspection done',
        fr: 'Examen destructif réalisé',
      },
      required: true,
      default: false,
    }),
    verborgen_asbest_vermoed: boolean({
      label: { nl: 'Vermoeden verborgen asbest', en: 'Hidden asbestos suspected', fr: 'Amiante caché suspecté' },
      required: true,
      default: false,
    }),
    verborgen_asbest_toelichting: textArea({
      label: { nl: 'Toelichting vermoeden', en: 'Explanation of the suspicion', fr: 'Explication du soupçon' },
    }),
    /** Complexes: how many units there are, and how many of them were seen. */
    eenheden_totaal: integer({ label: { nl: 'Eenheden totaal', en: 'Units total', fr: 'Unités total' } }),
    eenheden_onderzocht: integer({
      label: { nl: 'Eenheden onderzocht', en: 'Units surveyed', fr: 'Unités examinées' },
      rules: [atMostField('eenheden_totaal')],
    }),
    aannames: textArea({
      label: {
        nl: 'Aannames en onzekerheden',
        en: 'Assumptions and uncertainties',
        fr: 'Hypothèses et incertitudes',
      },
    }),
    conclusie: richText({ label: { nl: 'Conclusie', en: 'Conclusion', fr: 'Conclusion' } }),
    aanbevelingen: richText({ label: { nl: 'Aanbevelingen', en: 'Recommendations', fr: 'Recommandations' } }),
  },
  title: ['onderzoek'],
  table: { columns: ['onderzoek', 'asbestos_survey_extend', 'asbestos_survey_scope', 'asbestos_risk_assessment'] },
  form: [
    {
      title: { nl: 'Reikwijdte', en: 'Scope', fr: 'Portée' },
      fields: [
        'asbestos_survey_purposes',
        'asbestos_survey_extend',
        'asbestos_survey_scope',
        'reikwijdte_tekst',
        'inspectiegebied',
        'geplande_werkzaamheden',
        'eenheden_totaal',
        'eenheden_onderzocht',
      ],
    },
    {
      title: { nl: 'Uitkomst', en: 'Outcome', fr: 'Résultat' },
      fields: [
        'destructief',
        'verborgen_asbest_vermoed',
        'verborgen_asbest_toelichting',
        'aannames',
        'asbestos_risk_assessment',
      ],
    },
    { title: { nl: 'Rapport', en: 'Report', fr: 'Rapport' }, fields: ['conclusie', 'aanbevelingen'] },
  ],
  hide: { verborgen_asbest_toelichting: unless('verborgen_asbest_vermoed') },
  requiredWhen: { verborgen_asbest_toelichting: (draft) => draft.verborgen_asbest_vermoed === true },
  access: { read: 'member', create: 'writer', update: 'writer', delete: 'writer' },
})
