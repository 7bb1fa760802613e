import { expect, type Page } from '@playwright/test'
import { logIn, openSurvey, surveys } from './vezel.ts'

/** Something that is looked at: a page, or what opens above or beside it. */
export interface Screen {
  readonly name: string
  readonly path: string
  /** What is done once the page is there. */
  readonly open?: (page: Page) => Promise<void>
}

/** The pages of somebody who is not logged in. */
export const publicScreens: readonly Screen[] = [
  { name: 'log-in', path: '/login' },
  { name: 'log-in, refused', path: '/login', open: (page) => page.getByRole('button', { name: 'Inloggen' }).click() },
  { name: 'forgotten password', path: '/forgotpassword' },
  { name: 'new password', path: '/reset-password?token=een-token&email=samir%40noordlicht.test' },
]

/** Logs in and gives the pages behind the log-in, with the survey of the school open. */
export async function privateScreens(page: Page): Promise<readonly Screen[]> {
  await logIn(page, 'samir')
  const survey = await openSurvey(page, surveys.school)
  await page.goto(`${survey}/bronnen`)
  const source = await pathOf(page, 'B16')
  const location = await pathOf(page, 'B16.1')
  await page.goto(`${survey}/monsters`)
  const sample = await pathOf(page, 'M03')
  await page.goto(`${survey}/pand/ruimten`)
  const space = await pathOf(page, 'Kruipruimte oost')
  const place = location.replace(/\/details$/, '')
  const editing = (of: Page) => of.locator('main').getByRole('button', { name: 'Bewerken' }).click()
  const adding = (name: string) => async (of: Page) => {
    await of.getByRole('button', { name }).first().click()
    await expect(of.getByRole('dialog').getByRole('button', { name: 'Opslaan' })).toBeVisible()
  }
  return [
    { name: 'dashboard', path: '/' },
    { name: 'active surveys', path: '/onderzoeken/actief' },
    { name: 'completed surveys', path: '/onderzoeken/afgerond' },
    { name: 'filtered surveys', path: filtered },
    {
      name: 'filtered surveys, a condition',
      path: filtered,
      open: (of) => of.getByRole('button', { name: 'prioriteit is normaal: wijzigen' }).click(),
    },
    { name: 'filtered surveys, views', path: filtered, open: withView },
    {
      name: 'new survey',
      path: '/onderzoeken/actief',
      open: (of) => of.getByRole('button', { name: 'Nieuw onderzoek' }).click(),
    },
    { name: 'what is new', path: '/wijzigingen' },
    { name: 'unknown page', path: '/onderzoekn' },
    { name: 'survey info', path: `${survey}/informatie/onderzoeksgegevens` },
    { name: 'survey info, editing', path: `${survey}/informatie/onderzoeksgegevens`, open: editing },
    { name: 'asbestos and suitability', path: `${survey}/informatie/asbestgeschiktheid` },
    { name: 'execution', path: `${survey}/informatie/uitvoering` },
    { name: 'client', path: `${survey}/informatie/opdrachtgever` },
    { name: 'remarks', path: `${survey}/informatie/overig` },
    { name: 'asset', path: `${survey}/pand/informatie` },
    { name: 'spaces', path: `${survey}/pand/ruimten` },
    { name: 'space', path: space },
    { name: 'new space', path: `${survey}/pand/ruimten`, open: adding('Ruimte toevoegen') },
    { name: 'limitations', path: `${survey}/beperkingen` },
    { name: 'exclusions', path: `${survey}/uitsluitingen` },
    { name: 'sources', path: `${survey}/bronnen` },
    { name: 'new source', path: `${survey}/bronnen`, open: adding('Nieuwe bron') },
    { name: 'source', path: source },
    { name: 'source, editing', path: source, open: editing },
    { name: 'source, status', path: `${source}/groep/status` },
    { name: 'source, strategies', path: `${source}/groep/saneringsstrategieen` },
    { name: 'location', path: location },
    { name: 'location, editing', path: location, open: editing },
    { name: 'location, photos', path: `${place}/fotos` },
    { name: 'location, samples', path: `${place}/monsters` },
    { name: 'location, measures', path: `${place}/beheersmaatregelen` },
    { name: 'samples', path: `${survey}/monsters` },
    { name: 'sample', path: sample },
    { name: 'reports', path: `${survey}/rapporten` },
    { name: 'search', path: '/', open: searching },
  ]
}

const filtered = '/onderzoeken/actief?filter=prioriteit.is.normal*einddatum.filled'

/** Keeps the list as a view, changes it and opens the views. */
async function withView(page: Page) {
  const views = page.getByRole('dialog', { name: 'Weergaven' })
  await page.getByRole('button', { name: /^Weergave/ }).click()
  await views.getByRole('button', { name: 'Bewaar als nieuwe weergave' }).click()
  await views.getByLabel('Naam van de weergave').fill('Gewone prioriteit')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'einddatum is ingevuld weghalen' }).click()
  await page.getByRole('button', { name: 'Weergave: Gewone prioriteit' }).click()
  await expect(views.getByRole('button', { name: 'Standaardweergave' })).toBeVisible()
}

async function searching(page: Page) {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('searchbox').fill('lijster')
  await expect(page.getByRole('dialog')).toContainText('Lijsterlaan')
}

/** The address a row of the table leads to. */
async function pathOf(page: Page, name: string): Promise<string> {
  const link = page.locator('main').getByRole('table').first().getByRole('link', { name, exact: true })
  await expect(link).toBeVisible()
  const path = await link.getAttribute('href')
  if (!path) throw new Error(`row ${name} leads nowhere`)
  return path
}

/** Goes there and waits until nothing moves or loads any more. */
export async function show(page: Page, screen: Screen): Promise<void> {
  await page.goto(screen.path)
  await settled(page)
  if (!screen.open) return
  await screen.open(page)
  await settled(page)
}

/** Until nothing has been asked of the server for a moment, and what moved stands still. */
async function settled(page: Page) {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await page.evaluate(async () => {
    const asked = () => performance.getEntriesByType('resource').length
    const waiting = () => document.querySelector('[aria-busy="true"]') !== null
    for (let [before, quiet] = [-1, 0]; quiet < 4; ) {
      await new Promise((done) => setTimeout(done, 50))
      quiet = asked() === before && !waiting() ? quiet + 1 : 0
      before = asked()
    }
    await document.fonts.ready
    await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined)))
  })
}
