import { StartProblem } from './start-problem.ts'

/** How long what still runs may take to end by itself. */
const STOP_MS = 20_000
/** How long the process may take to go without waiting for it; PostgreSQL ends its sessions and writes everything. */
const GO_MS = 40_000

/**
 * Runs `stop` once, when the terminal, the system or the start command asks, and then ends the process. When that takes
 * too long, `stopNow` leaves what the process would leave behind, without waiting for what runs.
 * The start command holds a channel to its processes; when it breaks, nobody is left to stop them.
 */
export function onStop(
  stop: () => Promise<void>,
  stopNow: () => Promise<void> = async () => {},
  stopMs = STOP_MS,
): void {
  let asked = false
  const begin = () => {
    if (asked) return
    asked = true
    const end = () => process.exit(1)
    setTimeout(() => {
      setTimeout(end, GO_MS).unref()
      stopNow().then(end, end)
    }, stopMs).unref()
    stop().then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, begin)
  process.on('disconnect', begin)
  process.channel?.unref()
}

/** Says what was opened: how it is closed and, where closing may take long, how it is left at once. */
export type Opened = (close: () => Promise<unknown>, leave?: () => Promise<unknown>) => void

/**
 * Runs a process: `start` opens what it needs, and says of each thing at once how it is closed. Whoever stops the process,
 * or makes its start fail, closes what is open by then, the last first; a database that was only just started too. What
 * `start` answers is waited for until it ends by itself.
 */
export async function runProcess(start: (opened: Opened) => Promise<{ ended: Promise<unknown> }>): Promise<void> {
  const open: { readonly close: () => Promise<unknown>; readonly leave?: () => Promise<unknown> }[] = []
  let isStopping = false
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= (async () => {
      for (const one of open.toReversed()) await one.close()
    })()
    return closing
  }
  const started = start((close, leave) => {
    open.push(leave ? { close, leave } : { close })
    if (isStopping) throw new StartProblem('stopped while starting.')
  })
  onStop(
    async () => {
      isStopping = true
      await started.catch(() => {})
      await close()
    },
    async () => {
      if (open.length === 0) await started.catch(() => {})
      for (const { leave } of open.toReversed()) await leave?.()
    },
  )
  try {
    await (await started).ended
  } catch (error) {
    await close()
    throw error
  }
}

/** Tells the start command that this process answers: it starts the worker only then, when the tables are there. */
export function announceReady(): void {
  process.send?.('ready')
}

/** Tells why the process cannot go on, in one sentence when there is one, and ends it. */
export function endWith(error: unknown): void {
  const why = error instanceof StartProblem ? error.message : error instanceof Error ? error.stack : error
  process.stderr.write(`vezel: ${why}\n`)
  process.exit(1)
}
