import { is, not } from '../../kit/behind.ts'
import { entity } from '../../kit/entity.ts'
import {
  belongsTo,
  choice,
  computed,
  computedJson,
  date,
  datetime,
  file,
  integer,
  list,
  text,
  textArea,
} from '../../kit/field.ts'
import { transitions } from '../../kit/transitions.ts'
import { ihmScopes, onderzoekSoorten, onderzoekStatussen, onderzoekTypes } from '../../lookups/of-survey.ts'
import { between } from '../../rules/between.ts'
import { isOfOurTime, notBefore } from '../../rules/dates.ts'
import { maxLength } from '../../rules/lengths.ts'
import { surveysOfVessels } from '../../rules/surveys-of-vessels.ts'
import { years } from '../../validity.ts'
import type { VscpSummaryLine } from '../../vscp-summary.ts'

/** The life of a survey. */
export const surveyTransitions = transitions({
  field: 'onderzoek_status',
  initial: 'gepland',
  states: {
    gepland: { step: 0 },
    actief: { step: 2, deletable: 'never' },
    afgerond: { step: 4, readOnly: true },
    geannuleerd: { step: 'void', readOnly: true, deletable: 'alone' },
  },
  events: {
    start: {
      from: ['gepland'],
      to: 'actief',
      label: { nl: 'Onderzoek starten', en: 'Start survey', fr: "Démarrer l'examen" },
      leads: 'on',
      who: 'surveyor',
      requires: ['startdatum', 'einddatum'],
      guards: ['isPrepared', 'isToldToCertifier', 'isCarriedOutByEntitled'],
    },
    cancel: {
      from: ['gepland', 'actief'],
      to: 'geannuleerd',
      label: { nl: 'Onderzoek annuleren', en: 'Cancel survey', fr: "Annuler l'examen" },
      leads: 'away',
      who: 'manager',
      requires: ['annuleer_reden'],
      guards: ['hasNoReleasedReport', 'nothingAtLaboratory'],
    },
    complete: {
      from: ['actief'],
      to: 'afgerond',
      label: { nl: 'Onderzoek afronden', en: 'Complete survey', fr: "Clôturer l'examen" },
      leads: 'on',
      who: 'manager',
      guards: ['mayComplete', 'hasReleasedReport', 'samplesAreFinal', 'releaserIsAnother', 'nothingToCheck'],
      // A reason is for one reopening, a statement for one check.
      keeps: { heropen_reden: null, actualisatie_verklaring: null, actualisatie: null, geactualiseerd_op: null },
    },
    /** Nothing has changed since the report: it is valid anew. What has changed takes a reopening, and a new version. */
    check: {
      from: ['afgerond'],
      to: 'afgerond',
      label: {
        nl: 'Onderzoek actualiseren',
        en: 'Check topicality of survey',
        fr: "Actualiser l'examen",
      },
      leads: 'on',
      who: 'surveyor',
      requires: ['actualisatie_verklaring'],
      keeps: { actualisatie: 'actualisatie_verklaring', actualisatie_verklaring: null, geactualiseerd_op: 'now' },
      guards: ['maySurvey', 'mayComplete', 'isStillReleased', 'nothingHasChanged'],
    },
    postpone: {
      from: ['actief'],
      to: 'gepland',
      label: { nl: 'Onderzoek uitstellen', en: 'Postpone survey', fr: "Reporter l'examen" },
      leads: 'back',
      who: 'manager',
      guards: ['nothingFoundYet'],
    },
    reopen: {
      from: ['afgerond'],
      to: 'actief',
      label: { nl: 'Onderzoek heropenen', en: 'Reopen survey', fr: "Rouvrir l'examen" },
      leads: 'back',
      who: 'manager',
      requires: ['heropen_reden'],
      // Something has changed after all.
      keeps: { actualisatie_verklaring: null, actualisatie: null, geactualiseerd_op: null },
      guards: ['mayComplete'],
    },
    restore: {
      from: ['geannuleerd'],
      to: 'gepland',
      label: { nl: 'Onderzoek opnieuw plannen', en: 'Plan survey again', fr: "Planifier à nouveau l'examen" },
      leads: 'back',
      who: 'manager',
      guards: ['wasCancelledLately'],
    },
  },
})

/** A survey of a vessel takes place in a port. */
const isOfVessel = is('onderzoek_type.code', ...surveysOfVessels)
/** An inventory of hazardous materials says which of its parts it makes. */
const isInventory = is('onderzoek_type.code', 'ihm_onderzoek_schip')

