import { entity } from '../../kit/entity.ts'
import { belongsTo, choice, computed, computedChoice, computedRecord, list, text } from '../../kit/field.ts'
import { asbestRegisseurLocaties } from '../../lookups/lists.ts'
import { materiaalStatussen } from '../../lookups/material-types.ts'
import { behandelingStatussen } from '../../lookups/with-fields.ts'
import { grounds, presences, shownFor } from '../../presence.ts'

/** One place of a source: a room, facade or deck. Like the source it outlives the survey. */
export const location = entity({
  key: 'location',
  api: { type: 'BronLocatie', plural: 'bronLocaties' },
  label: { nl: 'Bronlocatie', en: 'Source location', fr: 'Emplacement' },
  plural: { nl: 'Bronlocaties', en: 'Source locations', fr: 'Emplacements' },
  recorded: true,
  implements: ['IntekenbaarObject'],
  shared: {
    fixed: ['nummer', 'bron', 'sub_asset'],
    onSurvey: true,
    knownTo: { key: 'survey', table: 'slotstand_locatie' },
  },
  fields: {
    bron: belongsTo('source', { required: true, inverse: 'locaties' }),
    /** The number of the source, a point and the sequence within it: B03.2. */
    nummer: text({
      label: { nl: 'Locatienummer', en: 'Location number', fr: "Numéro d'emplacement" },
      required: true,
      readOnly: true,
      unique: 'bron',
    }),
    sub_asset: belongsTo('subAsset', { copy: 'never', required: true, inverse: 'bron_locaties', onDelete: 'restrict' }),
    plaats: text({
      copy: 'kept',
      label: { nl: 'Plaats in de ruimte', en: 'Place in the space', fr: 'Endroit dans le local' },
    }),
    binnen_buiten: choice(
      {
        binnen: { nl: 'Binnen', en: 'Inside', fr: 'Intérieur' },
        buiten: { nl: 'Buiten', en: 'Outside', fr: 'Extérieur' },
      },
      {
        label: { nl: 'Binnen of buiten', en: 'Inside or outside', fr: 'Intérieur ou extérieur' },
        required: true,
        default: 'binnen',
      },
    ),
    asbest_regisseur_locatie: list(asbestRegisseurLocaties, {
      label: { nl: 'Locatie Asbestregisseur', en: 'Asbestregisseur location', fr: 'Lieu Asbestregisseur' },
    }),
    /** That of its findings in the survey shown. */
    materiaal_status: computedRecord(materiaalStatussen, {
      label: { nl: 'Status materiaal', en: 'Material status', fr: 'Statut du matériau' },
      args: shownFor,
    }),
    /** What is left of what the survey shown found there, in the unit of the source. */
    hoeveelheid: computed('decimal', {
      label: { nl: 'Hoeveelheid', en: 'Amount', fr: 'Quantité' },
      args: shownFor,
    }),
    /** Of the survey shown; of all where none is. */
    aantal_monsters: computed('integer', {
      label: { nl: 'Monsters', en: 'Samples', fr: 'Échantillons' },
      args: { onderzoek: 'uuid' },
    }),
    /** That of the latest treatment; without one: present. */
    behandeling_status: computedRecord(behandelingStatussen, {
      label: { nl: 'Status', en: 'Status', fr: 'Statut' },
      args: shownFor,
    }),
    toestand: computedChoice(presences, { label: { nl: 'Toestand', en: 'Presence', fr: 'Présence' }, args: shownFor }),
    /** The treatment that took it away, all or part. */
    verwijderd_door: computedRecord(
      { key: 'treatment' },
      { label: { nl: 'Verwijderd door', en: 'Removed by', fr: 'Enlevé par' }, args: shownFor },
    ),
    /** Asbestos or suspected, and still there. */
    gevaarlijk: computed('boolean', {
      label: { nl: 'Gevaarlijk', en: 'Dangerous', fr: 'Dangereux' },
      args: shownFor,
    }),
    /** The survey shown has looked at it. */
    in_onderzoek: computed('boolean', {
      label: { nl: 'In dit onderzoek', en: 'In this survey', fr: 'Dans cet examen' },
      args: shownFor,
    }),
    /** Other surveys saw it, the one shown did not, and nobody says that it is clean, not there or gone: it is suspected. */
    ongezien_verdacht: computed('boolean', {
      label: { nl: 'Bekend, niet gezien', en: 'Known, not seen', fr: 'Connu, pas vu' },
      args: shownFor,
    }),
    /** No survey had looked at it: by now, or by the time the survey shown closed. */
    is_ongezien: computed('boolean', {
      label: { nl: 'Nog niet gezien', en: 'Not seen yet', fr: 'Pas encore vu' },
      args: shownFor,
    }),
    /** What the finding that decides rests on, and the sample and survey it was taken over with. */
    grond: computedChoice(grounds, { label: { nl: 'Grond', en: 'Ground', fr: 'Fondement' }, args: shownFor }),
    bepalend_monster: computedRecord(
      { key: 'sample' },
      { label: { nl: 'Bepalend monster', en: 'Deciding sample', fr: 'Échantillon décisif' }, args: shownFor },
    ),
    overgenomen_van: computedRecord(
      { key: 'survey' },
      { label: { nl: 'Overgenomen uit', en: 'Taken over from', fr: 'Repris de' }, args: shownFor },
    ),
    /**
     * Of a closed survey that takes over from another: the deciding sample with its results, and that other survey, as they were
     * when it closed, as JSON; they hold instead of what stands there now.
     */
    overgenomen_bij_sluiten: computed('string', {
      label: { nl: 'Overgenomen bij sluiten', en: 'Taken over when closed', fr: 'Repris à la clôture' },
      args: shownFor,
    }),
    tegenspraak: computed('boolean', {
      label: { nl: 'Gekozen status klopt niet', en: 'Chosen status contradicted', fr: 'Statut choisi contredit' },
      args: shownFor,
    }),
    /** The finding that decides. */
    bevinding: computedRecord(
      { key: 'finding' },
      { label: { nl: 'Bevinding', en: 'Finding', fr: 'Constatation' }, args: shownFor },
    ),
  },
  numbered: { field: 'nummer', within: 'bron', digits: 1 },
  title: ['nummer', 'sub_asset'],
  search: ['nummer', 'plaats', 'sub_asset.volledige_naam'],
  table: {
    columns: [
      'nummer',
      'sub_asset',
      'plaats',
      'hoeveelheid',
      'materiaal_status',
      'behandeling_status',
      'aantal_monsters',
    ],
  },
  form: [
    {
      title: { nl: 'Locatie', en: 'Location', fr: 'Emplacement' },
      fields: ['sub_asset', 'plaats', 'binnen_buiten', 'asbest_regisseur_locatie'],
    },
  ],
  access: { read: 'member', create: 'surveyor', update: 'surveyor', delete: 'surveyor' },
})
