import { expect, test } from 'vitest'
import { itemField, itemLabel, itemText } from './item-words.ts'
import { inLocale, locales } from './label.ts'

/** Every way in which a manager may have filled in the words. */
const blanks = [null, undefined, '']
const items = [...blanks, 'English'].flatMap((value_en) =>
  [...blanks, 'Français'].map((value_fr) => ({ value: 'Nederlands', value_en, value_fr })),
)

test('an item is called by the words of the language, or by the Dutch ones where those are not there', () => {
  for (const item of items)
    for (const locale of locales) {
      const own = { nl: item.value, en: item.value_en, fr: item.value_fr }[locale]
      expect(itemText(item, locale)).toBe(own || 'Nederlands')
      expect(item[itemField(item, locale)]).toBe(itemText(item, locale))
      expect(inLocale(itemLabel(item), locale)).toBe(itemText(item, locale))
    }
})

test('no item is called nothing', () => {
  for (const locale of locales) {
    expect(itemText(null, locale)).toBe('')
    expect(itemText(undefined, locale)).toBe('')
    expect(itemText({ value: null, value_en: null }, locale)).toBe('')
  }
})
