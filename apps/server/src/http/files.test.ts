import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { model } from '@vezel/model'
import { file as fileField } from '@vezel/model/kit/field.ts'
import { parse } from 'content-disposition'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pdfOf } from '../../../../demo/pdf.ts'
import type { Session } from '../access.ts'
import { inTransaction } from '../db/work.ts'
import { type FoundFile, voidMark } from '../files/find-file.ts'
import { storeFile } from '../files/store-file.ts'
import { inspectLocalFile } from '../files/uploaded-file.ts'
import type { Services } from '../services.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { logIn as login } from '../testing/log-in.ts'
import { makeOrganisation, makePerson } from '../testing/people.ts'
import { testServices } from '../testing/services.ts'
import { buildApp } from './app.ts'

let db: TestDatabase
let dataDir: string
let services: Services
let app: FastifyInstance
let samir: Session & { token: string }
let stranger: Session & { token: string }
const lines: string[] = []

beforeAll(async () => {
  db = await testDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'vezel-files-'))
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) })
  services = testServices(db, { dataDir, log })
  app = await buildApp(services)
  const logIn = async (email: string, organisation: string) => {
    await makePerson(db.owner, await makeOrganisation(db.owner, organisation), { email })
    const { session, access_token: token } = await login(
      db.serve,
      { username: email, password: 'vezel-demo-2026' },
      { address: email },
    )
    return { ...session, token }
  }
  samir = await logIn('samir@noordlicht.test', 'Noordlicht')
  stranger = await logIn('iemand@elders.test', 'Elders')
})
afterAll(async () => {
  await app.close()
  await db.drop()
  await rm(dataDir, { recursive: true })
})

let surveys = 0
/** A file on a limitation of a new survey; answers its key, the id of the limitation and the number of the survey. */
async function fileOnLimitation(content: Buffer | string, filename: string, session: Session = samir) {
  const path = join(dataDir, uuid())
  await writeFile(path, content)
  const file = await inspectLocalFile(services.files, path, filename)
  const field = fileField({ label: { nl: 'Bestand', en: 'File' }, accept: ['jpg', 'png', 'svg', 'txt', 'pdf'] })
  const fileId = await inTransaction(db.serve, session, (work) =>
    storeFile(work, file, { entity: model.entity('limitation'), field }),
  )
  await file.discard()
  const [id, survey] = [uuid(), uuid()]
  const number = `2026-${1000 + ++surveys}`
  const client = await db.owner.connect()
  // The survey's own relations do not matter here.
  await client.query(`begin; set local session_replication_role = replica`)
  await client.query(
    `insert into "onderzoek" ("organisatie_id", "id", "nummer", "onderzoek_status_id", "onderzoek_type_id", "variable_set_id", "inventarisatie_asset_id", "vestiging_id", "prioriteit")
     values ($1, $2, $3, 1, 1, 1, $2, $2, 'normal')`,
    [session.organisationId, survey, number],
  )
  await client.query(
    `insert into "onderzoek_beperking" ("organisatie_id", "id", "onderzoek_id", "nummer", "beperking_id", "omschrijving", "file_id", "in_rapport")
     values ($1, $2, $3, 'BP1', 1, 'Kruipruimte', $4, true)`,
    [session.organisationId, id, survey, fileId],
  )
  await client.query('commit')
  client.release()
  const { rows } = await db.owner.query<{ file_key: string }>(`select "file_key" from "file" where "id" = $1`, [fileId])
  return { key: rows[0]?.file_key ?? '', id, number }
}
const get = (
  path: string,
  headers: Record<string, string> = { authorization: `Bearer ${samir.token}` },
): Promise<LightMyRequestResponse> => app.inject({ method: 'GET', url: path, headers })
const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })
const photo = (shade: string) =>
  sharp({ create: { width: 500, height: 300, channels: 3, background: shade } })
    .jpeg()
    .toBuffer()

