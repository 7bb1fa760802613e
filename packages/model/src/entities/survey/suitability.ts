import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, choice, text, textArea } from '../../kit/field.ts'
import { unsuitable } from '../../rules/suitability-contradictions.ts'

/** The use that an asset, or a part of it, is suitable for after the survey. */
export const suitability = entity({
  key: 'suitability',
  api: { type: 'Geschiktheid', plural: 'geschiktheden' },
  label: { nl: 'Geschiktheid', en: 'Suitability', fr: 'Aptitude' },
  plural: { nl: 'Geschiktheden', en: 'Suitabilities', fr: 'Aptitudes' },
  partOf: 'onderzoek',
  fields: {
    onderzoek: belongsTo('survey', { required: true, inverse: 'geschiktheden' }),
    stof: text({ label: { nl: 'Stof', en: 'Substance', fr: 'Substance' }, required: true, default: 'Asbest' }),
    klasse: choice(
      {
        alleen_genoemd_materiaal: {
          nl: 'Uitsluitend verwijdering van het genoemde materiaal',
          en: 'Only removal of the material named',
          fr: 'Uniquement l’enlèvement du matériau cité',
        },
        renovatie_zonder_aantasting: {
          nl: 'Renovatie zonder aantasting van de bouwkundige integriteit',
          en: 'Renovation not affecting the structural integrity',
          fr: 'Rénovation sans atteinte à la structure',
        },
        volledige_renovatie_of_sloop: {
          nl: 'Volledige renovatie of totaalsloop',
          en: 'Full renovation or total demolition',
          fr: 'Rénovation complète ou démolition',
        },
        niet_geschikt_risicobeoordeling_nodig: {
          nl: 'Niet geschikt voor verwijdering; risicobeoordeling nodig',
          en: 'Not suitable for removal; risk assessment needed',
          fr: 'Évaluation des risques requise au préalable',
        },
        gebruik_en_beheer: {
          nl: 'Gebruik en beheer van het object',
          en: 'Use and management of the object',
          fr: 'Usage et gestion',
        },
        attest_vlaanderen: {
          nl: 'Asbestattest (Vlaanderen)',
          en: 'Asbestos certificate (Flanders)',
          fr: 'Certificat amiante (Flandre)',
        },
      },
      { copy: 'never', label: { nl: 'Geschikt voor', en: 'Suitable for', fr: 'Adapté à' }, required: true },
    ),
    geschikt: boolean({ label: { nl: 'Geschikt', en: 'Suitable', fr: 'Adapté' }, required: true, default: true }),
    sub_asset: belongsTo('subAsset', {
      copy: 'never',
      label: { nl: 'Ruimte of deel', en: 'Space or part', fr: 'Local ou partie' },
      whenEmpty: { nl: 'Het hele onderzoek', en: 'The whole survey', fr: "Tout l'examen" },
      onDelete: 'null',
    }),
    toelichting: textArea({ label: { nl: 'Toelichting', en: 'Explanation', fr: 'Explication' } }),
  },
  title: ['klasse', 'sub_asset'],
  search: ['stof', 'toelichting', 'sub_asset.volledige_naam'],
  order: ['stof', 'created_at'],
  table: { columns: ['klasse', 'geschikt', 'sub_asset', 'toelichting'] },
  form: [
    {
      title: { nl: 'Geschiktheid', en: 'Suitability', fr: 'Aptitude' },
      fields: ['stof', 'klasse', 'geschikt', 'sub_asset', 'toelichting'],
    },
  ],
  requiredWhen: { toelichting: (draft) => draft.geschikt === false || draft.klasse === unsuitable },
  access: { read: 'member', create: 'surveyor', update: 'surveyor', delete: 'surveyor' },
})
