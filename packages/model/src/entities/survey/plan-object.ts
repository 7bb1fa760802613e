import { drawnLinkFields } from '../../drawn-links.ts'
import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, color, computed, decimal, integer, json, list, text } from '../../kit/field.ts'
import { svgElementTypes } from '../../lookups/drawings.ts'
import { svgPatterns } from '../../lookups/with-fields.ts'
import { between } from '../../rules/between.ts'
import { isColor } from '../../rules/patterns.ts'
import { isPoints, planReach } from '../../rules/points.ts'

const onPlan = between(-planReach, planReach)
const factor = (nl: string, en: string, fr: string) =>
  decimal({ label: { nl, en, fr }, required: true, default: 1, rules: [between(0.001, 10_000)] })

/**
 * Something that a survey drew on a plan. It lies at x, y, turned and stretched about that place, and may stand for one record: in
 * the relation that the `koppeling` of its element names (`drawn-links.ts`).
 */
export const planObject = entity({
  key: 'planObject',
  api: { type: 'Tekenobject', plural: 'tekenobjecten' },
  label: { nl: 'Tekenobject', en: 'Drawn object', fr: 'Objet dessiné' },
  plural: { nl: 'Tekenobjecten', en: 'Drawn objects', fr: 'Objets dessinés' },
  recorded: true,
  importable: false,
  partOf: 'onderzoek_plattegrond',
  mentions: drawnLinkFields,
  fields: {
    onderzoek_plattegrond: belongsTo('surveyPlan', { required: true, inverse: 'tekenobjecten' }),
    svg_element_type: list(svgElementTypes, {
      copy: 'never',
      label: { nl: 'Element', en: 'Element', fr: 'Élément' },
      required: true,
    }),
    bron_locatie: belongsTo('location', { copy: 'never', inverse: 'tekenobjecten' }),
    uitgesloten_ruimte: belongsTo('exclusion', { copy: 'never', inverse: 'tekenobjecten' }),
    out_of_scope: belongsTo('outOfScope', { copy: 'never', inverse: 'tekenobjecten' }),
    monster: belongsTo('sample', { copy: 'never', inverse: 'tekenobjecten' }),
    waarneming: belongsTo('observation', { copy: 'never', inverse: 'tekenobjecten' }),
    foto: belongsTo('sourcePhoto', { copy: 'never', inverse: 'tekenobjecten' }),
    inventarisatie_ruimte: belongsTo('surveySpace', { copy: 'never', inverse: 'tekenobjecten' }),
    ruimte: belongsTo('subAsset', { copy: 'never', inverse: 'tekenobjecten' }),
    x: decimal({ label: { nl: 'X', en: 'X', fr: 'X' }, required: true, default: 0, rules: [onPlan] }),
    y: decimal({ label: { nl: 'Y', en: 'Y', fr: 'Y' }, required: true, default: 0, rules: [onPlan] }),
    rotatie: decimal({
      label: { nl: 'Draaiing', en: 'Rotation', fr: 'Rotation' },
      unit: '°',
      required: true,
      default: 0,
      rules: [between(0, 360)],
    }),
    schaal_x: factor('Schaal breedte', 'Width scale', 'Échelle en largeur'),
    schaal_y: factor('Schaal hoogte', 'Height scale', 'Échelle en hauteur'),
    /** Beside x, y, before it is turned: so that moving changes that place only. */
    punten: json({ label: { nl: 'Punten', en: 'Points', fr: 'Points' }, rules: [isPoints] }),
    /** Empty: the usual one of the element. */
    grootte: decimal({ label: { nl: 'Grootte', en: 'Size', fr: 'Taille' }, rules: [between(0, 10_000)] }),
    /** Empty: that of the status of what it is linked to. */
    kleur: color({ label: { nl: 'Kleur', en: 'Colour', fr: 'Couleur' }, rules: [isColor] }),
    /** Empty: as usual, so that areas let the plan through. */
    opaciteit: decimal({
      label: { nl: 'Dekking', en: 'Opacity', fr: 'Opacité' },
      decimals: 2,
      rules: [between(0, 1)],
    }),
    svg_pattern: list(svgPatterns, { copy: 'never', label: { nl: 'Arcering', en: 'Pattern', fr: 'Hachure' } }),
    /** Empty: the number of what it is linked to. Of text, what it says. */
    label: text({ label: { nl: 'Label', en: 'Label', fr: 'Étiquette' } }),
    label_x: decimal({
      label: { nl: 'Label naar rechts', en: 'Label to the right', fr: 'Étiquette vers la droite' },
      rules: [onPlan],
    }),
    label_y: decimal({
      label: { nl: 'Label omlaag', en: 'Label down', fr: 'Étiquette vers le bas' },
      rules: [onPlan],
    }),
    /** Higher lies over lower. */
    laag: integer({ label: { nl: 'Laag', en: 'Layer', fr: 'Couche' }, required: true, default: 0 }),
    vergrendeld: boolean({
      label: { nl: 'Vergrendeld', en: 'Locked', fr: 'Verrouillé' },
      required: true,
      default: false,
    }),
    /** What an area measures, once its plan has a scale. */
    oppervlakte: computed('decimal', {
      label: { nl: 'Oppervlakte', en: 'Area', fr: 'Surface' },
      unit: 'm²',
    }),
    /** The same of a line. */
    lengte: computed('decimal', { label: { nl: 'Lengte', en: 'Length', fr: 'Longueur' }, unit: 'm' }),
  },
  title: ['svg_element_type', 'label'],
  search: ['label'],
  order: ['laag', 'created_at'],
  table: { columns: ['svg_element_type', 'label', 'oppervlakte', 'lengte', 'vergrendeld'] },
  form: [
    {
      title: { nl: 'Element', en: 'Element', fr: 'Élément' },
      fields: ['svg_element_type', 'label', 'kleur', 'opaciteit', 'grootte', 'svg_pattern', 'vergrendeld'],
    },
    {
      title: { nl: 'Gekoppeld aan', en: 'Linked to', fr: 'Lié à' },
      fields: [
        'bron_locatie',
        'uitgesloten_ruimte',
        'out_of_scope',
        'monster',
        'waarneming',
        'foto',
        'inventarisatie_ruimte',
        'ruimte',
      ],
    },
    {
      title: { nl: 'Plaats', en: 'Place', fr: 'Place' },
      fields: ['x', 'y', 'rotatie', 'schaal_x', 'schaal_y', 'laag', 'label_x', 'label_y'],
    },
  ],
  access: { read: 'member', create: 'surveyor', update: 'surveyor', delete: 'surveyor' },
})
