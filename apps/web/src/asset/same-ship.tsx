import { model } from '@vezel/model'
import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import { isEniNumber, isImoNumber } from '@vezel/model/rules/ship-numbers.ts'
import { useRows } from '../api/rows.ts'
import { useWatched } from '../resource/form-hooks.ts'
import type { FormStore } from '../resource/form-store.ts'
import { useT } from '../ui/texts.ts'
import { SameNotice } from './same-notice.tsx'

const numberNames = ['imo_nummer', 'eni_nummer'] as const
const selection = { title: true } as const
/** Stands for no number: no ship has it. */
const none = ' '

/** Says while its number is typed which ship has it already, with the way to it; `id` is the one that is changed. */
export function SameShip({ store, id }: { store: FormStore; id?: string }) {
  const t = useT(assetPhrases)
  useWatched(store, numberNames)
  const draft = store.draft()
  const imo = isImoNumber.test(draft.imo_nummer, draft) ? String(draft.imo_nummer) : none
  const eni = isEniNumber.test(draft.eni_nummer, draft) ? String(draft.eni_nummer) : none
  const isTyped = imo !== none || eni !== none
  const { rows } = useRows(model.entity('vessel'), selection, {
    filter: { or: [{ imo_nummer: { eq: imo } }, { eni_nummer: { eq: eni } }] },
    skip: !isTyped,
  })
  const others = isTyped ? rows.filter((row) => row.id !== id) : []
  return (
    <SameNotice
      words={t('sameShip', { n: others.length })}
      assets={others.map(({ id: other, title }) => ({ id: other, name: title }))}
    />
  )
}
