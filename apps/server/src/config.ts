import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { StartProblem } from './start-problem.ts'

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

/** Everything that can be set from outside. Made once, at the start of a process; nothing else reads the environment. */
export interface Config {
  /** PORT: where page and API are served; 0 takes a free port. */
  port: number
  /** HOST: the address that is listened on. Only this machine by default, because the demo log-ins are public. */
  host: string
  /** DATA_DIR, absolute: database, files, mail and browser live in it. */
  dataDir: string
  /** SECRETS_KEY: 32 bytes in base64, with which keys of systems outside are sealed; without it they are read from the file. */
  secretsKey: Buffer | undefined
  /** Beside the data folder, so that no copy of that has it; made with the first secret. */
  secretsFile: string
  /** DATABASE_URL: a PostgreSQL of one's own, as its owner; without it the embedded one is started. */
  databaseUrl: string | undefined
  /** DATABASE_APP_URL: the same database as a login that owns nothing; without it the owner takes the role vezel_app. */
  databaseAppUrl: string | undefined
  /** DB_PREPARED: named prepared statements; off behind a PgBouncer older than 1.21. */
  preparedStatements: boolean
  /** FILES_URL: `s3://key:secret@host/bucket`; without it files lie in DATA_DIR. */
  filesUrl: string | undefined
  /** SMTP_URL: where mail goes; without it a folder in DATA_DIR. */
  smtpUrl: string | undefined
  /** PUBLIC_URL without a slash at the end: the address in mails and reports. */
  publicUrl: string
  /** FRAME_ORIGINS: the https origins whose pages may stand in a frame beside a survey. */
  frameOrigins: string[]
  /** BROWSER_PATH: the Chromium that prints reports; without it one is looked for. */
  browserPath: string | undefined
  /** LOG_LEVEL */
  logLevel: (typeof logLevels)[number]
  /** TRUST_PROXY: the addresses and ranges whose `X-Forwarded-For` is believed; false for nobody's. */
  trustProxy: false | string[]
  /** DEMO: whether an empty database is filled with the demonstration data. */
  demo: boolean
}

/** Reads the settings. Throws a StartProblem with one sentence for a value that cannot be right. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const port = readPort(env.PORT || '3000')
  const dataDir = resolve(env.DATA_DIR || './data')
  return {
    port,
    host: env.HOST || 'localhost',
    dataDir,
    secretsKey: readSecretsKey(env.SECRETS_KEY),
    secretsFile: `${dataDir}.key`,
    databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseAppUrl: readAppUrl(env),
    preparedStatements: readSwitch(env, 'DB_PREPARED'),
    filesUrl: readUrl(env, 'FILES_URL', ['s3:', 's3+http:', 'http:', 'https:']),
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    publicUrl: (readUrl(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    frameOrigins: readOrigins(env.FRAME_ORIGINS),
    browserPath: env.BROWSER_PATH || undefined,
    logLevel: readLogLevel(env.LOG_LEVEL || 'info'),
    trustProxy: readTrustProxy(env.TRUST_PROXY || '0'),
    demo: readSwitch(env, 'DEMO'),
  }
}

function readPort(value: string): number {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value)
  throw new StartProblem(`PORT must be a number from 0 to 65535, not '${value}'.`)
}

/** With commas between them; each as a browser names it, without a path. */
function readOrigins(value: string | undefined): string[] {
  const origins = (value ?? '').split(',').flatMap((one) => one.trim() || [])
  // They stand in a header, where a star or a semicolon would say more than an origin.
  const isOrigin = (one: string) =>
    /^https:\/\/[a-z\d.-]+(:\d+)?$/.test(one) && URL.canParse(one) && new URL(one).origin === one
  const wrong = origins.find((one) => !isOrigin(one))
  if (wrong === undefined) return origins
  throw new StartProblem(
    `FRAME_ORIGINS must be origins with commas between them, such as https://kaart.example, not '${wrong}'.`,
  )
}

function readSecretsKey(value: string | undefined): Buffer | undefined {
  if (!value) return undefined
  const bytes = Buffer.from(value, 'base64')
  if (bytes.length === 32) return bytes
  throw new StartProblem('SECRETS_KEY must be 32 bytes in base64, as `openssl rand -base64 32` makes them.')
}

function readLogLevel(value: string): Config['logLevel'] {
  const level = logLevels.find((known) => known === value)
  if (level) return level
  throw new StartProblem(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not '${value}'.`)
}

/**
 * By address alone: of everybody, or of so many hops, anyone could write the address that log-in attempts are counted by.
 */
function readTrustProxy(value: string): Config['trustProxy'] {
  if (/^(0|off|false|no)$/i.test(value)) return false
  const addresses = value.split(',').map((address) => address.trim())
  if (addresses.every(isAddressRange)) return addresses
  throw new StartProblem(
    `TRUST_PROXY must be 0, or the addresses of the proxies with commas between them, such as 10.0.0.0/8, not '${value}'.`,
  )
}

/** One address, a range such as 10.0.0.0/8, or a name that stands for several. */
function isAddressRange(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

function readSwitch(env: Record<string, string | undefined>, name: string): boolean {
  const value = env[name]?.toLowerCase() || '1'
  if (['1', 'true', 'on', 'yes'].includes(value)) return true
  if (['0', 'false', 'off', 'no'].includes(value)) return false
  throw new StartProblem(`${name} must be 1 or 0, not '${env[name]}'.`)
}

/** The value is never repeated in the sentence: it may hold a password. */
function readUrl(env: Record<string, string | undefined>, name: string, protocols: string[]): string | undefined {
  const value = env[name]
  if (!value) return undefined
  if (protocols.some((protocol) => value.startsWith(`${protocol}//`)) && URL.canParse(value)) return value
  throw new StartProblem(`${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`)
}

function readAppUrl(env: Record<string, string | undefined>): string | undefined {
  const url = readUrl(env, 'DATABASE_APP_URL', ['postgres:', 'postgresql:'])
  if (url && !env.DATABASE_URL) {
    throw new StartProblem('DATABASE_APP_URL needs DATABASE_URL beside it: the login that owns the tables.')
  }
  return url
}
