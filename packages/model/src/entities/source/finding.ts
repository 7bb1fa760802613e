import { is, not } from '../../kit/behind.ts'
import { entity } from '../../kit/entity.ts'
import {
  belongsTo,
  boolean,
  choice,
  computed,
  computedChoice,
  computedRecord,
  decimal,
  integer,
  list,
  text,
  textArea,
} from '../../kit/field.ts'
import {
  afschermingen,
  asbestosRiskAssessments,
  bereikbaarheden,
  bevestigingen,
  blootstellingen,
  bronAdviezen,
  bronLocatieAnalysemethodes,
} from '../../lookups/lists.ts'
import { materiaalStatussen } from '../../lookups/material-types.ts'
import { behandelmomenten, beschadigingen, condities } from '../../lookups/with-fields.ts'
import { grounds } from '../../presence.ts'
import { between } from '../../rules/between.ts'
import { surveysOfVessels } from '../../rules/surveys-of-vessels.ts'

/** What was seen at a source location during one visit: amount, condition, fixing and so on. */
export const finding = entity({
  key: 'finding',
  api: { type: 'BronLocatieInventarisatie', plural: 'bronLocatieInventarisaties' },
  label: { nl: 'Bevinding', en: 'Finding', fr: 'Constatation' },
  plural: { nl: 'Bevindingen', en: 'Findings', fr: 'Constatations' },
  recorded: true,
  implements: ['Bemonsterbaar', 'VscpEntryResultable'],
  partOf: 'inventarisatie',
  mentions: ['verwijst_naar_monster'],
  fields: {
    bron_locatie: belongsTo('location', { required: true, unique: 'inventarisatie', inverse: 'inventarisaties' }),
    inventarisatie: belongsTo('visit', {
      copy: 'never',
      required: true,
      proposed: true,
      inverse: 'bevindingen',
      onDelete: 'restrict',
    }),
    aangetroffen: choice(
      {
        ja: { nl: 'Ja', en: 'Yes', fr: 'Oui' },
        nee: { nl: 'Nee', en: 'No', fr: 'Non' },
        niet_controleerbaar: { nl: 'Niet controleerbaar', en: 'Could not be checked', fr: 'Non contrôlable' },
      },
      { copy: 'never', label: { nl: 'Aangetroffen', en: 'Found', fr: 'Trouvé' }, required: true, default: 'ja' },
    ),
    /** In the unit of the source. */
    hoeveelheid: decimal({
      label: { nl: 'Hoeveelheid', en: 'Amount', fr: 'Quantité' },
      rules: [between(0, 999_999_999)],
    }),
    hoeveelheid_schatting: boolean({
      label: { nl: 'Geschat', en: 'Estimated', fr: 'Estimé' },
      required: true,
      default: false,
    }),
    bron_locatie_analysemethode: list(bronLocatieAnalysemethodes, {
      copy: 'never',
      label: { nl: 'Vaststelling', en: 'Established by', fr: 'Constaté par' },
      required: true,
    }),
    verwijst_naar_monster: belongsTo('sample', {
      copy: 'never',
      label: { nl: 'Verwijst naar monster', en: 'Refers to sample', fr: "Renvoie à l'échantillon" },
      onDelete: 'restrict',
    }),
    verwijzing_tekst: text({ label: { nl: 'Verwijzing', en: 'Reference', fr: 'Référence' } }),
    /** Chosen by hand where there is no own sample; results of samples come first. */
    materiaal_status: list(materiaalStatussen, {
      copy: 'never',
      label: { nl: 'Status materiaal', en: 'Material status', fr: 'Statut du matériau' },
    }),
    /** What holds: of its own samples, else of the sample it refers to, else as chosen, else suspected. */
    vastgestelde_status: computedRecord(materiaalStatussen, {
      label: { nl: 'Afgeleide status', en: 'Derived status', fr: 'Statut déduit' },
    }),
    /** What that status rests on. */
    grond: computedChoice(grounds, { label: { nl: 'Grond', en: 'Ground', fr: 'Fondement' } }),
    /** The other survey it was taken over from. */
    overgenomen_van: computedRecord(
      { key: 'survey' },
      { label: { nl: 'Overgenomen uit', en: 'Taken over from', fr: 'Repris de' } },
    ),
    /** The sample that decides: its own heaviest, else the one it refers to or was taken over with. */
    bepalend_monster: computedRecord(
      { key: 'sample' },
      { label: { nl: 'Bepalend monster', en: 'Deciding sample', fr: 'Échantillon décisif' } },
    ),
    /** The status chosen by hand says something else than what holds. */
    /** What it is called as evidence of an entry of a check plan. */
    vscp_label: computed('string', { always: true, label: { nl: 'Bewijs', en: 'Evidence', fr: 'Preuve' } }),
    tegenspraak: computed('boolean', {
      label: { nl: 'Gekozen status klopt niet', en: 'Chosen status contradicted', fr: 'Statut choisi contredit' },
    }),
    bevestiging: list(bevestigingen, { label: { nl: 'Bevestiging', en: 'Fixing', fr: 'Fixation' } }),
    conditie: list(condities, {
      label: { nl: 'Conditie of verwering', en: 'Condition or weathering', fr: 'État ou altération' },
    }),
    beschadiging: list(beschadigingen, { label: { nl: 'Beschadiging', en: 'Damage', fr: 'Dégât' } }),
    beschadiging_percentage: integer({
      label: { nl: 'Beschadigd deel', en: 'Damaged part', fr: 'Part endommagée' },
      unit: '%',
      rules: [between(0, 100)],
    }),
    bereikbaarheid: list(bereikbaarheden, {
      label: { nl: 'Bereikbaarheid', en: 'Accessibility', fr: 'Accessibilité' },
    }),
    afscherming: list(afschermingen, { label: { nl: 'Afscherming', en: 'Shielding', fr: 'Protection' } }),
    blootstelling: list(blootstellingen, { label: { nl: 'Blootstelling', en: 'Exposure', fr: 'Exposition' } }),
    asbestos_risk_assessment: list(asbestosRiskAssessments, {
      copy: 'never',
      label: { nl: 'Risicobeoordeling', en: 'Risk assessment', fr: 'Évaluation des risques' },
    }),
    /** Overrules the advice of the source. */
    bron_advies: list(bronAdviezen, { label: { nl: 'Advies', en: 'Advice', fr: 'Conseil' } }),
    reden_afwijkend_advies: textArea({
      label: {
        nl: 'Reden van afwijkend advies',
        en: 'Reason for a different advice',
        fr: 'Motif du conseil divergent',
      },
    }),
    behandelmoment: list(behandelmomenten, {
      label: { nl: 'Behandelmoment', en: 'Treatment moment', fr: 'Moment de traitement' },
    }),
    /** In the inventory of a vessel. */
    ihm_massa: decimal({
      label: { nl: 'Massa', en: 'Mass', fr: 'Masse' },
      unit: 'kg',
      rules: [between(0, 999_999_999)],
    }),
    /** True on what copying made, until it is saved for the first time. */
    te_controleren: boolean({
      label: { nl: 'Te controleren', en: 'To be checked', fr: 'À vérifier' },
      required: true,
      default: false,
    }),
    opmerking: textArea({ label: { nl: 'Opmerking', en: 'Remark', fr: 'Remarque' } }),
  },
  title: ['bron_locatie'],
  search: ['bron_locatie.nummer', 'verwijzing_tekst', 'opmerking'],
  table: {
    columns: ['bron_locatie', 'inventarisatie', 'aangetroffen', 'hoeveelheid', 'materiaal_status', 'bron_advies'],
  },
  form: [
    {
      title: { nl: 'Bevinding', en: 'Finding', fr: 'Constatation' },
      fields: ['inventarisatie', 'aangetroffen', 'hoeveelheid', 'hoeveelheid_schatting', 'te_controleren'],
    },
    {
      title: { nl: 'Vaststelling', en: 'Established by', fr: 'Constatation' },
      fields: ['bron_locatie_analysemethode', 'verwijst_naar_monster', 'verwijzing_tekst', 'materiaal_status'],
    },
    {
      title: { nl: 'Toestand', en: 'Condition', fr: 'État' },
      fields: [
        'bevestiging',
        'conditie',
        'beschadiging',
        'beschadiging_percentage',
        'bereikbaarheid',
        'afscherming',
        'blootstelling',
        'ihm_massa',
      ],
    },
    {
      title: { nl: 'Beoordeling', en: 'Assessment', fr: 'Évaluation' },
      fields: ['asbestos_risk_assessment', 'bron_advies', 'reden_afwijkend_advies', 'behandelmoment', 'opmerking'],
    },
  ],
  overrides: {
    bron_advies: {
      of: 'bron_locatie.bron.bron_advies',
      reason: 'reden_afwijkend_advies',
      what: { nl: 'het advies van de bron', en: 'the advice of the source', fr: 'le conseil de la source' },
    },
  },
  hide: { ihm_massa: not(is('inventarisatie.onderzoek.onderzoek_type.code', ...surveysOfVessels)) },
  requiredWhen: { hoeveelheid: (draft) => draft.aangetroffen === 'ja' },
  access: { read: 'member', create: 'surveyor', update: 'surveyor', delete: 'surveyor' },
})
