import { model } from '@vezel/model'
import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import { useRows } from '../api/rows.ts'
import { useWatched } from '../resource/form-hooks.ts'
import type { FormStore } from '../resource/form-store.ts'
import { useT } from '../ui/texts.ts'
import { SameNotice } from './same-notice.tsx'

const addressNames = ['postcode', 'huisnummer', 'toevoeging', 'land'] as const
const selection = { title: true, adres: true, toevoeging: true, postcode: true } as const

/** Whether two additions are the same to whoever rings the bell. */
const plain = (text: unknown) =>
  String(text ?? '')
    .replace(/[^\p{L}\d]/gu, '')
    .toLocaleLowerCase('nl')

/** Says while an address is typed which building stands there already, with the way to it; `id` is the one that is changed. */
export function SameAddress({ store, id }: { store: FormStore; id?: string }) {
  const t = useT(assetPhrases)
  useWatched(store, addressNames)
  const { postcode, huisnummer, toevoeging, land } = store.draft()
  const isTyped = typeof huisnummer === 'number' && typeof postcode === 'string' && postcode.length >= 4
  const { rows } = useRows(model.entity('building'), selection, {
    filter: {
      huisnummer: { eq: Number(huisnummer) },
      postcode: { in: spellingsOf(String(postcode)) },
      land: { eq: land === 'BE' ? 'BE' : 'NL' },
    },
    skip: !isTyped,
  })
  const others = isTyped ? rows.filter((row) => row.id !== id && plain(row.toevoeging) === plain(toevoeging)) : []
  return (
    <SameNotice
      words={t('sameAddress', { n: others.length })}
      assets={others.map(({ id: other, title, adres }) => ({
        id: other,
        name: title === adres ? title : `${title}, ${adres}`,
      }))}
    />
  )
}

/** A postcode as people write it: with and without its space, in capitals. */
function spellingsOf(postcode: string): string[] {
  const bare = postcode.replace(/\s/g, '').toLocaleUpperCase('nl')
  return [...new Set([postcode, bare, `${bare.slice(0, 4)} ${bare.slice(4)}`.trim()])]
}
