import { expect, test } from '@playwright/test'
import { withDatabase } from './support/database.ts'
import { linkOf, mails } from './support/mail.ts'
import { card, fillLogIn, logIn, openSurvey, password, surveys, tab } from './support/vezel.ts'

test('without a log-in a page says that it may not be seen, and after logging in it is there', async ({ page }) => {
  const asked = '/onderzoeken/afgerond?q=school'
  await page.goto(asked)
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page.getByText('Je mag dit niet bekijken')).toBeVisible()
  // Whoever can type can begin at once.
  await expect(page.getByLabel('E-mailadres of gebruikersnaam')).toBeFocused()
  await fillLogIn(page, 'samir')
  await expect(page).toHaveURL(asked)
  await expect(page.getByRole('table')).toContainText('Basisschool De Ontdekking')
  // Going back leads to where somebody was before, not to the log-in page again.
  await expect(page.getByRole('button', { name: 'Uitloggen. Ingelogd als Samir El Amrani' })).toBeVisible()
})

test('a wrong password is refused in words, and what was typed stays', async ({ page }) => {
  await page.goto('/login')
  await fillLogIn(page, 'samir', 'niet-het-wachtwoord')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('E-mailadres of gebruikersnaam')).toHaveValue('samir@noordlicht.test')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page.getByText('Dit veld is verplicht')).toBeVisible()
})

test('logging out in one tab logs out in all of them', async ({ page, context }) => {
  await logIn(page, 'samir', '/onderzoeken/actief')
  const other = await context.newPage()
  await other.goto('/onderzoeken/gepland')
  await expect(other.getByRole('table')).toBeVisible()
  await page.getByRole('button', { name: /^Uitloggen/ }).click()
  for (const each of [page, other]) {
    await expect(each).toHaveURL(/\/login$/)
    await expect(each.getByText('Je bent uitgelogd.')).toBeVisible()
  }
  await other.goto('/onderzoeken/gepland')
  await expect(other).toHaveURL(/\/login\?next=/)
})

test('a session that ends while somebody saves is renewed where they are, and then it is saved', async ({ page }) => {
  await logIn(page, 'ilse')
  await openSurvey(page, surveys.school)
  await tab(page, 'Bronnen').click()
  await page.getByRole('link', { name: 'B15', exact: true }).click()
  await card(page).getByRole('button', { name: 'Bewerken' }).click()
  const colour = card(page).getByRole('textbox', { name: 'Kleur en uiterlijk', exact: true })
  const typed = `roze ${Date.now() % 1_000_000}`
  await colour.fill(typed)
  const at = page.url()
  await withDatabase((db) =>
    db.query(`delete from "sessie" s using "user" u where u."id" = s."user_id" and u."email" = 'ilse@noordlicht.test'`),
  )
  // As after its last day.
  await page.context().clearCookies()
  await card(page).getByRole('button', { name: 'Opslaan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Je sessie is verlopen' })
  await expect(dialog).toContainText('Log weer in als Ilse')
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill('niet-het-wachtwoord')
  await dialog.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(card(page).getByText(typed)).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'Bewerken' })).toBeVisible()
  expect(page.url()).toBe(at)
})

