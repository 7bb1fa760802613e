// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { downloadFile, useFileUrl } from './files.ts'
import { upload } from './save.ts'

let made = 0
const revoked: string[] = []
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  made = 0
  revoked.length = 0
  localStorage.setItem('auth_token', 'geheim')
  URL.createObjectURL = () => `blob:${++made}`
  URL.revokeObjectURL = (url) => revoked.push(url)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  document.body.innerHTML = ''
})

const answerWith = (response: () => Response) => {
  const asked: [string, Record<string, string>][] = []
  vi.stubGlobal('fetch', async (path: string, init: { headers: Record<string, string> }) => {
    asked.push([path, init.headers])
    return response()
  })
  return asked
}

test('a photo is fetched once with the token, shown in every place, and given back when none is left', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const asked = answerWith(() => new Response('jpeg'))
  function Photo() {
    return <p>{useFileUrl({ url: '/file/bron/1.jpg' }, 320) ?? 'geen'}</p>
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <>
        <Photo />
        <Photo />
      </>,
    ),
  )
  await act(async () => void (await vi.waitUntil(() => document.body.textContent === 'blob:1blob:1')))
  expect(asked).toEqual([['/file/bron/1.jpg?w=320', { authorization: 'Bearer geheim' }]])
  await act(async () => root.unmount())
  await vi.advanceTimersByTimeAsync(31_000)
  expect(revoked).toEqual(['blob:1'])
})

test('a download has the name that the server gives, with the survey, type and id in it', async () => {
  const asked = answerWith(
    () =>
      new Response('pdf', {
        headers: {
          'content-disposition': `attachment; filename="x"; filename*=UTF-8''2026-0031-Rapport-7-rapport_%C3%A9.pdf`,
        },
      }),
  )
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await downloadFile({ url: '/file/rapport/7.pdf' }, 'mijn rapport')
  expect(asked[0]?.[0]).toBe('/download/rapport/7.pdf?name=mijn+rapport')
  expect(saved).toEqual(['2026-0031-Rapport-7-rapport_é.pdf'])
})

test('a file that may not be had is refused with the problem of the server', async () => {
  const body = {
    errors: [{ message: 'Bestand: niet gevonden', extensions: { code: 'notFound', args: {}, issues: [] } }],
  }
  answerWith(() => new Response(JSON.stringify(body), { status: 404 }))
  await expect(downloadFile({ url: '/file/rapport/7.pdf' })).rejects.toMatchObject({ code: 'notFound' })
})

/** What of XMLHttpRequest an upload uses. */
class FakeXhr {
  static last: FakeXhr
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {}
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  status = 200
  responseText = JSON.stringify({ data: { row: { __typename: 'BronLocatieFoto', id: 'f', record_version: 1 } } })
  body: FormData | null = null
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null
  }
  send(body: FormData) {
    FakeXhr.last = this
    this.body = body
  }
  abort() {
    this.onabort()
  }
}

test('a photo goes up as multipart, tells how far it is, and can be stopped', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  const progress: number[] = []
  const photo = new File(['jpeg'], 'gevel.jpg')
  const { done } = upload(
    { key: 'sourcePhoto', api: { type: 'BronLocatieFoto', plural: '' } },
    { file: photo },
    (fraction) => progress.push(fraction),
  )
  const { body, upload: going } = FakeXhr.last
  going.onprogress?.({ lengthComputable: true, loaded: 5, total: 10 })
  FakeXhr.last.onload()
  expect(await done).toEqual({ id: 'f', record_version: 1 })
  expect(progress).toEqual([0.5])
  expect(JSON.parse(String(body?.get('map')))).toEqual({ '0': ['variables.input.file'] })
  expect(body?.get('0')).toMatchObject({ name: 'gevel.jpg' })
  expect(JSON.parse(String(body?.get('operations')))).toMatchObject({ variables: { input: { file: null } } })

  const stopped = upload({ key: 'sourcePhoto', api: { type: 'BronLocatieFoto', plural: '' } }, { file: photo })
  stopped.cancel()
  await expect(stopped.done).rejects.toMatchObject({ code: 'aborted' })
})
