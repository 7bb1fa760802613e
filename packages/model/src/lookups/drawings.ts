import { boolean, decimal, svg, text } from '../kit/field.ts'
import { lookup } from '../kit/lookup.ts'

const isset = (nl: string, en: string) => boolean({ label: { nl, en }, required: true, default: false })

/** The elements of the plan editor. A missing handle means that the manipulation is not offered. */
export const svgElementTypes = lookup({
  key: 'svg_element_types',
  type: 'SvgElementType',
  label: { nl: 'Tekenelementen', en: 'Drawing elements' },
  fields: {
    svg: svg({ label: { nl: 'Tekening', en: 'Drawing' } }),
    svg_active: svg({ label: { nl: 'Tekening bij selectie', en: 'Drawing when selected' } }),
    svg_move: svg({ label: { nl: 'Greep verplaatsen', en: 'Move handle' } }),
    svg_rotate: svg({ label: { nl: 'Greep draaien', en: 'Rotate handle' } }),
    svg_scale_x: svg({ label: { nl: 'Greep breedte', en: 'Width handle' } }),
    svg_scale_y: svg({ label: { nl: 'Greep hoogte', en: 'Height handle' } }),
    locked_aspect_ratio: isset('Vaste verhouding', 'Locked aspect ratio'),
    is_poly: isset('Lijn van punten', 'Line of points'),
    is_area: isset('Vlak', 'Area'),
    has_size: isset('Heeft een grootte', 'Has a size'),
    default_size: decimal({ label: { nl: 'Gebruikelijke grootte', en: 'Usual size' } }),
    koppeling: text({ label: { nl: 'Koppeling', en: 'Link' } }),
  },
})
export const waarnemingTypes = lookup({
  key: 'waarneming_types',
  type: 'WaarnemingType',
  label: { nl: 'Soorten waarneming', en: 'Observation types' },
  fields: {
    prefix: text({ label: { nl: 'Voorvoegsel', en: 'Prefix' }, required: true }),
    svg: svg({ label: { nl: 'Teken', en: 'Mark' } }),
    size: decimal({ label: { nl: 'Grootte', en: 'Size' } }),
  },
})
