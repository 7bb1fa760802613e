import { type EntityKey, model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { argumentsOf } from '@vezel/model/kit/kinds.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import type { Policy } from '@vezel/model/rights.ts'
import { createContext, useContext, useMemo } from 'react'
import type { AnySelection, Args } from '../../api/selection.ts'
import type { Read } from '../../kinds/record.ts'

/** The survey as it was read for its form, of which screens read these themselves. */
export interface SurveyRow extends Read {
  readonly nummer: string
  readonly annuleer_reden: string | null
  readonly heropen_reden: string | null
  readonly actualisatie: string | null
  readonly geactualiseerd_op: string | null
  readonly geldig_tot: string | null
  readonly gewijzigd_sinds: string | null
  readonly gesloten_op: string | null
}

/** The survey that the screens below are about. */
export interface OpenSurvey {
  readonly id: string
  readonly row: SurveyRow
  /** The code of its state: gepland, actief, afgerond, geannuleerd. */
  readonly state: string
  /** Why nothing can be changed of what a policy is about, or null: by default of what is found. */
  readonly readOnly: string | null
  readonly whyReadOnly: (policy: Policy) => string | null
  readonly asset: { readonly id: string; readonly isBuilding: boolean }
  readonly inventoryAsset: string
}

/** Whether a survey in a state, by its code, can only be read. */
export const isClosedState = (code: string | null): boolean =>
  Object.entries(model.entity('survey').transitions?.states ?? {}).some(
    ([name, state]) => name === code && 'readOnly' in state && state.readOnly,
  )

/** When a survey was closed; null as long as it is open. */
export interface ClosedAt {
  readonly row: Pick<SurveyRow, 'gesloten_op'>
}

/** Whether it stood there when the survey closed: what was recorded later is of others, and a closed survey does not move. */
export const isKnownIn = (
  { row: { gesloten_op: closed } }: ClosedAt,
  row: { readonly created_at: string | null },
): boolean => closed === null || row.created_at === null || row.created_at <= closed

/** The same asked of the server: what hangs under a place or space of a closed survey, as its lists and counts ask it. */
export const knownIn = ({ row: { gesloten_op: closed } }: Pick<OpenSurvey, 'row'>) =>
  closed === null ? {} : { created_at: { to: closed } }

const OpenSurveyContext = createContext<OpenSurvey | null>(null)
export const OpenSurveyProvider = OpenSurveyContext

/** The survey of this page, for a screen of what falls under a policy; only below its frame. */
export function useOpenSurvey(policy: Policy = 'surveyor'): OpenSurvey {
  const survey = useContext(OpenSurveyContext)
  if (!survey) throw new Error('This screen stands outside a survey')
  return useMemo(() => ({ ...survey, readOnly: survey.whyReadOnly(policy) }), [survey, policy])
}

/** The survey as the argument of everything in a selection that depends on the one that is shown, however deep. */
export const shownIn = (survey: string, of: EntityKey, selection: AnySelection): Args =>
  argued(of, selection, { onderzoek: survey })

/** The same of a day, `YYYY-MM-DD`, whichever survey of the asset is the last: what holds then. */
export const shownOn = (dag: string, of: EntityKey, selection: AnySelection): Args => argued(of, selection, { dag })

const argued = (of: EntityKey, selection: AnySelection, args: Args[string]): Args =>
  Object.fromEntries(dependsOnSurvey(model.named(of), selection).map((path) => [path, args]))

function dependsOnSurvey(entity: Entity, selection: AnySelection, at = ''): string[] {
  return Object.entries(selection).flatMap(([name, below]) => {
    const field = below ? entity.fields[name] : undefined
    const own = argumentsOf(field).onderzoek ? [at + name] : []
    const target = (field && 'target' in field && field.target) || model.inverse(entity, name)?.from.key
    return target && isRecord(below) ? [...own, ...dependsOnSurvey(model.named(target), below, `${at}${name}.`)] : own
  })
}
