import { entity } from '../../kit/entity.ts'
import {
  belongsTo,
  choice,
  computed,
  date,
  datetime,
  file,
  integer,
  json,
  manyToMany,
  text,
  textArea,
} from '../../kit/field.ts'
import { transitions } from '../../kit/transitions.ts'

/**
 * The life of a report. Who is logged in signs: whoever approves has reviewed it, whoever
 * releases has released it. What is released never changes; it can only be withdrawn.
 */
export const reportTransitions = transitions({
  field: 'status',
  initial: 'concept',
  states: {
    concept: { step: 1 },
    ter_controle: { step: 3, deletable: 'never' },
    vrijgegeven: { step: 4, readOnly: true },
    vervallen: { step: 'void', readOnly: true, isVoid: true },
  },
  events: {
    submit: {
      from: ['concept'],
      to: 'ter_controle',
      label: {
        nl: 'Rapport ter controle aanbieden',
        en: 'Submit report for review',
        fr: 'Soumettre le rapport au contrôle',
      },
      leads: 'on',
      who: 'writer',
      guards: ['isOfStartedSurvey', 'isDatedAfterWork'],
    },
    return: {
      from: ['ter_controle'],
      to: 'concept',
      label: { nl: 'Rapport terugsturen', en: 'Return report', fr: 'Renvoyer le rapport' },
      leads: 'back',
      who: 'dossier',
    },
    approve: {
      from: ['ter_controle'],
      to: 'ter_controle',
      label: { nl: 'Rapport akkoord geven', en: 'Approve report', fr: 'Approuver le rapport' },
      leads: 'on',
      who: 'reviewer',
      guards: [
        'isOfStartedSurvey',
        'isDatedAfterWork',
        'isPrinted',
        'isNotOwnWork',
        'isNotOwnDossier',
        'isNotApprovedYet',
        'mayReview',
      ],
    },
    /** Prints the final pdf, which takes as long as a print does. */
    release: {
      from: ['ter_controle'],
      to: 'vrijgegeven',
      label: { nl: 'Rapport vrijgeven', en: 'Release report', fr: 'Valider le rapport' },
      leads: 'on',
      who: 'manager',
      guards: [
        'isOfStartedSurvey',
        'isDatedAfterWork',
        'isReviewed',
        'isNotOwnWork',
        'isReleasedByAnother',
        'mayRelease',
        'nothingToCheck',
      ],
      call: 'releaseRapport',
    },
    withdraw: {
      from: ['vrijgegeven'],
      to: 'vervallen',
      label: { nl: 'Rapport laten vervallen', en: 'Withdraw report', fr: 'Retirer le rapport' },
      leads: 'away',
      who: 'manager',
    },
  },
  facts: ['opstellers', 'meegewerkt'],
  rules: {
    isPrinted: ({ file, vingerafdruk }) =>
      file && vingerafdruk
        ? undefined
        : {
            nl: 'er is nog geen afdruk: maak eerst het rapport',
            en: 'there is no print yet: make the report first',
            fr: "il n'y a pas encore d'impression : créez d'abord le rapport",
          },
    isReviewed: (record) =>
      record.gecontroleerd_door && !authorsOf(record).includes(record.gecontroleerd_door)
        ? undefined
        : {
            nl: 'het rapport is nog niet gecontroleerd: een ander dan de opsteller geeft eerst akkoord',
            en: 'the report has not been reviewed: somebody else than the author approves it first',
            fr: "le rapport n'a pas été contrôlé : une autre personne que l'auteur l'approuve d'abord",
          },
    /** Whoever wrote it neither reviews nor releases it. */
    isNotOwnWork: (record, { id }) =>
      [...authorsOf(record), ...String(record.opstellers ?? '').split(',')].includes(id)
        ? {
            nl: 'wie het rapport opstelde of aanbood, controleert het niet en geeft het niet vrij',
            en: 'whoever drew up or submitted the report neither reviews nor releases it',
            fr: 'qui a établi ou soumis le rapport ne le contrôle pas et ne le valide pas',
          }
        : undefined,
    /** Two see more than one: whoever ever worked on the survey does not judge its report. */
    isNotOwnDossier: (record, { id }) =>
      String(record.meegewerkt ?? '')
        .split(',')
        .includes(String(id))
        ? {
            nl: 'wie aan dit onderzoek meewerkte, geeft op het rapport geen akkoord: een ander kijkt met frisse ogen',
            en: 'whoever worked on this survey does not approve its report: somebody else looks with fresh eyes',
            fr: "qui a travaillé à cet examen n'approuve pas son rapport : quelqu'un d'autre le relit",
          }
        : undefined,
    /** A print of other data takes the approval away, and then it can be given again. */
    isNotApprovedYet: ({ gecontroleerd_door: reviewer }, { id }) =>
      reviewer && reviewer === id
        ? {
            nl: 'je hebt op dit rapport al akkoord gegeven',
            en: 'you have approved this report already',
            fr: 'vous avez déjà approuvé ce rapport',
          }
        : undefined,
  },
})

/** A name in a field proves nothing; who was logged in to begin it or to submit it does. */
const authorsOf = (record: Readonly<Record<string, unknown>>): readonly unknown[] => [
  record.opgesteld_door,
  record.aangeboden_door,
  record.inventarisatie_user,
]

