import type { Rule } from './rule.ts'

/** How far from the top left anything may lie, in units of a plan: further than any sheet, near enough to be measured exactly. */
export const planReach = 100_000

/** Points of one line or area: what a hand draws, and no cloud of a scanner. */
const MOST_POINTS = 2000

const isNumber = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most

const isPoint = (point: unknown): boolean =>
  Array.isArray(point) && point.length === 2 && point.every((at) => isNumber(at, -planReach, planReach))

/** Pairs of an x and a y. */
export const isPoints: Rule = {
  name: 'isPoints',
  args: [],
  message: {
    nl: 'Dit is geen lijst van punten',
    en: 'This is no list of points',
    fr: "Ceci n'est pas une liste de points",
  },
  test: (value) => Array.isArray(value) && value.length <= MOST_POINTS && value.every(isPoint),
}

const sides = ['x', 'y', 'width', 'height'] as const

/** The part of a plan that is printed: a box with a width and a height. */
export const isCrop: Rule = {
  name: 'isCrop',
  args: [],
  message: {
    nl: 'Dit is geen uitsnede: geef x, y, breedte en hoogte',
    en: 'This is no crop: give x, y, width and height',
    fr: "Ceci n'est pas un cadrage : indiquez x, y, largeur et hauteur",
  },
  test: (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length === sides.length &&
    sides.every((side) => {
      const at = side in value ? (value as Readonly<Record<string, unknown>>)[side] : undefined
      return isNumber(at, side === 'x' || side === 'y' ? -planReach : 1, planReach)
    }),
}
