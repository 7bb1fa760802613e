import { type EntityKey, model } from '@vezel/model'
import type { BronRow, Dossier, OnderzoekRow } from './dossier.ts'
import type { Words } from './texts/words.ts'

/** Scripts that a reader of the report would know by name; any other is another script. */
const SCRIPTS = 'Hani Hira Kana Hang Hebr Thai Deva Armn Geor Ethi Beng Taml'.split(' ').map((code) => ({
  code,
  letter: new RegExp(`\\p{Script=${code}}`, 'u'),
}))

/** The dossier with the name of its script in the place of what no font of the report has: `[Hebreeuws schrift]`. */
export function withoutUnprintable<Of extends object>(dossier: Of, missing: ReadonlySet<string>, words: Words): Of {
  if (missing.size === 0) return dossier
  const names = new Intl.DisplayNames(words.locale === 'en' ? 'en' : 'nl', { type: 'script' })
  const run = runOf(missing)
  const placeholder = (text: string) => {
    const script = SCRIPTS.find(({ letter }) => letter.test(text))
    return script
      ? words.t('scriptNamed', {
          script: script.code === 'Hani' ? words.t('scriptHan') : (names.of(script.code) ?? ''),
        })
      : words.t('scriptOther')
  }
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(run, placeholder)
    if (Array.isArray(value)) return value.map(visit)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, visit(part)]))
  }
  return visit(dossier) as Of
}

/** Records whose page a reader is led to, by the list of the dossier they stand in. */
const PLACES = {
  bronnen: 'source',
  locaties: 'location',
  monsters: 'sample',
  inventarisatie_ruimtes: 'surveySpace',
  geschiktheden: 'suitability',
  beperkingen: 'limitation',
  uitgesloten_ruimtes: 'exclusion',
  opmerkingen: 'remark',
  interviews: 'interview',
  out_of_scopes: 'outOfScope',
  documenten: 'document',
  oude_rapporten: 'oldReport',
  waarnemingen: 'observation',
  vscp_entries: 'vscpEntry',
  onderzoek_fotos: 'surveyPhoto',
} as const satisfies Partial<Record<keyof OnderzoekRow | keyof BronRow, EntityKey>>

export interface UnprintablePlace {
  readonly page: EntityKey
  readonly id: string
  readonly label: string
  /** The field of the record that holds the text; null where another record on its page holds it. */
  readonly field: string | null
}

/** The records of the survey in which something cannot be printed, each once. */
export function unprintablePlaces({ onderzoek }: Dossier, missing: ReadonlySet<string>): UnprintablePlace[] {
  if (missing.size === 0) return []
  const found = new Map<string, UnprintablePlace>()
  const run = new RegExp(runOf(missing).source, 'u')
  const visit = (value: unknown, key: string, place: UnprintablePlace): void => {
    if (typeof value === 'string' && run.test(value) && !found.has(place.id)) found.set(place.id, place)
    if (Array.isArray(value)) for (const part of value) visit(part, key, place)
    else if (typeof value === 'object' && value !== null) {
      const own = placeOf(value, key)
      for (const [name, part] of Object.entries(value)) visit(part, name, own ? inField(own, name) : place)
    }
  }
  const shown = onderzoek.bronnen.filter((bron) => bron.in_rapport !== false && bron.in_onderzoek)
  const survey = { page: 'survey', id: onderzoek.id, label: onderzoek.nummer, field: null } as const
  for (const [name, part] of Object.entries({ ...onderzoek, bronnen: shown })) visit(part, name, inField(survey, name))
  return [...found.values()]
}

/** The place with the field that holds the text, as long as it is one of the record's own. */
const inField = (place: UnprintablePlace, name: string): UnprintablePlace => ({
  ...place,
  field: name in model.entity(place.page).fields ? name : null,
})

function placeOf(row: object, list: string): UnprintablePlace | undefined {
  const page = Object.entries(PLACES).find(([name]) => name === list)?.[1]
  if (page === undefined || !('id' in row)) return undefined
  const label = ('nummer' in row && row.nummer) || ('titel' in row && row.titel) || ''
  return { page, id: String(row.id), label: String(label), field: null }
}

const runOf = (missing: ReadonlySet<string>) =>
  new RegExp(`(?:${[...missing].join('|')})+(?:\\s+(?:${[...missing].join('|')})+)*`, 'gu')
