import { expect, test } from 'vitest'
import { plan } from '../chapters/index.ts'
import { withSurvey } from '../fixture/changed.ts'
import { schoolDossier } from '../fixture/school.ts'
import { type RenderedReport, renderReport } from '../report.tsx'
import { nl } from '../texts/nl.ts'
import { chapter, type ReportPlan } from './chapter.tsx'

const options = { fonts: '', policy: '', photoSrc: () => null, richText: (html: string) => html }

/** The remarks as a chapter of their own, only when there are any. */
const remarks = chapter({
  key: 'remarks',
  title: 'remarks',
  data: ({ dossier }) => dossier.onderzoek.opmerkingen,
  when: (rows) => rows.length > 0,
  render: (rows) => rows.map((row) => row.titel).join(),
})

const withRemarks = (titles: readonly string[]) =>
  withSurvey(() => ({
    opmerkingen: titles.map((titel) => ({ id: titel, titel, tekst: '<p>Let op.</p>', in_rapport: true })),
  }))

const chaptersOf = ({ headings }: RenderedReport) =>
  headings.filter(({ level }) => level === 1).map(({ number, title }) => `${number} ${title}`)

const before = (flow: number): ReportPlan => ({
  ...plan,
  flows: [...plan.flows.slice(0, flow), { chapters: [remarks] }, ...plan.flows.slice(flow)],
})

test.each(plan.flows.map((_, index) => index))('a chapter that there need not be may stand before part %i', (flow) => {
  const usual = chaptersOf(renderReport({ ...options, dossier: schoolDossier() }))
  const absent = renderReport({ ...options, dossier: withRemarks([]), plan: before(flow) })
  expect(chaptersOf(absent)).toEqual(usual)
  const present = renderReport({ ...options, dossier: withRemarks(['Dak']), plan: before(flow) })
  const titles = chaptersOf(present).map((line) => line.replace(/^\d+ /, ''))
  // A chapter that the school does not have takes no number.
  const has = new Set(usual.map((line) => line.replace(/^\d+ /, '')))
  const isThere = ({ title }: { readonly title: keyof typeof nl }) => has.has(String(nl[title]))
  const at = plan.flows.slice(0, flow).reduce((total, { chapters }) => total + chapters.filter(isThere).length, 0)
  expect(chaptersOf(present)[at]).toBe(`${at + 1} Opmerkingen`)
  expect(titles.filter((title) => title !== 'Opmerkingen')).toEqual(usual.map((line) => line.replace(/^\d+ /, '')))
  // What refers to a chapter follows it.
  const exclusions = chaptersOf(present)
    .find((line) => line.includes('Uitsluitingen'))
    ?.split(' ')[0]
  expect(present.html).toContain(`Zie hoofdstuk ${exclusions}.`)
  expect(present.html).toContain(`Niet onderzocht; zie hoofdstuk ${exclusions}.`)
  const sources = chaptersOf(present)
    .find((line) => line.endsWith(' Bronnen'))
    ?.split(' ')[0]
  expect(present.headings.filter(({ id }) => id.startsWith('bron-')).map(({ number }) => number.split('.')[0])).toEqual(
    Array(14).fill(sources),
  )
})

test('appendices are lettered by their place, and the text refers to them so', () => {
  const { headings, html } = renderReport({
    ...options,
    dossier: schoolDossier(),
    plan: { ...plan, appendices: plan.appendices.toReversed() },
  })
  const appendices = headings.map(({ number, title }) => `${number} ${title}`).filter((line) => /^Bijlage/.test(line))
  expect(appendices).toEqual([
    'Bijlage A Documenten',
    'Bijlage B Foto’s',
    'Bijlage C Ruimten per verdieping, zonder plattegronden',
  ])
  expect(html).toContain('Plattegronden (bijlage C)')
})

test('a reference to a chapter that the report does not have is a mistake', () => {
  const without: ReportPlan = {
    ...plan,
    flows: plan.flows.filter(({ chapters }) => chapters.every(({ key }) => key !== 'sources')),
  }
  expect(() => renderReport({ ...options, dossier: schoolDossier(), plan: without })).toThrow('"sources"')
})
