import { model } from '@vezel/model'
import { type ComponentType, useMemo } from 'react'
import type { LookupKey } from '../../api/typed.ts'
import type { InputProps } from '../../kinds/kind.ts'
import { noneFound } from '../../kinds/none-found.ts'
import { useItems } from '../../kinds/offered.ts'
import { Combobox } from '../../ui/combobox.tsx'

/** A text that is what an item of a list is called: chosen from those in use. What stands there and is no more stays readable. */
export function itemWordsInput(list: LookupKey): ComponentType<InputProps> {
  return function ItemWordsInput({ field, value, onChange, fits, watched, disabled, speaking }) {
    const { items, loading } = useItems(list)
    const words = typeof value === 'string' && value !== '' ? value : null
    const options = useMemo(() => {
      const offered = items.filter((item) => item.active !== false && (fits?.(item) ?? true))
      const all = new Set([...offered.map((item) => String(item.value)), ...(words === null ? [] : [words])])
      return [...all].map((one) => ({ value: one, label: one }))
    }, [items, fits, words])
    return (
      <Combobox
        value={words}
        onChange={onChange}
        options={options}
        required={field.required}
        disabled={disabled}
        loading={loading}
        none={noneFound(model.named(list), watched, speaking.locale)}
      />
    )
  }
}
