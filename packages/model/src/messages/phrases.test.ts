import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inLocale, isLabel, type Label, locales } from '../kit/label.ts'
import { type Phrases, placesIn } from '../kit/phrase.ts'
import { notices } from '../notices.ts'
import { bounded, reasons } from '../problem-words.ts'
import { problemKinds } from '../problems.ts'
import { kindMessages } from '../rules/kind-messages.ts'
import { tasks } from '../tasks.ts'
import { accountPhrases } from './account/index.ts'
import { adminPhrases } from './admin/index.ts'
import { assetPhrases } from './asset/index.ts'
import { bulkPhrases } from './bulk/index.ts'
import { drawingPhrases } from './drawing/index.ts'
import { en } from './en.ts'
import { filePhrases } from './files/index.ts'
import { fr } from './fr.ts'
import { historyPhrases } from './history/index.ts'
import { importPhrases } from './import/index.ts'
import { mergePhrases } from './merge/index.ts'
import { nl } from './nl.ts'
import { peoplePhrases } from './people/index.ts'
import { reportPhrases } from './report/index.ts'
import { resourcePhrases } from './resource/index.ts'
import { samplePhrases } from './sample/index.ts'
import { securityPhrases } from './security/index.ts'
import { surveyPhrases } from './survey/index.ts'
import { vesselPhrases } from './vessel/index.ts'
import { workPhrases } from './work/index.ts'

const areas: Readonly<Record<string, Phrases>> = {
  account: accountPhrases,
  admin: adminPhrases,
  asset: assetPhrases,
  bulk: bulkPhrases,
  drawing: drawingPhrases,
  files: filePhrases,
  history: historyPhrases,
  import: importPhrases,
  merge: mergePhrases,
  people: peoplePhrases,
  security: securityPhrases,
  report: reportPhrases,
  resource: resourcePhrases,
  sample: samplePhrases,
  survey: surveyPhrases,
  vessel: vesselPhrases,
  work: workPhrases,
}
const all = Object.entries<Phrases>({ page: { nl, en, fr }, ...areas })

test('every area is looked at here', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((one) => one.isDirectory())
  expect(Object.keys(areas).sort()).toEqual(folders.map(({ name }) => name).sort())
})

/** The sentences that stand beside what they are about. */
const labels: Readonly<Record<string, Readonly<Record<string, Label>>>> = {
  problems: problemKinds,
  bounded,
  reasons,
  kinds: kindMessages,
  notices: Object.fromEntries(Object.entries(notices).flatMap(([k, { text }]) => (isLabel(text) ? [[k, text]] : []))),
  tasks: Object.fromEntries(
    Object.entries(tasks).flatMap(([k, { label, done, failed, steps }]) =>
      Object.entries({ label, done, failed, ...steps }).map(([what, text]) => [`${k}.${what}`, text]),
    ),
  ),
}

test.each(Object.entries(labels))('%s: a sentence takes the same arguments in each language', (_, sentences) => {
  expect(Object.keys(sentences).length).toBeGreaterThan(2)
  for (const [key, sentence] of Object.entries(sentences))
    for (const locale of locales)
      expect([key, placesIn(inLocale(sentence, locale)), unread(inLocale(sentence, locale))]).toEqual([
        key,
        placesIn(sentence.nl),
        '',
      ])
})

test.each(all)('%s: a phrase takes the same arguments in each language, and no language has one more', (_, area) => {
  for (const locale of locales)
    for (const [key, text] of Object.entries(area[locale])) {
      const dutch = area.nl[key]
      expect(dutch, `${key} is Dutch`).toBeTypeOf('string')
      expect([key, placesIn(text ?? '')]).toEqual([key, placesIn(dutch ?? '')])
    }
})

test.each(all)('%s: no phrase has a brace that begins or ends nothing', (_, area) => {
  for (const locale of locales)
    for (const [key, text = ''] of Object.entries(area[locale])) expect([key, unread(text)]).toEqual([key, ''])
})

/** What is left of the braces once every place is taken out, from the inside. */
function unread(text: string): string {
  const without = text.replace(/\{\w+(?:[|?&][^{}]*)?\}/g, '')
  return without === text ? text.replace(/[^{}]/g, '') : unread(without)
}

/** Where the survey and its report are told of, French is still to come. */
const laterFrench = ['asset', 'report', 'sample', 'survey']
/** Sentences that explain, and fall back to Dutch; what names, orders or reports something may not. */
const mayBeDutch = /Why(\.\w+)?$|Explain$|Help$|^changelog/

test.each(all.filter(([area]) => !laterFrench.includes(area)))(
  '%s: what names, orders or reports has its French',
  (_, { nl: dutch, fr: french }) => {
    expect(Object.keys(dutch).filter((key) => !(key in french) && !mayBeDutch.test(key))).toEqual([])
  },
)

test.each(Object.entries(labels))('%s: every sentence has its French', (_, sentences) => {
  expect(Object.keys(sentences).filter((key) => !sentences[key]?.fr)).toEqual([])
})
