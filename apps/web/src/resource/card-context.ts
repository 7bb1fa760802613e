import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react'

/** The card around what is shown of a record. */
export interface Card {
  /** Where the foot of the card is, once it is there. */
  readonly foot: HTMLElement | null
  readonly setEdited: (edited: boolean) => void
  /** What Escape does before it closes the card: gives up what is being typed. */
  readonly setEscape: (giveUp: (() => void) | null) => void
  /** The steps that lead on from the state of the record, for the foot of its form. */
  readonly steps: ReactNode
}

export const CardContext = createContext<Card | null>(null)

/** Whether what is shown stands in the card of a record. */
export const useIsInCard = (): boolean => useContext(CardContext) !== null

/** The card around a form; only inside one. */
export function useCard(): Card {
  const card = useContext(CardContext)
  if (!card) throw new Error('This stands in no card')
  return card
}

/** Tells the card that something in it is being edited: Escape then gives that up, and changes show along its top. */
export function useEditedCard(editing: boolean, changes: number, cancel: () => void): void {
  const { setEdited, setEscape } = useCard()
  const latest = useRef(cancel)
  latest.current = cancel
  useLayoutEffect(() => {
    setEscape(editing ? () => latest.current() : null)
    return () => setEscape(null)
  }, [editing, setEscape])
  const isEdited = editing && changes > 0
  useLayoutEffect(() => {
    setEdited(isEdited)
    return () => setEdited(false)
  }, [isEdited, setEdited])
}
