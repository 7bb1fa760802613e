import { expect, type Page } from '@playwright/test'
import { fill, landingOf, type Place, placeOf, type RouteName } from '@vezel/model/route-paths.ts'
import type { Route } from '@vezel/model/routes/route.ts'
import { routes } from '@vezel/model/routes.ts'
import { linkOf, mails } from './mail.ts'
import { logIn, openSurvey, surveys } from './vezel.ts'

/** Something that is looked at: a page, or what opens above or beside it. */
export interface Screen {
  readonly name: string
  readonly path: string
  /** What is done once the page is there. */
  readonly open?: (page: Page) => Promise<void>
}

/** The pages of somebody who is not logged in. */
const publicScreens: readonly Screen[] = [
  { name: 'log-in', path: '/login' },
  { name: 'log-in, refused', path: '/login', open: (page) => page.getByRole('button', { name: 'Inloggen' }).click() },
  { name: 'forgotten password', path: '/forgotpassword' },
  { name: 'used link', path: '/reset-password?token=een-token&email=samir%40noordlicht.test' },
  { name: 'new email address', path: '/confirm-email?token=een-token&email=samir%40noordlicht.test' },
]

const names = Object.keys(routes) as RouteName[]

/** A mapping of an item is one card under the address of its list: one of them is looked at. */
const isMapping = (name: RouteName) => /-mappings-mapping$|-externalvariableanalyseMaterial$/.test(name)
const mapping = names.find(isMapping)
const lookedAtAs = (name: RouteName): RouteName => (isMapping(name) ? (mapping ?? name) : name)

/** What opens on its first tab is no page of its own. */
const isOwnPage = (name: RouteName) => landingOf(name) === name
/** Itself, and what opens on it: its tabs lie below that. */
const openedBy = (name: RouteName) => names.filter((one) => landingOf(one) === name)

/** What only managers see (§6). */
const isManagers = (name: RouteName) => name === 'admin' || name.startsWith('admin-')
/** Routes to which no link leads: a button opens them above the page they lie below, or they lead on at once. */
const withoutLink: readonly RouteName[] = [
  'surveys-survey-sources-source-locations-location',
  'surveys-survey-sources-source-locations-location-samples-sample',
]

/** What lies below a survey. */
const isOfSurvey = (name: RouteName) => /^surveys-survey(-|$)/.test(name)

/**
 * Every page of a survey, of the two of the school, by their routes: lists by their address, rows by the links that are on the
 * pages. A new route is looked at without a word here; the last step fails when no link leads to one.
 */
export async function* surveyPages(page: Page): AsyncGenerator<Screen> {
  await logIn(page, 'samir')
  await settled(page)
  await drawn(page)
  const found = new Set<RouteName>()
  for (const list of ['actief', 'afgerond']) {
    await page.goto(`/onderzoeken/${list}`)
    const row = page.getByRole('row').filter({ hasText: 'De Ontdekking' }).getByRole('link').first()
    const survey = placeOf((await row.getAttribute('href')) ?? '')?.params.survey ?? ''
    const isHere = ({ name, params }: Place) => isOfSurvey(name) && params.survey === survey
    yield* pagesFrom(page, addressesOf(isOfSurvey, { survey }), isHere, found)
  }
  expect(names.filter((name) => isOfSurvey(name) && !found.has(name))).toEqual(withoutLink)
}

/** Waits until the photos of the demonstration are there: those of assets come last, and then what a notice still tells of. */
async function drawn(page: Page): Promise<void> {
  await page.goto(fill(routes['assetmanagement-assets'], {}, 'nl'))
  const school = page.getByRole('row').filter({ hasText: 'De Ontdekking' }).getByRole('link').first()
  const { asset = '' } = placeOf((await school.getAttribute('href')) ?? '')?.params ?? {}
  const photos = fill(routes['assetmanagement-assets-asset-photos'], { asset }, 'nl')
  await expect(async () => {
    await page.goto(photos)
    await expect(page.locator(`a[href^="${photos}/"]`).first()).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 400_000 })
  await expect(page.getByText('De foto’s van het voorbeeld worden nog')).toBeHidden({ timeout: 300_000 })
}

/** Choosing a password, with the link of a mail: for one that was lost, and to accept an invitation. */
async function* linkedScreens(page: Page): AsyncGenerator<Screen> {
  const before = await mails()
  await page.goto('/forgotpassword')
  await page.getByLabel('E-mailadres', { exact: true }).fill('femke@noordlicht.test')
  await page.getByRole('button', { name: 'Stuur de link' }).click()
  const path = await linkOf(before)
  yield { name: 'new password', path }
  yield { name: 'invitation', path: `${path}&invitation=1` }
}

/** Every other page, first those without a log-in. */
export async function* otherPages(page: Page): AsyncGenerator<Screen> {
  yield* publicScreens
  yield* linkedScreens(page)
  await logIn(page, 'samir')
  const isOther = (name: RouteName) =>
    !isOfSurvey(name) && !isManagers(name) && (routes[name] as Route).for !== 'public'
  const found = new Set<RouteName>()
  yield* pagesFrom(page, addressesOf(isOther, {}), ({ name }) => isOther(name), found)
  expect(names.filter((name) => isOther(name) && isOwnPage(name) && !found.has(name))).toEqual([])
}

/** The addresses that are known beforehand: those of lists, and of what is one of a survey. */
const addressesOf = (is: (name: RouteName) => boolean, params: Readonly<Record<string, string>>): string[] =>
  names
    .filter((name) => is(name) && !(routes[name] as Route).for && !/\{(?!survey\})/.test(routes[name].nl))
    .map((name) => fill(routes[name], params, 'nl'))

