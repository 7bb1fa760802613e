import type { Behaviour } from './behaviour.ts'

export const floorBehaviour: Behaviour<'floor'> = {
  computed: {
    title: ({ row }) => `coalesce(nullif(${row}."naam", ''),
      (select n."value" from "verdieping_naam" n where n."organisatie_id" = ${row}."organisatie_id" and n."id" = ${row}."verdieping_naam_id"),
      (select n."value" from "deck_name" n where n."organisatie_id" = ${row}."organisatie_id" and n."id" = ${row}."deck_name_id"), 'Onbekend')`,
  },
  async prepare(draft, work) {
    const named =
      (await work.find('verdieping_namen', draft.verdieping_naam)) ?? (await work.find('deck_names', draft.deck_name))
    draft.niveau ??= named?.niveau ?? null
  },
}
