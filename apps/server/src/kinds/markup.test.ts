import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtFile } from '@vezel/model/kit/kinds.ts'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { cleanSvg, isDrawing } from '../clean-svg.ts'
import { cleanDrawing } from '../files/clean-drawing.ts'
import { inspectLocalFile } from '../files/uploaded-file.ts'
import { isTooDeep, markupBounds } from '../markup.ts'
import { testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { richTextRefusal } from './rich-text.ts'

// Cleaning takes time by length times depth, on the thread that answers everybody. So what is longer or deeper than anybody
// writes is refused before it is cleaned, wherever markup comes in.

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
let ids: ReadonlyMap<string, string>
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  ids = await makeOneOfEach(api, admin)
}, 60_000)
afterAll(() => api.close())

const nested = (tag: string, levels: number, inside = 'x') =>
  `<${tag}>`.repeat(levels) + inside + `</${tag}>`.repeat(levels)
const drawn = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`
const { depth, textCharacters, drawingCharacters } = markupBounds

/** What nests deeper for the library than it seems to somebody who counts brackets, and what only seems to. */
test.each([
  ['as deep as is read', nested('b', depth), false],
  ['a level deeper', nested('b', depth + 1), true],
  ['never closed', '<b>'.repeat(depth + 1), true],
  ['closed by another name', '<b></i>'.repeat(depth + 1), true],
  ['closed in a comment', '<b><!--</b>-->'.repeat(depth + 1), true],
  ['closed in an attribute', '<b title="</b>">'.repeat(depth + 1), true],
  ['within a script', `<script>${nested('b', depth + 1)}</script>`, false],
  ['within an embedded page', `<iframe>${nested('b', depth + 1)}</iframe>`, true],
  ['of elements that hold nothing', '<br>'.repeat(depth * 5), false],
  ['of paragraphs that follow each other', '<p>a'.repeat(depth * 5), false],
])('markup %s is told to be too deep or not', (_, markup, isDeep) => {
  expect(isTooDeep(markup)).toBe(isDeep)
  expect(richTextRefusal(markup)).toBe(isDeep ? 'isStructure' : undefined)
})

const fieldsOf = (kind: 'richText' | 'svg') =>
  model.entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) =>
      field.kind === kind && !field.readOnly && entity.access.update !== 'nobody' ? [{ entity, name }] : [],
    ),
  )
const bombs = {
  richText: [
    [`${'<b>'.repeat(200_000 / 10)}x`, 'isTooLong'],
    [`<p>${'x'.repeat(textCharacters)}</p>`, 'isTooLong'],
    [nested('b', depth + 1), 'isStructure'],
    ['<blockquote>'.repeat(depth + 1), 'isStructure'],
  ],
  svg: [
    [drawn(nested('g', 60_000)), 'isTooLong'],
    [drawn(`<path d="${'M1 1'.repeat(drawingCharacters / 4)}"/>`), 'isTooLong'],
    [drawn(nested('g', depth, '')), 'isStructure'],
    [drawn('<script>alert(1)</script>'), 'isDrawing'],
    ['iets anders', 'isDrawing'],
  ],
} as const

test.each(['richText', 'svg'] as const)(
  'every field of the kind %s refuses what is too long, too deep or no drawing',
  async (kind) => {
    const fields = fieldsOf(kind)
    expect(fields.length).toBeGreaterThan(4)
    const told = async ({ entity, name }: { entity: Entity; name: string }, call: string, markup: string) => {
      const { type } = entity.api
      const id = ids.get(entity.key)
      const [query, variables] =
        call === 'update'
          ? [
              `mutation($id: ID!, $i: Update${type}Input!) { update${type}(id: $id, input: $i) { id } }`,
              { id, i: { [name]: markup } },
            ]
          : [`mutation($i: Create${type}Input!) { create${type}(input: $i) { id } }`, { i: { [name]: markup } }]
      const [error] = (await api.ask(query, variables, admin)).errors ?? []
      return [error?.extensions.code, error?.extensions.issues.map(({ path, rule }) => [path, rule])]
    }
    for (const field of fields)
      for (const [markup, rule] of bombs[kind])
        for (const call of ['create', 'update']) {
          const { type } = field.entity.api
          expect([type, field.name, call, ...(await told(field, call, markup))]).toEqual([
            ...[type, field.name, call, 'invalid'],
            [[field.name, rule]],
          ])
        }
  },
)

test.each([
  ['a drawing with places for colours', drawn('<circle r="4" fill="#color" opacity="#opacity"/>'), true],
  ['a drawing behind the line that files begin with', `<?xml version="1.0"?>${drawn('<path d="M1 1"/>')}`, true],
  ['a drawing with a reference to itself', drawn('<defs><pattern id="a"/></defs><rect fill="url(#a)"/>'), true],
  ['a drawing without its kind', '<svg><path d="M1 1"/></svg>', false],
  ['a part of one', '<path d="M1 1"/>', false],
  ['a script', drawn('<script>alert(1)</script>'), false],
  ['a handler', drawn('<rect onclick="alert(1)"/>'), false],
  ['an embedded page', drawn('<foreignObject><iframe src="https://elders.test"/></foreignObject>'), false],
  ['a link that runs', drawn('<a href="javascript:alert(1)"><rect/></a>'), false],
  ['a style from elsewhere', drawn('<style>@import "https://elders.test/a.css";</style>'), false],
  ['a part from elsewhere', drawn('<use href="https://elders.test/a.svg#b"/>'), false],
  ['an image', drawn('<image href="https://elders.test/a.png"/>'), false],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawn('<text>&a;</text>')}`, false],
])('%s is a drawing that may stand in a field, or not', (_, svg, isOne) => {
  expect(isDrawing(svg)).toBe(isOne)
})

test('a drawing in a file that lies too deep or has too many parts is refused, whatever takes it', async () => {
  const takers = model.entities.flatMap((entity) =>
    Object.values(entity.fields).filter((field) => pointsAtFile(field) && field.accept.includes('svg')),
  )
  expect(takers.length).toBeGreaterThan(3)
  // All of them take what was looked at when it arrived.
  for (const inside of [nested('g', depth), nested('g', 60_000), '<g/>'.repeat(60_000), '<style></style>'.repeat(21)]) {
    const path = join(tmpdir(), `${uuid()}.svg`)
    await writeFile(path, drawn(inside))
    await expect(inspectLocalFile(api.services.files, path, 'logo.svg')).rejects.toMatchObject({ code: 'fileType' })
  }
})

test('a large drawing is cleaned beside the others, and comes out as a small one does', async () => {
  const large = drawn(`<script>x</script>${'<path d="M1 1" />'.repeat(5_000)}`)
  const clean = await cleanDrawing(large)
  expect(clean).toBe(large.replace('<script>x</script>', ''))
  expect(clean).toBe(cleanSvg(large))
})

test.each([
  ['spaces behind an address', `<path style="fill:url(${' '.repeat(150_000)}#a)"/>`],
  ['comments in a reference', `<linearGradient href="#${'<!---->'.repeat(100_000)}"/>`],
])('%s cost a drawing no more than their length', (_, inside) => {
  // A hundred times what it takes, of this process alone; by the square of the length it would be minutes.
  const began = process.cpuUsage()
  cleanSvg(drawn(inside))
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(2_000)
})
