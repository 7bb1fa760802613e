import type { Behaviour } from './behaviour.ts'
import { fullName } from './shared/full-name.ts'

/** Users 2 and 67 carry the developer flag (§6). */
const developers = [2, 67]

// That only the person changes this record is in the policy of its table, which `lock` words.
export const userBehaviour: Behaviour<'user'> = {
  computed: {
    full_name: ({ row }) => fullName(row),
    is_developer: ({ row }) => `(${row}."id" in (${developers.join(', ')}))`,
  },
}
