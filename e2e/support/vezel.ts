import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { surveys as data, surveyNumber } from '../../demo/data/surveys.ts'

/** The log-ins of the demonstration, by first name; they share a password. */
export const password = 'vezel-demo-2026'
export type Person = 'marieke' | 'samir' | 'ilse' | 'joost' | 'femke' | 'noor' | 'tom'

/** Numbers of surveys of the demonstration, by what they are for. */
export const surveys = {
  /** The school, supplementary: active, eight sources, six samples without a result. */
  school: numberOf('0031'),
  /** A terraced house, active: six sources, copied from another survey. */
  house: numberOf('0045'),
  /** A block of flats: active. */
  flats: numberOf('0019'),
  /** A vessel in its port, for hazardous materials: active. */
  vessel: numberOf('0027'),
  /** A change of tenant in a terraced house: planned. */
  planned: numberOf('0058'),
} as const

function numberOf(count: string): string {
  const survey = data.find(({ volgnummer }) => volgnummer === count)
  if (!survey) throw new Error(`no survey of the demonstration has the number ${count}`)
  const began = new Date(Number(process.env.E2E_BEGAN))
  return surveyNumber(survey, began.toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' }))
}

/** Fills in the log-in page that is open, and waits until it has led on. */
export async function fillLogIn(page: Page, person: Person, word = password): Promise<void> {
  await page.getByLabel('E-mailadres of gebruikersnaam').fill(`${person}@noordlicht.test`)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(word)
  await page.getByRole('button', { name: 'Inloggen' }).click()
}

/** Opens a page as somebody who must log in first. */
export async function logIn(page: Page, person: Person, path = '/'): Promise<void> {
  await page.goto(path)
  await fillLogIn(page, person)
  await expect(page.getByRole('button', { name: /^Uitloggen|^Log out/ })).toBeVisible()
}

/** Opens a survey from the list of active ones; gives the path of the survey, to which those of its tabs are added. */
export async function openSurvey(page: Page, number: string): Promise<string> {
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: /^Actief/ })
    .click()
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  return surveyPath(page)
}

/** The path of the survey that is open, without its tab. */
export function surveyPath(page: Page): string {
  const path = /^\/onderzoeken\/[^/]+/.exec(new URL(page.url()).pathname)?.[0]
  if (!path) throw new Error(`no survey is open: ${page.url()}`)
  return path
}

/** A tab of the page, by its word; behind it may stand how much it holds. */
export const tab = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: /^Onderdelen van/ })
    .getByRole('link', { name: new RegExp(`^${name}( [\\d.]+)?$`) })

/** Chooses from a list by typing. */
export async function choose(within: Locator, label: string, option: string): Promise<void> {
  const list = within.getByRole('combobox', { name: label, exact: true })
  await list.click()
  await list.fill(option)
  await within.page().getByRole('option', { name: option }).first().click()
  await expect(list).toHaveValue(new RegExp(option.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
}

/** Saves the dialog that is open; it closes. */
export async function saveDialog(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect(dialog).toBeHidden()
}

/** The card at the right of a table. */
export const card = (page: Page) => page.locator('main').getByRole('complementary')

/** A second person, or the same one on another device. */
export async function elsewhere(context: BrowserContext): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('this context has no browser')
  return (await browser.newContext({ baseURL: baseOf(context) })).newPage()
}

function baseOf(context: BrowserContext): string {
  const [page] = context.pages()
  return new URL(page?.url() ?? 'about:blank').origin
}

/**
 * A moment during the visit to the school, as somebody types it: six days before the run began, so that the form asks when a
 * sample was taken. The demonstration counts its days from then, also in a run that goes on past midnight.
 */
export const duringVisit = (): string => {
  const day = new Date(Number(process.env.E2E_BEGAN) - 6 * 86_400_000)
  return `${new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', day: '2-digit', month: '2-digit', year: 'numeric' }).format(day)} 10:00`
}
