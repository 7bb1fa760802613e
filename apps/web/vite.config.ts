import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { dutchPaths, firstChunks, ownIcons, shortIcons } from './chunks.ts'
import { firstLoad, gallery, pdfFiles } from './first-load.ts'
import own from './package.json' with { type: 'json' }

/** Where the development server sends what is not a page. */
const { version } = own
const server = process.env.API_URL ?? 'http://localhost:3000'

/** What a language is, beside what it falls back to. */
const languages = {
  nl: ['/messages/nl.ts'],
  en: ['/messages/en.ts', '/ui/texts-en.ts'],
  fr: ['/messages/fr.ts', '/ui/texts-fr.ts'],
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    ownIcons(),
    shortIcons(),
    dutchPaths(),
    gallery(),
    pdfFiles(),
    firstLoad({
      languages: { ...languages, fr: [...languages.nl, ...languages.fr] },
      signedOut: ['/screens/account/login.tsx'],
      screens: [
        [/^\/(onderzoeken|surveys)\/[a-z]+\/?$/, ['/frame/signed-in-frame.tsx', '/screens/surveys/surveys.tsx']],
        [/^\/(onderzoeken|surveys)\/./, ['/frame/signed-in-frame.tsx', '/areas/of-survey.ts']],
        [/^\/?$/, ['/frame/signed-in-frame.tsx', '/screens/general/home.tsx']],
        [/./, ['/frame/signed-in-frame.tsx']],
      ],
    }),
  ],
  define: { __VERSION__: JSON.stringify(version) },
  server: {
    proxy: Object.fromEntries(
      ['/graphql', '/file', '/download', '/health', '/page-error'].map((path) => [path, server]),
    ),
  },
  build: {
    manifest: true,
    target: ['chrome125', 'edge125', 'firefox128', 'safari18'],
    modulePreload: { polyfill: false },
    // A font or image is a file of its own: inlined it would be fetched with every page.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // A definition that nobody uses does nothing when it is made.
      treeshake: {
        manualPureFunctions: ['lookup', 'globalLookup', 'nestedLookup', 'entity', 'area', 'route', 'routed'],
      },
      output: {
        codeSplitting: firstChunks({
          entry: '/src/main.tsx',
          languages,
          signedOut: ['/screens/account/login.tsx'],
          signedIn: ['/frame/signed-in-frame.tsx', '/screens/surveys/surveys.tsx'],
        }),
      },
    },
  },
})
