import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** Which modules a page will ask for, known before the entry has run. Paths end as the modules' file names do. */
export interface FirstLoad {
  /** By language: its texts. */
  languages: Record<'nl' | 'en' | 'fr', readonly string[]>
  /** The screen of somebody who is not logged in. */
  signedOut: readonly string[]
  /** For somebody who is, by a pattern over the path without its language. The first that fits counts. */
  screens: readonly (readonly [pattern: RegExp, modules: readonly string[]])[]
}

/**
 * Fetches the start language and the first screen beside the entry instead of after it: a few lines in the page look
 * at path and cookie and add `modulepreload` links. Also preloads the font, and sets the chosen theme before the first
 * paint. The lines are inline, so a content security policy has to name their hash, taken from the built page.
 */
export function firstLoad(wanted: FirstLoad): Plugin {
  return {
    name: 'vezel-first-load',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const tags: HtmlTagDescriptor[] = []
        const script = [browserScript, themeScript]
        if (bundle) {
          const outputs = Object.values(bundle)
          for (const { fileName } of outputs) {
            if (/plex-sans.*\.woff2$/.test(fileName))
              tags.push({
                tag: 'link',
                attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${fileName}`, crossorigin: true },
                injectTo: 'head',
              })
          }
          script.push(
            preloadScript(
              wanted,
              outputs.filter((output) => output.type === 'chunk'),
            ),
          )
        }
        tags.push({ tag: 'script', children: script.join(';'), injectTo: 'head-prepend' })
        return tags
      },
    },
  }
}

/** §2: a browser that cannot show the page goes to /browser, where `index.html` says so by itself. */
const browserScript =
  `(function(){var r=document.documentElement,m=/^\\/(en|fr)(?=\\/|$)/.exec(location.pathname),b=(m?m[0]:'')+'/browser';
if(window.CSS&&CSS.supports&&CSS.supports('color','light-dark(red,red)'))return;r.className='old-browser';if(location.pathname!==b)location.replace(b)})()`.replace(
    '\n',
    '',
  )

const themeScript = `try{var t=localStorage.getItem('vezel-theme');if(t)document.documentElement.dataset.theme=t}catch(e){}`

function preloadScript(wanted: FirstLoad, chunks: Rolldown.OutputChunk[]): string {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const closure = (chunk: Rolldown.OutputChunk, into = new Set<string>()) => {
    if (into.has(chunk.fileName)) return into
    into.add(chunk.fileName)
    for (const css of chunk.viteMetadata?.importedCss ?? []) into.add(css)
    for (const file of chunk.imports) {
      const imported = byFile.get(file)
      if (imported) closure(imported, into)
    }
    return into
  }
  const entry = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [...closure(chunk)]))
  const filesOf = (modules: readonly string[]) => {
    const files = modules.flatMap((module) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
      if (!chunk) throw new Error(`First load: no chunk has ${module}`)
      return [...closure(chunk)]
    })
    return [...new Set(files)].filter((file) => !entry.has(file))
  }
  const languages = Object.fromEntries(
    Object.entries(wanted.languages).map(([locale, modules]) => [locale, filesOf(modules)]),
  )
  const screens = wanted.screens.map(([pattern, modules]) => [pattern.source, filesOf(modules)])
  return `(function(){var m=/^\\/(en|fr)(?=\\/|$)/.exec(location.pathname),l=m?m[1]:'nl',p=location.pathname.slice(m?3:0)||'/',
f=${JSON.stringify(languages)}[l],s=${JSON.stringify(screens)};
if(/(^|; )apollo-token=./.test(document.cookie)){for(var i=0;i<s.length;i++)if(new RegExp(s[i][0]).test(p)){f=f.concat(s[i][1]);break}}
else f=f.concat(${JSON.stringify(filesOf(wanted.signedOut))});
f.forEach(function(h){var e=document.createElement('link'),c=/\\.css$/.test(h);e.rel=c?'preload':'modulepreload';if(c)e.as='style';e.crossOrigin='';e.href='/'+h;document.head.appendChild(e)})})()`.replaceAll(
    '\n',
    '',
  )
}

/** The decoders and standard fonts that the PDF viewer fetches by name, under `/pdfjs/`. */
export function pdfFiles(): Plugin {
  const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const files = ['wasm', 'standard_fonts'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => !/quickjs/i.test(name))
      .map((name) => `${folder}/${name}`),
  )
  return {
    name: 'vezel-pdf-files',
    configureServer(server) {
      server.middlewares.use('/pdfjs/', (request, response, next) => {
        const file = files.find((name) => `/${name}` === request.url?.split('?')[0])
        if (!file) return next()
        response.setHeader('content-type', file.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream')
        response.end(readFileSync(join(root, file)))
      })
    },
    generateBundle() {
      for (const file of files)
        this.emitFile({ type: 'asset', fileName: `pdfjs/${file}`, source: readFileSync(join(root, file)) })
    },
  }
}

/** All parts on one page, under `/gallery` while developing; no part of the build. */
export function gallery(): Plugin {
  return {
    name: 'vezel-gallery',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/gallery(\/|$|\?)/.test(request.url ?? '')) request.url = '/gallery.html'
        next()
      })
    },
  }
}
