// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { beginIn, goOnAt, rememberFocus } from './dialog-focus.ts'

afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

/** What has the focus in a dialog with this body, after it opened under a finger or a mouse. */
function begun(body: string, isTouch: boolean): string {
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch }))
  document.body.innerHTML = `<dialog open id="dialog"><div class="dialog-body">${body}</div><div class="dialog-foot"><button id="cancel"></button><button id="save" class="button-primary"></button></div></dialog>`
  beginIn(document.querySelector('dialog')!)
  return document.activeElement?.id ?? ''
}

const written = ['<input id="field">', '<textarea id="field"></textarea>', '<input id="field" role="combobox">']
test.each(written)('the keyboard of a touch screen comes when somebody asks for it: %s', (body) => {
  expect(begun(body, false)).toBe('field')
  expect(begun(body, true)).toBe('dialog')
  const field = document.getElementById('field') ?? undefined
  goOnAt(field)
  expect(document.activeElement?.id).toBe('dialog')
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  goOnAt(field)
  expect(document.activeElement?.id).toBe('field')
})

test('what opens no keyboard begins at its first field on any device, and a question at its button', () => {
  const choices = '<div role="radiogroup"><input type="radio" id="no"><input type="radio" id="yes" checked></div>'
  for (const isTouch of [false, true]) {
    expect(begun(choices, isTouch)).toBe('yes')
    expect(begun('<p>Weet je het zeker?</p>', isTouch)).toBe('save')
  }
})

test('what cannot be pressed yet is no beginning: what makes it so comes first', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  document.body.innerHTML =
    '<dialog open><div class="dialog-body"><button id="name"></button></div><div class="dialog-foot"><button id="cancel"></button><button id="save" class="button-primary" aria-disabled="true"></button></div></dialog>'
  beginIn(document.querySelector('dialog')!)
  expect(document.activeElement?.id).toBe('name')
})

test('what had the focus gets it back; once it is gone the line of its table does, else what it stood in', () => {
  document.body.innerHTML =
    '<main tabindex="-1" id="page"><div id="list"><div id="bar"><button id="edit"></button></div><a class="row-focus" href="#a" tabindex="0" id="line"></a></div></main>'
  const byId = (id: string) => document.getElementById(id)!
  const edit = byId('edit')
  edit.focus()
  const giveBack = rememberFocus()
  edit.blur()
  giveBack()
  expect(document.activeElement?.id).toBe('edit')
  byId('bar').remove()
  giveBack()
  expect(document.activeElement?.id).toBe('line')
  byId('line').remove()
  giveBack()
  expect(document.activeElement?.id).toBe('page')
  // Nothing had it: the page is where the keyboard goes on.
  document.body.focus()
  ;(document.activeElement as HTMLElement).blur()
  rememberFocus()()
  expect(document.activeElement?.id).toBe('page')
})
