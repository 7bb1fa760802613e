import { createContext, useContext } from 'react'
import type { Read } from '../../kinds/record.ts'

/** The survey that the screens below are about. */
export interface OpenSurvey {
  readonly id: string
  readonly row: Read
  /** The code of its state: gepland, actief, afgerond, geannuleerd. */
  readonly state: string
  /** Why nothing can be changed, or null. */
  readonly readOnly: string | null
  readonly asset: { readonly id: string; readonly isBuilding: boolean }
  readonly inventoryAsset: string
}

const OpenSurveyContext = createContext<OpenSurvey | null>(null)
export const OpenSurveyProvider = OpenSurveyContext

/** The survey of this page; only below its frame. */
export function useOpenSurvey(): OpenSurvey {
  const survey = useContext(OpenSurveyContext)
  if (!survey) throw new Error('This screen stands outside a survey')
  return survey
}

/** The survey as an argument of what depends on the one that is shown. */
export const shownIn = (survey: string, paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, { onderzoek: survey }]))
