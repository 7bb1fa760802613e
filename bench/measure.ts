import { execFile } from 'node:child_process'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export const root = join(import.meta.dirname, '..')
/** What the bench makes and keeps from run to run; not part of the repository. */
export const cache = join(root, '.cache/bench')

/** Repeats of everything that is compared; they take turns, so that a busy moment hits both sides. */
export const REPEATS = 3

/** One line of the table: a value beside what it is compared with in the same run. */
export interface Row {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** What the value is divided by, and its name. */
  readonly reference?: { readonly name: string; readonly value: number }
  /** For the ratio when there is a reference, else for the value. */
  readonly goal?: { readonly atMost?: number; readonly atLeast?: number }
  /** Beside the figures: sizes, a spread, how it was measured. */
  readonly note?: string
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** Half the distance between the best and the worst, as a part of the median: how far a figure can be trusted. */
export const spread = (values: readonly number[]): number =>
  (Math.max(...values) - Math.min(...values)) / 2 / median(values)

/** Runs tasks in turn, `repeats` times each, and answers all their values by name; none for a task that is absent. */
export async function inTurn<K extends string>(
  tasks: { readonly [N in K]: (() => Promise<number>) | undefined },
  repeats: number = REPEATS,
): Promise<Record<K, number[]>> {
  const names = (Object.keys(tasks) as K[]).filter((name) => tasks[name])
  const values = Object.fromEntries(Object.keys(tasks).map((name) => [name, [] as number[]])) as Record<K, number[]>
  for (let n = 0; n < repeats; n++) {
    // Each goes first once, so that none always has the caches of another.
    for (const name of [...names.slice(n % names.length), ...names.slice(0, n % names.length)])
      values[name].push((await tasks[name]?.()) ?? Number.NaN)
  }
  return values
}

/** Milliseconds that a task takes. */
export async function timed(task: () => unknown): Promise<number> {
  const start = performance.now()
  await task()
  return performance.now() - start
}

/** Milliseconds of a program of this repository that must succeed, run by this Node. */
export const timedProgram = (args: readonly string[], env: Record<string, string> = {}): Promise<number> =>
  timed(() => output(args, env))

/** What a program of this repository prints; throws with its words when it fails. */
export async function output(args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...args], {
    cwd: root,
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout
}

export const machine = (): string =>
  `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}`

const number = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value >= 10 ? value.toFixed(1) : value.toFixed(2)

/** Whether a row holds its goal; undefined without one. */
export function holds({ value, reference, goal }: Row): boolean | undefined {
  if (!goal) return undefined
  const measured = reference ? value / reference.value : value
  return measured <= (goal.atMost ?? Number.POSITIVE_INFINITY) && measured >= (goal.atLeast ?? 0)
}

/** The rows as text in columns. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => {
    const { what, value, unit, reference, goal, note } = row
    const ok = holds(row)
    return [
      ok === undefined ? '' : ok ? 'ok' : 'NOT',
      what,
      `${number(value)} ${unit}`,
      reference ? `${number(reference.value)} ${unit} (${reference.name})` : '',
      reference ? `${number(value / reference.value)}×` : '',
      goal?.atMost !== undefined ? `≤ ${goal.atMost}` : goal?.atLeast !== undefined ? `≥ ${goal.atLeast}` : '',
      note ?? '',
    ]
  })
  const lines = [['', 'what', 'measured', 'reference', 'ratio', 'goal', ''], ...cells]
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
