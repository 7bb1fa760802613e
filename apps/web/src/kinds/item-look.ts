import { createContext, type ReactNode, useContext } from 'react'
import type { Read } from './record.ts'

/** How an item of a list looks beyond its words. */
export interface ItemLook {
  /** Before the words, in choices too. */
  sign?: ReactNode
  /** In place of the words, where it is only read. */
  shown?: ReactNode
}

/** The look of items by their list, and of an item that could not be derived; given by whoever knows what the lists mean. */
export const ItemLookContext = createContext<(list: string, item: Read | null) => ItemLook | undefined>(() => undefined)

export const useItemLook = () => useContext(ItemLookContext)
