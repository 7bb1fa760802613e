import { expect, test } from 'vitest'
import { derive } from './derive.ts'
import type { Dossier, GeschiktheidRow, OnderzoekRow, RapportRow, UserRow } from './dossier.ts'
import { annexedOf } from './facts/research.ts'
import { partly, withFindings, withSource, withSurvey } from './fixture/changed.ts'
import { DOSSIERS } from './fixture/nasty.ts'
import { schoolDossier } from './fixture/school.ts'
import { gapKey, gaps, gapText } from './gaps.ts'
import type { Annex } from './page/context.ts'
import { textMm } from './page/measure.ts'
import { renderReport } from './report.tsx'
import { en } from './texts/en.ts'
import { nl } from './texts/nl.ts'
import { wordsOf } from './texts/words.ts'

const options = { fonts: '', policy: "default-src 'none'", photoSrc: () => null, richText: (html: string) => html }

test('numbers chapters, their headings and the appendices in order', () => {
  const { headings } = renderReport({ ...options, dossier: schoolDossier() })
  expect(headings.filter(({ level }) => level === 1).map(({ number, title }) => `${number} ${title}`)).toEqual([
    '1 Samenvatting',
    '2 Opdracht en reikwijdte',
    '3 Het object',
    '4 Vooronderzoek',
    '5 Werkwijze',
    '6 Resultaten veldwerk',
    '7 Bronnen',
    '8 Risicoklassen en verwijdering',
    '9 Uitsluitingen, beperkingen en vermoedens',
    '10 Conclusies en aanbevelingen',
    '11 Verantwoording',
    'Bijlage A Ruimten per verdieping, zonder plattegronden',
    'Bijlage B Foto’s',
    'Bijlage C Documenten',
  ])
  const numbers = headings.map(({ number }) => number)
  expect(numbers).toEqual(expect.arrayContaining(['2.3.1', '7.1', '7.14', '9.3']))
  expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length)
})

test('renders the same dossier to the same document', () => {
  expect(renderReport({ ...options, dossier: schoolDossier() }).html).toBe(
    renderReport({ ...options, dossier: schoolDossier() }).html,
  )
})

test('says plainly that there is nothing, of a survey in which nothing has been done', () => {
  const { rapport, onderzoek } = schoolDossier()
  const { asset } = onderzoek.inventarisatie_asset
  const { html } = renderReport({
    ...options,
    dossier: {
      rapport: {
        ...rapport,
        status: 'concept',
        opgesteld_door: null,
        gecontroleerd_door: null,
        vrijgegeven_door: null,
      },
      onderzoek: {
        ...onderzoek,
        is_uitgevoerd: false,
        inventarisatie_asset: {
          id: 'leeg',
          asset: { ...asset, adres: null, constructie: null, sub_assets: [] },
        },
        onderzoek_soort: null,
        projectleider: null,
        onderzoek_klant: null,
        onderzoek_asbest: null,
        uitvoering: null,
        frontfoto: null,
        geschiktheden: [],
        inventarisaties: [],
        inventarisatie_ruimtes: [],
        documenten: [],
        onderzoek_fotos: [],
        oude_rapporten: [],
        interviews: [],
        bronnen: [],
        monsters: [],
        waarnemingen: [],
        beperkingen: [],
        uitgesloten_ruimtes: [],
        out_of_scopes: [],
        rapporten: [],
      },
    },
  })
  for (const phrase of [
    'geen bronnen',
    'geen monsters',
    'geen waarnemingen',
    'Er zijn geen foto’s',
    'Onderzoek nog niet uitgevoerd',
    'Vul dit aan vóór de vrijgave: Informatie, Uitvoering.',
  ])
    expect(html).toContain(phrase)
  // Nothing was looked at, so nothing is promised.
  for (const phrase of ['Geen direct gevaar', 'geen uitgesloten delen', 'geen vermoedens', 'geen asbesthoudend'])
    expect(html).not.toContain(phrase)
  expect(html).not.toMatch(/undefined|NaN|Invalid Date|\{\w+\}</)
})

test('says nothing, not even that there is none, of what nobody recorded and might have been there', () => {
  const dossier = schoolDossier()
  const onderzoek = { ...dossier.onderzoek, documenten: [], interviews: [], out_of_scopes: [] }
  const { html } = renderReport({ ...options, dossier: { ...dossier, onderzoek } })
  expect(html).toContain('Vooronderzoek')
  for (const phrase of ['geen documenten', 'geen gesprekken', 'opgevraagd', 'Buiten de opdracht'])
    expect(html).not.toContain(phrase)
  expect(html).not.toMatch(/undefined|NaN|Invalid Date/)
})

test('treats what people typed as text, in the page and in the margins', () => {
  const dossier = schoolDossier()
  const { vestiging, inventarisatie_asset } = dossier.onderzoek
  const name = `</style><script>alert(1)</script>"}*{display:none}`
  const { html } = renderReport({
    ...options,
    dossier: {
      ...dossier,
      onderzoek: {
        ...dossier.onderzoek,
        vestiging: { ...vestiging, inventarisatie_organisatie: { naam: name, logo: null } },
        inventarisatie_asset: { ...inventarisatie_asset, asset: { ...inventarisatie_asset.asset, title: name } },
      },
    },
  })
  expect(html).not.toContain('<script>')
  // Its own, and that of the heads.
  expect(html.match(/<\/style>/g)).toHaveLength(2)
  expect(html).not.toContain('*{display:none}"')
})