/** The commission: one asset, one line of reports. Everything recorded on site hangs on it. */
export const survey = entity({
  key: 'survey',
  mentions: ['kopie_van'],
  lastDay: 'einddatum',
  api: { type: 'Onderzoek', plural: 'onderzoeken' },
  label: { nl: 'Onderzoek', en: 'Survey', fr: 'Examen' },
  plural: { nl: 'Onderzoeken', en: 'Surveys', fr: 'Examens' },
  fields: {
    nummer: text({
      label: { nl: 'Onderzoeknummer', en: 'Survey number', fr: "Numéro d'examen" },
      required: true,
      unique: true,
      rules: [maxLength(50)],
    }),
    projectnummer: text({
      label: { nl: 'Projectnummer', en: 'Project number', fr: 'Numéro de projet' },
      rules: [maxLength(50)],
    }),
    onderzoek_status: list(onderzoekStatussen, {
      label: { nl: 'Status', en: 'Status', fr: 'Statut' },
      required: true,
      readOnly: true,
    }),
    onderzoek_type: list(onderzoekTypes, {
      label: { nl: 'Type onderzoek', en: 'Survey type', fr: "Type d'examen" },
      required: true,
    }),
    onderzoek_soort: list(onderzoekSoorten, {
      label: { nl: 'Soort onderzoek', en: 'Survey kind', fr: "Nature de l'examen" },
      default: 'regulier',
    }),
    /** The set whose items this survey's lists offer: the organisation's at the moment of opening. */
    variable_set: belongsTo('variableSet', {
      label: { nl: 'Variabelenset', en: 'Variable set', fr: 'Jeu de variables' },
      required: true,
      readOnly: true,
      onDelete: 'restrict',
    }),
    inventarisatie_asset: belongsTo('inventoryAsset', {
      copy: 'never',
      required: true,
      inverse: 'onderzoeken',
      onDelete: 'restrict',
    }),
    vestiging: belongsTo('branch', { required: true, onDelete: 'restrict' }),
    projectleider: belongsTo('inspectionUser', {
      label: { nl: 'Projectleider', en: 'Project manager', fr: 'Chef de projet' },
      onDelete: 'restrict',
    }),
    autorisator: belongsTo('inspectionUser', {
      copy: 'never',
      label: { nl: 'Vrijgave door', en: 'Released by', fr: 'Validé par' },
      onDelete: 'restrict',
    }),
    omschrijving: textArea({
      access: { update: 'worker' },
      label: { nl: 'Omschrijving', en: 'Description', fr: 'Description' },
    }),
    aanleiding: textArea({ access: { update: 'worker' }, label: { nl: 'Aanleiding', en: 'Reason', fr: 'Motif' } }),
    startdatum: date({ label: { nl: 'Startdatum', en: 'Start date', fr: 'Date de début' }, rules: [isOfOurTime] }),
    einddatum: date({
      label: { nl: 'Einddatum', en: 'End date', fr: 'Date de fin' },
      rules: [isOfOurTime, notBefore('startdatum')],
    }),
    opleverdatum: date({
      access: { update: 'worker' },
      label: { nl: 'Opleverdatum rapport', en: 'Report due date', fr: 'Date de remise' },
    }),
    prioriteit: choice(
      {
        normal: { nl: 'Normaal', en: 'Normal', fr: 'Normal' },
        direct: { nl: 'Direct', en: 'Direct', fr: 'Direct' },
        urgent: { nl: 'Spoed', en: 'Urgent', fr: 'Urgent' },
      },
      { copy: 'never', label: { nl: 'Prioriteit', en: 'Priority', fr: 'Priorité' }, required: true, default: 'normal' },
    ),
    spoed_motivatie: textArea({ label: { nl: 'Reden spoed', en: 'Reason for urgency', fr: "Motif d'urgence" } }),
    geldigheid_jaren: integer({
      label: { nl: 'Geldigheid', en: 'Validity', fr: 'Validité' },
      unit: years,
      rules: [between(1, 10)],
    }),
    geldig_tot: computed('date', { label: { nl: 'Geldig tot', en: 'Valid until', fr: "Valable jusqu'au" } }),
    /** Whether a visit has taken place; without one nothing is said of safety. */
    is_uitgevoerd: computed('boolean', { always: true, label: { nl: 'Uitgevoerd', en: 'Carried out', fr: 'Réalisé' } }),
    /** It is planned before anybody knows for whom; its start asks for the order. */
    klant_onbekend: computed('boolean', {
      always: true,
      label: { nl: 'Klant onbekend', en: 'Client unknown', fr: 'Client inconnu' },
    }),
    rapporttaal: choice(
      {
        nl: { nl: 'Nederlands', en: 'Dutch', fr: 'Néerlandais' },
        en: { nl: 'Engels', en: 'English', fr: 'Anglais' },
        fr: { nl: 'Frans', en: 'French', fr: 'Français' },
      },
      {
        access: { update: 'worker' },
        label: { nl: 'Rapporttaal', en: 'Report language', fr: 'Langue du rapport' },
        default: 'nl',
        notOffered: ['fr'],
      },
    ),
    ihm_scope: list(ihmScopes, { label: { nl: 'IHM-omvang', en: 'IHM scope', fr: 'Portée IHM' } }),
    locatie: belongsTo('port', {
      label: { nl: 'Plaats van onderzoek', en: 'Place of survey', fr: "Lieu de l'examen" },
      onDelete: 'restrict',
    }),
    frontfoto: file({
      access: { update: 'worker' },
      label: { nl: 'Voorbladfoto', en: 'Cover photo', fr: 'Photo de couverture' },
      accept: ['png', 'jpg'],
      maxMegabytes: 15,
    }),
    rapport_template: belongsTo('reportTemplate', {
      label: { nl: 'Rapportsjabloon', en: 'Report template', fr: 'Modèle de rapport' },
      onDelete: 'null',
    }),
    annuleer_reden: textArea({
      internal: true,
      label: { nl: 'Reden annulering', en: 'Cancellation reason', fr: "Motif d'annulation" },
    }),
    /** Why it was reopened; of an earlier reopening its history tells. */
    heropen_reden: textArea({
      internal: true,
      label: { nl: 'Reden heropening', en: 'Reason for reopening', fr: 'Motif de réouverture' },
    }),
    /** Becomes `actualisatie` with the check that it is for. */
    actualisatie_verklaring: textArea({
      internal: true,
      label: {
        nl: 'Verklaring dat er niets is gewijzigd',
        en: 'Statement that nothing has changed',
        fr: 'Déclaration que rien n’a changé',
      },
    }),
    actualisatie: textArea({
      internal: true,
      label: { nl: 'Actualiteitstoets', en: 'Topicality check', fr: "Vérification de l'actualité" },
      readOnly: true,
    }),
    geactualiseerd_op: datetime({
      label: { nl: 'Actualiteit getoetst op', en: 'Topicality checked on', fr: 'Actualité vérifiée le' },
      readOnly: true,
    }),
    /** The moment from which nothing moves it, not even what other surveys find: while it is completed or cancelled. */
    gesloten_op: computed('datetime', { label: { nl: 'Gesloten op', en: 'Closed at', fr: 'Clôturé le' } }),
    /** Of a completed one: what it shares with other surveys and has changed since, by name. */
    gewijzigd_sinds: computed('string', {
      label: { nl: 'Gewijzigd sinds afronding', en: 'Changed since completion', fr: 'Modifié depuis la clôture' },
    }),
    /** Of a vessel: what its check plan says of each material; null without one. */
    vscp_samenvatting: computedJson<readonly VscpSummaryLine[]>({
      label: { nl: 'VSCP-samenvatting', en: 'VSCP summary', fr: 'Résumé VSCP' },
    }),
    kopie_van: belongsTo('survey', {
      label: { nl: 'Gekopieerd van', en: 'Copied from', fr: 'Copié de' },
      onDelete: 'null',
      readOnly: true,
    }),
  },
  numbered: { field: 'nummer', digits: 4 },
  title: ['nummer'],
  search: [
    'nummer',
    'projectnummer',
    'inventarisatie_asset.asset.title',
    'inventarisatie_asset.asset.adres',
    'onderzoek_klant.klant.naam',
  ],
  table: {
    columns: [
      'nummer',
      'inventarisatie_asset',
      'onderzoek_type',
      'onderzoek_soort',
      'projectleider',
      'startdatum',
      'einddatum',
      'opleverdatum',
      'prioriteit',
      'projectnummer',
      'vestiging',
      'geldig_tot',
    ],
  },
  form: [
    {
      title: { nl: 'Onderzoek', en: 'Survey', fr: 'Examen' },
      fields: [
        'nummer',
        'projectnummer',
        'onderzoek_type',
        'onderzoek_soort',
        'inventarisatie_asset',
        'ihm_scope',
        'locatie',
      ],
    },
    {
      title: { nl: 'Planning', en: 'Planning', fr: 'Planning' },
      fields: ['startdatum', 'einddatum', 'opleverdatum', 'prioriteit', 'spoed_motivatie'],
    },
    {
      title: { nl: 'Uitvoering door', en: 'Carried out by', fr: 'Réalisé par' },
      fields: ['vestiging', 'projectleider', 'autorisator'],
    },
    { title: { nl: 'Opdracht', en: 'Assignment', fr: 'Mission' }, fields: ['aanleiding', 'omschrijving'] },
    {
      title: { nl: 'Rapport', en: 'Report', fr: 'Rapport' },
      fields: ['rapporttaal', 'geldigheid_jaren', 'frontfoto'],
    },
  ],
  // The rest is filled in on its own pages.
  steps: [
    { title: { nl: 'Pand', en: 'Asset', fr: 'Bien' }, fields: ['inventarisatie_asset'] },
    {
      title: { nl: 'Opdracht', en: 'Assignment', fr: 'Mission' },
      fields: ['onderzoek_type', 'onderzoek_soort', 'ihm_scope', 'locatie', 'nummer', 'projectnummer'],
    },
    {
      title: { nl: 'Planning', en: 'Planning', fr: 'Planning' },
      fields: ['startdatum', 'einddatum', 'opleverdatum', 'projectleider', 'prioriteit', 'spoed_motivatie'],
    },
  ],
  hide: {
    spoed_motivatie: (draft) => draft.prioriteit !== 'urgent',
    ihm_scope: not(isInventory),
    locatie: not(isOfVessel),
  },
  requiredWhen: {
    ihm_scope: isInventory,
    spoed_motivatie: (draft) => draft.prioriteit === 'urgent',
    startdatum: (draft) => draft.einddatum !== null,
    einddatum: (draft) => draft.startdatum !== null,
  },
  access: { read: 'member', create: 'proposer', update: 'planner', delete: 'manager' },
  transitions: surveyTransitions,
})
