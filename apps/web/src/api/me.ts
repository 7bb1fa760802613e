import type { Locale } from '@vezel/model/kit/label.ts'
import { isManager as roleIsManager, roles } from '@vezel/model/rights.ts'
import { useSyncExternalStore } from 'react'
import { ask } from './connection.ts'
import { type ApiProblem, toProblem } from './problem.ts'

/** The person who is logged in (§3, current user), with what the whole application needs of the organisation. */
export interface Me {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly username: string | null
  readonly achternaam: string
  readonly tussenvoegsel: string | null
  readonly full_name: string
  readonly locale: Locale
  readonly country: string
  readonly phone_number: string | null
  readonly is_developer: boolean | null
  readonly inventarisatie_user: {
    readonly id: string
    readonly inventarisatie_rol: { readonly id: string }
    readonly inventarisatie_organisatie: {
      readonly id: string
      readonly naam: string
      readonly variable_set: { readonly id: string }
    }
  } | null
}

const fields =
  'id email name username achternaam tussenvoegsel full_name locale country phone_number is_developer inventarisatie_user { id inventarisatie_rol { id } inventarisatie_organisatie { id naam variable_set { id } } }'
export const meFields = fields

interface MeState {
  readonly me: Me | null
  readonly problem: ApiProblem | null
}
let state: MeState = { me: null, problem: null }
let running: Promise<void> | null = null
const listeners = new Set<() => void>()
function set(next: MeState) {
  state = next
  for (const listener of [...listeners]) listener()
}

/** Fetches the current user, once at a time. */
export function loadMe(): Promise<void> {
  running ??= ask<{ me: Me | null }>({ document: `query me { me { ${fields} } }` })
    .then(
      ({ me }) => set({ me, problem: null }),
      (cause: unknown) => set({ me: state.me, problem: toProblem(cause) }),
    )
    .finally(() => {
      running = null
    })
  return running
}

/** Logging in gives the user along; logging out clears it. */
export function setMe(me: Me | null): void {
  set({ me, problem: null })
}
export const currentMe = (): Me | null => state.me

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/** The current user; null until known. */
export function useMe(): MeState {
  return useSyncExternalStore(subscribe, () => state)
}

/** The role of who is logged in; 0, which may nothing, until that is known. What the server refuses is decided there. */
export const roleIdOf = (me: Me | null): number => Number(me?.inventarisatie_user?.inventarisatie_rol.id ?? 0)
export const isManager = (me: Me | null): boolean => roleIsManager(roleIdOf(me))
/** Role 7 sees and downloads, and changes nothing. */
export const isReader = (me: Me | null): boolean => roleIdOf(me) === roles.reader
/** Two people are developers (§6). */
export const isDeveloper = (me: Me | null): boolean => me?.is_developer === true
