import type { ChildProcess } from 'node:child_process'

export function keepRunning(options: {
  name: string
  start: () => ChildProcess
  tell: (sentence: string) => void
  stopping: AbortSignal
  isReady?: () => boolean
  waits?: { first: number; longest: number }
}): Promise<number>
