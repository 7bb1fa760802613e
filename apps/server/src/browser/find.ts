import { execFile, spawnSync } from 'node:child_process'
import { constants, createReadStream, createWriteStream } from 'node:fs'
import { access, lstat, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompress, createBrotliDecompress } from 'node:zlib'
import { makeFolder } from '../make-folder.ts'
import { explainStart, StartProblem } from '../start-problem.ts'

/** In order of preference: the headless shell starts in half the time of the full browser. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export interface FoundBrowser {
  path: string
  /** What the browser needs on top of the environment of this process. */
  env: Record<string, string>
  source: 'system' | 'npm'
}

export interface FindBrowserOptions {
  /** The npm browser is unpacked in its folder `browser`, once. */
  dataDir: string
  /** BROWSER_PATH: this one and no other. */
  explicitPath?: string | undefined
  /** Hears, from 0 to 1, how far unpacking is (some seconds); never called for a browser that is ready. */
  onProgress?: (fraction: number) => void
}

/**
 * A Chromium that starts on this machine: the one named, the system's own, or the one that npm brought.
 * Throws a StartProblem when there is none.
 */
export async function findBrowser({ dataDir, explicitPath, onProgress }: FindBrowserOptions): Promise<FoundBrowser> {
  if (explicitPath) {
    await checkStarts(explicitPath, {}).catch((cause) => {
      throw new StartProblem(`The browser of BROWSER_PATH does not start (${firstLine(cause)}): check the path.`, {
        cause,
      })
    })
    return { path: explicitPath, env: {}, source: 'system' }
  }
  for (const path of systemBrowsers) {
    // Ubuntu's /usr/bin/chromium-browser is only a note that another package must be installed.
    if (await checkStarts(path, {}).catch(() => false)) return { path, env: {}, source: 'system' }
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new StartProblem(
      'There is no Chromium on this machine: install Chromium or Chrome, or name one with BROWSER_PATH.',
    )
  }
  try {
    const folder = await unpack(join(resolve(dataDir), 'browser'), onProgress)
    const path = join(folder, 'chromium')
    const env = { LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_PATH: folder }
    await checkStarts(path, env)
    return { path, env, source: 'npm' }
  } catch (error) {
    throw explainStart(error, { dataDir }) ?? error
  }
}

/** How we start Chromium, wherever it came from. The npm package's own arguments switch its protections off. */
export function browserArguments(): string[] {
  return [
    ...(sandboxWorks() ? [] : ['--no-sandbox']),
    '--disable-gpu',
    '--disable-quic',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-extensions',
    '--disable-sync',
    '--no-first-run',
    '--no-default-browser-check',
    '--no-pings',
    '--mute-audio',
    '--font-render-hinting=none',
  ]
}

/** Chromium refuses its sandbox as root, and needs namespaces of its own, which some systems forbid. */
function sandboxWorks(): boolean {
  if (process.platform !== 'linux') return true
  if (process.getuid?.() === 0) return false
  return spawnSync('unshare', ['--user', '--map-root-user', '--net', '--pid', '--fork', 'true']).status === 0
}

async function checkStarts(path: string, env: Record<string, string>): Promise<boolean> {
  await access(path, constants.X_OK)
  const { stdout } = await promisify(execFile)(path, ['--version'], {
    env: { ...process.env, ...env },
    timeout: 20_000,
  })
  if (!/chrom/i.test(stdout)) throw new Error(`${path} is not a Chromium`)
  return true
}

/** Chromium, the libraries a bare system lacks, and fonts, in a private folder. Returns that folder. */
async function unpack(home: string, onProgress: FindBrowserOptions['onProgress']): Promise<string> {
  const packed = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..')
  const { version } = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8'))
  const folder = join(home, version)
  await makeFolder(home, 0o700)
  const { uid, mode } = await lstat(home)
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0) {
    throw new StartProblem(`${home} may be changed by other users: remove it, and start again.`)
  }
  if (await stat(folder).catch(() => undefined)) return folder

  const draft = join(home, `new-${process.pid}`)
  await rm(draft, { recursive: true, force: true })
  await makeFolder(draft, 0o700)
  try {
    for (const archive of ['al2023.tar.br', 'fonts.tar.br']) {
      await untar(await promisify(brotliDecompress)(await readFile(join(packed, 'bin', archive))), draft)
    }
    await writeFile(join(draft, 'fonts.conf'), fontsConfig(folder))
    await decompress(join(packed, 'bin/chromium.br'), join(draft, 'chromium'), onProgress)
    await rename(draft, folder).catch((error) => {
      // Another process unpacked the same version meanwhile.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return folder
}

async function decompress(from: string, to: string, onProgress: (fraction: number) => void = () => {}): Promise<void> {
  const { size } = await stat(from)
  let read = 0
  const source = createReadStream(from, { highWaterMark: 1 << 20 })
  source.on('data', (chunk) => {
    read += chunk.length
    onProgress(read / size)
  })
  await pipeline(source, createBrotliDecompress(), createWriteStream(to, { mode: 0o700 }))
}

/** Reads a plain (ustar) archive: headers of 512 bytes, each followed by the file padded to 512. */
async function untar(archive: Buffer, folder: string): Promise<void> {
  const field = (start: number, length: number) => archive.toString('utf8', start, start + length).replace(/\0.*$/s, '')
  for (let at = 0; archive[at]; ) {
    const size = Number.parseInt(field(at + 124, 12), 8)
    const prefix = field(at + 345, 155)
    const target = resolve(folder, prefix, field(at, 100))
    if (!target.startsWith(folder + sep)) throw new Error(`The archive names a file outside its folder: ${target}`)
    const kind = field(at + 156, 1) || '0'
    if (kind === '0') {
      await makeFolder(dirname(target), 0o700)
      await writeFile(target, archive.subarray(at + 512, at + 512 + size), { mode: 0o700 })
    }
    at += 512 + Math.ceil(size / 512) * 512
  }
}

/** The system's fonts when it has any, and one family that is always there. */
function fontsConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`
}

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n')[0] ?? ''
}
