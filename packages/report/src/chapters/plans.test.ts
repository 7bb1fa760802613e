import { drawingOf } from '@vezel/plan/drawing.ts'
import { planSvg } from '@vezel/plan/svg.ts'
import { objectOf as drawn, typeOf } from '@vezel/plan/testing/lists.ts'
import { expect, test } from 'vitest'
import type { OnderzoekPlattegrondRow, OnderzoekRow, TekenobjectRow } from '../dossier.ts'
import { drawnObject, drawnPlan, elementTypes, withSurvey } from '../fixture/changed.ts'
import { renderReport } from '../report.tsx'

const options = { fonts: '', policy: '', photoSrc: (key: string) => `data:${key}`, richText: (html: string) => html }

/** The report of the school with these plans. */
const withPlans = (plans: (onderzoek: OnderzoekRow) => readonly OnderzoekPlattegrondRow[]) => {
  const dossier = withSurvey((onderzoek) => ({ onderzoek_plattegronden: plans(onderzoek) }))
  return { ...renderReport({ ...options, dossier }), dossier }
}

/** The HTML of one plan, up to the one behind it. */
function pageOf(html: string, plan: string): string {
  const from = html.indexOf(`id="plan-${plan}"`)
  const next = html.indexOf('class="pages"', from)
  return html.slice(html.lastIndexOf('class="pages"', from), next < 0 ? undefined : next)
}

const place = ({ bronnen }: OnderzoekRow, nummer: string) =>
  bronnen.flatMap(({ locaties }) => locaties).find((row) => row.nummer === nummer) ?? expect.fail(nummer)
const onPlace = (onderzoek: OnderzoekRow, nummer: string, more: Partial<TekenobjectRow> = {}) =>
  drawnObject('bron_vlak', { id: nummer, bron_locatie: { id: place(onderzoek, nummer).id }, ...more })
const onSample = ({ monsters }: OnderzoekRow, nummer: string, more: Partial<TekenobjectRow> = {}) =>
  drawnObject('monsterpunt', {
    id: nummer,
    monster: { id: monsters.find((row) => row.nummer === nummer)?.id ?? '' },
    ...more,
  })

test('each plan in the report is a page of its own paper, in the contents, and no longer named as lacking', () => {
  const { html, headings } = withPlans((onderzoek) => [
    drawnPlan([onPlace(onderzoek, 'B01.7')], {
      id: 'second',
      naam: 'Eerste verdieping',
      volgorde: 2,
      papierformaat: 'A4',
      orientatie: 'staand',
    }),
    drawnPlan([onPlace(onderzoek, 'B01.1')], { id: 'first' }),
    drawnPlan([], { id: 'absent', naam: 'Werktekening', in_rapport: false }),
  ])
  const appendix = headings.filter(({ id }) => /^(plan|bijlage)-/.test(id))
  expect(appendix.map(({ number, title }) => `${number} ${title}`)).toEqual([
    'Bijlage A Plattegronden',
    'A.1 Begane grond',
    'A.2 Eerste verdieping',
    'Bijlage B Foto’s',
    'Bijlage C Documenten',
  ])
  expect(html).not.toContain('Werktekening')
  expect(html).not.toContain('Plattegronden (bijlage A)')
  const sizes = [...html.matchAll(/@page p\d+\{size:(A\d \w+);/g)].map(([, size]) => size)
  expect(sizes).toEqual(['A3 landscape', 'A4 portrait'])
})

test('a survey whose plans stay out of the report says so, as one without', () => {
  const { html } = withPlans((onderzoek) => [drawnPlan([onPlace(onderzoek, 'B01.1')], { in_rapport: false })])
  expect(html).toContain('Plattegronden (bijlage A)')
  expect(html).toContain('Ruimten per verdieping, zonder plattegronden')
})

test('the sheet of a source leads to its plan, and the plan to the sheets of what is drawn on it', () => {
  const { html, dossier } = withPlans((onderzoek) => [
    drawnPlan([onPlace(onderzoek, 'B01.1'), onPlace(onderzoek, 'B01.2'), onPlace(onderzoek, 'B12.1')]),
  ])
  const idOf = (nummer: string) => dossier.onderzoek.bronnen.find((bron) => bron.nummer === nummer)?.id
  const sheets = html.split('<h2 class="sheet-title"')
  const leading = sheets.filter((sheet) => sheet.includes('href="#plan-plan"') && sheet.includes('Op plattegrond'))
  expect(leading.map((sheet) => /id="([^"]+)"/.exec(sheet)?.[1])).toEqual([
    `bron-${idOf('B01')}`,
    `bron-${idOf('B12')}`,
  ])
  const page = pageOf(html, 'plan')
  for (const nummer of ['B01', 'B12']) expect(page).toContain(`<a href="#bron-${idOf(nummer)}">${nummer}</a>`)
  expect(page).not.toContain(`#bron-${idOf('B02')}`)
  // What is found at both places that are drawn.
  expect(page).toMatch(/>96 m²</)
})

