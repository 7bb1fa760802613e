import type { Behaviour } from './behaviour.ts'

/** A limitation is known by its number. */
export const limitationBehaviour: Behaviour<'limitation'> = {
  computed: { vscp_label: ({ row }) => `${row}."nummer"` },
}
