import { type ResultOf, select } from '@vezel/model'
import type { NotKept } from './not-kept.ts'

/** Somebody as a report names them. */
export const person = select('inspectionUser', { id: true, functie: true, user: { full_name: true } })
export interface UserRow extends ResultOf<'inspectionUser', typeof person>, NotKept<'person'> {}
