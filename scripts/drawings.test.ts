// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { isDrawing as isTaken } from '../apps/server/src/clean-svg.ts'
import { isDrawing as isShown } from '../apps/web/src/kinds/drawing.ts'
import { drawnElements } from '../packages/model/src/rules/drawn.ts'

const drawn = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>`

// The form says of a drawing what the server will say of it.
test.each([
  ['places for colours', drawn('<circle r="4" fill="#color" opacity="#opacity"/>'), true],
  ['the line that files begin with', `<?xml version="1.0"?>${drawn('<path d="M1 1"/>')}`, true],
  ['a reference to itself', drawn('<defs><pattern id="a"/></defs><rect fill="url(#a)"/>'), true],
  ['a gradient like another', drawn('<linearGradient id="b" href="#a"/>'), true],
  ['the colour of the text around it', drawn('<path d="M1 1" stroke="currentColor" stroke-width="2"/>'), true],
  ['words', drawn('<text x="1" y="2" font-size="3">on = 1</text>'), true],
  ['no kind', '<svg><path d="M1 1"/></svg>', false],
  ['only a part', '<path d="M1 1"/>', false],
  ['a script', drawn('<script>alert(1)</script>'), false],
  ['a handler', drawn('<circle r="4" onclick="alert(1)"/>'), false],
  ['a handler in capitals', drawn('<circle r="4" OnLoad = "alert(1)"/>'), false],
  ['a handler on a line of its own', drawn('<circle r="4"\nonclick="alert(1)"/>'), false],
  ['an embedded page', drawn('<foreignObject><iframe src="https://elders.test"/></foreignObject>'), false],
  ['a link', drawn('<a href="javascript:alert(1)"><rect/></a>'), false],
  ['a style from elsewhere', drawn('<style>@import "https://elders.test/a.css";</style>'), false],
  ['a colour from elsewhere', drawn('<rect fill="url(https://elders.test/a)"/>'), false],
  ['a part from elsewhere', drawn('<use href="https://elders.test/a.svg#b"/>'), false],
  ['an image', drawn('<image href="https://elders.test/a.png"/>'), false],
  ['what moves', drawn('<rect><animate attributeName="x" to="9"/></rect>'), false],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawn('<text>a</text>')}`, false],
])('a drawing with %s is shown as long as the server takes it', (_, svg, isOne) => {
  expect([isTaken(svg), isShown(svg)]).toEqual([isOne, isOne])
})

test('every element of a drawing is judged the same', () => {
  for (const name of [...drawnElements, 'use', 'image', 'animate', 'set', 'filter', 'marker', 'switch', 'view']) {
    const svg = drawn(`<${name} id="a"></${name}>`)
    expect([name, isShown(svg)]).toEqual([name, isTaken(svg) || isTaken(drawn(`<${name} id="a" />`))])
  }
})
