// @vitest-environment jsdom
import { model } from '@vezel/model'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { button, press, readyPage, until } from '../page/testing.tsx'
import { createForm } from './form-store.ts'
import { PdfBeside, pdfOf } from './pdf-beside.tsx'

const entity = model.named('treatment')
const store = createForm({ entity, names: ['file'], values: {} })
const pdf = { id: 'f1', file_key: 'a/b.pdf', filename: 'afvoer.pdf', url: '/file/a/b', mime_type: 'application/pdf' }
const partWith = (file: object | null) => ({ store, row: { id: '1', file }, id: 'p' })

let root: Root
let asked: string[]
beforeEach(async () => {
  await readyPage()
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const error = { message: 'Bestand niet gevonden', extensions: { code: 'notFound', args: {}, issues: [] } }
    return new Response(JSON.stringify({ errors: [error] }), { status: 404 })
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})
const draw = (file: object | null) =>
  act(async () =>
    root.render(
      <PdfBeside part={partWith(file)}>
        <p>velden</p>
      </PdfBeside>,
    ),
  )

test('a record has the PDF of the first file field that holds one', () => {
  expect(pdfOf(partWith(pdf))).toBe(pdf)
  expect(pdfOf(partWith({ ...pdf, mime_type: 'image/jpeg' }))).toBeNull()
  expect(pdfOf(partWith(null))).toBeNull()
  expect(pdfOf({ store, row: null })).toBeNull()
})

test('a form whose record holds no PDF stands alone, and asks for none', async () => {
  await draw({ ...pdf, mime_type: 'image/jpeg' })
  expect(document.body.textContent).toBe('velden')
  expect(document.querySelector('.beside')).toBeNull()
  expect(asked).toEqual([])
})

test('a PDF that cannot be fetched says why beside the fields, and is asked for again', async () => {
  await draw(pdf)
  await until(() => document.querySelector('[role="alert"]') !== null)
  expect(document.querySelector('.beside-form')?.textContent).toBe('velden')
  expect(document.querySelector('.beside-aside [role="alert"]')?.textContent).toContain('Bestand niet gevonden')
  expect(asked).toEqual(['/file/a/b'])
  expect(button('Opnieuw proberen')).toBeDefined()
  await press('Opnieuw proberen')
  await until(() => asked.length === 2)
  expect(asked).toEqual(['/file/a/b', '/file/a/b'])
})