/** One version of the report of a survey. Release prints it anew and freezes that print. */
export const report = entity({
  key: 'report',
  api: { type: 'Rapport', plural: 'rapporten' },
  label: { nl: 'Rapport', en: 'Report', fr: 'Rapport' },
  plural: { nl: 'Rapporten', en: 'Reports', fr: 'Rapports' },
  recorded: true,
  partOf: 'onderzoek',
  fields: {
    onderzoek: belongsTo('survey', { required: true, inverse: 'rapporten' }),
    /** Chosen by nobody as long as every report is made in the same way. */
    rapport_template: belongsTo('reportTemplate', {
      label: { nl: 'Sjabloon', en: 'Template', fr: 'Modèle' },
      readOnly: true,
      onDelete: 'restrict',
    }),
    naam: text({ label: { nl: 'Naam', en: 'Name', fr: 'Nom' }, required: true, proposed: true }),
    versie: integer({
      label: { nl: 'Versie', en: 'Version', fr: 'Version' },
      required: true,
      readOnly: true,
      unique: 'onderzoek',
    }),
    wijziging: textArea({
      label: { nl: 'Wijziging ten opzichte van vorige versie', en: 'Change from previous version', fr: 'Modification' },
    }),
    datum: date({
      label: { nl: 'Rapportdatum', en: 'Report date', fr: 'Date du rapport' },
      required: true,
      default: 'today',
    }),
    /** The day it tells of: that of release, else its date. */
    peildatum: computed('date', { always: true, label: { nl: 'Peildatum', en: 'As of', fr: 'Situation au' } }),
    status: choice(
      {
        concept: { nl: 'Concept', en: 'Draft', fr: 'Projet' },
        ter_controle: { nl: 'Ter controle', en: 'Under review', fr: 'À contrôler' },
        vrijgegeven: { nl: 'Vrijgegeven', en: 'Released', fr: 'Validé' },
        vervallen: { nl: 'Vervallen', en: 'Withdrawn', fr: 'Retiré' },
      },
      { label: { nl: 'Status', en: 'Status', fr: 'Statut' }, required: true, readOnly: true, default: 'concept' },
    ),
    opgesteld_door: belongsTo('inspectionUser', {
      copy: 'never',
      label: { nl: 'Opgesteld door', en: 'Drawn up by', fr: 'Établi par' },
      required: true,
      proposed: true,
      onDelete: 'restrict',
    }),
    /** Who was logged in when it was submitted, approved and released: set by the events alone. */
    aangeboden_door: belongsTo('inspectionUser', {
      label: { nl: 'Aangeboden door', en: 'Submitted by', fr: 'Soumis par' },
      readOnly: true,
      onDelete: 'restrict',
    }),
    /** The ids of all who began or ever submitted it, by commas: they stay its authors, also after it went back. */
    opstellers: computed('string', { label: { nl: 'Opstellers', en: 'Authors', fr: 'Auteurs' } }),
    /** The ids of all who ever were an inspector of its survey, or wrote in that dossier, by commas. */
    meegewerkt: computed('string', {
      label: { nl: 'Meegewerkt aan het onderzoek', en: 'Worked on the survey', fr: "Ont travaillé à l'examen" },
    }),
    gecontroleerd_door: belongsTo('inspectionUser', {
      label: { nl: 'Gecontroleerd door', en: 'Reviewed by', fr: 'Contrôlé par' },
      readOnly: true,
      onDelete: 'restrict',
    }),
    gecontroleerd_op: datetime({
      label: { nl: 'Gecontroleerd op', en: 'Reviewed on', fr: 'Contrôlé le' },
      readOnly: true,
    }),
    vrijgegeven_door: belongsTo('inspectionUser', {
      label: { nl: 'Vrijgegeven door', en: 'Released by', fr: 'Validé par' },
      readOnly: true,
      onDelete: 'restrict',
    }),
    vrijgegeven_op: datetime({ label: { nl: 'Vrijgegeven op', en: 'Released on', fr: 'Validé le' }, readOnly: true }),
    vrije_teksten: json({ label: { nl: 'Vrije teksten', en: 'Free texts', fr: 'Textes libres' } }),
    bijlagen: manyToMany('file', { copy: 'never', label: { nl: 'Bijlagen', en: 'Appendices', fr: 'Annexes' } }),
    file: file({ label: { nl: 'Rapport', en: 'Report', fr: 'Rapport' }, readOnly: true, accept: ['pdf'] }),
    /** The records of its dossier with what they said when it was released or its survey closed, as JSON. */
    bij_sluiten: computed('string', { label: { nl: 'Bij sluiten', en: 'When closed', fr: 'À la clôture' } }),
    /** Of the data that the pdf shows: as long as it is that of the data of now, the pdf shows them. */
    vingerafdruk: text({
      label: { nl: 'Vingerafdruk van de gegevens', en: 'Fingerprint of the data', fr: 'Empreinte des données' },
      readOnly: true,
    }),
  },
  numbered: { field: 'versie', within: 'onderzoek' },
  importable: false,
  title: ['naam'],
  table: { columns: ['versie', 'naam', 'datum', 'status', 'opgesteld_door', 'file'] },
  form: [
    {
      title: { nl: 'Rapport', en: 'Report', fr: 'Rapport' },
      fields: ['naam', 'datum', 'wijziging', 'bijlagen'],
    },
    {
      title: { nl: 'Personen', en: 'People', fr: 'Personnes' },
      fields: ['opgesteld_door'],
    },
  ],
  requiredWhen: { wijziging: (draft) => (draft.versie ?? 1) > 1 },
  access: { read: 'member', create: 'writer', update: 'writer', delete: 'writer' },
  transitions: reportTransitions,
})
