import type { Behaviour } from './behaviour.ts'

export const contactBehaviour: Behaviour<'contact'> = {
  computed: {
    full_name: ({ row }) =>
      `concat_ws(' ', nullif(${row}."voornaam", ''), nullif(${row}."tussenvoegsel", ''), ${row}."achternaam")`,
  },
}