test('another language keeps the page, and addresses in English lead to the same page', async ({ page }) => {
  await logIn(page, 'samir')
  await openSurvey(page, surveys.school)
  await tab(page, 'Bronnen').click()
  await expect(page).toHaveURL(/\/onderzoeken\/[^/]+\/bronnen$/)
  // A page that comes closes what is open on the one before it.
  await expect(page.getByRole('row').filter({ hasText: 'B04' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Taal: Nederlands' }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/surveys\/[^/]+\/sources$/)
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'B04' }).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await page.goto('/en/surveys/active')
  await expect(page.getByRole('link', { name: 'Active', exact: false }).first()).toBeVisible()
  await expect(page.getByRole('table')).toContainText(surveys.school)
  await page.getByRole('link', { name: surveys.school }).click()
  await expect(page).toHaveURL(/\/en\/surveys\/[^/]+\/information\/surveyinfo$/)
})

test('an address that leads nowhere says so and leads back', async ({ page }) => {
  await logIn(page, 'samir', '/onderzoeken/actief')
  await page.goto('/onderzoekn/actief')
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await expect(page.getByText('Deze pagina kon niet worden gevonden')).toBeVisible()
  await expect(page).toHaveTitle('404 Not Found')
  await page.getByRole('link', { name: 'Naar de startpagina' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('who forgot a password gets a mail with a link that works once', async ({ page }) => {
  // Nobody else logs in as Femke, and she gets her old password back.
  for (const next of ['een-heel-nieuw-woord', password]) {
    const before = await mails()
    await page.goto('/login')
    await page.getByRole('link', { name: 'Wachtwoord vergeten' }).click()
    await page.getByLabel('E-mailadres', { exact: true }).fill('femke@noordlicht.test')
    await page.getByRole('button', { name: 'Stuur de link' }).click()
    await expect(page.getByText('Als femke@noordlicht.test bij ons bekend is')).toBeVisible()
    const link = await linkOf(before)

    await page.goto(link)
    await expect(page.getByText('Voor femke@noordlicht.test.')).toBeVisible()
    await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(next)
    await page.getByLabel(/Herhaal/).fill(`${next}!`)
    await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
    await expect(page.getByText(/komen niet overeen/)).toBeVisible()
    await page.getByLabel(/Herhaal/).fill(next)
    await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
    await expect(page.getByText('Wachtwoord gewijzigd')).toBeVisible()

    await page.getByRole('link', { name: 'Inloggen' }).click()
    await fillLogIn(page, 'femke', next)
    await page.getByRole('button', { name: /^Uitloggen/ }).click()

    await page.goto(link)
    await expect(page.getByRole('link', { name: 'Nieuwe link aanvragen' })).toBeVisible()
    await expect(page.getByLabel('Nieuw wachtwoord', { exact: true })).toBeHidden()
  }
})

test('whoever is logged in changes the own log-in, with the password there is; another address waits for its mail', async ({
  page,
}) => {
  // Nobody else logs in as Femke, and she gets her old name back.
  const account = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Account' })
  const present = page.getByLabel('Huidig wachtwoord')
  const change = page.getByRole('button', { name: 'Wijzigen' })
  await logIn(page, 'femke')
  await account.click()
  await expect(page).toHaveURL('/account/informatie')
  await expect(change).toBeDisabled()

  await page.getByLabel('Gebruikersnaam').fill('femke')
  await present.fill('niet-het-wachtwoord')
  await change.click()
  await expect(page.getByText('Dit is niet je huidige wachtwoord')).toBeVisible()
  await present.fill(password)
  await change.click()
  await expect(page.getByText('Je inloggegevens zijn gewijzigd.')).toBeVisible()
  await expect(page.getByLabel('Gebruikersnaam')).toHaveValue('femke')
  await expect(present).toHaveValue('')

  const before = await mails()
  await page.getByLabel('E-mailadres').fill('femke@elders.test')
  await page.getByLabel('Gebruikersnaam').fill('femke@noordlicht.test')
  await present.fill(password)
  await change.click()
  await expect(page.getByText('We hebben een mail gestuurd naar femke@elders.test.')).toBeVisible()
  // Until it is confirmed the address is the one it was.
  await expect(page.getByLabel('E-mailadres')).toHaveValue('femke@noordlicht.test')
  // The old address is told of it too.
  await page.goto(await linkOf(before, { of: 2, to: 'femke@elders.test' }))
  await expect(page.getByText('Vanaf dan log je in met femke@elders.test')).toBeVisible()
})

test('who is invited chooses a password with the link of the mail, and logs in', async ({ page }) => {
  await logIn(page, 'joost')
  const before = await mails()
  const asked = await page.evaluate(async () => {
    const input = {
      email: 'nina@nieuw.test',
      name: 'Nina',
      achternaam: 'Nieuw',
      inventarisatie_rol: { connect: { id: '1' } },
    }
    const query = 'mutation($input: CreateUitnodigingInput!) { createUitnodiging(input: $input) { email } }'
    const headers = {
      authorization: `Bearer ${localStorage.getItem('auth_token')}`,
      'content-type': 'application/json',
    }
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables: { input } }),
    })
    return answer.json()
  })
  expect(asked).toEqual({ data: { createUitnodiging: { email: 'nina@nieuw.test' } } })
  await page.getByRole('button', { name: /^Uitloggen/ }).click()

  await page.goto(await linkOf(before))
  await expect(page.getByRole('heading', { name: 'Uitnodiging aannemen' })).toBeVisible()
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('een-eigen-woord')
  await page.getByLabel(/Herhaal/).fill('een-eigen-woord')
  await page.getByRole('button', { name: 'Uitnodiging aannemen' }).click()
  await expect(page.getByText('Je kunt nu inloggen.')).toBeVisible()
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await page.getByLabel('E-mailadres of gebruikersnaam').fill('nina@nieuw.test')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('een-eigen-woord')
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page.getByRole('button', { name: 'Uitloggen. Ingelogd als Nina Nieuw' })).toBeVisible()
})

test('who works for two organisations chooses one, and works for that one', async ({ page }) => {
  await withDatabase(async (db) => {
    // Nobody else logs in as Femke.
    await db.query(`
      with "nieuw" as (select nextval(pg_get_serial_sequence('inventarisatie_organisatie', 'id'))::integer as "id"),
        "lijsten" as (insert into "variable_set" ("organisatie_id", "name", "active") select "id", 'Asbest', true from "nieuw" returning "id")
      insert into "inventarisatie_organisatie" ("id", "naam", "variable_set_id", "land")
      select n."id", 'Zuiderzon Advies', l."id", 'NL' from "nieuw" n, "lijsten" l`)
    await db.query(`
      insert into "inventarisatie_user" ("organisatie_id", "id", "user_id", "inventarisatie_organisatie_id", "inventarisatie_rol_id", "active")
      select o."id", gen_random_uuid(), u."id", o."id", 1, true from "user" u, "inventarisatie_organisatie" o
      where u."email" = 'femke@noordlicht.test' and o."naam" = 'Zuiderzon Advies'`)
  })
  for (const name of ['Zuiderzon Advies', 'Noordlicht Onderzoek B.V.']) {
    await page.goto('/login')
    await fillLogIn(page, 'femke')
    await expect(page.getByRole('heading', { name: 'Kies een organisatie' })).toBeVisible()
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('navigation', { name: 'Menu' }).getByText(name)).toBeVisible()
    await page.getByRole('button', { name: /^Uitloggen/ }).click()
  }
  await withDatabase((db) =>
    db.query(`update "inventarisatie_user" i set "active" = false from "inventarisatie_organisatie" o
      where o."id" = i."organisatie_id" and o."naam" = 'Zuiderzon Advies'`),
  )
})
