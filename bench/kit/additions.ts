import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { makeScratch } from '../../scripts/scratch.ts'
import { type Row, root } from '../measure.ts'

const run = promisify(execFile)

/** A copy of the product in which something is added, and whose changes can be counted. */
interface Scratch {
  /** Writes a new file. */
  readonly create: (path: string, text: string) => Promise<void>
  /** Puts `text` behind the first place where `place` stands; throws where it stands nowhere. */
  readonly insert: (path: string, place: RegExp | string, text: string) => Promise<void>
  /** Runs a program of the product by Node; throws with what it says when it fails. */
  readonly node: (...args: string[]) => Promise<void>
}

/** Something that developers add time and again. */
interface Addition {
  readonly what: string
  readonly goal?: { readonly files: number; readonly lines?: number }
  readonly add: (scratch: Scratch) => Promise<void>
  /** Lines that say what is added and not that it is there, such as the fields of a record type: these are not counted. */
  readonly own?: RegExp
}

const model = 'packages/model/src/'
const phrases = (scratch: Scratch, place: string, key: string, words: Readonly<Record<string, string>>) =>
  Promise.all(
    Object.entries(words).map(([locale, text]) =>
      scratch.insert(`${model}messages/${place}/${locale}.ts`, /= \{\n/, `  ${key}: '${text}',\n`),
    ),
  )

const additions: readonly Addition[] = [
  {
    what: 'an entity with its tab',
    goal: { files: 4, lines: 25 },
    own: /^ {4}(onderzoek|titel|volgorde): /,
    async add({ node }) {
      await node('scripts/new.ts', 'siteNote', 'bouwnotitie', 'bouwnotities')
      await node('apps/server/src/derive.ts', 'add-site-note')
    },
  },
  {
    what: 'a lookup list',
    async add({ insert, node }) {
      await insert(
        `${model}lookups/lists.ts`,
        /kit\/lookup\.ts'\n/,
        `export const dakvormen = lookup({\n  key: 'dakvormen',\n  type: 'Dakvorm',\n  label: { nl: 'Dakvormen', en: 'Roof shapes', fr: 'Formes de toit' },\n})\n`,
      )
      await insert(`${model}lookups/groups.ts`, "'asbest_statussen', ", "'dakvormen', ")
      const item = { code: 'plat', value: 'Plat', value_en: 'Flat', value_fr: 'Plat' }
      await insert(`${model}lookups/defaults.json`, '{\n', `"dakvormen": [${JSON.stringify(item)}],\n`)
      await node('apps/server/src/derive.ts', 'add-list')
    },
  },
  {
    what: 'a field kind',
    goal: { files: 3 },
    async add({ insert }) {
      const ofModel = `${model}kit/fields/number.ts`
      await insert(
        ofModel,
        /export interface BooleanField.*\n/,
        `/** A part of a whole, in per cent. */\nexport interface ShareField<R extends boolean = boolean> extends Base<'share', number, R> {}\n`,
      )
      await insert(ofModel, 'boolean: BooleanField\n', '  share: ShareField\n')
      await insert(
        ofModel,
        /export const boolean = [\s\S]*?\n\n/,
        `/** A part of a whole, in per cent, from 0 to 100. */\nexport const share = <const O extends With<number, FieldOptions>>(options: O) =>\n  base('share', options) as unknown as ShareField<Req<O>>\n\n`,
      )
      await insert(ofModel, 'numberKinds = {\n', '  share: { ...number, value: unlessOwn(between(0, 100)) },\n')
      const ofServer = 'apps/server/src/kinds/number.ts'
      await insert(ofServer, /const float = .*\n/, "const share = number('numeric(4,1)', 'Float')\n")
      await insert(ofServer, 'numbers = { ', 'share, ')
      const ofPage = 'apps/web/src/kinds/number.tsx'
      await insert(ofPage, 'NumberFields', ', ShareField')
      await insert(
        ofPage,
        /const DecimalKindInput .*\n/,
        'const ShareKindInput = (props: InputProps<ShareField>) => <NumberKindInput {...props} integer={false} />\n',
      )
      await insert(
        ofPage,
        'export const numbers = {\n',
        `  share: {\n    ...number,\n    Input: ShareKindInput,\n    text: (value, _: unknown, { locale }) => formats(locale).number(Number(value), '%', 1),\n    misread: unless('isNumber', Number.isFinite),\n    read: (cell, _: unknown, { comma }) => {\n      const read = numberOf(cell, '%', comma)\n      return read === null ? none('Number', cell) : value(read)\n    },\n  },\n`,
      )
    },
  },
  {
    what: 'a bulk action',
    async add(scratch) {
      const screen = 'apps/web/src/screens/survey/limitations.tsx'
      await phrases(scratch, 'survey', 'trialPrint', { nl: 'Lijst maken', en: 'Make a list', fr: 'Dresser la liste' })
      await scratch.insert(screen, /^/, "import { call } from '../../api/call.ts'\n")
      await scratch.insert(
        screen,
        /<RecordList(?=\s)/,
        " bulk={{ actions: [{ label: t('trialPrint'), run: (ids) => Promise.all(ids.map((id) => call('makeRapport', { id }))) }] }}",
      )
    },
  },
  {
    what: 'a chapter of the report',
    async add({ create, insert }) {
      const report = 'packages/report/src/'
      await insert(`${report}texts/nl.ts`, /^export const nl = \{\n/m, "  chTrial: 'Geldigheid',\n")
      await insert(`${report}texts/en.ts`, /^export const en[^\n]*= \{\n/m, "  chTrial: 'Validity',\n")
      await insert(`${report}dossier/survey.ts`, '  geldig_tot: true,\n', '  annuleer_reden: true,\n')
      await insert(`${report}fixture/school-survey.ts`, /^ {2}geldig_tot: .*\n/m, '  annuleer_reden: null,\n')
      await insert(`${report}chapters/index.ts`, /^/, "import { validity } from './validity.tsx'\n")
      await insert(`${report}chapters/index.ts`, 'conclusions, ', 'validity, ')
      await create(
        `${report}chapters/validity.tsx`,
        `import { chapter } from '../page/chapter.tsx'
import { Prose } from '../page/parts.tsx'

/** Why the survey ended early, where it did. */
export const validity = chapter({
  key: 'validity',
  title: 'chTrial',
  data: ({ dossier }) => dossier.onderzoek.annuleer_reden,
  when: (reason) => reason !== null,
  render: (reason) => <Prose text={reason ?? ''} />,
})
`,
      )
    },
  },
  {
    what: 'a transition',
    async add({ insert }) {
      await insert(
        `${model}entities/report/report.ts`,
        'events: {\n',
        `    shelve: {\n      from: ['concept'],\n      to: 'vervallen',\n      label: { nl: 'Terzijde leggen', en: 'Shelve', fr: 'Mettre de côté' },\n      leads: 'away',\n      who: 'dossier',\n    },\n`,
      )
    },
  },
]

/** Files and lines that each addition takes, made on a copy in which it type-checks, is formatted and is derived. */
export async function additionRows(): Promise<Row[]> {
  const rows: Row[] = []
  for (const { what, goal, add, own } of additions) {
    const folder = join(tmpdir(), 'vezel-bench-addition')
    makeScratch(folder)
    const git = (...args: string[]) =>
      run('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...args], {
        cwd: folder,
        maxBuffer: 64e6,
      })
    await git('init', '-q')
    await git('add', '-A')
    await git('commit', '-qm', 'before')
    await add(scratchIn(folder))
    await stands(folder)
    await git('add', '-A')
    const { stdout } = await git('diff', '--cached', '--unified=0', '--no-renames')
    const { files, lines } = countOf(stdout, own)
    const aim = (atMost: number | undefined) => (atMost === undefined ? {} : { goal: { atMost } })
    rows.push({ what, value: files.length, unit: 'files', ...aim(goal?.files), note: files.join(', ') })
    rows.push({ what, value: lines, unit: 'lines', ...aim(goal?.lines) })
  }
  return rows
}

function scratchIn(folder: string): Scratch {
  const at = (path: string) => join(folder, path)
  return {
    async create(path, text) {
      await mkdir(dirname(at(path)), { recursive: true })
      await writeFile(at(path), text)
    },
    async insert(path, place, text) {
      const now = await readFile(at(path), 'utf8')
      const found = typeof place === 'string' ? now.indexOf(place) : now.search(place)
      if (found < 0) throw new Error(`${path} has no ${place}`)
      const end = found + (typeof place === 'string' ? place.length : (place.exec(now)?.[0].length ?? 0))
      await writeFile(at(path), now.slice(0, end) + text + now.slice(end))
    },
    async node(...args) {
      await inFolder(folder, args)
    },
  }
}

/** Formats what was added, and throws unless all of it type-checks. */
async function stands(folder: string): Promise<void> {
  await inFolder(folder, ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--reporter=summary', '.'])
  await inFolder(folder, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'])
}

const inFolder = (folder: string, args: readonly string[]) =>
  run(process.execPath, [...args], { cwd: folder, maxBuffer: 64e6 }).catch((error: { stdout?: string }) => {
    throw new Error(`${args.join(' ')} in a copy of ${root}: ${error.stdout || error}`)
  })

/** What `npm run derive` writes is nobody's work. */
const isDerived = (path: string) =>
  /^docs\/rights\.md$|schema\.(sql|graphql)$|\/migrations\/|\/entities\/[^/]+\/index\.ts$/.test(path)

/** The files of a diff, and the lines that were added there. */
function countOf(diff: string, own: RegExp | undefined): { files: readonly string[]; lines: number } {
  const parts = diff
    .split(/^diff --git /m)
    .slice(1)
    .map((part) => ({ path: /^\+\+\+ b\/(.+)$/m.exec(part)?.[1] ?? '', part }))
    .filter(({ path }) => path !== '' && !isDerived(path))
  const added = parts.flatMap(({ part }) => [...part.matchAll(/^\+(?!\+\+ )(.*)$/gm)].map(([, line = '']) => line))
  return {
    files: parts.map(({ path }) => path.replace(/^.*\/(?=[^/]+\/[^/]+$)/, '')),
    lines: added.filter((line) => line.trim() !== '' && !own?.test(line)).length,
  }
}
