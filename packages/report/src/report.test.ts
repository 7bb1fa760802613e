import { expect, test } from 'vitest'
import { schoolDossier } from './fixture/school.ts'
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
    'Bijlage A Plattegronden',
    'Bijlage B Foto’s',
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
        inventarisatie_asset: {
          id: 'leeg',
          asset: { ...asset, adres: null, constructie: null, opmerking: null, ruimtes: [] },
        },
        onderzoek_soort: null,
        projectleider: null,
        onderzoek_klant: null,
        onderzoek_asbest: null,
        onderzoek_uitvoering: null,
        frontfoto: null,
        geschiktheden: [],
        inventarisaties: [],
        inventarisatie_ruimtes: [],
        documenten: [],
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
    'geen uitgesloten delen',
    'geen beperkingen',
    'Er zijn geen foto’s',
  ])
    expect(html).toContain(phrase)
  expect(html).not.toMatch(/undefined|NaN|Invalid Date|\{\w+\}</)
})

test('says nothing, not even that there is none, about what the product does not keep', () => {
  const dossier = schoolDossier()
  const { documenten: _d, interviews: _i, waarnemingen: _w, out_of_scopes: _o, ...onderzoek } = dossier.onderzoek
  const { html, headings } = renderReport({ ...options, dossier: { ...dossier, onderzoek } })
  expect(html).toContain('Vooronderzoek')
  for (const phrase of ['geen documenten', 'geen gesprekken', 'opgevraagd', 'geen waarnemingen', 'Buiten de opdracht'])
    expect(html).not.toContain(phrase)
  expect(headings.map(({ title }) => title)).not.toContain('Waarnemingen')
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
  expect(html.match(/<\/style>/g)).toHaveLength(1)
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
