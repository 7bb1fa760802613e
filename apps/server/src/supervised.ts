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
