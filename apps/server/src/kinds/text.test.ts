import { model } from '@vezel/model'
import { expect, test } from 'vitest'
import { texts } from './text.ts'

const { nummer } = model.entity('source').fields

test('a number with a mark that nobody sees is the number without it, and of such marks alone there is none', () => {
  for (const mark of ['\u200b', '\u2060', '\u00ad', '\u202e', '\ufeff', '\u2800', '\u3164'])
    expect(texts.text.take.sent(`${mark}B02${mark}`, nummer)).toBe('B02')
  expect(texts.text.take.sent('B\u200b0\u20602', nummer)).toBe('B02')
  expect(texts.text.take.sent('\u200b\u3164', nummer)).toBeNull()
  expect(texts.textArea.take.sent('\u2060 \u2800')).toBeNull()
  expect(texts.richText.take.sent('<p>\u200b&nbsp;</p>')).toBeNull()
})
