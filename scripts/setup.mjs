// Runs on any Node that can run npm, before anything is installed: built-in modules only.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compress } from './compress.mjs'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const NODE_MAJOR = 24
/** What an installation takes, with the cache of npm. A full disk makes npm leave out parts without a word. */
const INSTALL_BYTES = 1_500_000_000
/** npm writes its own record of an installation just before the lockfile. */
const SAME_INSTALL_MS = 60_000

/** What the person at the terminal must do something about; the message is one sentence. */
export class Stopped extends Error {}

/** Prints what is being done; lines of our own are recognised by the first word. */
export function tell(sentence) {
  process.stdout.write(`vezel: ${sentence}\n`)
}

/** Runs `main`, and turns a Stopped into its sentence and exit code 1. */
export async function run(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    process.stderr.write(`vezel: ${error.message}\n`)
    process.exitCode = 1
  }
}

/** Installs what the lockfile names, unless that was done since the lockfile changed. Returns the Node to run with. */
export async function prepare() {
  if (!isInstalled()) {
    const { bavail, bsize } = statfsSync(root)
    // An earlier installation is removed first, so only the cache grows.
    const needed = existsSync(join(root, 'node_modules')) ? INSTALL_BYTES / 3 : INSTALL_BYTES
    if (bavail * bsize < needed) throw new Stopped(fullDisk)
    tell('installing what the product needs (once, about a minute) …')
    const npm = process.env.npm_execpath
    const [program, args] = npm ? [process.execPath, [npm]] : ['npm', []]
    const options = [
      'ci',
      '--ignore-scripts',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]
    const { code, said } = await runQuietly(program, [...args, ...options])
    if (code !== 0) throw new Stopped(explain(said) ?? 'npm could not install (its own words are above): start again.')
  }
  return findNode()
}

const stampOfNpm = join(root, 'node_modules/.package-lock.json')
const fullDisk = `The disk that holds ${root} is full: free at least ${INSTALL_BYTES / 1e9} GB and start again.`

function isInstalled() {
  if (!existsSync(stampOfNpm)) return false
  return statSync(stampOfNpm).mtimeMs + SAME_INSTALL_MS >= statSync(join(root, 'package-lock.json')).mtimeMs
}

/** The Node that npm brought, else the one that runs this. */
function findNode() {
  for (const node of [join(root, 'node_modules/.bin/node'), process.execPath]) {
    const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
    if (Number.parseInt((stdout ?? '').slice(1), 10) >= NODE_MAJOR) return node
  }
  if (process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch)) {
    rmSync(stampOfNpm, { force: true })
    throw new Stopped('npm left out the Node that the product needs (a full disk, or a broken download): start again.')
  }
  throw new Stopped(
    `Node ${process.versions.node} is too old, and npm brings no newer one for ${process.platform}-${process.arch}: ` +
      `install Node ${NODE_MAJOR} or later.`,
  )
}

/** Builds the page, unless nothing it is made of has changed since. */
export async function build(node) {
  const stamp = join(root, 'apps/web/dist/.sources')
  const sources = fingerprint(['packages/model/src', 'apps/web', 'package-lock.json'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  tell('building the page …')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  // Whatever the shell says: as NODE_ENV=development or test React is half as large again, and slower.
  const args = [vite, 'build', join(root, 'apps/web'), '--logLevel', 'warn']
  const { code, said } = await runQuietly(node, args, { NODE_ENV: 'production' })
  if (code !== 0) throw new Stopped(explain(said) ?? 'The page could not be built (the reason is above).')
  await compress(dirname(stamp)).catch((error) => {
    throw new Stopped(explain(error.message) ?? `The page could not be compressed: ${error.message}.`)
  })
  writeFileSync(stamp, sources)
}

function fingerprint(paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    const full = join(root, path)
    if (!statSync(full).isDirectory()) return hash.update(`${path}\0`).update(readFileSync(full))
    for (const name of readdirSync(full).sort()) {
      if (name !== 'dist' && name !== 'node_modules' && !name.includes('.test.')) add(join(path, name))
    }
  }
  for (const path of paths) add(path)
  return hash.digest('hex')
}

/** What a full or closed disk, or no network, looks like in the words of npm and vite. */
function explain(said) {
  if (/ENOSPC|no space left/i.test(said)) return fullDisk
  if (/EROFS|read-only file system/i.test(said))
    return `${root} is on a read-only disk: copy it to a disk that can be written.`
  if (/EACCES|EPERM|permission denied/i.test(said)) {
    return 'This user may not write in the product folder or in the cache of npm: start as the user who owns them.'
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET/.test(said)) {
    return 'npm could not reach its registry: connect to the network, or set the proxy of npm, and start again.'
  }
}

/** Shows what the program says, and keeps it to explain a failure. */
function runQuietly(program, args, env = {}) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        said += text
        process.stderr.write(text)
      })
    }
    child.once('error', fail)
    child.once('close', (code) => done({ code, said }))
  })
}
