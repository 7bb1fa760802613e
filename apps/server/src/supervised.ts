import { StartProblem } from './start-problem.ts'

/** How long a stop may take before the process ends anyway. */
const STOP_MS = 20_000

/**
 * Runs `stop` once, when the terminal, the system or the start command asks, and then ends the process.
 * The start command holds a channel to its processes; when it breaks, nobody is left to stop them.
 */
export function onStop(stop: () => Promise<void>): void {
  let asked = false
  const begin = () => {
    if (asked) return
    asked = true
    setTimeout(() => process.exit(1), STOP_MS).unref()
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
