import { expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"${more}>${inside}</svg>`
const ink = '<path d="M1 1 C2,3 4,5 6,7" stroke="black" stroke-width="2.1" fill="none" />'

test('a signature and a logo stay as they are drawn', () => {
  const signature = svg(
    `${ink}<circle r="1.1" cx="3" cy="4" fill="#111111" />`,
    ' xmlns:xlink="http://www.w3.org/1999/xlink" width="24" height="24"',
  )
  expect(cleanSvg(signature)).toBe(signature)
  const logo = svg(
    `<title>Noordlicht &amp; zonen</title><style>.a{fill:#e30613}</style><defs><linearGradient id="g" xlink:href="#h"><stop offset="0" stop-color="#fff" /></linearGradient></defs>
     <g class="a" transform="translate(1 2)" style="opacity:.5"><path d="M0 0h4" fill="url(#g)" /><text x="1" y="2" font-size="4">é &lt; 3</text></g>`,
  )
  expect(cleanSvg(`<?xml version="1.0"?>\n<!-- made by hand --><!DOCTYPE svg>${logo}`)).toBe(logo)
})

test.each([
  '<script>alert(1)</script>',
  '<script xlink:href="https://elders.test/x.js"/>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://elders.test"/></body></foreignObject>',
  '<image href="https://elders.test/pixel.png"/>',
  '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
  '<use href="#a"/>',
  '<set attributeName="href" to="javascript:alert(1)"/>',
  '<animate attributeName="x" from="0" to="9"/>',
  '<filter id="f"><feImage href="https://elders.test"/></filter>',
  '<style>@import url(https://elders.test);</style>',
  '<style>path{fill:url( "https://elders.test/x" )}</style>',
  '<style>path{fill:\\75rl(https://elders.test)}</style>',
  '<style><![CDATA[</style><script>alert(1)</script>]]></style>',
])('%s goes, and what is drawn beside it stays', (bad) => {
  expect(cleanSvg(svg(`${bad}${ink}`))).toBe(svg(ink))
})

test.each([
  'onload="alert(1)"',
  'fill="url(https://elders.test/x)"',
  'style="fill:url(//elders.test)"',
  'href="#g"',
  'xlink:href="javascript:alert(1)"',
])('an attribute %s goes', (bad) => {
  expect(cleanSvg(svg(`<path ${bad} d="M1 1" />`))).toBe(svg('<path d="M1 1" />'))
})

test('a gradient leads to one of the same drawing alone', () => {
  const gradient = (href: string) => svg(`<linearGradient id="a"${href}></linearGradient>`)
  expect(cleanSvg(gradient(' href="#b"'))).toBe(gradient(' href="#b"'))
  expect(cleanSvg(gradient(' href="https://elders.test/#b"'))).toBe(gradient(''))
})

test('what is no drawing is none', () => {
  for (const none of ['', 'tekst', '<html></html>', '<x:svg xmlns:x="http://www.w3.org/2000/svg"/>'])
    expect(cleanSvg(none)).toBeNull()
})
