// @vitest-environment jsdom
import { fileImport } from '@vezel/model/kit/field.ts'
import { issueText } from '@vezel/model/rules/named.ts'
import { rowsRefusal } from '@vezel/model/rules/rows.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRows } from './read-rows.ts'

const addresses = fileImport({
  label: { nl: 'Adressen', en: 'Addresses' },
  columns: {
    straatnaam: { label: { nl: 'Straat', en: 'Street', fr: 'Rue' }, required: true },
    postcode: { label: { nl: 'Postcode', en: 'Postcode' }, required: true },
    bewoner: { label: { nl: 'Bewoner', en: 'Resident' } },
  },
})
const read = (content: string | Uint8Array<ArrayBuffer>) => readRows(new File([content], 'adressen.csv'), addresses)
const kade = { straatnaam: 'Kade', postcode: '9990 AA' }

describe('the rows of a file', () => {
  test.each([
    ['commas', 'straatnaam,postcode\r\nKade,9990 AA\r\n'],
    ['semicolons, as Dutch Excel writes them', 'Straat;Postcode\r\nKade;9990 AA\r\n'],
    ['tabs', 'Street\tPostcode\nKade\t9990 AA'],
    ['quotes, and blank lines between', '"Rue";"POSTCODE"\n\n"Kade";"9990 AA"\n;\n'],
    ['a mark that it is UTF-8', '\ufeffStraat;Postcode\nKade;9990 AA'],
    ['columns that are not known, in another order', 'x,Postcode,Straat\n1,9990 AA,Kade'],
  ])('are read with %s', async (_, text) => expect(await read(text)).toEqual([kade]))

  test('have their accents, however Excel wrote them', async () => {
    const text = 'Straat;Postcode\nCafé;9990 AA'
    const windows = Uint8Array.from(text, (sign) => sign.charCodeAt(0))
    const wide = new Uint8Array([0xff, 0xfe, ...[...text].flatMap((sign) => [sign.charCodeAt(0), 0])])
    for (const bytes of [windows, wide])
      expect(await read(bytes)).toEqual([{ straatnaam: 'Café', postcode: '9990 AA' }])
  })

  test('are none of a file that is no list of them', async () => {
    for (const content of ['', 'Jan;Piet\n1;2', '\u0000\u0001PNG', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])])
      expect(await read(content)).toBeNull()
  })

  test('are those that were written, whatever stands in them', async () => {
    // What keeps a spreadsheet from reading a formula is taken off again (`table-file.test.ts`).
    const word = fc.string({ maxLength: 20 }).filter((text) => !/^\s*['=\ufeff]/.test(text))
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 10 }), async (rows) => {
        const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
        const text = ['Straat;Postcode', ...rows.map((row) => row.map(quoted).join(';'))].join('\r\n')
        // What UTF-8 cannot write comes back as the sign for that.
        const kept = (cell: string) => cell.toWellFormed().trim() || null
        const expected = filled.map(([straatnaam, postcode]) => ({
          straatnaam: kept(straatnaam),
          postcode: kept(postcode),
        }))
        expect(await read(text)).toEqual(filled.length === 0 ? null : expected)
      }),
      { numRuns: 200 },
    )
  })
})

describe('rows that lack what is required', () => {
  const sentence = (value: unknown, locale: 'nl' | 'en' | 'fr' = 'nl') => {
    const found = rowsRefusal(value, addresses)
    return found && issueText({ path: 'adressen', ...found }, locale)
  }

  test('are named with what they lack', () => {
    const rows = [kade, { straatnaam: ' ', postcode: null }, { straatnaam: 'Dijk' }]
    expect(sentence(rows)).toBe(
      'Informatie mist in sommige rijen van de import, corrigeer deze en importeer het weer opnieuw (2: straatnaam, postcode; 3: postcode)',
    )
    expect(sentence(rows, 'en')).toContain('(2: straatnaam, postcode; 3: postcode)')
    expect(sentence(rows, 'fr')).toContain('(2: straatnaam, postcode; 3: postcode)')
    expect(sentence([kade, { ...kade, bewoner: null }])).toBeUndefined()
  })

  test('and what are no rows at all are refused, whoever sends it', () => {
    for (const value of ['Kade', { id: 1 }, [1], [[]], [{ toString: 'x' }], [{ ...kade, x: 'y' }], [{ straatnaam: 7 }]])
      expect(sentence(value), JSON.stringify(value)).toBe(
        'Dit zijn geen rijen uit een bestand: lees het bestand opnieuw in',
      )
    expect(sentence(Array(2001).fill(kade))).toContain('geen rijen')
    for (const empty of [null, undefined, []]) expect(sentence(empty)).toBeUndefined()
  })
})
