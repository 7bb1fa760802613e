import { itemField } from '@vezel/model/kit/item-words.ts'
import type { Dossier } from '../dossier.ts'
import type { ReportLocale } from './locale.ts'

/**
 * The language of what a report quotes. A text in another language than the report's carries marks where it begins and
 * ends, as characters that nobody can type; they go along wherever it is joined, wrapped and listed, and become elements
 * with a language once the page is complete.
 */
const BEGIN: Readonly<Record<ReportLocale, string>> = { nl: '\ue000', en: '\ue001', fr: '\ue002' }
const END = '\ue00f'
const MARKS = /[\ue000-\ue00f]/g

/** What people type in their own words, by the name of its field. The other texts of a dossier are names, numbers and codes. */
export const TYPED_FIELDS: ReadonlySet<string> = new Set([
  'apparaat',
  'motivatie',
  ...['omschrijving', 'opmerking', 'toelichting', 'titel', 'tekst', 'reden', 'wijziging', 'naam', 'volledige_naam'],
  ...['aanleiding', 'spoed_motivatie', 'reden_spoed', 'methode', 'veiligheidsmaatregelen', 'weersomstandigheden'],
  ...['afwijkingen', 'bewoner', 'reikwijdte_tekst', 'inspectiegebied', 'geplande_werkzaamheden', 'aannames'],
  ...['verborgen_asbest_toelichting', 'conclusie', 'aanbevelingen', 'vloer', 'wand', 'plafond', 'installaties'],
  ...['plaats', 'kleur', 'afmeting', 'verwijzing_tekst', 'verantwoordelijke', 'onderschrift', 'werkomschrijving'],
  ...[
    'randvoorwaarden',
    'gevolg',
    'advies',
    'deel',
    'functie',
    'constructie',
    'gebruiksfunctie',
    'vastgoed_asset_type',
  ],
  ...[
    'scheepstype',
    'onafhankelijkheidsverklaring',
    'bevindingen',
    'verslag',
    'verdachte_locaties',
    'herkomst',
    'uitvoerder',
    'reden_afwijkend_advies',
  ],
])

/** What belongs to the organisation and its assets rather than to one survey, and so is in the firm's own language. */
const SHARED = new Set(['vestiging', 'asset', 'sub_asset', 'sub_assets', 'verdieping', 'laboratorium', 'functie'])

/** The dossier with every text in another language than the report's marked: what people typed, and words without translation. */
export function withTongues({ rapport, onderzoek }: Dossier, locale: ReportLocale): Dossier {
  const own = languageOf(locale)
  const survey = onderzoek.rapporttaal ?? 'nl'
  const visit = (value: unknown, name: string, typed: ReportLocale): unknown => {
    if (typeof value === 'string') {
      const text = value.replace(MARKS, '')
      const tongue = SHARED.has(name) ? 'nl' : typed
      return TYPED_FIELDS.has(name) && tongue !== own ? marked(text, tongue) : text
    }
    if (Array.isArray(value)) return value.map((part) => visit(part, name, typed))
    if (typeof value !== 'object' || value === null) return value
    const tongue = SHARED.has(name) ? 'nl' : name === 'bronnen' ? (firstSurveyOf(value)?.rapporttaal ?? typed) : typed
    const visited = Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, visit(part, key, isOfThisSurvey(key) ? survey : tongue)]),
    )
    return 'value_en' in visited ? itemWith(visited, locale) : visited
  }
  return {
    rapport: visit(rapport, 'rapport', survey) as Dossier['rapport'],
    onderzoek: visit(onderzoek, 'onderzoek', survey) as Dossier['onderzoek'],
  }
}

/** Language of the document: French texts do not exist yet, so a French report speaks Dutch. */
export function languageOf(locale: ReportLocale): ReportLocale {
  return locale === 'en' ? 'en' : 'nl'
}

/** The text without its marks, where none can stand: in margins, bookmarks, and where its length is measured. */
export function withoutTongues(text: string): string {
  return text.replace(MARKS, '')
}

/** The page with an element around each marked text. Its role makes Chromium keep the language in the PDF's structure. */
export function spoken(html: string): string {
  const tongueOf = (text: string) => /[\ue000-\ue002]/.exec(text)?.[0] ?? ''
  const lang = (mark: string) => Object.entries(BEGIN).find(([, begin]) => begin === mark)?.[0]
  return html.replace(/<[^>]*>|[\ue000-\ue00f]/g, (part) => {
    if (part === END) return '</span>'
    if (part.length === 1) return `<span role="generic" lang="${lang(part)}">`
    const mark = tongueOf(part)
    // A picture is described in one language: that of what somebody wrote of it.
    return mark === '' ? part : withoutTongues(part).replace(/\/?>$/, ` lang="${lang(mark)}"$&`)
  })
}

/** Text with markup and the language it is in, when it is another than the report's. */
export function unmarked(html: string): { html: string; lang?: string } {
  const found = Object.entries(BEGIN).find(([, begin]) => html.startsWith(begin))
  return { html: withoutTongues(html), ...(found && { lang: found[0] }) }
}

/** Paragraphs one by one, as they are set apart later; what is empty stays so. */
function marked(text: string, tongue: ReportLocale): string {
  if (text.trim() === '') return text
  return text
    .split(/(\n\s*\n)/)
    .map((part) => (part.trim() === '' ? part : `${BEGIN[tongue]}${part}${END}`))
    .join('')
}

/** A word of a list, as `Words.item` chooses it. */
function itemWith(item: Readonly<Record<string, unknown>>, locale: ReportLocale): Readonly<Record<string, unknown>> {
  const own = languageOf(locale)
  const name = itemField(item, locale)
  const tongue = name === 'value' ? 'nl' : locale
  return tongue === own ? item : { ...item, [name]: marked(String(item[name]), tongue) }
}

function firstSurveyOf(source: object): { rapporttaal?: ReportLocale | null } | null {
  return 'onderzoek' in source ? (source.onderzoek as { rapporttaal?: ReportLocale | null } | null) : null
}

/** Records of a source that this survey made, whichever survey found the source. */
function isOfThisSurvey(name: string): boolean {
  return name === 'locaties' || name === 'strategieen'
}
