/** Something outside the program keeps it from starting; the message is one plain sentence with the way out. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}

/** What a sentence about a failed start may name. */
export interface StartPlace {
  dataDir: string
  port?: number
}

/**
 * Reads what the system or PostgreSQL said about a failed start.
 * Returns the sentence for the person at the terminal, or undefined when it is a defect of ours.
 */
export function explainStart(error: unknown, { dataDir, port }: StartPlace): StartProblem | undefined {
  if (error instanceof StartProblem) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const text = error instanceof Error ? error.message : String(error)
  const says = (errno: string, words: string) => code === errno || text.includes(words)
  const problem = (sentence: string) => new StartProblem(sentence, { cause: error })

  const library = /error while loading shared libraries: ([^\s:]+)/.exec(text)?.[1]
  if (library) {
    return problem(
      `The library ${library} is missing on this machine: install the system package that holds it, ` +
        'or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
  if (code === 'EADDRINUSE') {
    return problem(`Port ${port} is in use: stop the program that uses it, or choose another port with PORT.`)
  }
  if (code === 'EACCES' && text.includes('listen')) {
    return problem(`This user may not open port ${port}: choose a port above 1023 with PORT.`)
  }
  if (says('ENOSPC', 'No space left on device') || says('EDQUOT', 'Disk quota exceeded')) {
    return problem(`The disk that holds ${dataDir} is full: free some space, or point DATA_DIR to another disk.`)
  }
  if (says('EROFS', 'Read-only file system')) {
    return problem(`${dataDir} is on a read-only disk: point DATA_DIR to a folder that can be written.`)
  }
  if (says('EACCES', 'Permission denied') || code === 'EPERM') {
    return problem(
      `This user may not use ${dataDir}: start as the user who owns it, or point DATA_DIR to another folder.`,
    )
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return problem(`${dataDir} is not a folder: remove the file, or point DATA_DIR to a folder.`)
  }
  return undefined
}
