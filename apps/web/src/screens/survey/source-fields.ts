import { isRecord } from '@vezel/model/kit/record.ts'
import { useMemo } from 'react'
import { useItems } from '../../kinds/offered.ts'
import type { Offer, Overrides } from '../../resource/form-part.ts'

/** The id of a related record. */
export const idOf = (value: unknown): string | null =>
  isRecord(value) && typeof value.id === 'string' ? value.id : null

/** Offered when it belongs to the same record as the field that is watched, or to none. */
export const offerWithin = <const N extends string>(
  parent: string,
  watched: N,
): Pick<Offer, 'fits'> & { watch: readonly N[] } => ({
  watch: [watched],
  fits: (item, draft) => idOf(item[parent]) === null || idOf(item[parent]) === draft[watched],
})

/** Offered when it belongs to this record, or to none. */
export const offerOf = (parent: string, id: string | null): Pick<Offer, 'fits'> => ({
  fits: (item) => idOf(item[parent]) === null || idOf(item[parent]) === id,
})

/** The form of a source: a material belongs to a substance, and brings its friability, its binder and its unit. */
export function useSourceOverrides(): { overrides: Overrides<'source'>; substance: string | null; loading: boolean } {
  const products = useItems('producten')
  const substances = useItems('materiaal_types')
  const overrides = useMemo(
    (): Overrides<'source'> => ({
      offers: { product: offerWithin('materiaal_type', 'materiaal_type') },
      onSet: (name, value, store) => {
        if (name === 'materiaal_type') store.set('product', null)
        if (name !== 'product') return
        const product = products.items.find((one) => one.id === value)
        const usual = {
          structuur: idOf(product?.standaard_structuur),
          binding: idOf(product?.standaard_binding),
          eenheid: idOf(product?.standaard_eenheid),
        }
        for (const [field, id] of Object.entries(usual)) if (id !== null) store.set(field, id)
      },
    }),
    [products.items],
  )
  const substance = substances.items.find((one) => one.code === 'asbest')
  return { overrides, substance: idOf(substance), loading: products.loading || substances.loading }
}
