import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { files } from './import-graph.ts'

/** What is read at one go. */
const MOST_LINES = 60

/** Functions that were longer before this was asked, with their lines. It only shrinks: a shorter one takes its number down, or goes. */
const known: Readonly<Record<string, number>> = {
  'apps/server/src/seed/load-demo.ts loadDemo': 128,
  'apps/web/src/api/save.ts saveNamed': 68,
  'apps/web/src/gallery/gallery.tsx Fields': 97,
  'apps/web/src/gallery/gallery.tsx Frame': 67,
  'apps/web/src/gallery/gallery.tsx Parts': 219,
  'apps/web/src/gallery/gallery.tsx TablePage': 122,
  'apps/web/src/i18n/formats.ts make': 67,
  'apps/web/src/resource/import-dialog.tsx ChooseSource': 64,
  'apps/web/src/resource/task-progress.tsx useTask': 69,
  'apps/web/src/router/history.ts createHistory': 88,
  'apps/web/src/screens/general/home.tsx MySurveys': 83,
  'apps/web/src/screens/survey/location-details.tsx DetailsForm': 93,
  'apps/web/src/screens/survey/source-status.tsx SourceStatus': 62,
  'apps/web/src/search/search-dialog.tsx SearchDialog': 77,
  'apps/web/src/ui/code-mirror.tsx CodeMirror': 74,
  'apps/web/src/ui/column-list.tsx ColumnList': 62,
  'apps/web/src/ui/combobox.tsx Box': 67,
  'apps/web/src/ui/pdf-find.tsx PdfFind': 63,
  'apps/web/src/ui/popover.tsx Menu': 82,
  'apps/web/src/ui/rich-text-editor.tsx RichTextEditor': 124,
  'apps/web/src/ui/tree.tsx Tree': 100,
  'packages/report/src/chapters/assignment.tsx render': 90,
  'packages/report/src/chapters/conclusions.tsx render': 63,
  'packages/report/src/chapters/exclusions.tsx render': 90,
  'packages/report/src/chapters/fieldwork.tsx SamplesTable': 103,
  'packages/report/src/chapters/fieldwork.tsx Spaces': 86,
  'packages/report/src/chapters/object.tsx render': 71,
  'packages/report/src/chapters/removal.tsx render': 95,
  'packages/report/src/chapters/source-sheet.tsx Locations': 87,
  'packages/report/src/chapters/source-sheet.tsx SourceSheet': 81,
  'packages/report/src/chapters/summary.tsx Lead': 83,
  'packages/report/src/chapters/summary.tsx SourcesTable': 101,
  'packages/report/src/front/cover.tsx Cover': 93,
  'packages/report/src/front/information.tsx Information': 144,
  'packages/report/src/front/information.tsx People': 85,
  'packages/report/src/page/row-table.tsx RowTable': 121,
}

/** Anything that gives a function its name, and a function, as the parser tells them. */
interface Spot {
  readonly start: number
  readonly end: number
}

const nameOf = (node: object) => ('name' in node && typeof node.name === 'string' ? node.name : undefined)

/** The lines of every function in a text, by its name; one without takes the name of what it stands in. Same names count the longest. */
function functionsIn(file: string, text: string): Map<string, number> {
  const lines = new Map<string, number>()
  const within: string[] = []
  const enter = (name: string | undefined) => within.push(name ?? within.at(-1) ?? '')
  const leave = () => void within.pop()
  const count = ({ start, end }: Spot) => {
    const name = within.at(-1) ?? ''
    lines.set(name, Math.max(lines.get(name) ?? 0, text.slice(start, end).split('\n').length))
  }
  const named = ({ key }: { key: object }) => enter(nameOf(key))
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  new Visitor({
    VariableDeclarator: ({ id }) => enter(nameOf(id)),
    'VariableDeclarator:exit': leave,
    Property: named,
    'Property:exit': leave,
    MethodDefinition: named,
    'MethodDefinition:exit': leave,
    FunctionDeclaration: (node) => {
      enter(node.id?.name)
      count(node)
    },
    'FunctionDeclaration:exit': leave,
    FunctionExpression: (node) => {
      enter(node.id?.name)
      count(node)
    },
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: count,
  }).visit(program)
  return lines
}

test('a function is measured under the name it has, or that of what it is given to', () => {
  const text = [
    'export function first() {',
    '  return 1',
    '}',
    'const second = () => [',
    '  1,',
    '].map((one) => one)',
    'export const screen = inFrame(function Third() {',
    '  return { inner() {',
    '    return 2',
    '  } }',
    '})',
  ].join('\n')
  expect(Object.fromEntries(functionsIn('text.ts', text))).toEqual({ first: 3, second: 3, Third: 5, inner: 3 })
})

test(`no function is longer than ${MOST_LINES} lines, and those that were do not grow`, () => {
  // What a fixture or the demonstration tells is data, in the order of a story.
  const product = files.filter((file) => !/^demo\/|^packages\/report\/src\/fixture\//.test(file))
  expect(product.length).toBeGreaterThan(800)
  const long = product.flatMap((file) =>
    [...functionsIn(file, readFileSync(join(import.meta.dirname, '..', file), 'utf8'))]
      .filter(([, lines]) => lines > MOST_LINES)
      .map(([name, lines]) => [`${file} ${name}`, lines] as const),
  )
  expect(Object.fromEntries(long)).toEqual(known)
})