test('speaks English when the survey does, and Dutch where French is still missing', () => {
  const english = renderReport({ ...options, dossier: schoolDossier(), locale: 'en' })
  expect(english.headings[0]?.title).toBe('Summary')
  expect(renderReport({ ...options, dossier: schoolDossier(), locale: 'fr' }).headings[0]?.title).toBe('Samenvatting')
})

test('has the same blanks in both languages', () => {
  const blanks = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort()
  for (const key of Object.keys(nl) as (keyof typeof nl)[]) {
    expect([key, new Set(blanks(en[key]))]).toEqual([key, new Set(blanks(nl[key]))])
  }
})

test('chooses between one and several', () => {
  const { t } = wordsOf('nl')
  expect(t('samplesPending', { n: 1, numbers: 'M04' })).toBe('Van één monster (M04) ontbreekt de uitslag.')
  expect(t('samplesPending', { n: 2, numbers: 'M04, M05' })).toBe('Van 2 monsters (M04, M05) ontbreekt de uitslag.')
})

/** The words of a report whose survey or version differs from the school's. */
function words(survey: (onderzoek: OnderzoekRow) => Partial<OnderzoekRow>, version: Partial<RapportRow> = {}): string {
  const dossier = schoolDossier()
  const changed: Dossier = {
    rapport: { ...dossier.rapport, ...version },
    onderzoek: { ...dossier.onderzoek, ...survey(dossier.onderzoek) },
  }
  const { html } = renderReport({ ...options, dossier: changed })
  return html
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

/** Suitabilities of the whole object, or of its first space. */
const suitability = (...rows: readonly [klasse: GeschiktheidRow['klasse'], geschikt: boolean, part?: 'part'][]) =>
  words(({ inventarisatie_asset: { asset } }) => ({
    uitgesloten_ruimtes: [],
    geschiktheden: rows.map(([klasse, geschikt, part], index) => ({
      id: String(index),
      stof: 'asbest',
      klasse,
      geschikt,
      sub_asset: part === undefined ? null : (asset.sub_assets[0] ?? null),
      toelichting: null,
    })),
  }))

test('names the part that the report is not suitable for on the cover and in the summary', () => {
  const text = suitability(['gebruik_en_beheer', true], ['niet_geschikt_risicobeoordeling_nodig', false, 'part'])
  expect(text).toContain('Geschikt voor Gebruik en beheer van het object; niet geschikt voor K.01 Kruipruimte west')
  expect(text).toContain('Geschikt voor gebruik en beheer van het object Niet geschikt voor K.01 Kruipruimte west.')
  expect(text).not.toContain('geen uitzonderingen')
  expect(text).not.toContain('Niet geschikt: Niet geschikt')
})

test('says of a report that is suitable for a part only, which part', () => {
  const text = suitability(['renovatie_zonder_aantasting', true, 'part'])
  expect(text).toContain('bouwkundige integriteit, alleen voor K.01 Kruipruimte west')
  expect(text).not.toContain('Niet geschikt')
})

test.each([true, false])('never calls a report suitable for being unsuitable, ticked as %s', (geschikt) => {
  const text = suitability(['niet_geschikt_risicobeoordeling_nodig', geschikt])
  expect(text).toContain('Geschiktheid Niet geschikt')
  expect(text).not.toMatch(/Geschikt voor|geen uitzonderingen/)
})

test('calls a planned visit planned, and dates no inspector by it', () => {
  const text = words(({ inventarisaties }) => ({
    inventarisaties: inventarisaties.map((visit, index) =>
      index === 1 ? { ...visit, status: 'concept' as const } : visit,
    ),
  }))
  expect(text).toContain('11 maart 2026 (nog niet uitgevoerd)')
  expect(text).toMatch(/Inspecteur Samir El Amrani , senior inspecteur .{0,60} 6 maart 2026/)
})

test('calls a version that was withdrawn withdrawn, with the day of its release', () => {
  const text = words(() => ({}), { status: 'vervallen' })
  expect(text).toContain('2, vervallen 26 maart 2026 niet geldig')
  expect(text).not.toContain('concept')
})

test('letters the tables of a sheet without a gap', () => {
  const text = words(({ bronnen }) => ({
    bronnen: bronnen.map((bron) => ({
      ...bron,
      locaties: bron.locaties.map((row) => ({
        ...row,
        behandelingen: row.behandelingen.map((treatment) => ({ ...treatment, datum: '2026-03-20' })),
      })),
    })),
  }))
  expect(text).toMatch(/Tabel 7\.5c Behandelingen/)
})

test('names what it lacks on the information page and where a reader looks for it', () => {
  const bare = ({ certificaten: _, ...user }: UserRow) => user
  const text = words(({ vestiging, monsters, uitvoering, inventarisaties }) => ({
    documenten: [],
    interviews: [],
    vestiging: { ...vestiging, procescertificaat_nummer: null },
    uitvoering: uitvoering && {
      ...uitvoering,
      inspecteurs: uitvoering.inspecteurs.map(bare),
    },
    inventarisaties: inventarisaties.map((visit) => ({ ...visit, inspecteurs: visit.inspecteurs.map(bare) })),
    monsters: monsters.map((row) => ({
      ...row,
      analyses: row.analyses.map(({ lab_certificaat: _, ...analysis }) => ({ ...analysis, geanalyseerd_op: null })),
    })),
  }))
  for (const lack of [
    'Nummer van het procescertificaat; Persoonscertificaat (DIA-code) van Samir El Amrani en Femke de Boer; Handtekeningen; Nummers van de analysecertificaten; Datum van de analyse van M01 t/m M22 en K01 t/m K06; Verslag van het vooronderzoek (hoofdstuk 4); Plattegronden (bijlage A).',
    'Certificaat niet in dit rapport',
    'Inspecteur Samir El Amrani , senior inspecteur niet in dit rapport 11 maart 2026 niet in dit rapport',
    'Vooronderzoek: niet in dit rapport',
    'Plattegronden (bijlage A): niet in dit rapport',
    'De nummers van de analysecertificaten staan niet in dit rapport',
    'Monster zonder analysedatum M01, M02',
    'Vestiging zonder procescertificaat',
  ])
    expect(text).toContain(lack)
  // In the samples table and on the sheets: the date of each; of the certificates the text above says it once.
  expect(text).toMatch(/M01 .{0,120}15 – 30 % a ontbreekt (?!ontbreekt)/)
  expect(text.split('De nummers van de analysecertificaten staan niet')).toHaveLength(2)
})

test('prints why something may be missing, who said so and when, apart from what nobody explained', () => {
  const open = schoolDossier()
  const lacking: Dossier = {
    rapport: open.rapport,
    onderzoek: {
      ...open.onderzoek,
      bronnen: open.onderzoek.bronnen.map((bron) => ({ ...bron, klasse_ontbreekt: true, locaties: [] })),
      monsters: open.onderzoek.monsters.map((row) => ({ ...row, in_afwachting: true })),
    },
  }
  const all = gaps(lacking)
  const person = open.rapport.opgesteld_door
  const argumenten = all
    .filter((_, index) => index % 2 === 0)
    .map((gap, index) => ({
      id: `a${index}`,
      gat: gapKey(gap),
      reden: `Reden nummer ${index}`,
      created_at: '2026-03-25 10:00:00',
      inventarisatie_user: person,
    }))
  const { html } = renderReport({ ...options, dossier: { ...lacking, rapport: { ...lacking.rapport, argumenten } } })
  const said = (index: number) => `Reden nummer ${index}. ${person?.user.full_name}, 25 maart 2026.`
  const [before = '', box = ''] = html.split('class="gaps argued"')
  for (const [index, gap] of all.entries()) {
    const place = gap.page === 'source' ? html.slice(html.indexOf(`id="bron-${gap.id}"`)).split('class="pages"')[0] : ''
    const explained = index % 2 === 0
    expect([gap.text.nl, box.split('</table>')[0]?.includes(said(index / 2))]).toEqual([gap.text.nl, explained])
    expect([
      gap.text.nl,
      new RegExp(`>${gap.label.nl}(?:,|<)|, ${gap.label.nl}(?:,|<)`).test(before.split('class="gaps"')[1] ?? ''),
    ]).toEqual([
      gap.text.nl,
      // The label of another gap that is open says nothing of this one.
      !explained || all.some((other, at) => at % 2 === 1 && other.label.nl === gap.label.nl),
    ])
    if (place) expect([gap.text.nl, place.includes(said(index / 2))]).toEqual([gap.text.nl, explained])
  }
  expect(html).toContain('klasse ontbreekt (toegelicht)')
  expect(html).toContain('<span class="missing">klasse ontbreekt</span>')
})

test.each([
  ['nl', '[Hebreeuws schrift], en verder niets; ook [Chinees schrift]'],
  ['en', '[Hebrew script], en verder niets; ook [Chinese script]'],
] as const)('names a script without a font in %s, and the record it stands in', (locale, shown) => {
  const dossier = DOSSIERS.scripts?.() ?? schoolDossier()
  const source = dossier.onderzoek.bronnen.find(({ omschrijving }) => omschrijving?.includes('石'))
  const missing = new Set(
    [...(source?.omschrijving ?? '')].filter((letter) => /[\p{sc=Hebr}\p{sc=Hani}]/u.test(letter)),
  )
  const { html } = renderReport({ ...options, dossier, locale, missing })
  expect(html.replace(/<[^>]+>/g, '')).toContain(`Op het dak ligt ${shown}.`)
  for (const letter of missing) expect(html).not.toContain(letter)
  const found = gaps(dossier, missing).filter(({ code }) => code === 'textUnprintable')
  expect(found.map(({ page, id, field }) => [page, id, field.name])).toEqual([['source', source?.id, 'omschrijving']])
  expect(html).toContain(gapText('textUnprintable', wordsOf(locale)))
  expect(gaps(dossier).map(({ code }) => code)).not.toContain('textUnprintable')
})

test('sounds the alarm of a contradicted suitability on the information page as in the summary', () => {
  const alarm =
    /<p class="what">De geschiktheid is in tegenspraak met dit rapport<\/p><p class="why">[^<]*U1[^<]*<\/p>/g
  const { html } = renderReport({ ...options, dossier: DOSSIERS.contradicted?.() ?? schoolDossier() })
  const found = [...html.matchAll(alarm)]
  expect(found).toHaveLength(2)
  expect(found[0]?.[0]).toBe(found[1]?.[0])
  expect(found[0]?.index).toBeLessThan(html.indexOf('class="contents"'))
  expect(renderReport({ ...options, dossier: schoolDossier() }).html).not.toMatch(/in tegenspraak/)
})

test('names no lack of what it holds', () => {
  const { onderzoek } = schoolDossier()
  const signed = (user: UserRow) => ({ ...user, handtekening: { file: { id: user.id, file_key: user.id } } })
  const sign = (user: UserRow | null) => user && signed(user)
  const { rapport } = schoolDossier()
  const text = words(
    () => ({
      inventarisaties: onderzoek.inventarisaties.map((visit) => ({
        ...visit,
        inspecteurs: visit.inspecteurs.map(signed),
      })),
    }),
    { gecontroleerd_door: sign(rapport.gecontroleerd_door), vrijgegeven_door: sign(rapport.vrijgegeven_door) },
  )
  expect(text).toMatch(/Niet in dit rapport ?\. Deze onderdelen .{0,160} Plattegronden \(bijlage A\)\./)
  expect(text).not.toMatch(/Monster zonder analysedatum|Vestiging zonder procescertificaat/)
})

test('gives each way of removal its own class', () => {
  const text = words(({ bronnen }) => ({
    bronnen: bronnen.map((bron) => {
      const [first] = bron.strategieen
      const light = bronnen.find(({ nummer }) => nummer === 'B03')?.strategieen[0]?.smart_risicoklasse ?? null
      return bron.nummer === 'B06' && first !== undefined
        ? {
            ...bron,
            strategieen: [
              first,
              { ...first, id: 'tweede', voorkeur: false, smart_certificaat: null, smart_risicoklasse: light },
            ],
          }
        : bron
    }),
  }))
  expect(text.slice(text.indexOf('Verwijderingsmethode en risicoklasse'))).toMatch(
    /B06 .{0,400} 2A B06 .{0,400} – 1 B07/,
  )
})

test('says what to do about preliminary research that it does not hold', () => {
  const without = (onderzoek: OnderzoekRow) => ({ ...onderzoek, documenten: [], interviews: [] })
  const dossier = schoolDossier()
  const draft = { rapport: { ...dossier.rapport, status: 'concept' as const }, onderzoek: without(dossier.onderzoek) }
  const released = { ...draft, rapport: dossier.rapport }
  expect(renderReport({ ...options, dossier: draft }).html).toContain('met hun uitkomst vast vóór de vrijgave')
  const { html } = renderReport({ ...options, dossier: released })
  expect(html).toContain('op te vragen bij Noordlicht Onderzoek B.V., waterveen@noordlicht.test')
  expect(html).not.toContain('vóór de vrijgave')
})

test('tells who took the samples: one for all, or each with those of their own', () => {
  const { monsters } = schoolDossier().onderzoek
  const [first] = monsters
  expect(words(() => ({}))).toMatch(/Ze zijn genomen door Samir El Amrani \(M01.*\) en Femke de Boer \(M\d\d/)
  const by = first?.genomen_door ?? null
  expect(words(() => ({ monsters: monsters.map((row) => ({ ...row, genomen_door: by })) }))).toContain(
    'Ze zijn genomen door Samir El Amrani.',
  )
})

test('tells of the interviews that belong in it, also where no document was recorded', () => {
  const { rapport, onderzoek } = schoolDossier()
  const interviews = onderzoek.interviews.map((row, index) => ({ ...row, in_rapport: index === 0 }))
  const { html } = renderReport({
    ...options,
    dossier: { rapport, onderzoek: { ...onderzoek, documenten: [], interviews } },
  })
  expect(html).toContain('dhr. Dekker, conciërge')
  expect(html).toContain('Genoemde verdachte plaatsen: Lokalen op de begane grond, cv-ruimte en kruipruimte.')
  expect(html).not.toContain('In het archief ligt het bestek')
  expect(html).toMatch(/class="person">[^<]*, \d+ maart 2026 \d\d:\d\d, op locatie, afgenomen door Samir El Amrani</)
  expect(html).not.toContain('opgevraagd')
  // An interview is not the whole account: documents are still not told of.
  expect(html).toContain('Verslag van de documenten en oordeel over het vooronderzoek (hoofdstuk')
  expect(html).toContain('geen verslag van de geraadpleegde documenten')
})

test('tells of the documents by their numbers, and lists those that belong to the report in an appendix', () => {
  const text = words(() => ({}))
  expect(text).toContain('Onderhoudsdossier lift Onderhoudshistorie opgevraagd, niet ontvangen')
  expect(text).toContain('4.2 Eerdere rapporten')
  expect(text).toMatch(/Asbestinventarisatie type A, basisschool Bureau Veenstra 09-0417 22-04-2009/)
  const appendix = text.slice(text.lastIndexOf('Bijlage C'))
  expect(appendix).toMatch(/D1 Bestek 1967 Bestek 14-03-1967 D3 Funderingstekening F-03/)
  expect(appendix).not.toContain('BAG-uittreksel')
  const without = words(({ documenten }) => ({ documenten: documenten.map((row) => ({ ...row, als_bijlage: false })) }))
  expect(without).not.toContain('Bijlage C')
})

test('prints the pages of the documents that belong to it, each named, and says what is not printed', () => {
  const dossier = schoolDossier()
  const [first, second] = annexedOf(dossier).map(({ row }) => row.file?.file_key ?? '')
  const page = (n: number) => ({ key: `${first} ${n}`, width: 595, height: 842 })
  const textWith = (annexes: ReadonlyMap<string, Annex>) =>
    renderReport({ ...options, photoSrc: (key) => `data:${key}`, dossier, annexes }).html
  const whole = textWith(
    new Map([
      [String(first), { pages: [page(1), page(2)], left: 0 }],
      [String(second), { pages: [{ key: String(second), width: null, height: null }], left: 0 }],
    ]),
  )
  expect(whole.match(/class="annex-page"/g)).toHaveLength(3)
  for (const n of [1, 2]) expect(whole).toContain(`D1 Bestek 1967, pagina ${n} van 2`)
  expect(whole).toContain('hun pagina’s volgen hierna')
  expect(whole).not.toContain('vraagt ze op')
  const partly = textWith(
    new Map([
      [String(first), { pages: [page(1)], left: 3 }],
      [String(second), { pages: [], left: 0 }],
    ]),
  )
  expect(partly).toContain('D1 Bestek 1967, pagina 1 van 4')
  expect(partly).toContain('Van D1 Bestek 1967 zijn 3 pagina’s niet afgedrukt.')
  expect(partly).toContain('kon niet worden afgedrukt')
  expect(partly).toContain('vraagt ze op')
  expect(textWith(new Map())).not.toContain('annex-page"')
})

test('says of a number that only a deleted draft had why there is no such version', () => {
  const { rapport, onderzoek } = schoolDossier()
  const versions = (kept: (versie: number) => boolean) => {
    const rapporten = onderzoek.rapporten.filter(({ versie }) => kept(versie))
    const { html } = renderReport({ ...options, dossier: { rapport, onderzoek: { ...onderzoek, rapporten } } })
    return html.match(/alleen als concept gemaakt en verwijderd/g)?.length ?? 0
  }
  expect(rapport.versie).toBe(2)
  expect([versions(() => true), versions((versie) => versie === 2)]).toEqual([0, 1])
})

test('lists the spaces outside the survey once, and never as not examined', () => {
  const text = words(({ inventarisatie_asset }) => ({
    inventarisatie_asset: {
      ...inventarisatie_asset,
      asset: {
        ...inventarisatie_asset.asset,
        sub_assets: inventarisatie_asset.asset.sub_assets.map((space) =>
          space.nummer === '1.11'
            ? { ...space, onderzocht: 'nvt' as const, uitkomst: 'buiten_onderzoek' as const }
            : space,
        ),
      },
    },
  }))
  expect(text).toContain('Het object telt 64 ruimten en bouwdelen; dit onderzoek gaat over')
  const [fieldwork = '', list = ''] = text.slice(text.indexOf('6.1 Onderzochte ruimten', 4000)).split('Bijlage A')
  expect(fieldwork).not.toContain('1.11 IB-kamer')
  expect(list).toContain('1.11 IB-kamer buiten dit onderzoek')
})

test('calls the report of a ship an inventory of hazardous materials', () => {
  const text = words(({ inventarisatie_asset }) => ({
    inventarisatie_asset: {
      ...inventarisatie_asset,
      asset: { ...inventarisatie_asset.asset, __typename: 'Vessel' as const },
    },
  }))
  expect(text).toContain('Inventaris van gevaarlijke materialen')
  const [legend = ''] = text.slice(text.lastIndexOf('Tekens en klassen')).split('Vraagt direct handelen')
  expect(legend).toContain('Een gevaarlijke stof is door analyse of documenten vastgesteld')
  expect(legend).not.toMatch(/asbest/i)
  const summary = text.slice(text.indexOf('Alle bronnen')).slice(0, 400)
  expect(summary).toContain('Stof, gehalte')
  expect(summary).not.toMatch(/asbest (aangetroffen|vastgesteld|vermoed)/i)
})

test('leaves no hanging mark where a text is empty', () => {
  const blank = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(blank)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => {
        if (TYPED.has(key) && typeof part === 'string') return [key, '']
        return [key, CHOSEN.has(key) && typeof part === 'object' ? null : blank(part)]
      }),
    )
  }
  for (const locale of ['nl', 'en'] as const) {
    for (const make of [schoolDossier, ...Object.values(DOSSIERS)]) {
      const full = make()
      const empty = { rapport: full.rapport, onderzoek: blank(full.onderzoek) as OnderzoekRow }
      const { html } = renderReport({ ...options, dossier: empty, locale })
      const pieces = piecesOf(html)
      const hanging = pieces.flatMap((piece, at) =>
        /\(\s*\)|: ?[.;,]|\. ?\.(?!\.)|, ?[,.;]|\s[.,;]/.test(piece) ? [pieces.slice(at - 2, at + 2).join(' | ')] : [],
      )
      expect(hanging).toEqual([])
    }
  }
}, 60_000)

