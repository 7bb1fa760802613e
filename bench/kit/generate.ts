import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../measure.ts'

/** Entities, plain fields and relations of each: what the whole product may grow to, and more. */
export interface Size {
  readonly entities: number
  readonly fields: number
  readonly relations: number
}

const label = (text: string) => `{ nl: '${text}', en: '${text}', fr: '${text}' }`
const key = (n: number) => `trial${n}`

/** The kinds that occur in the real definitions, in about their mixture. */
const kinds = [
  (l: string) => `text({ label: ${l}, required: true, rules: [maxLength(50)] })`,
  (l: string) => `text({ label: ${l} })`,
  (l: string) => `integer({ label: ${l}, rules: [between(0, 100)] })`,
  (l: string) => `decimal({ label: ${l}, unit: 'm²' })`,
  (l: string) =>
    `choice({ groot: ${label('Groot')}, klein: ${label('Klein')} }, { label: ${l}, required: true, default: 'groot' })`,
  (l: string) => `date({ label: ${l} })`,
  (l: string) => `boolean({ label: ${l}, required: true, default: false })`,
  (l: string) => `textArea({ label: ${l} })`,
]

function definition(n: number, { entities, fields, relations }: Size): string {
  const plain = Array.from(
    { length: fields },
    (_, i) => `    veld_${i}: ${kinds[i % kinds.length]?.(label(`Veld ${i}`))},`,
  )
  // Forwards and backwards, to near and far ones, so that the definitions form cycles as the real ones do.
  const targets = Array.from({ length: relations }, (_, i) => (n * (i + 3) + i * 7 + 1) % entities)
  const links = targets.map(
    (target, i) =>
      `    relatie_${i}: belongsTo('${key(target)}', { label: ${label(`Relatie ${i}`)}, inverse: 'van_${n}_${i}'${i === 0 ? ', required: true' : ''} }),`,
  )
  const names = Array.from({ length: fields }, (_, i) => `'veld_${i}'`)
  return `import { entity } from '@vezel/model/kit/entity.ts'
import { belongsTo, boolean, choice, date, decimal, integer, text, textArea } from '@vezel/model/kit/field.ts'
import { between } from '@vezel/model/rules/between.ts'
import { maxLength } from '@vezel/model/rules/lengths.ts'

export const ${key(n)} = entity({
  key: '${key(n)}',
  api: { type: 'Proef${n}', plural: 'proeven${n}' },
  label: ${label(`Proef ${n}`)},
  plural: ${label(`Proeven ${n}`)},
  fields: {
${[...plain, ...links].join('\n')}
  },
  title: ['veld_0'],
  search: ['veld_0', 'veld_1', 'relatie_0.veld_0'],
  table: { columns: ['veld_0', 'veld_2', 'relatie_0', 'relatie_1'] },
  form: [
    { title: ${label('Een')}, fields: [${names.slice(0, 8).join(', ')}, 'relatie_0', 'relatie_1'] },
    { title: ${label('Twee')}, fields: [${names.slice(8).join(', ')}, 'relatie_2', 'relatie_3'] },
  ],
  hide: { veld_2: (draft) => draft.veld_4 === 'klein' },
  requiredWhen: { veld_5: (draft) => draft.veld_2 !== null },
  access: { read: 'member', create: 'member', update: 'member', delete: 'manager' },
})
`
}

/** What screens and reports do with an entity: a row, a selection three levels deep, and its answer. */
function use(n: number): string {
  return `const asked${n} = select('${key(n)}', { id: true, veld_0: true, veld_4: true, relatie_0: { veld_0: true, relatie_1: { veld_2: true, relatie_2: { veld_3: true } } }, relatie_3: { veld_5: true } })
export const read${n} = (row: ResultOf<'${key(n)}', typeof asked${n}>) => [row.veld_0.length, row.relatie_0.relatie_1?.veld_2, row.relatie_3?.veld_5]
export const flat${n} = (row: RowOf<'${key(n)}'>) => row.veld_4 === 'groot' && row.relatie_0.length > 0`
}

/** Writes the entities, their registry, what uses them, and a project to type-check, into an empty folder. */
export function generate(folder: string, size: Size): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const all = Array.from({ length: size.entities }, (_, n) => n)
  for (const n of all) writeFileSync(join(folder, `${key(n)}.ts`), definition(n, size))
  writeFileSync(
    join(folder, 'index.ts'),
    `import { defineRegistry, type Row, type Selected, type Selection } from '@vezel/model/kit/registry.ts'
${all.map((n) => `import { ${key(n)} } from './${key(n)}.ts'`).join('\n')}

export const registry = defineRegistry({
${all.map((n) => `  ${key(n)},`).join('\n')}
})
type Registry = typeof registry
export type RowOf<K extends keyof Registry> = Row<Registry, K>
export type SelectionOf<K extends keyof Registry> = Selection<Registry, K>
export type ResultOf<K extends keyof Registry, S extends SelectionOf<K>> = Selected<Registry, K, S>
export const select = <K extends keyof Registry, const S extends SelectionOf<K>>(_key: K, selection: S): S => selection
`,
  )
  writeFileSync(
    join(folder, 'use.ts'),
    `import { type ResultOf, type RowOf, select } from './index.ts'\n\n${all.map(use).join('\n\n')}\n`,
  )
  const config = { extends: `${relative(folder, root)}/tsconfig.json`, include: ['*.ts'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
}
