import type { Dossier } from './dossier.ts'
import type { Words } from './texts/words.ts'

/** Scripts that a reader of the report would know by name; any other is another script. */
const SCRIPTS = 'Hani Hira Kana Hang Hebr Thai Deva Armn Geor Ethi Beng Taml'.split(' ').map((code) => ({
  code,
  letter: new RegExp(`\\p{Script=${code}}`, 'u'),
}))

/** The dossier with the name of its script in the place of what no font of the report has: `[Hebreeuws schrift]`. */
export function withoutUnprintable(dossier: Dossier, missing: ReadonlySet<string>, words: Words): Dossier {
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
  return visit(dossier) as Dossier
}

/** Records whose page a reader is led to, by the list of the dossier they stand in. */
const PLACES = {
  bronnen: 'Bron',
  locaties: 'BronLocatie',
  monsters: 'Monster',
  inventarisatie_ruimtes: 'InventarisatieRuimte',
  geschiktheden: 'Geschiktheid',
  beperkingen: 'OnderzoekBeperking',
  uitgesloten_ruimtes: 'UitgeslotenRuimte',
  opmerkingen: 'Opmerking',
} as const

export interface UnprintablePlace {
  readonly type: (typeof PLACES)[keyof typeof PLACES] | 'Onderzoek'
  readonly id: string
  readonly label: string
}

/** The records of the survey in which something cannot be printed, each once. */
export function unprintablePlaces({ onderzoek }: Dossier, missing: ReadonlySet<string>): UnprintablePlace[] {
  if (missing.size === 0) return []
  const found = new Map<string, UnprintablePlace>()
  const run = new RegExp(runOf(missing).source, 'u')
  const visit = (value: unknown, key: string, place: UnprintablePlace): void => {
    if (typeof value === 'string' && run.test(value)) found.set(place.id, place)
    if (Array.isArray(value)) for (const part of value) visit(part, key, place)
    else if (typeof value === 'object' && value !== null) {
      const own = placeOf(value, key) ?? place
      for (const [name, part] of Object.entries(value)) visit(part, name, own)
    }
  }
  const shown = onderzoek.bronnen.filter((bron) => bron.in_rapport !== false && bron.in_onderzoek)
  const survey = { type: 'Onderzoek', id: onderzoek.id, label: onderzoek.nummer } as const
  visit({ ...onderzoek, bronnen: shown }, 'onderzoek', survey)
  return [...found.values()]
}

function placeOf(row: object, list: string): UnprintablePlace | undefined {
  const type = Object.entries(PLACES).find(([name]) => name === list)?.[1]
  if (type === undefined || !('id' in row)) return undefined
  const label = ('nummer' in row && row.nummer) || ('titel' in row && row.titel) || ''
  return { type, id: String(row.id), label: String(label) }
}

const runOf = (missing: ReadonlySet<string>) =>
  new RegExp(`(?:${[...missing].join('|')})+(?:\\s+(?:${[...missing].join('|')})+)*`, 'gu')
