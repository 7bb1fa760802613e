import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { accessLimits } from '@vezel/model/access-limits.ts'
import { Problem, problemText } from '@vezel/model/problems.ts'
import { readConfig } from './config.ts'
import { inviteFirstAdministrator, waitingFirm } from './seed/first-administrator.ts'
import { openServices } from './services.ts'
import { explainStart, StartProblem } from './start-problem.ts'
import { endWith } from './supervised.ts'

/** What has to be known, in the order in which it is asked. */
const questions = {
  firm: 'Name of the firm',
  email: 'Email address of the first administrator',
  'first-name': 'First name',
  'last-name': 'Last name',
} as const

/** `npm run administrator`: in a database where nobody can log in, the firm and a link for its first administrator. */
async function main(): Promise<void> {
  const { infix, language, country, ...given } = read(process.argv.slice(2))
  const known = await asked(given)
  const config = readConfig()
  process.umask(0o077)
  const services = await openServices({ ...config, logLevel: 'error' }).catch((error) => {
    throw explainStart(error, config) ?? error
  })
  try {
    const { rows } = await services.pools.owner.query<{ isThere: boolean }>(
      `select to_regclass('inventarisatie_organisatie') is not null as "isThere"`,
    )
    if (!rows[0]?.isThere)
      throw new StartProblem('The database is empty: start the product first, it makes the tables.')
    const before = await waitingFirm(services.pools.owner)
    const link = await inviteFirstAdministrator(services.pools.owner, config.publicUrl, {
      firm: known.firm,
      country,
      email: known.email,
      firstName: known['first-name'],
      infix: infix ?? null,
      lastName: known['last-name'],
      language,
    })
    if (before)
      process.stdout.write(
        `vezel: this takes the place of ${before.firm}, where nobody had come in yet; the link for ${before.email} no longer works.\n`,
      )
    process.stdout.write(
      `vezel: choose a password with this link, which works once, for ${accessLimits.invitationDays} days, and is not shown again:\n${link}\n`,
    )
  } finally {
    await services.pools.stop()
  }
}

/** What stands on the command line. Throws a StartProblem that names what is not known. */
function read(args: string[]) {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      args,
      options: {
        firm: text,
        email: text,
        'first-name': text,
        infix: text,
        'last-name': text,
        language: { ...text, default: 'nl' },
        country: { ...text, default: 'NL' },
      },
    })
    return values
  } catch (error) {
    throw new StartProblem(error instanceof Error ? error.message : String(error))
  }
}

type Known = Record<keyof typeof questions, string>
const names = Object.keys(questions) as (keyof Known)[]

/** What was not given is asked for, where there is somebody to ask. */
async function asked(given: Partial<Known>): Promise<Known> {
  const missing = names.filter((name) => !given[name]?.trim())
  if (missing.length > 0 && !process.stdin.isTTY)
    throw new StartProblem(`Give along ${missing.map((name) => `--${name} "…"`).join(' ')}.`)
  const terminal = missing.length > 0 ? createInterface({ input: process.stdin, output: process.stdout }) : undefined
  try {
    const known: Known = { firm: '', email: '', 'first-name': '', 'last-name': '', ...given }
    for (const name of missing) known[name] = (await terminal?.question(`${questions[name]}: `)) ?? ''
    return known
  } finally {
    terminal?.close()
  }
}

main().catch((error) =>
  endWith(error instanceof Problem ? new StartProblem(problemText(error.code, error.args, 'en')) : error),
)
