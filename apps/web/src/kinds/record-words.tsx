import { useUiTexts } from '../ui/texts.ts'
import { ShownRecord } from './relation.tsx'
import { speaking } from './words.ts'

/** What a record is called; an item of a list with its sign. */
export function RecordWords(props: { target: string; record: unknown }) {
  return <ShownRecord {...props} speaking={speaking[useUiTexts().locale]} />
}