test('the words of a plan tell the numbers by room', () => {
  const { html } = withPlans((onderzoek) => [
    drawnPlan([
      onSample(onderzoek, 'M02'),
      onPlace(onderzoek, 'B01.2'),
      onPlace(onderzoek, 'B01.1'),
      onSample(onderzoek, 'M01'),
    ]),
  ])
  expect(pageOf(html, 'plan')).toMatch(
    /<title [^>]*>Plattegrond A\.1 Begane grond<\/title><desc [^>]*>0\.05 Lokaal 1: B01\.1, M01; 0\.06 Lokaal 2: B01\.2; 0\.08 Lokaal 4: M02\. /,
  )
})

test('what lies outside the part that is shown is neither drawn, nor told, nor in the legend', () => {
  const { html } = withPlans((onderzoek) => [
    drawnPlan(
      [onPlace(onderzoek, 'B01.1'), onSample(onderzoek, 'M01', { x: 3000, y: 2000 }), drawnObject('deur', { x: 3000 })],
      {
        uitsnede: { x: 400, y: 400, width: 600, height: 500 },
      },
    ),
  ])
  const page = pageOf(html, 'plan')
  expect(page).toContain('viewBox="400 400 600 500"')
  expect(page).toContain('B01.1')
  expect(page).toContain('Bron, vlak')
  expect(page).not.toMatch(/M01|Monsterpunt|Deur/)
})

test('the legend tells each type and pattern once, with the statuses of the numbers, or stays away', () => {
  const legendOf = (more: Partial<OnderzoekPlattegrondRow>) => {
    const { html } = withPlans((onderzoek) => [
      drawnPlan(
        [onPlace(onderzoek, 'B01.1'), onPlace(onderzoek, 'B01.2'), onPlace(onderzoek, 'B12.1'), drawnObject('deur')],
        more,
      ),
    ])
    return [...pageOf(html, 'plan').matchAll(/class="entry"><span aria-hidden="true">.*?<\/span><span>([^<]*)</g)].map(
      ([, word]) => word,
    )
  }
  expect(legendOf({})).toEqual(['asbest aangetroffen', 'geen asbest', 'Bron, vlak', 'Deur'])
  expect(legendOf({ toon_legenda: false })).toEqual([])
})

test('what is found, is not there and was not examined differ in shape and fill as well: a copy may be grey', () => {
  const { html } = withPlans((onderzoek) => [
    drawnPlan([
      onPlace(onderzoek, 'B01.1'),
      onPlace(onderzoek, 'B12.1', { x: 1500 }),
      drawnObject('uitgesloten_gebied', {
        x: 2500,
        uitgesloten_ruimte: { id: onderzoek.uitgesloten_ruimtes[0]?.id ?? '' },
      }),
    ]),
  ])
  const grey = pageOf(html, 'plan').replace(/#[0-9a-f]{6}/gi, (color) =>
    /#ffffff/i.test(color) ? '#ffffff' : '#555555',
  )
  const boxOf = (number: string) => {
    const [marks] = grey.split(`>${number}</text>`)
    return marks?.split('<path').findLast((path) => /A[\d.]+ [\d.]+ 0 0 1/.test(path)) ?? expect.fail(number)
  }
  const found = boxOf('B01.1')
  expect(found).toContain('fill="#555555"')
  const clean = boxOf('B12.1')
  expect(clean).toContain('fill="#ffffff"')
  expect(clean).not.toContain('stroke-dasharray')
  expect(boxOf('U1')).toContain('stroke-dasharray')
})

