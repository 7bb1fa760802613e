import { expect, test } from 'vitest'
import { type DrawnObject, placedAt } from './drawing.ts'
import { handlesOf, withPointAt } from './handles.ts'
import { listDrawing } from './markup.ts'
import type { Scene } from './scene.ts'
import { escaped, planSvg, type SvgOptions } from './svg.ts'
import { objectOf, patterns, typeCalled, typeOf, types } from './testing/lists.ts'

const options: SvgOptions = { title: 'Begane grond', description: 'B01.1 in lokaal 1', prefix: 'plan' }

const sceneOf = (objects: readonly DrawnObject[], more: Partial<Scene> = {}): Scene => ({
  width: 4200,
  height: 2970,
  objects,
  typeOf,
  patternOf: (object) => patterns.find(({ id }) => id === object.svg_pattern) ?? null,
  linkedOf: () => null,
  ...more,
})

const corners = [
  { x: 500, y: 500 },
  { x: 900, y: 500 },
  { x: 900, y: 800 },
]
const drawn = (code: string, more: Partial<DrawnObject> = {}) =>
  objectOf({
    svg_element_type: code,
    ...(typeCalled(code).is_poly ? placedAt(corners) : { x: 500, y: 500 }),
    ...more,
  })

/** Elements of a written SVG with how deep they lie: fails on what is no XML. */
function elementsIn(svg: string): string[] {
  const open: string[] = []
  const found: string[] = []
  for (const [, closes, name, attributes, isEmpty] of svg.matchAll(/<(\/?)([\w:-]+)((?: [\w:-]+="[^"<>]*")*)(\/?)>/g)) {
    if (closes) expect(open.pop()).toBe(name)
    else {
      found.push(`${name}${attributes}`)
      if (!isEmpty) open.push(name ?? '')
    }
  }
  expect(open).toEqual([])
  expect(svg.replace(/<(\/?)([\w:-]+)((?: [\w:-]+="[^"<>]*")*)(\/?)>/g, '')).not.toMatch(/[<>]/)
  return found
}

test.each(types.map(({ code }) => code))(
  '%s is drawn in its colour, as well-formed SVG without placeholders',
  (code) => {
    const svg = planSvg(sceneOf([drawn(code, { kleur: '#A1B2C3', label: 'Hal' })]), options)
    elementsIn(svg)
    expect(svg).toContain('#a1b2c3')
    expect(svg).not.toMatch(/#color|#opacity|NaN|Infinity|undefined/)
    if (code === 'tekst') expect(svg).toContain('>Hal</text>')
  },
)

test.each(types.map(({ code }) => code))('%s shows that it is chosen', (code) => {
  const object = drawn(code, { label: 'Hal' })
  const chosen = planSvg(sceneOf([object], { chosen: new Set([object.id]) }), options)
  elementsIn(chosen)
  expect(chosen).not.toBe(planSvg(sceneOf([object]), options))
})

test.each(patterns.map(({ id }) => id))(
  'the pattern %s fills an area with lines, cut off at its outline',
  (pattern) => {
    const plain = elementsIn(planSvg(sceneOf([drawn('bron_vlak')]), options))
    const svg = planSvg(sceneOf([drawn('bron_vlak', { svg_pattern: pattern, kleur: '#a1b2c3' })]), options)
    const elements = elementsIn(svg)
    expect(svg).not.toContain('<pattern')
    // One that fills its tile all over is an area as without.
    if (pattern === 'effen') expect(elements).toHaveLength(plain.length)
    else {
      expect(elements.filter((element) => element.startsWith('clipPath id="plan-'))).toHaveLength(1)
      expect(elements.filter((element) => element.startsWith('use '))).not.toHaveLength(0)
      expect(svg).toMatch(/<g id="plan-\d+-tile"[^>]*><path [^>]*#a1b2c3/)
    }
  },
)

test('a pattern so fine that nobody could see it is left out, instead of being drawn a million times', () => {
  const dust = { id: 'dust', svg: patterns[1]?.svg ?? null, width: 0.001, height: 0.001 }
  const svg = planSvg(sceneOf([drawn('bron_vlak')], { patternOf: () => dust }), options)
  expect(svg.length).toBeLessThan(2000)
})

test('areas with more tiles than a browser lays out in time share one that it repeats, and keep their pattern', () => {
  const many = Array.from({ length: 2000 }, (_, index) =>
    drawn('bron_vlak', { id: `o${index}`, svg_pattern: 'ruiten', x: index, schaal_x: 4 }),
  )
  const svg = planSvg(sceneOf(many), options)
  elementsIn(svg)
  expect(svg.match(/<pattern /g)).toHaveLength(1)
  expect(svg.match(/<use /g)?.length).toBeLessThan(20_000)
  const together = /<path d="([^"]*)" fill="url\(#plan-repeat-0\)"/.exec(svg)?.[1] ?? ''
  expect((together.match(/M/g)?.length ?? 0) + (svg.match(/<clipPath /g)?.length ?? 0)).toBe(2000)
})

test('the colour is its own, else that of the status of its record, else ink', () => {
  const object = drawn('bron_vlak')
  const linked = sceneOf([object], { linkedOf: () => ({ color: '#C62828', label: 'B01.1' }) })
  expect(planSvg(linked, options)).toContain('fill="#c62828" fill-opacity="0.4"')
  expect(planSvg(linked, options)).toContain('>B01.1</text>')
  const own = { ...linked, objects: [{ ...object, kleur: '#00ff00', label: 'Vloer' }] }
  expect(planSvg(own, options)).toContain('fill="#00ff00"')
  expect(planSvg(own, options)).toContain('>Vloer</text>')
  expect(planSvg(sceneOf([object]), options)).toContain('fill="#1f2a37"')
})

test('what lies higher is drawn later, and labels over everything', () => {
  const svg = planSvg(
    sceneOf([
      drawn('bron_vlak', { id: 'z', kleur: '#111111', laag: 2, label: 'boven' }),
      drawn('lijn', { id: 'a', kleur: '#222222', laag: 1 }),
      drawn('lijn', { id: 'b', kleur: '#333333', laag: 3 }),
    ]),
    options,
  )
  const order = ['#222222', '#111111', '#333333', 'boven'].map((word) => svg.indexOf(word))
  expect(order).toEqual([...order].sort((a, b) => a - b))
})

const HOSTILE = `"'><script>alert(1)</script><image href=x onerror=alert(1)> & ]]> \u0000 \ud800`

test('hostile text and attributes come out as text', () => {
  const svg = planSvg(
    sceneOf([
      drawn('tekst', { label: HOSTILE }),
      drawn('bron_punt', { id: 'b', label: HOSTILE }),
      drawn('bron_vlak', { id: 'c', kleur: '"/><script>', svg_pattern: 'ruiten' }),
    ]),
    {
      title: HOSTILE,
      description: HOSTILE,
      prefix: '"><script>',
      background: { href: `javascript:"><script>`, opacity: 0.6 },
    },
  )
  const names = elementsIn(svg).map((element) => element.split(' ')[0])
  expect(names.filter((name) => name === 'script')).toEqual([])
  expect(names.filter((name) => name === 'image')).toHaveLength(1)
  expect(svg).not.toContain('\u0000')
  expect(svg.isWellFormed()).toBe(true)
  expect(svg).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})

test('of a hostile drawing in a list only shapes, numbers and colours come out', () => {
  const svg = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "y">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" onload="alert(1)">
    <script>alert(2)</script><style>*{fill:url(https://evil.test)}</style><defs><path d="M9 9"/></defs>
    <foreignObject><body><iframe src="https://evil.test"/></body></foreignObject>
    <a href="javascript:alert(3)"><path d="M8 8"/></a><image href="https://evil.test/x.png"/>
    <g transform="translate(1 2)" fill="url(https://evil.test)" onclick="alert(4)">
      <path d="M1 1L2 2" stroke="#color" onmouseover="alert(5)"/><path d="M0 0&quot;/><script>"/>
      <rect x="1" y="1" width="2e400" height="3"/><text x="3" y="4">a &lt;b&gt;</text>
    </g></svg>`
  const type = { ...typeCalled('deur'), svg, svg_active: null }
  const out = planSvg(sceneOf([drawn('deur')], { typeOf: () => type }), options)
  elementsIn(out)
  expect(out).not.toMatch(/script|evil|alert|onload|onclick|iframe|url\(|M8 8|M9 9/)
  expect(out).toContain('d="M1 1L2 2"')
  expect(out).toContain('a &lt;b&gt;')
})

test.each([
  null,
  '',
  'no drawing',
  '<svg>',
  '<svg viewBox="0 0 0 0"/>',
  '<'.repeat(200_000),
  `<a "${'<a "'.repeat(20_000)}`,
])('a type with the drawing %.20s is shown as a blank sign', (svg) => {
  const type = { ...typeCalled('deur'), svg, svg_active: null }
  expect(planSvg(sceneOf([drawn('deur')], { typeOf: () => type }), options)).toContain('stroke-dasharray="4 3"')
})

test('every drawing of the lists is read', () => {
  const drawings = types.flatMap(({ svg, svg_active, svg_move, svg_rotate, svg_scale_x, svg_scale_y }) =>
    [svg, svg_active, svg_move, svg_rotate, svg_scale_x, svg_scale_y].filter((one) => one !== null),
  )
  for (const svg of [...drawings, ...patterns.map((pattern) => pattern.svg)]) {
    const shapes = svg?.match(/<(path|rect|circle|ellipse|line|polyline|polygon|text)\b/g) ?? []
    expect(listDrawing(svg)?.marks, svg ?? '').toHaveLength(shapes.length)
  }
})

test('the crop is the part that is shown, the background lies below, and only numbers say where', () => {
  const background = { href: 'blob:https://vezel.test/1', opacity: 0.6 }
  const svg = planSvg(sceneOf([drawn('lijn')]), { ...options, crop: [100, 200, 800, 600], background })
  expect(svg).toContain('viewBox="100 200 800 600"')
  expect(svg.indexOf('<image')).toBeLessThan(svg.indexOf('<path'))
  expect(svg).toContain('width="4200" height="2970" preserveAspectRatio="none" opacity="0.6"')
})

test('text is escaped for elements and attributes alike', () => {
  expect(escaped(`a<b>&"c"'d'\u0007`)).toBe('a&lt;b&gt;&amp;&quot;c&quot;&#39;d&#39;\ufffd')
})

test('handles are there only where the type gives them, and none of what is locked', () => {
  const does = (object: DrawnObject) => handlesOf(object, typeOf(object), 1).map((handle) => handle.does)
  expect(does(drawn('deur'))).toEqual(['move', 'rotate', 'scale_x', 'scale_y'])
  expect(does(drawn('schuifdeur'))).toEqual(['move', 'rotate', 'scale_x'])
  expect(does(drawn('monsterpunt'))).toEqual(['move'])
  expect(does(drawn('bron_vlak'))).toEqual(['move', 'point', 'point', 'point'])
  expect(does(drawn('bron_vlak', { vergrendeld: true }))).toEqual([])
})

test('the handle to turn lies above the element, and turns along', () => {
  const at = (rotatie: number) =>
    handlesOf(drawn('deur', { rotatie }), typeCalled('deur'), 1).find(({ does }) => does === 'rotate')?.at
  expect(at(0)).toEqual({ x: 500, y: 500 - 12 - 60 })
  expect(at(90)?.x).toBeCloseTo(500 + 12 + 60, 9)
  expect(at(90)?.y).toBeCloseTo(500, 9)
})

test('a corner that is put elsewhere lies there, also of an area that is turned', () => {
  const object = drawn('bron_vlak', { rotatie: 30, schaal_x: 2 })
  const moved = { ...object, ...withPointAt(object, 1, { x: 1234.5, y: 678.9 }) }
  const handles = handlesOf(moved, typeCalled('bron_vlak'), 1).filter(({ does }) => does === 'point')
  expect(handles[1]?.at.x).toBeCloseTo(1234.5, 2)
  expect(handles[1]?.at.y).toBeCloseTo(678.9, 2)
})
