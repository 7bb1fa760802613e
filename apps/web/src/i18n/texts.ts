export { type Locale, locales } from '@vezel/model/kit/label.ts'
export { tags } from '@vezel/model/kit/phrase.ts'