test('a plan with a scale has a bar of 50 mm and its scale, one without says that it is not to scale', () => {
  const { html } = withPlans((onderzoek) => [
    drawnPlan([onPlace(onderzoek, 'B01.1')], { id: 'known' }),
    drawnPlan([onPlace(onderzoek, 'B01.2')], {
      ...{ id: 'unknown', naam: 'Kelder', volgorde: 2 },
      plattegrond: { ...drawnPlan([]).plattegrond, schaal: null },
    }),
  ])
  const known = pageOf(html, 'known')
  // 4200 units of 12 mm are 50,4 m: 288 mm of the 331 there are.
  expect(known).toContain('Schaal 1:175 op A3. Meet de balk: 50 mm.')
  expect(known).toContain('class="drawing" style="width:288mm')
  expect(known).toContain('8,75 m</text>')
  expect(pageOf(html, 'unknown')).toContain('Niet op schaal')
  expect(pageOf(html, 'unknown')).not.toContain('Meet de balk')
})

test('what is on no plan is told as the rules of the dossier find it', () => {
  const { html } = withPlans((onderzoek) => [
    drawnPlan(
      onderzoek.monsters.filter(({ nummer }) => nummer !== 'M03').map(({ nummer }) => onSample(onderzoek, nummer)),
    ),
  ])
  const told = html.slice(html.indexOf('Niet op een plattegrond'), html.indexOf('Ruimten en bronnen'))
  expect(told).toMatch(/Monster op geen plattegrond<\/th><td>M03<\/td>/)
  expect(told).toMatch(/Bronlocatie op geen plattegrond<\/th><td>B01\.1, B01\.2/)
})

test('more sources than the page of a plan holds go on behind it, each once', () => {
  const { html, dossier } = withPlans((onderzoek) => [
    drawnPlan(
      onderzoek.bronnen.flatMap(({ locaties }) => locaties).map(({ nummer }) => onPlace(onderzoek, nummer)),
      { papierformaat: 'A4' },
    ),
  ])
  const page = pageOf(html, 'plan')
  expect(page).toContain('bronnen en legenda, vervolg')
  for (const { id } of dossier.onderzoek.bronnen) expect(page.split(`<a href="#bron-${id}">B`)).toHaveLength(2)
})

test('every type of element is drawn on paper as on the screen', () => {
  const objects = elementTypes.map(({ code }, index) =>
    drawnObject(code ?? '', {
      id: `o${index}`,
      x: 300 + 100 * index,
      kleur: '#a1b2c3',
      svg_pattern: null,
      rotatie: 30,
    }),
  )
  const { html } = withPlans(() => [drawnPlan(objects)])
  const onScreen = drawingOf(
    objects.map(({ id, svg_element_type, svg_pattern: _, ...object }) =>
      drawn({
        ...object,
        ...{ id, svg_element_type: svg_element_type.id, punten: object.punten as never, vergrendeld: false },
        ...{ bron_locatie: null, monster: null, waarneming: null, foto: null, uitgesloten_ruimte: null },
        ...{ out_of_scope: null, ruimte: null, inventarisatie_ruimte: null },
      }),
    ),
  )
  const screen = planSvg(
    {
      ...{ width: 4200, height: 2970, objects: [...onScreen.values()], typeOf },
      ...{ patternOf: () => null, linkedOf: () => null },
    },
    { title: '', description: '', prefix: 'screen' },
  )
  const marksIn = (svg: string) => svg.match(/<(path|text) [^>]*>/g) ?? []
  const drawing = /<div class="drawing".*?<svg.*?<\/svg>/s.exec(pageOf(html, 'plan'))?.[0] ?? ''
  expect(marksIn(screen).length).toBeGreaterThan(elementTypes.length)
  expect(marksIn(drawing)).toEqual(marksIn(screen))
})
