import { createContext, useContext } from 'react'
import { uiTextsNl } from './texts-nl.ts'
import type { UiTexts } from './ui-texts.ts'

export type { UiTexts }

/** Dutch unless the application says otherwise. */
export const UiTextsContext = createContext<UiTexts>(uiTextsNl)

export function useUiTexts(): UiTexts {
  return useContext(UiTextsContext)
}
