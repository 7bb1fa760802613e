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
 * A program that runs `path` with bubblewrap: without a network, without a view of other processes, and with no files
 * but the system's own and those in `folder`, all read-only. It is written into `folder`. Undefined where there is no
 * bubblewrap, or the system allows no namespaces.
 */
export async function confine(
  path: string,
  folder: string,
  bubblewrap = '/usr/bin/bwrap',
): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined
  const own = [folder, dirname(realpathSync(path))].filter((each) => !SYSTEM.some((known) => each.startsWith(known)))
  const words = [
    bubblewrap,
    ...['--unshare-all', '--die-with-parent', '--new-session'],
    ...SYSTEM.flatMap((each) => ['--ro-bind-try', each, each]),
    ...LINKED.flatMap(linkOrFolder),
    ...['--proc', '/proc', '--dev', '/dev'],
    ...['/tmp', '/dev/shm', '/run'].flatMap((each) => ['--tmpfs', each]),
    ...own.flatMap((each) => ['--ro-bind', each, each]),
    ...['--setenv', 'HOME', '/tmp', '--chdir', '/tmp'],
  ]
  try {
    await promisify(execFile)(bubblewrap, [...words.slice(1), '/usr/bin/true'], { timeout: 10_000 })
  } catch {
    return undefined
  }
  const program = join(folder, 'confined')
  await writeFile(program, `#!/bin/sh\nexec ${[...words, path].map(quoted).join(' ')} "$@"\n`, { mode: 0o700 })
  return program
}

function linkOrFolder(path: string): string[] {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found === undefined) return []
  return found.isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : ['--ro-bind', path, path]
}

const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`
