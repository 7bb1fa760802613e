import { boolean, decimal, svg, text } from '../kit/field.ts'
import { lookup } from '../kit/lookup.ts'
import { between } from '../rules/between.ts'
import { ruledCodes } from '../rules/ruled-codes.ts'

const isset = (nl: string, en: string, fr: string) => boolean({ label: { nl, en, fr }, required: true, default: false })

/** The elements of the plan editor. A missing handle means that the manipulation is not offered. */
export const svgElementTypes = lookup({
  key: 'svg_element_types',
  type: 'SvgElementType',
  label: { nl: 'Tekenelementen', en: 'Drawing elements', fr: 'Éléments de dessin' },
  /** An area that became a line would measure metres, and what it was linked to would be something else. */
  decides: ['is_poly', 'is_area', 'koppeling'],
  fields: {
    svg: svg({ label: { nl: 'Tekening', en: 'Drawing', fr: 'Dessin' } }),
    svg_active: svg({ label: { nl: 'Tekening bij selectie', en: 'Drawing when selected', fr: 'Dessin en sélection' } }),
    svg_move: svg({ label: { nl: 'Greep verplaatsen', en: 'Move handle', fr: 'Poignée de déplacement' } }),
    svg_rotate: svg({ label: { nl: 'Greep draaien', en: 'Rotate handle', fr: 'Poignée de rotation' } }),
    svg_scale_x: svg({ label: { nl: 'Greep breedte', en: 'Width handle', fr: 'Poignée de largeur' } }),
    svg_scale_y: svg({ label: { nl: 'Greep hoogte', en: 'Height handle', fr: 'Poignée de hauteur' } }),
    locked_aspect_ratio: isset('Vaste verhouding', 'Locked aspect ratio', 'Proportions fixes'),
    is_poly: isset('Lijn van punten', 'Line of points', 'Ligne de points'),
    is_area: isset('Vlak', 'Area', 'Surface'),
    has_size: isset('Heeft een grootte', 'Has a size', 'Possède une taille'),
    default_size: decimal({
      label: { nl: 'Gebruikelijke grootte', en: 'Usual size', fr: 'Taille habituelle' },
      rules: [between(0, 10_000)],
    }),
    koppeling: text({ label: { nl: 'Koppeling', en: 'Link', fr: 'Lien' } }),
  },
})
export const waarnemingTypes = lookup({
  key: 'waarneming_types',
  type: 'WaarnemingType',
  label: { nl: 'Soorten waarneming', en: 'Observation types', fr: "Types d'observation" },
  known: ruledCodes.waarneming_types,
  fields: {
    prefix: text({ label: { nl: 'Voorvoegsel', en: 'Prefix', fr: 'Préfixe' }, required: true }),
    svg: svg({ label: { nl: 'Teken', en: 'Mark', fr: 'Signe' } }),
    size: decimal({ label: { nl: 'Grootte', en: 'Size', fr: 'Taille' }, rules: [between(0, 10_000)] }),
  },
})
