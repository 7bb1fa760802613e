import { entity } from '@vezel/model/kit/entity.ts'
import { choice, decimal, type Field, integer, text, textArea } from '@vezel/model/kit/field.ts'
import { between } from '@vezel/model/rules/between.ts'
import { maxLength } from '@vezel/model/rules/lengths.ts'

const label = (n: number) => ({ nl: `Veld ${n}`, en: `Field ${n}` })
const few = { ja: { nl: 'Ja', en: 'Yes' }, nee: { nl: 'Nee', en: 'No' }, deels: { nl: 'Deels', en: 'Partly' } }

/** Sixty fields in about the mixture of the large forms: six in ten are text. */
const kindOf = (n: number): Field => {
  if (n % 10 === 6) return integer({ label: label(n), rules: [between(0, 500)] })
  if (n % 10 === 7) return decimal({ label: label(n), unit: 'm²' })
  if (n % 10 === 8) return textArea({ label: label(n), rules: [maxLength(500)] })
  if (n % 10 === 9) return choice(few, { label: label(n) })
  return text({ label: label(n), required: n % 5 === 0, rules: [maxLength(100)] })
}
export const names: readonly string[] = Array.from({ length: 60 }, (_, n) => `veld_${n}`)
/** Those that are typed in. */
export const typed: readonly string[] = ['veld_0', 'veld_11', 'veld_23', 'veld_34', 'veld_55']

const fields: Record<string, Field> = Object.fromEntries(names.map((name, n) => [name, kindOf(n)]))
export const large = entity({
  key: 'large',
  api: { type: 'Groot', plural: 'groten' },
  label: { nl: 'Groot', en: 'Large' },
  plural: { nl: 'Grote', en: 'Large ones' },
  fields,
  title: ['veld_0'],
  hide: { veld_59: (draft) => draft.veld_1 === 'weg' },
  requiredWhen: { veld_58: (draft) => draft.veld_9 === 'ja' },
  access: { read: 'member', create: 'member', update: 'member', delete: 'member' },
})
