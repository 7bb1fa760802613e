import { v7 } from 'uuid'

/** An id for a new record: UUIDv7, made here so that a create sent twice makes one record. */
export const newId = (): string => v7()
