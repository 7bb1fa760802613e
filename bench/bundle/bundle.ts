import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { cache, output, type Row, root } from '../measure.ts'

const folder = join(cache, 'bare-page')

/** What a first visit loads, by the script that guards the budget, against a page that only has React. */
export async function bundleRows(): Promise<Row[]> {
  const bare = await barePageKb()
  // The script ends in failure when a budget is passed; its figures are as good then.
  const said = await output(['scripts/bundle-budget.mjs']).catch((error: { stdout?: string }) => error.stdout ?? '')
  const visits = [...said.matchAll(/^(?:ok|NOT) +(.+): ([\d.]+) of ([\d.]+) KB in (\d+) of (\d+) requests$/gm)]
  if (visits.length === 0) throw new Error(`scripts/bundle-budget.mjs said:\n${said}`)
  return visits.flatMap(([, visit = '', kb, maxKb, requests, maxRequests]): Row[] => [
    {
      what: `first load of ${visit}, brotli`,
      value: Number(kb),
      unit: 'KB',
      goal: { atMost: Number(maxKb) },
      note: `${requests} of at most ${maxRequests} requests`,
    },
    {
      what: `first load of ${visit}, brotli`,
      value: Number(kb),
      unit: 'KB',
      reference: { name: 'a bare React page', value: bare },
    },
  ])
}

/** Builds a page with React and nothing else, as the product is built; answers its JavaScript and CSS in kilobytes. */
async function barePageKb(): Promise<number> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'index.html'), '<div id="root"></div><script type="module" src="./main.js"></script>')
  const to = (path: string) => relative(folder, join(root, 'node_modules', path))
  await writeFile(
    join(folder, 'main.js'),
    `import { createElement } from '${to('react/index.js')}'
import { createRoot } from '${to('react-dom/client.js')}'
createRoot(document.getElementById('root')).render(createElement('h1', null, 'Vezel'))
`,
  )
  const require = createRequire(join(root, 'apps/web/package.json'))
  const { build } = (await import(pathToFileURL(require.resolve('vite')).href)) as typeof import('vite')
  await build({
    root: folder,
    logLevel: 'silent',
    build: { modulePreload: { polyfill: false }, reportCompressedSize: false },
  })
  const assets = join(folder, 'dist/assets')
  const sizes = (await readdir(assets)).map(async (name) => {
    const content = await readFile(join(assets, name))
    return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  })
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0) / 1000
}
