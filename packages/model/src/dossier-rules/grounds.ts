import { inLocale, type Label, type Locale } from '../kit/label.ts'
import { phrases, speak } from '../kit/phrase.ts'

/** The norm, scheme or law that a rule rests on, with the days on which it is in force. */
export interface GroundSource {
  readonly name: Label
  /** The article or paragraph in it; null where the whole of it says so. */
  readonly article: Label | null
  /** First and last day, `YYYY-MM-DD`; null: as long as anybody knows, and until further notice. */
  readonly from: string | null
  readonly until: string | null
  /** The only country where it is in force; null: in each. */
  readonly country: string | null
}

/** What a rule rests on, over time and by country: that which is in force decides what is shown, and whether the rule holds. */
export type RuleGround = readonly [GroundSource, ...GroundSource[]]

const plain = (text: string): Label => ({ nl: text, en: text })
const article = (number: string): Label => ({ nl: `artikel ${number}`, en: `article ${number}` })

const source = (name: Label, of: Partial<Omit<GroundSource, 'name'>> = {}): GroundSource => ({
  name,
  article: null,
  from: null,
  until: null,
  country: 'NL',
  ...of,
})

/** SC-540, the annex before the scheme, by its paragraph. */
const sc540 = (paragraph: string) =>
  source(plain('SC-540 (Arboregeling, bijlage XIIIa)'), {
    article: plain(`§ ${paragraph}`),
    from: '2012-01-01',
    until: '2019-03-31',
  })

/** The scheme in force; of its articles only those are named of which it is known what they say. */
const scheme = (number: string | null = null) =>
  source(
    {
      nl: 'Certificatieschema asbestinventarisatie (Stcrt. 2018, 68771)',
      en: 'Certification scheme for asbestos surveys (Stcrt. 2018, 68771)',
    },
    { article: number === null ? null : article(number), from: '2019-04-01' },
  )

/** No law or norm: a dossier that contradicts itself, or from which nobody can follow what was done. It holds everywhere and always. */
const dossier = source(
  { nl: 'Volledig en zonder tegenspraak', en: 'Complete and without contradictions' },
  { country: null },
)

const decree = (number: string) => source(plain('Arbeidsomstandighedenbesluit'), { article: article(number) })

export const grounds = {
  /** What speaks for itself. */
  dossier: [dossier],
  /** The duty to survey everything, and to say of each source what it is. */
  fullSurvey: [decree('4.54a'), dossier],
  /** Only a firm with the process certificate surveys; it holds when the work is done and when its report is released. */
  certificate: [decree('4.54a')],
  /** Only holders of the personal certificate survey and take samples. */
  inspectors: [scheme(), sc540('7.4'), dossier],
  /** Suitability took the place of the types A and B. */
  suitability: [
    scheme(),
    source(
      { nl: 'Certificatieschema asbestinventarisatie (2017)', en: 'Certification scheme for asbestos surveys (2017)' },
      { from: '2017-03-01', until: '2019-03-31' },
    ),
    dossier,
  ],
  /** What was investigated, as the demolition notice names it. */
  scope: [scheme(), dossier],
  /** A representative sample of each suspected material, or a document that proves what it is. */
  sampling: [scheme('20'), sc540('7.16.3.2'), dossier],
  /** What cannot be sampled goes in the highest class, what is fully enclosed in class 1. Of one country. */
  presumedClass: [scheme('20')],
  /** Classes 1, 2 and 2A, since the limit value of 2017. */
  riskClass: [
    source(plain('Arbeidsomstandighedenbesluit'), {
      article: { nl: 'artikelen 4.44, 4.48 en 4.53a', en: 'articles 4.44, 4.48 and 4.53a' },
      from: '2017-01-01',
    }),
  ],
  /** What has to be known of a source to set its class. */
  sourceData: [scheme(), sc540('7.17.2.5'), dossier],
  /** How the content of a material is measured and told. */
  analysis: [source(plain('NEN 5896')), dossier],
  accreditation: [scheme()],
  /** Why something was not surveyed, and what follows from that. */
  exclusions: [scheme(), sc540('7.8'), dossier],
  /** The report accounts for what was asked, of whom, and how the work was done. */
  research: [scheme(), sc540('7.17.2.8'), dossier],
  /** How the inventory of hazardous materials of a ship is made; it took the place of MEPC.269(68). */
  vessels: [
    source(plain('MEPC.379(80)'), { from: '2023-07-07', country: null }),
    source(plain('MEPC.269(68)'), { from: '2015-05-15', until: '2023-07-06', country: null }),
    dossier,
  ],
  /** Who releases a report does so after the work and its results. */
  release: [scheme(), sc540('7.11.3'), dossier],
} as const satisfies Readonly<Record<string, RuleGround>>

/** The source that is in force in a country on a day; undefined where none is, and the rule does not hold. */
export const inForce = (ground: RuleGround, day: string, country: string | null): GroundSource | undefined =>
  ground.find(
    (one) =>
      (one.from === null || one.from <= day) &&
      (one.until === null || day <= one.until) &&
      // What is surveyed in no country in particular may be in each.
      (one.country === null || country === null || one.country === country),
  )

const words = phrases(
  { in: '{name}{article?, {article}}{from?, sinds {from}}' },
  { in: '{name}{article?, {article}}{from?, since {from}}' },
  { in: '{name}{article?, {article}}{from?, depuis le {from}}' },
)

/** `Certificatieschema asbestinventarisatie (Stcrt. 2018, 68771), artikel 20, sinds 01-04-2019` */
export const groundText = ({ name, article: at, from }: GroundSource, locale: Locale): string =>
  speak(words, locale)('in', {
    name: inLocale(name, locale),
    article: at && inLocale(at, locale),
    from: from?.split('-').reverse().join('-') ?? null,
  })
