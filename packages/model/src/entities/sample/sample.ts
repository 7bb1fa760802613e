import { either, every, is, not } from '../../kit/behind.ts'
import { entity } from '../../kit/entity.ts'
import {
  belongsTo,
  boolean,
  computed,
  computedChoice,
  computedRecord,
  datetime,
  decimal,
  file,
  integer,
  list,
  text,
} from '../../kit/field.ts'
import { materiaalStatussen, materiaalTypes, monsterSoorten } from '../../lookups/material-types.ts'
import { between } from '../../rules/between.ts'
import { isNotFuture, isOfOurTime } from '../../rules/dates.ts'
import { maxLength } from '../../rules/lengths.ts'
import { type MeasuredKind, measuredKinds } from '../../rules/measured-codes.ts'
import { isEmpty } from '../../rules/rule.ts'

const kind = 'monster_soort.code'
const isOfSource = (draft: { readonly bron_locatie_inventarisatie?: unknown }) =>
  !isEmpty(draft.bron_locatie_inventarisatie)

/**
 * Only of these kinds this is known. Of a kind that an organisation made itself nothing is: what is taken of a source is then
 * material, and what is not is air or dust.
 */
const onlyOf = (...kinds: readonly MeasuredKind[]) =>
  either(is(kind, ...measuredKinds.filter((one) => !kinds.includes(one))), every(not(is(kind, ...kinds)), isOfSource))

