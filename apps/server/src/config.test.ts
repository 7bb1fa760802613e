import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without settings the product serves this machine on port 3000 from ./data, with the demonstration data', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: 'localhost',
    dataDir: resolve('data'),
    secretsKey: undefined,
    secretsFile: `${resolve('data')}.key`,
    databaseUrl: undefined,
    databaseAppUrl: undefined,
    preparedStatements: true,
    filesUrl: undefined,
    smtpUrl: undefined,
    publicUrl: 'http://localhost:3000',
    frameOrigins: [],
    browserPath: undefined,
    logLevel: 'info',
    trustProxy: false,
    demo: true,
  })
})

test('reads what is set', () => {
  const config = readConfig({
    PORT: '8080',
    DEMO: '0',
    DB_PREPARED: 'off',
    DATABASE_URL: 'postgres://db/vezel',
    PUBLIC_URL: 'https://v.nl/',
    FRAME_ORIGINS: 'https://kaart.test, https://dossier.test:8443',
  })
  expect(config).toMatchObject({
    port: 8080,
    demo: false,
    preparedStatements: false,
    databaseUrl: 'postgres://db/vezel',
    publicUrl: 'https://v.nl',
    frameOrigins: ['https://kaart.test', 'https://dossier.test:8443'],
  })
})

test.each([
  ['0', false],
  ['off', false],
  ['10.0.0.7, fd00::/8,loopback', ['10.0.0.7', 'fd00::/8', 'loopback']],
])('believes of the proxies in %s no others', (setting, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: setting })).toMatchObject({ trustProxy })
})

test.each([
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be 0, or the addresses of the proxies with commas between them'],
  [{ TRUST_PROXY: '1' }, "such as 10.0.0.0/8, not '1'."],
  [{ TRUST_PROXY: '10.0.0.0/33' }, "not '10.0.0.0/33'."],
  [{ TRUST_PROXY: '0.0.0.0/0' }, "not '0.0.0.0/0'."],
  [{ FRAME_ORIGINS: 'http://kaart.test' }, 'FRAME_ORIGINS must be origins with commas between them'],
  [{ FRAME_ORIGINS: "https://kaart.test; script-src 'unsafe-inline'" }, 'FRAME_ORIGINS must be origins'],
  [{ FRAME_ORIGINS: 'https://*' }, "not 'https://*'."],
  [{ FRAME_ORIGINS: 'https://kaart.test;sandbox' }, "not 'https://kaart.test;sandbox'."],
  [{ FRAME_ORIGINS: 'https://kaart.test/pad' }, "not 'https://kaart.test/pad'."],
  [{ PORT: '70000' }, "PORT must be a number from 0 to 65535, not '70000'."],
  [{ PORT: 'http' }, "PORT must be a number from 0 to 65535, not 'http'."],
  [{ DEMO: 'maybe' }, "DEMO must be 1 or 0, not 'maybe'."],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, silent'],
  [{ DATABASE_URL: 'mysql://db/x' }, 'DATABASE_URL must be an address that starts with postgres:// or postgresql://.'],
  [{ DATABASE_APP_URL: 'postgres://db/x' }, 'DATABASE_APP_URL needs DATABASE_URL beside it'],
])('says in one sentence what is wrong with %o', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test('never repeats an address, which may hold a password', () => {
  expect(() => readConfig({ SMTP_URL: 'http://me:secret@mail' })).toThrow(/^(?!.*secret)SMTP_URL must be/)
})
