declare module 'polylabel' {
  /** The point of a polygon (rings of x, y; the first is the outer one) that is furthest from its outline. */
  export default function polylabel(
    polygon: readonly (readonly (readonly [number, number])[])[],
    precision?: number,
  ): [x: number, y: number] & { distance: number }
}
