import { expect, test } from 'vitest'
import { svgOf } from './signature-pad.tsx'

const at = (x: number, y: number) => ({ x, y, pressure: 0.5, time: 0 })

test('a drawing is cut to its ink, with a margin, and the strokes stay as they are', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 180" width="600" height="180"><path d="M 100 50" width="3"/></svg>'
  expect(svgOf([{ points: [at(100, 50), at(180.4, 90)] }, { points: [at(120, 40.6)] }], svg)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="94 34 93 62" width="93" height="62"><path d="M 100 50" width="3"/></svg>',
  )
})
