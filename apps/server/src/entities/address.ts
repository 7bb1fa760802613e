import type { Behaviour } from './behaviour.ts'
import { addressLine } from './shared/address-line.ts'

export const addressBehaviour: Behaviour<'address'> = { computed: { adres: ({ row }) => addressLine(row) } }