test('a file is read by whoever may read the record it is on', async () => {
  const { key } = await fileOnLimitation('twee regels\n', 'notitie kelder.txt')
  const answer = await get(`/file/${key}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('twee regels\n')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain',
    'content-length': '12',
    'content-disposition': `inline; filename="notitie kelder.txt"`,
    'x-content-type-options': 'nosniff',
  })
})

test('without a session a file is refused, known or not', async () => {
  const { key } = await fileOnLimitation('geheim', 'a.txt')
  for (const headers of [
    { authorization: '' },
    { authorization: 'Bearer null' },
    { authorization: `Bearer ${'x'.repeat(43)}` },
  ]) {
    for (const path of [`/file/${key}`, `/download/${key}`, '/file/limitation/none.txt']) {
      const answer = await get(path, headers)
      expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([403, 'unauthenticated'])
    }
  }
})

test('a token in the address opens nothing', async () => {
  const { key } = await fileOnLimitation('geheim', 'a.txt')
  expect(
    (await get(`/file/${key}?access_token=${samir.token}`, { cookie: `apollo-token=${samir.token}` })).statusCode,
  ).toBe(403)
})

test('a file of another organisation is absent', async () => {
  const { key } = await fileOnLimitation('van ons', 'a.txt')
  for (const path of [`/file/${key}`, `/download/${key}`]) {
    expect((await get(path, bearer(stranger))).statusCode).toBe(404)
  }
})

test('a file is gone with the record it was on, and with a record that names another file', async () => {
  const { key, id } = await fileOnLimitation('weg', 'a.txt')
  await db.owner.query(`update "onderzoek_beperking" set "deleted_at" = now() where "id" = $1`, [id])
  expect((await get(`/file/${key}`)).statusCode).toBe(404)
  await db.owner.query(`update "onderzoek_beperking" set "deleted_at" = null where "id" = $1`, [id])
  expect((await get(`/file/${key}`)).statusCode).toBe(200)
  await db.owner.query(`update "onderzoek_beperking" set "file_id" = null where "id" = $1`, [id])
  expect((await get(`/file/${key}`)).statusCode).toBe(404)
})

test('a download is named after survey, type, id and file, with underscores for spaces', async () => {
  const { key, id, number } = await fileOnLimitation('x', 'foto van de "één" kelder.txt')
  const { headers } = await get(`/download/${key}`)
  const name = `${number}-OnderzoekBeperking-${id}-foto_van_de_`
  expect(headers['content-disposition']).toBe(
    `attachment; filename="${name}_??n__kelder.txt"; filename*=UTF-8''${name}_%C3%A9%C3%A9n__kelder.txt`,
  )
  const chosen = await get(`/download/${key}?name=${encodeURIComponent('../mijn naam')}`)
  expect(chosen.headers['content-disposition']).toBe('attachment; filename=mijn_naam.txt')
})

test('what was withdrawn is saved under a name that says so, whatever name is asked for, and is what it was', async () => {
  const { key, id } = await fileOnLimitation('inhoud', 'rapport.txt')
  const client = await db.owner.connect()
  await client.query(`begin; set local session_replication_role = replica`)
  await client.query(
    `insert into "rapport" ("organisatie_id", "id", "onderzoek_id", "naam", "versie", "datum", "status", "opgesteld_door_id", "file_id")
     select "organisatie_id", "id", "onderzoek_id", 'x', 1, current_date, 'vrijgegeven', "id", "file_id" from "onderzoek_beperking" where "id" = $1`,
    [id],
  )
  await client.query(`update "onderzoek_beperking" set "file_id" = null where "id" = $1`, [id])
  await client.query('commit')
  client.release()
  const paths = [`/download/${key}`, `/download/${key}?name=mijn`, `/file/${key}`]
  const names = async () =>
    Promise.all(
      paths.map(async (path) => parse(String((await get(path)).headers['content-disposition'])).parameters.filename),
    )
  const before = await names()
  expect(before.filter((name) => name?.includes('VERVALLEN'))).toEqual([])
  await db.owner.query(`update "rapport" set "status" = 'vervallen' where "id" = $1`, [id])
  expect(await names()).toEqual(before.map((name) => name?.replace('.txt', '-VERVALLEN.txt')))
  expect((await get(`/download/${key}`)).body).toBe('inhoud')
})

/** What history tells of a record, once it tells so many things. */
async function history(recordId: string, lines: number) {
  const read = async () =>
    (
      await db.owner.query(
        `select "user_id", "actie", "record_type", "wijzigingen" from "geschiedenis" where "record_id" = $1 order by "id"`,
        [recordId],
      )
    ).rows
  await vi.waitFor(async () => expect(await read()).toHaveLength(lines))
  return read()
}

test('a download is remembered with the record it is on, each time and once, and a view is not', async () => {
  const { key, id } = await fileOnLimitation('0123456789', 'plan van aanpak.txt')
  const line = {
    user_id: samir.userId,
    actie: 'download',
    record_type: 'OnderzoekBeperking',
    wijzigingen: { filename: 'plan van aanpak.txt' },
  }
  await get(`/file/${key}`)
  const { headers } = await get(`/download/${key}`)
  expect(headers['cache-control']).toBe('private, no-cache')
  expect(await history(id, 1)).toEqual([line])
  await get(`/download/${key}`, { ...bearer(samir), 'if-none-match': String(headers.etag) })
  expect(await history(id, 2)).toEqual([line, line])
  await get(`/download/${key}`, { ...bearer(samir), range: 'bytes=0-4' })
  expect(await history(id, 3)).toEqual([line, line, line])
  await get(`/download/${key}`, { ...bearer(samir), range: 'bytes=5-9' })
  await get(`/download/${key}`, bearer(stranger))
  await app.inject({ method: 'HEAD', url: `/download/${key}`, headers: bearer(samir) })
  await get(`/download/${key}`)
  expect(await history(id, 4)).toHaveLength(4)
})

test('a download goes on when it cannot be remembered', async () => {
  const { key, id } = await fileOnLimitation('toch', 'a.txt')
  await db.owner.query('revoke insert on "geschiedenis" from "vezel_app"')
  const answer = await get(`/download/${key}`)
  await vi.waitFor(() => expect(lines.join('')).toContain('a download could not be remembered'))
  await db.owner.query('grant insert on "geschiedenis" to "vezel_app"')
  expect([answer.statusCode, answer.body]).toEqual([200, 'toch'])
  expect(await history(id, 0)).toEqual([])
})

test('a part of a file can be asked for', async () => {
  const { key } = await fileOnLimitation('0123456789', 'a.txt')
  const part = async (range: string) => {
    const { statusCode, body, headers } = await get(`/file/${key}`, { ...bearer(samir), range })
    return [statusCode, body, headers['content-range']]
  }
  expect(await part('bytes=2-4')).toEqual([206, '234', 'bytes 2-4/10'])
  expect(await part('bytes=7-')).toEqual([206, '789', 'bytes 7-9/10'])
  expect(await part('bytes=-3')).toEqual([206, '789', 'bytes 7-9/10'])
  expect(await part('bytes=5-500')).toEqual([206, '56789', 'bytes 5-9/10'])
  expect(await part('bytes=10-')).toEqual([416, '', 'bytes */10'])
  expect(await part('bytes=0-1,4-5')).toEqual([200, '0123456789', undefined])
})

test('a file that the browser has already is not sent again', async () => {
  const { key } = await fileOnLimitation('eenmaal', 'a.txt')
  const { headers } = await get(`/file/${key}`)
  const again = await get(`/file/${key}`, { ...bearer(samir), 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a photo comes as large as asked, and a width we do not make gives the photo itself', async () => {
  const original = await photo('#335577')
  const { key } = await fileOnLimitation(original, 'gevel.jpg')
  const small = await get(`/file/${key}?w=320`)
  expect(small.headers['content-type']).toBe('image/jpeg')
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 320, height: 192 })
  expect((await get(`/file/${key}?w=321`)).rawPayload.equals(original)).toBe(true)
  const { headers } = await get(`/file/${key}`)
  expect(small.headers.etag).not.toBe(headers.etag)
})

test('a drawing that somebody uploaded runs nothing', async () => {
  const { key } = await fileOnLimitation(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><path d="M1 1" onclick="alert(1)"/></svg>',
    'logo.svg',
  )
  const { headers, body } = await get(`/file/${key}?w=320`)
  expect(body).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="M1 1" /></svg>')
  expect(headers['content-type']).toBe('image/svg+xml')
  expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
})

test('a PDF with a program inside is what was uploaded, and runs nothing where it is opened by itself', async () => {
  const scripts = '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>'
  const content = Buffer.from(
    pdfOf('Certificaat', ['Proef'])
      .toString('latin1')
      .replace(/<< .Type .Catalog.*>>/, scripts),
    'latin1',
  )
  expect(content.toString('latin1')).toContain('/OpenAction')
  const { key } = await fileOnLimitation(content, 'certificaat.pdf')
  const shown = await get(`/file/${key}`)
  expect(shown.rawPayload.equals(content)).toBe(true)
  const saved = await get(`/download/${key}`)
  for (const { headers } of [shown, saved])
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  expect(parse(String(saved.headers['content-disposition'])).type).toBe('attachment')
  expect((await get(`/file/${key}`, {})).statusCode).toBe(403)
})

test('content that the store has lost is a defect that tells nothing of the inside', async () => {
  const { key } = await fileOnLimitation('verloren', 'a.txt')
  const { rows } = await db.owner.query(`select "checksum" from "file" where "file_key" = $1`, [key])
  await services.files.delete(`${samir.organisationId}/${rows[0].checksum}`)
  const answer = await get(`/file/${key}`)
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain(rows[0].checksum)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a name has the extension of the content, and nothing that leads elsewhere or reads otherwise', async () => {
  const { key } = await fileOnLimitation('tekst', 'verslag\u202efdp.exe')
  const { rows } = await db.owner.query(`select "filename" from "file" where "file_key" = $1`, [key])
  expect(rows[0].filename).toBe('verslagfdp.exe.txt')
  // A file from before names were cleaned.
  await db.owner.query(`update "file" set "filename" = E'..\\\\a/b\u2066c\r\nx: 1\u200f.html' where "file_key" = $1`, [
    key,
  ])
  for (const path of [`/file/${key}`, `/download/${key}`])
    expect(parse(String((await get(path)).headers['content-disposition'])).parameters.filename).toMatch(
      /bcx_[ _]1\.html\.txt$/,
    )
  for (const [asked, given] of [
    ['../../etc/passwd', 'passwd.txt'],
    ['C:\\\\plan.TXT', 'plan.TXT'],
    ['\u202etxt.exe', 'txt.exe.txt'],
    ['plan één 𝕏 %00".html', 'plan_één_𝕏_%00_.html.txt'],
    ['...', 'bestand.txt'],
    ['a\0b\r\nSet-Cookie: x', 'ab_Set-Cookie__x.txt'],
  ] as const) {
    const { statusCode, headers } = await get(`/download/${key}?name=${encodeURIComponent(asked)}`)
    expect([statusCode, parse(String(headers['content-disposition'])).parameters.filename]).toEqual([200, given])
  }
})

test('an address that nobody made is answered in a sentence', async () => {
  const { key } = await fileOnLimitation('x', 'a.txt')
  const odd = [
    '%00',
    '%E0%A4',
    '%',
    '%zz',
    '..%2f..%2fetc',
    '%ff',
    '%ed%a0%80',
    'a'.repeat(5000),
    '__proto__',
    'constructor',
    '%2e%2e',
    "'",
    '%0d%0a',
  ]
  const addresses = odd.flatMap((part) => [
    `/file/photo/${part}`,
    `/file/${part}/a.jpg`,
    `/download/${part}/${part}`,
    `/${part}`,
    `/onderzoeken/${part}`,
    `/assets/${part}`,
    `/file/${key}?w=${part}&w=${part}`,
    `/download/${key}?name=${part}&name=${part}&w[]=${part}`,
    `/download/${key}?__proto__=${part}&name[a]=${part}`,
    `/health?${part}`,
  ])
  for (const address of addresses) {
    const answer = await get(address, {
      ...bearer(samir),
      range: 'bytes=99999999999999999999-',
      'accept-language': 'en',
    })
    expect(answer.statusCode, address).toBeLessThan(500)
    expect(answer.body, address).not.toContain('internal')
    if (answer.statusCode === 400)
      expect(answer.json().errors[0], address).toMatchObject({
        message: expect.stringMatching(/^Invalid address: /),
        extensions: { code: 'badAddress' },
      })
  }
  const headers = [
    'authorization',
    'accept-language',
    'accept-encoding',
    'if-none-match',
    'if-range',
    'range',
    'cookie',
    'x-forwarded-for',
    'content-type',
  ]
  for (const name of headers) {
    for (const value of [
      '',
      '\u00ff',
      '%',
      '__proto__',
      'Bearer constructor',
      'x'.repeat(4000),
      'bytes=--',
      ';=;',
      'bytes=9-1',
    ]) {
      const answer = await get(`/file/${key}`, { ...bearer(samir), [name]: value })
      expect([answer.statusCode < 500, answer.body.includes('internal')], `${name}: ${value}`).toEqual([true, false])
      const posted = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { ...bearer(samir), 'content-type': 'application/json', [name]: value },
        payload: '{"query":"{ me { id } }"}',
      })
      expect([posted.statusCode < 500, posted.body.includes('internal')], `POST ${name}: ${value}`).toEqual([
        true,
        false,
      ])
    }
  }
})

/** A photo with all that a camera and a program write into it. */
async function telling(format: 'jpeg' | 'png') {
  const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
  const image = plain
    .withExif({
      IFD0: { Make: 'Cameramaker', Model: 'Toestel 7', Orientation: '6', Artist: 'Samir El Amrani' },
      IFD2: { BodySerialNumber: 'SN-4711', LensSerialNumber: 'LN-4712' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 13/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '6/1 34/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="53,13.0N"/></rdf:RDF></x:xmpmeta>',
    )
  const bytes = await image.toFormat(format).toBuffer()
  if (format === 'png') return Buffer.concat([bytes, Buffer.from('SN-4713 after the end')])
  // IPTC (APP13) and a comment stand behind the first marker; a phone puts a film after the end.
  const segment = (marker: number, text: string) => {
    const body = Buffer.from(text, 'latin1')
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(body.length + 2, 2)
    return Buffer.concat([head, body])
  }
  const iptc = segment(0xed, 'Photoshop 3.0\u00008BIM\u0004\u0004\0\0\0\0\0\x0e\x1c\x02\x5a\0\x09Waterveen')
  return Buffer.concat([
    bytes.subarray(0, 2),
    iptc,
    segment(0xfe, 'SN-4713 in a comment'),
    bytes.subarray(2),
    Buffer.from('SN-4714 after the end'),
  ])
}
const tellingWords = ['Cameramaker', 'Toestel', 'Samir', 'SN-47', 'LN-47', '53,13', 'Waterveen', 'GPS']
const wordsIn = (bytes: Buffer) => tellingWords.filter((word) => bytes.toString('latin1').includes(word))

test.each(['jpeg', 'png'] as const)(
  'what others have of a photo (%s) does not tell its place or camera',
  async (format) => {
    const original = await telling(format)
    const before = await sharp(original).metadata()
    expect([before.orientation, wordsIn(original).length > 4]).toEqual([6, true])
    const { key } = await fileOnLimitation(original, `gevel.${format === 'png' ? 'png' : 'jpg'}`)
    const logIn = async (email: string, role: number) => {
      await makePerson(db.owner, samir.organisationId, { email: `${format}-${email}`, role })
      return login(db.serve, { username: `${format}-${email}`, password: 'vezel-demo-2026' }, { address: email })
    }
    const colleague = bearer({ token: (await logIn('collega@noordlicht.test', 1)).access_token })
    const manager = bearer({ token: (await logIn('manager@noordlicht.test', 2)).access_token })
    for (const path of [`/file/${key}`, `/download/${key}`]) {
      // The uploader and managers have the original.
      for (const who of [bearer(samir), manager])
        expect((await get(path, who)).rawPayload.equals(original), path).toBe(true)
      const given = await get(path, colleague)
      const { exif, xmp, iptc, orientation, width, height } = await sharp(given.rawPayload).metadata()
      expect({ exif, xmp, iptc, orientation, size: [width, height] }).toEqual({
        exif: undefined,
        xmp: undefined,
        iptc: undefined,
        orientation: undefined,
        // Upright, as it is seen.
        size: [40, 60],
      })
      expect(wordsIn(given.rawPayload)).toEqual([])
      expect(given.headers).toMatchObject({
        'content-type': `image/${format}`,
        'content-length': String(given.rawPayload.length),
      })
      expect((await get(path, { ...colleague, 'if-none-match': String(given.headers.etag) })).statusCode).toBe(304)
      expect((await get(path, { ...bearer(samir), 'if-none-match': String(given.headers.etag) })).statusCode).toBe(200)
      expect((await get(path, { ...colleague, range: 'bytes=0-3' })).rawPayload).toEqual(
        given.rawPayload.subarray(0, 4),
      )
    }
    for (const width of [320, 800, 1600])
      expect(wordsIn((await get(`/file/${key}?w=${width}`, colleague)).rawPayload)).toEqual([])
  },
)

test.each(model.entities.filter(({ transitions }) => transitions).map((entity) => [entity.key, entity] as const))(
  'a file of a %s tells whether its record is withdrawn, however that record keeps its state',
  async (_key, entity) => {
    const client = await db.owner.connect()
    await expect(voidMark(client, { usedBy: { entity, id: uuid() } } as FoundFile)).resolves.toBeUndefined()
    client.release()
  },
)
