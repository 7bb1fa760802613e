// Writes the skeleton of a record type of a survey with its tab: `npm run new -- observation`, whose words its planned
// routes know, or with its Dutch words `npm run new -- siteNote bouwplaatsnotitie bouwplaatsnotities`. CONTRIBUTING says
// what each part is.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Label } from '../packages/model/src/kit/label.ts'
import { plannedSurveyRoutes } from '../packages/model/src/routes/survey.ts'
import { dutchWords } from '../packages/model/src/routes/words.ts'

const root = join(import.meta.dirname, '..')
const [key = '', one, many] = process.argv.slice(2)

class Refused extends Error {}

/** Everything that the parts of a record type are called. */
interface Names {
  /** `siteNote`. */
  readonly key: string
  /** `Site note`, `Bouwplaatsnotitie`; with the French where a planned route knows it. */
  readonly label: { readonly one: Label; readonly many: Label }
  /** As the API spells them: `bouwplaatsnotitie`, `bouwplaatsnotities`. */
  readonly nl: { readonly one: string; readonly many: string }
  /** The word of the address: `sitenotes`. */
  readonly word: string
  /** The files, with dashes: `site-note`, `site-notes`. */
  readonly file: { readonly one: string; readonly many: string }
}

const plural = (word: string) => (/[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`)
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function namesOf(key: string, one: string | undefined, many: string | undefined): Names {
  if (!/^[a-z]+([A-Z][a-z]+)*$/.test(key)) throw new Refused('Name it in English, as a key: npm run new -- siteNote')
  const apart = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const word = plural(key).toLowerCase()
  const planned = plannedLabels(word, key)
  const dutch = many ?? planned?.many.nl.toLowerCase() ?? dutchWords[word]
  if (!dutch)
    throw new Refused(
      `No planned route knows the Dutch words of ${key}: give them along, the one and the many, as in npm run new -- siteNote bouwnotitie bouwnotities`,
    )
  const nl = { one: one ?? planned?.one.nl.toLowerCase() ?? singular(dutch), many: dutch }
  return {
    key,
    label: {
      one: { en: capital(apart), ...planned?.one, nl: capital(nl.one) },
      many: { en: capital(plural(apart)), ...planned?.many, nl: capital(nl.many) },
    },
    nl,
    word,
    file: { one: apart.replaceAll(' ', '-'), many: plural(apart).replaceAll(' ', '-') },
  }
}

/** A word for one of what is many: near enough for a skeleton, where no route says it. */
const singular = (many: string) => many.replace(/(en|s)$/, '')

/** The words that the planned routes of a survey have for the list and for one of it; undefined where none is planned. */
function plannedLabels(word: string, key: string): Names['label'] | undefined {
  const labelOf = (address: string) =>
    Object.values(plannedSurveyRoutes).find(({ en }) => en === `surveys/{survey}/${word}${address}`)?.label
  const many: Label | undefined = labelOf('')
  if (!many) return undefined
  const one: Label = labelOf(`/{${key}}`) ?? many
  // Several addresses share one label, which is then that of the list.
  return { many, one: one.nl === many.nl && one.en === many.en ? inSingular(many) : one }
}
const inSingular = ({ nl, en, fr }: Label): Label => ({
  nl: singular(nl),
  en: singular(en),
  ...(fr === undefined ? {} : { fr: singular(fr) }),
})

/** A label as it stands in a definition. */
const written = ({ nl, en, fr }: Label) =>
  `{ ${Object.entries({ nl, en, fr })
    .flatMap(([locale, word]) => (word === undefined ? [] : [`${locale}: ${JSON.stringify(word)}`]))
    .join(', ')} }`

const read = (path: string) => readFileSync(join(root, path), 'utf8')
/** The files that were written, with how many lines of them are new. */
const changed = new Map<string, number>()
function write(path: string, text: string, lines = 0) {
  writeFileSync(join(root, path), text)
  changed.set(path, (changed.get(path) ?? 0) + lines)
}
const linesOf = (text: string) => text.trim().split('\n').length
function create(path: string, text: string) {
  if (existsSync(join(root, path))) throw new Refused(`${path} is there already`)
  write(path, text, linesOf(text))
}
/** Puts `text` behind the one place where `place` stands. */
function insert(path: string, place: RegExp, text: string) {
  const now = read(path)
  const found = place.exec(now)
  if (!found) throw new Refused(`${path} has no place for it: ${place}`)
  const at = found.index + found[0].length
  write(path, now.slice(0, at) + text + now.slice(at), linesOf(text))
}

const definitionOf = ({ key, label, nl }: Names) => `import { entity } from '../../kit/entity.ts'
import { belongsTo, integer, text } from '../../kit/field.ts'

/** What ${label.one.en.toLowerCase()} is, in a sentence that a surveyor would agree with. */
export const ${key} = entity({
  key: '${key}',
  api: { type: '${capital(nl.one)}', plural: '${nl.many}' },
  label: ${written(label.one)},
  plural: ${written(label.many)},
  partOf: 'onderzoek',
  fields: {
    onderzoek: belongsTo('survey', { required: true, inverse: '${nl.many}' }),
    titel: text({ label: { nl: 'Titel', en: 'Title', fr: 'Titre' }, required: true }),
    volgorde: integer({ label: { nl: 'Volgorde', en: 'Order', fr: 'Ordre' }, required: true, default: 0 }),
  },
  title: ['titel'],
  search: ['titel'],
  table: { columns: ['titel', 'updated_at'], reorder: 'volgorde' },
  form: [{ title: ${written(label.one)}, fields: ['titel'] }],
  access: { read: 'member', create: 'writer', update: 'writer', delete: 'writer' },
})
`

/** The two lines of its routes: those that are planned move up, with their words. */
function addRoutes({ key, label, nl, word }: Names) {
  const path = 'packages/model/src/routes/survey.ts'
  const text = read(path)
  const lineOf = (address: string) =>
    new RegExp(`^  route\\('${address.replaceAll(/[{}/]/g, '\\$&')}',[\\s\\S]*?\\),\\n(?=  route|\\))`, 'm').exec(
      text,
    )?.[0]
  const planned = [lineOf(`surveys/{survey}/${word}`), lineOf(`surveys/{survey}/${word}/{${key}}`)]
  const lines = [
    planned[0] ?? `  route('surveys/{survey}/${word}', ${written(label.many)}, tab),\n`,
    planned[1] ?? `  route('surveys/{survey}/${word}/{${key}}', ${written(label.one)}),\n`,
  ]
  write(
    path,
    planned.reduce<string>((now, line) => (line ? now.replace(line, '') : now), text),
  )
  insert(path, /export const surveyRoutes = area\([\s\S]*?(?=\n\)\n)/, `\n${lines.join('').trimEnd()}`)
  const words = 'packages/model/src/routes/words.ts'
  if (word in dutchWords || word === nl.many) return
  const before = Object.keys(dutchWords).findLast((one) => one < word)
  insert(words, before ? new RegExp(`\\n  '?${before}'?: .*\\n`) : /= \{\n/, `  ${word}: '${nl.many}',\n`)
}

function addRecordType(names: Names) {
  const { word, file } = names
  create(`packages/model/src/entities/survey/${file.one}.ts`, definitionOf(names))
  addRoutes(names)
  insert(
    'apps/web/src/areas/survey.ts',
    /surveyScreens:[\s\S]*?(?=\n\}\n)/,
    `\n  ...plain('surveys-survey-${word}', '${names.key}'),`,
  )
}

try {
  const names = namesOf(key, one, many)
  addRecordType(names)
  // The formatter of the project puts imports and lines where they belong.
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  spawnSync(process.execPath, [biome, 'check', '--write', ...changed.keys()], { cwd: root })
  process.stdout.write(
    `${[...changed].map(([path, lines]) => `wrote ${path}, ${lines} lines\n`).join('')}Say in the definition what it is and what it holds, then: npm run derive -- add-${names.file.one}\nWhat the tests ask of it then: CONTRIBUTING, "What its tests ask"\n`,
  )
} catch (error) {
  if (!(error instanceof Refused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