/** A piece of material, air or dust taken on a visit, to be analysed by a laboratory. */
export const sample = entity({
  key: 'sample',
  api: { type: 'Monster', plural: 'monsters' },
  label: { nl: 'Monster', en: 'Sample', fr: 'Échantillon' },
  plural: { nl: 'Monsters', en: 'Samples', fr: 'Échantillons' },
  recorded: true,
  implements: ['FotoVerwijsbaar'],
  partOf: ['onderzoek', 'inventarisatie', 'bron_locatie_inventarisatie'],
  fields: {
    onderzoek: belongsTo('survey', { required: true, proposed: true, inverse: 'monsters' }),
    inventarisatie: belongsTo('visit', {
      copy: 'never',
      required: true,
      proposed: true,
      inverse: 'monsters',
      onDelete: 'restrict',
    }),
    /** Empty for air and adhesive samples of a space. */
    bron_locatie_inventarisatie: belongsTo('finding', {
      label: { nl: 'Bronlocatie', en: 'Source location', fr: 'Emplacement' },
      inverse: 'monsters',
      onDelete: 'restrict',
    }),
    sub_asset: belongsTo('subAsset', { onDelete: 'restrict' }),
    materiaal_type: list(materiaalTypes, {
      label: { nl: 'Stof', en: 'Substance', fr: 'Substance' },
      required: true,
      default: 'asbest',
    }),
    monster_soort: list(monsterSoorten, {
      label: { nl: 'Monstersoort', en: 'Sample kind', fr: "Type d'échantillon" },
      required: true,
      proposed: true,
    }),
    /** The prefix of the sample kind and two digits. */
    nummer: text({
      label: { nl: 'Monsternummer', en: 'Sample number', fr: "Numéro d'échantillon" },
      required: true,
      unique: 'onderzoek',
      rules: [maxLength(20)],
    }),
    genomen_op: datetime({
      label: { nl: 'Genomen op', en: 'Taken on', fr: 'Prélevé le' },
      required: true,
      default: 'now',
      rules: [isOfOurTime, isNotFuture],
    }),
    genomen_door: belongsTo('inspectionUser', {
      copy: 'never',
      label: { nl: 'Genomen door', en: 'Taken by', fr: 'Prélevé par' },
      required: true,
      proposed: true,
      onDelete: 'restrict',
    }),
    omschrijving: text({
      copy: 'kept',
      label: { nl: 'Omschrijving', en: 'Description', fr: 'Description' },
      help: {
        nl: 'Van materiaal kleur, laag en structuur; van lucht of stof waarvan het is',
        en: 'Of material its colour, layer and texture; of air or dust what it is of',
        fr: "D'un matériau couleur, couche et texture; de l'air ou de la poussière son origine",
      },
      required: true,
    }),
    plaats: text({ label: { nl: 'Plaats monstername', en: 'Sampling point', fr: 'Point de prélèvement' } }),
    laag: text({ copy: 'kept', label: { nl: 'Laag', en: 'Layer', fr: 'Couche' } }),
    afgewerkt: boolean({
      label: { nl: 'Monsterplek afgewerkt', en: 'Sampling point sealed', fr: 'Point scellé' },
      required: true,
      default: true,
    }),
    lucht_volume: decimal({
      label: { nl: 'Luchtvolume', en: 'Air volume', fr: "Volume d'air" },
      unit: 'l',
      rules: [between(0, 999_999_999)],
    }),
    meetduur: integer({ label: { nl: 'Meetduur', en: 'Duration', fr: 'Durée' }, unit: 'min' }),
    oppervlak: decimal({
      label: { nl: 'Oppervlak', en: 'Surface', fr: 'Surface' },
      unit: 'cm²',
      rules: [between(0, 999_999_999)],
    }),
    foto: file({ label: { nl: 'Foto', en: 'Photo', fr: 'Photo' }, accept: ['png', 'jpg'], maxMegabytes: 15 }),
    /** Follows from its analyses. */
    status: computedChoice(
      {
        genomen: { nl: 'Genomen', en: 'Taken', fr: 'Prélevé' },
        in_opdracht: { nl: 'In opdracht', en: 'Ordered', fr: 'Commandé' },
        bij_laboratorium: { nl: 'Bij laboratorium', en: 'With the laboratory', fr: 'Au laboratoire' },
        geanalyseerd: { nl: 'Geanalyseerd', en: 'Analysed', fr: 'Analysé' },
        vervallen: { nl: 'Vervallen', en: 'Cancelled', fr: 'Annulé' },
      },
      { always: true, label: { nl: 'Status monster', en: 'Sample status', fr: "Statut de l'échantillon" } },
    ),
    /** It still waits for a result of one of its analyses. */
    in_afwachting: computed('boolean', {
      always: true,
      label: { nl: 'Wacht op uitslag', en: 'Awaits a result', fr: 'En attente' },
    }),
    /** What its results say, whatever the substance; what one found holds although another is still awaited. */
    uitslag: computedChoice(
      {
        aangetoond: { nl: 'Aangetoond', en: 'Found', fr: 'Présent' },
        onder_grens: { nl: 'Onder de grens', en: 'Below the limit', fr: 'Sous la limite' },
        niet_aangetoond: { nl: 'Niet aangetoond', en: 'Not found', fr: 'Non détecté' },
        wacht: { nl: 'Wacht op uitslag', en: 'Awaits a result', fr: 'En attente' },
        geen: { nl: 'Geen uitslag', en: 'No result', fr: 'Sans résultat' },
      },
      { always: true, label: { nl: 'Resultaat', en: 'Result', fr: 'Résultat' } },
    ),
    /** The status with the lowest `prioriteit` over its valid results. */
    materiaal_status: computedRecord(materiaalStatussen, {
      label: { nl: 'Status materiaal', en: 'Material status', fr: 'Statut du matériau' },
    }),
  },
  numbered: { field: 'nummer', within: 'onderzoek', digits: 2 },
  happensIn: { inventarisatie: { at: 'genomen_op', from: 'start', to: 'eind' } },
  title: ['nummer', 'omschrijving'],
  search: ['nummer', 'omschrijving', 'plaats'],
  table: {
    columns: [
      'nummer',
      'monster_soort',
      'bron_locatie_inventarisatie',
      'sub_asset',
      'omschrijving',
      'status',
      'materiaal_status',
      'foto',
    ],
    views: {
      awaited: {
        label: { nl: 'Zonder uitslag', en: 'Without a result', fr: 'Sans résultat' },
        filter: { in_afwachting: 'is.true' },
      },
      byStatus: {
        label: { nl: 'Per uitslag', en: 'By result', fr: 'Par résultat' },
        group: 'materiaal_status',
      },
    },
  },
  form: [
    {
      title: { nl: 'Monster', en: 'Sample', fr: 'Échantillon' },
      fields: [
        'nummer',
        'materiaal_type',
        'monster_soort',
        'bron_locatie_inventarisatie',
        'sub_asset',
        'omschrijving',
        'laag',
        'foto',
      ],
    },
    {
      title: { nl: 'Monstername', en: 'Sampling', fr: 'Prélèvement' },
      fields: ['inventarisatie', 'genomen_op', 'genomen_door', 'plaats', 'afgewerkt'],
    },
    {
      title: { nl: 'Lucht en kleef', en: 'Air and adhesive', fr: 'Air et adhésif' },
      fields: ['lucht_volume', 'meetduur', 'oppervlak'],
    },
  ],
  hide: {
    laag: is(kind, 'lucht', 'kleef', 'veeg', 'vloeistof'),
    lucht_volume: onlyOf('lucht'),
    meetduur: onlyOf('lucht'),
    oppervlak: onlyOf('kleef', 'veeg'),
  },
  requiredWhen: {
    // Only a material sample is taken of a source; air, adhesive and the like are taken in a space.
    bron_locatie_inventarisatie: is(kind, 'materiaal'),
    sub_asset: (draft) => isEmpty(draft.bron_locatie_inventarisatie),
  },
  access: { read: 'member', create: 'surveyor', update: 'surveyor', delete: 'surveyor' },
})
