import { execFile } from 'node:child_process'
import { lstatSync, readlinkSync, realpathSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** What a program needs of the system; read-only. */
const SYSTEM = ['/usr', '/opt', '/etc/fonts', '/etc/alternatives', '/etc/ld.so.cache', '/etc/chromium.d']
/** Links into /usr on most systems, folders on some. */
const LINKED = ['/bin', '/sbin', '/lib', '/lib64']

/**
 * A program, written into `folder`, that runs `path` and notes its process id in `folder/pid`. Where the system has
 * bubblewrap and allows namespaces, what it runs has no network, no view of other processes, and no files but the
 * system's own and those in `folder`, all read-only.
 */
export async function confine(path: string, folder: string, bubblewrap = '/usr/bin/bwrap'): Promise<string> {
  const walls = await wallsOf(path, folder, bubblewrap)
  const program = join(folder, 'start')
  await writeFile(
    program,
    `#!/bin/sh\necho $$ >${quoted(join(folder, 'pid'))}\nexec ${[...walls, path].map(quoted).join(' ')} "$@"\n`,
    { mode: 0o700 },
  )
  return program
}

/** The words that go before a program to confine it; none where that is impossible. */
async function wallsOf(path: string, folder: string, bubblewrap: string): Promise<string[]> {
  if (process.platform !== 'linux') return []
  const own = [folder, dirname(realpathSync(path))].filter((each) => !SYSTEM.some((known) => each.startsWith(known)))
  const walls = [
    bubblewrap,
    ...['--unshare-all', '--die-with-parent', '--new-session'],
    ...SYSTEM.flatMap((each) => ['--ro-bind-try', each, each]),
    ...LINKED.flatMap(linkOrFolder),
    ...['--proc', '/proc', '--dev', '/dev'],
    ...['/tmp', '/dev/shm', '/run'].flatMap((each) => ['--tmpfs', each]),
    ...own.flatMap((each) => ['--ro-bind', each, each]),
    ...['--setenv', 'HOME', '/tmp', '--chdir', '/tmp'],
  ]
  return promisify(execFile)(bubblewrap, [...walls.slice(1), '/usr/bin/true'], { timeout: 10_000 }).then(
    () => walls,
    () => [],
  )
}

function linkOrFolder(path: string): string[] {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found === undefined) return []
  return found.isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : ['--ro-bind', path, path]
}

const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`