/** What a person types or chooses and may leave out. */
const TYPED = new Set(
  'omschrijving advies gevolg deel onderschrift plaats kleur afmeting toelichting verborgen_asbest_toelichting inspectiegebied geplande_werkzaamheden werkomschrijving randvoorwaarden verwijzing_tekst opmerking reden_afwijkend_advies reden_spoed bewoner functie uitvoerder referentie verantwoordelijke contact_naam herkomst'.split(
    ' ',
  ),
)
const CHOSEN = new Set(
  'bron_advies behandelmoment structuur binding bereikbaarheid conditie beschadiging bevestiging afscherming blootstelling onderzoek_soort bron_locatie_foto_label document_type asbestos_survey_extend asbestos_survey_scope asbestos_risk_assessment eigenaar adres projectleider smart_risicoklasse smart_certificaat analyse_resultaat_hoeveelheid'.split(
    ' ',
  ),
)

/** The text of each block of a page, marks within a line taken out. */
function piecesOf(html: string): string[] {
  return html
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<\/?(?:b|a|i|em|strong|svg|path|rect|circle|sub|sup)\b[^>]*>/g, '')
    .split(/<[^>]+>/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

test('says of what was removed that it was, and nowhere that it is still to do', () => {
  const text = words(({ bronnen }) => ({
    bronnen: bronnen.map((bron) =>
      bron.nummer === 'B07'
        ? {
            ...bron,
            toestand: 'verwijderd' as const,
            gevaarlijk: false,
            smart_risicoklasse: null,
            locaties: bron.locaties.map((row) => ({ ...row, toestand: 'verwijderd' as const, gevaarlijk: false })),
          }
        : bron,
    ),
  }))
  const conclusions = text.slice(text.lastIndexOf('Tabel 10.1')).split('10.3 ')[0] ?? ''
  expect(conclusions).toMatch(/B07 Plafondplaat Verwijderd/)
  const rows = text.split(/(?=B07 Plafondplaat )/).slice(1)
  expect(rows.length).toBeGreaterThan(2)
  // The summary, the sheet and the conclusions; the next source begins where its own row or sheet does.
  for (const row of rows)
    expect(row.split(/B08 Standleiding|Tabel 1\.2|2 Opdracht/)[0]).not.toMatch(
      /Verwijderen op korte termijn|asbest aangetroffen/,
    )
})

test('says that there is no danger only of what was looked at', () => {
  const calm = ({ bronnen }: OnderzoekRow) => ({
    bronnen: bronnen.map((bron) => ({
      ...bron,
      locaties: bron.locaties.map((row) => ({
        ...row,
        inventarisaties: row.inventarisaties.map((finding) => ({ ...finding, behandelmoment: null })),
      })),
    })),
  })
  const surveyed = (onderzoekRow: OnderzoekRow, onderzocht: 'ja' | 'gedeeltelijk' | 'nee') => ({
    ...calm(onderzoekRow),
    uitgesloten_ruimtes: [],
    inventarisatie_asset: {
      ...onderzoekRow.inventarisatie_asset,
      asset: {
        ...onderzoekRow.inventarisatie_asset.asset,
        sub_assets: onderzoekRow.inventarisatie_asset.asset.sub_assets.map((row) => ({ ...row, onderzocht })),
      },
    },
  })
  const whole = words((row) => surveyed(row, 'ja'))
  expect(whole).toContain('Geen direct gevaar vastgesteld Bij de uitvoering is niets gezien')
  expect(whole).toContain('geen uitzonderingen')
  const part = words((row) => surveyed(row, 'gedeeltelijk'))
  expect(part).toContain('Geen direct gevaar vastgesteld In wat is onderzocht')
  expect(part).toContain('64 ruimten zijn niet of maar gedeeltelijk onderzocht')
  expect(part).not.toContain('geen uitzonderingen')
  for (const nothing of [
    words((row) => surveyed(row, 'nee')),
    words((row) => ({ ...surveyed(row, 'nee'), bronnen: [], monsters: [] })),
    words((row) => ({ ...surveyed(row, 'ja'), is_uitgevoerd: false })),
  ]) {
    expect(nothing).not.toMatch(/Geen direct gevaar|niets gezien dat|geen uitzonderingen|geen uitgesloten delen/)
    expect(nothing).toMatch(/over gevaar (elders )?zegt dit rapport nog niets/)
  }
  // Above sources that were seen it does not say that nothing was recorded.
  const unmarked = words((row) => ({
    ...surveyed(row, 'nee'),
    onderzoek_asbest: row.onderzoek_asbest && { ...row.onderzoek_asbest, verborgen_asbest_vermoed: false },
  }))
  expect(unmarked).toContain('Nog geen ruimte als onderzocht vastgelegd')
  expect(unmarked).not.toMatch(/Nog niets vastgelegd|Over vermoedens is niets vastgelegd/)
  expect(words((row) => ({ ...surveyed(row, 'nee'), bronnen: [], monsters: [] }))).toContain('Nog niets vastgelegd')
})

test('signs with the day of the check, and lists no version that came later', () => {
  const later = { id: 'later', versie: 3, datum: '2026-05-01', status: 'concept' as const, wijziging: 'Iets van later' }
  const text = words(({ rapporten }) => ({ rapporten: [...rapporten, later] }), {
    gecontroleerd_op: '2026-03-25 09:00:00',
  })
  expect(text).toMatch(/Gecontroleerd door Marieke van Dalen , directeur en kwaliteitsmanager – 25 maart 2026/)
  expect(text).not.toContain('Iets van later')
})

/** The cover without its markup. */
const coverOf = (dossier: Dossier) =>
  renderReport({ ...options, dossier })
    .html.split('class="cover"')[1]
    ?.split('</section>')[0]
    ?.replace(/<[^>]+>/g, ' ') ?? ''

test('the cover says what was not seen: the exclusions and the spaces that none names, of a draft too', () => {
  const { rapport, onderzoek } = schoolDossier()
  const draft = { rapport: { ...rapport, status: 'concept' as const }, onderzoek }
  expect(coverOf(schoolDossier())).toContain(
    'met uitzondering van 4 niet onderzochte delen (U1\u00a0t/m\u00a0U4, hoofdstuk 9)',
  )
  expect(coverOf(draft)).toContain('Niet onderzocht: U1\u00a0t/m\u00a0U4 (hoofdstuk 9).')
  expect(coverOf(draft)).not.toContain('zonder uitsluiting')
  const unnamed = { ...onderzoek, uitgesloten_ruimtes: [] }
  for (const dossier of [
    { ...draft, onderzoek: unnamed },
    { rapport, onderzoek: unnamed },
  ])
    expect(coverOf(dossier)).toContain('4 ruimten zijn niet of maar gedeeltelijk onderzocht, zonder uitsluiting.')
  const planned = coverOf({ ...draft, onderzoek: { ...unnamed, is_uitgevoerd: false } })
  expect(planned).toContain('Het onderzoek is nog niet uitgevoerd.')
  expect(planned).not.toContain('zonder uitsluiting')
})

test.each(Object.keys(DOSSIERS))(
  'the cover of a released report says what its other pages say of the suitability: %s',
  (name) => {
    const { onderzoek, rapport } = DOSSIERS[name]?.() ?? schoolDossier()
    const dossier = { onderzoek, rapport: { ...rapport, status: 'vrijgegeven' as const } }
    const isContradicted = gaps(dossier).some(({ code }) => code === 'suitabilityContradicted')
    expect(coverOf(dossier).includes('in tegenspraak met de rest van dit rapport; zie')).toBe(isContradicted)
    expect(gaps(DOSSIERS.contradicted?.() ?? schoolDossier()).map(({ code }) => code)).toContain(
      'suitabilityContradicted',
    )
  },
)

test('no text of the report starts as the rest of another sentence', () => {
  const loose = (texts: Readonly<Record<string, string>>, start: RegExp) =>
    Object.entries(texts).filter(([, text]) => start.test(text) && /[.:]/.test(text))
  expect(loose(nl, /^(Met uitzondering|Zonder|Behalve|Terwijl|Waarvan)\b/)).toEqual([])
  expect(loose(en, /^(Except|Without|While|Of which)\b/)).toEqual([])
})

test('sets lacks apart by a semicolon where they hold commas, and a dash where a space has no source', () => {
  const { onderzoek, rapport } = partly()
  const { asset } = onderzoek.inventarisatie_asset
  const seen = new Set(['1.11', '1.12'])
  const sub_assets = asset.sub_assets.map((space) =>
    seen.has(space.nummer ?? '') ? { ...space, naam: `${space.naam}, met berging` } : space,
  )
  const ids = new Set(sub_assets.filter(({ nummer }) => seen.has(nummer ?? '')).map(({ id }) => id))
  const dossier = {
    rapport,
    onderzoek: {
      ...onderzoek,
      inventarisatie_asset: { ...onderzoek.inventarisatie_asset, asset: { ...asset, sub_assets } },
      inventarisatie_ruimtes: onderzoek.inventarisatie_ruimtes.map((row) =>
        ids.has(row.sub_asset.id) ? { ...row, onderzocht: 'gedeeltelijk' as const } : row,
      ),
    },
  }
  const { html } = renderReport({ ...options, dossier })
  expect(html.split('class="gaps"')[1]?.split('</table>')[0]).toMatch(
    /1\.11 [^<;]+, met berging; 1\.12 [^<;]+, met berging/,
  )
  expect(html).not.toContain('<b></b>')
})

test('the information page says once, at its top, what contradicts the suitability', () => {
  const { html } = renderReport({ ...options, dossier: DOSSIERS.contradicted?.() ?? schoolDossier() })
  const page = html.split('class="opens information"')[1]?.split('</section>')[0] ?? ''
  const named = gaps(DOSSIERS.contradicted?.() ?? schoolDossier()).filter(
    ({ code }) => code === 'suitabilityContradicted',
  )
  expect(named.length).toBeGreaterThan(0)
  for (const { text } of named) {
    const parts = page.split(text.nl.replace(/^[^:]*: /, ''))
    expect(parts).toHaveLength(2)
    expect(parts[0]).not.toContain('class="pair"')
  }
})

test('what stands for an amount wraps in a column that holds its longest word', () => {
  const dossier = withFindings('B06', (_, index) => ({ aangetroffen: index === 0 ? 'niet_controleerbaar' : 'ja' }))
  const { html } = renderReport({ ...options, dossier })
  const table = html.split('<table').find((part) => part.includes('>niet controleerbaar</td>')) ?? ''
  expect(table).toContain('<td class="amount said">niet controleerbaar</td>')
  const heads = [...table.matchAll(/<th scope="col"[^>]*>([^<]*)/g)].map(([, title]) => title)
  const widths = [...table.matchAll(/<col style="width:([\d.]+)%/g)].map(([, share]) => (190 * Number(share)) / 100)
  expect(widths).toHaveLength(heads.length)
  expect(widths[heads.indexOf('Hoeveelheid')]).toBeGreaterThanOrEqual(textMm('controleerbaar') + 2)
})

test('that an amount is not known stands in the summary without a broken word, in its frame', () => {
  const { html } = renderReport({ ...options, dossier: withSource('B06', () => ({ hoeveelheid_totaal: null })) })
  const table = html.split('<table').find((part) => part.includes('hoeveelheid onbekend')) ?? ''
  const heads = [...table.matchAll(/<th scope="col"[^>]*>([^<]*)/g)].map(([, title]) => title)
  const widths = [...table.matchAll(/<col style="width:([\d.]+)%/g)].map(([, share]) => (190 * Number(share)) / 100)
  expect(widths).toHaveLength(heads.length)
  // Its padding and the frame: a millimetre on both sides, and two lines.
  expect(widths[heads.indexOf('Hoeveelheid')]).toBeGreaterThanOrEqual(textMm('hoeveelheid') + 2 + 2.5)
})

test('an amount has the decimals of its own value, under its point those of others', () => {
  const dossier = withSource('B06', ({ locaties }) => ({
    locaties: locaties.map((row, index) => ({ ...row, hoeveelheid: [10, 0.125, 3.5][index] ?? 1 })),
  }))
  const { html } = renderReport({ ...options, dossier })
  const text = html.replace(/<[^>]+>/g, '')
  for (const amount of ['10 m¹', '0,125 m¹', '3,5 m¹']) expect(text).toContain(amount)
  expect(text).not.toContain('10,000')
})

test('totals that do not fit on one line stand in lines of as many each', () => {
  const blocks = (dossier: Dossier) => {
    const [, strip = ''] = renderReport({ ...options, dossier }).html.split('<div class="totals')
    return { head: strip.slice(0, strip.indexOf('>')), n: strip.split('<div').length }
  }
  expect(blocks(schoolDossier()).head).toBe('"')
  const many = withSurvey(({ bronnen }) => ({
    bronnen: bronnen.map((row, index) => ({
      ...row,
      materiaal_type: { ...row.materiaal_type, id: String(index), code: `stof-${index}`, value: `Stof ${index}` },
    })),
  }))
  expect(blocks(many).head).toContain('many" style="grid-template-columns:repeat(6,minmax(0,1fr))')
})

test.each([
  ['ja', 'De enige ruimte is onderzocht.'],
  ['gedeeltelijk', 'De enige ruimte is niet helemaal onderzocht.'],
  ['nee', 'De enige ruimte is niet onderzocht.'],
] as const)('writes of an object with one space as of one: %s', (onderzocht, sentence) => {
  const text = words(({ inventarisatie_asset: { id, asset } }) => ({
    inventarisatie_asset: {
      id,
      asset: { ...asset, sub_assets: asset.sub_assets.slice(0, 1).map((row) => ({ ...row, onderzocht })) },
    },
  }))
  expect(text).toContain(sentence)
  expect(text).toContain('van 1 ruimte onderzocht')
  expect(text).not.toContain(' 1 ruimten')
})

test('of a space in which nothing was sampled it says what was seen, not that there is no asbestos', () => {
  const { html } = renderReport({ ...options, dossier: schoolDossier() })
  const rows = html.split('<tr').map((row) => row.replace(/<[^>]*>/g, ' '))
  const outcomes = derive(schoolDossier(), wordsOf('nl'))
    .floors.flatMap(({ spaces }) => spaces)
    .filter(({ kind, space }) => kind === 'clean' && space.nummer !== null)
    .map(({ space, sources }) => {
      const [row = ''] = rows.filter((one) => new RegExp(`> *${space.nummer?.replace('.', '\\.')} `).test(one))
      return [sources.length > 0, /niets verdachts/.test(row), /geen asbest/.test(row)]
    })
  expect(outcomes).toContainEqual([true, false, true])
  expect(outcomes).toContainEqual([false, true, false])
  expect(outcomes.filter(([isSampled, isSeen]) => isSampled === isSeen)).toEqual([])
})
