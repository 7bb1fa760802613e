import type { FormOnlyFields } from '@vezel/model/kit/field.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { type KindsOf, plain } from './kind.ts'

export const formOnly: KindsOf<FormOnlyFields> = {
  info: { ...plain, text: (_, { text }, { locale }) => inLocale(text, locale) },
  button: plain,
}