/** Every page that only managers see, by the links from the first of them. */
export async function* managersPages(page: Page): AsyncGenerator<Screen> {
  await logIn(page, 'marieke')
  const found = new Set<RouteName>()
  yield* pagesFrom(page, [fill(routes.admin, {}, 'nl')], ({ name }) => isManagers(name), found)
  const missed = names.filter((name) => isManagers(name) && isOwnPage(name) && !found.has(lookedAtAs(name)))
  expect(missed).toEqual([])
}

/** So many records of a route are gone through for what lies below it: the first may have nothing there. */
const mostOfOne = 6

/** Pages by the links on pages, one of each route. What was `found` before is gone through again only where it may lead to something new. */
async function* pagesFrom(
  page: Page,
  start: readonly string[],
  isHere: (place: Place) => boolean,
  found: Set<RouteName>,
): AsyncGenerator<Screen> {
  const waiting = [...start]
  const seen = new Map<RouteName, number>()
  const gone = new Set<string>()
  const leadsOn = ({ name }: Place) => {
    const above = openedBy(name)
    const isBelow = (one: RouteName) => above.some((each) => one.startsWith(`${each}-`))
    return names.some(
      (one) => isBelow(one) && isOwnPage(one) && !found.has(lookedAtAs(one)) && !withoutLink.includes(one),
    )
  }
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const place = placeOf(path)
    if (place?.locale !== 'nl' || gone.has(path) || !isHere(place)) continue
    const name = lookedAtAs(place.name)
    const times = seen.get(name) ?? 0
    if ((found.has(name) && !leadsOn(place)) || times === mostOfOne) continue
    seen.set(name, times + 1)
    gone.add(path)
    const isNew = !found.has(name)
    found.add(name)
    if (isNew) yield { name: place.name, path }
    else await show(page, { name: place.name, path })
    waiting.push(...(await linksOn(page)))
  }
}

/** The paths that the links of the page lead to. */
const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.origin === location.origin)
      .map((link) => link.pathname),
  )

/** What opens above a page or changes on it. */
export async function* openedScreens(page: Page): AsyncGenerator<Screen> {
  await logIn(page, 'samir')
  const survey = await openSurvey(page, surveys.school)
  await page.goto(`${survey}/bronnen`)
  const source = await pathOf(page, 'B16')
  const location = await pathOf(page, 'B16.1')
  const editing = (of: Page) => of.locator('main').getByRole('button', { name: 'Bewerken' }).click()
  const adding = (name: string) => async (of: Page) => {
    await of.getByRole('button', { name }).first().click()
    await expect(of.getByRole('dialog').getByRole('button', { name: 'Opslaan' })).toBeVisible()
  }
  yield* [
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
    { name: 'unknown page', path: '/onderzoekn' },
    { name: 'survey info, editing', path: `${survey}/informatie/onderzoeksgegevens`, open: editing },
    { name: 'survey info, history', path: `${survey}/informatie/onderzoeksgegevens`, open: historyOf },
    { name: 'survey, what is missing', path: `${survey}/bronnen`, open: missingOf },
    { name: 'new space', path: `${survey}/pand/ruimten`, open: adding('Ruimte toevoegen') },
    { name: 'new source', path: `${survey}/bronnen`, open: adding('Nieuwe bron') },
    { name: 'source, editing', path: source, open: editing },
    { name: 'location, editing', path: location, open: editing },
    { name: 'photo, looked at', path: location, open: photo },
    { name: 'search', path: '/', open: searching },
  ] satisfies Screen[]
  // Whom a firm works for is merged by its managers.
  await page.goto('/')
  await page.getByRole('button', { name: /^Uitloggen/ }).click()
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeVisible()
  await logIn(page, 'marieke')
  yield { name: 'merging clients', path: '/admin/klanten', open: merging }
}

/** The history of the survey, of which there is some once something was changed. */
async function historyOf(page: Page) {
  await page.getByRole('button', { name: 'Geschiedenis', exact: true }).click()
  await expect(page.getByRole('dialog').getByLabel('Soort')).toBeVisible()
}

async function missingOf(page: Page) {
  await page.getByRole('button', { name: 'Wat ontbreekt nog' }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/ontbreken|ontbreekt/)
      .nth(1),
  ).toBeVisible()
}

/** The first photo of a location, over the whole window. */
async function photo(page: Page) {
  await page.getByRole('link', { name: /^Foto's/ }).click()
  await page
    .getByRole('button', { name: /groot bekijken$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').locator('img')).toBeVisible()
}

/** Two clients beside each other. */
async function merging(page: Page) {
  for (const at of [0, 1])
    await page
      .locator('.row-tick')
      .nth(at + 1)
      .check()
  await page.getByRole('button', { name: 'Samenvoegen…' }).click()
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
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

/** Goes to another page without loading anything anew, as a link does, and waits as `show` does. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await settled(page)
}

/** Until nothing has been asked of the server for a moment, and what moved stands still. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await page.evaluate(async () => {
    const asked = () => performance.getEntriesByType('resource').length
    const waiting = () => document.querySelector('[aria-busy="true"], .page-pending, .card-skeleton') !== null
    for (let [before, quiet] = [-1, 0]; quiet < 4; ) {
      await new Promise((done) => setTimeout(done, 50))
      quiet = asked() === before && !waiting() ? quiet + 1 : 0
      before = asked()
    }
    await document.fonts.ready
    await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined)))
  })
}
