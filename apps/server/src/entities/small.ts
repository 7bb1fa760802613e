import { model } from '@vezel/model'
import type { Behaviour } from './behaviour.ts'

/** Street, number, addition, postcode and town in one line. */
const addressLine = (a: string) =>
  `concat_ws(', ', nullif(concat_ws(' ', ${a}."straatnaam", ${a}."huisnummer"::text, nullif(${a}."toevoeging", '')), ''), nullif(concat_ws(' ', ${a}."postcode", ${a}."plaats"), ''))`

const countOf =
  (table: string, column: string) =>
  ({ row }: { row: string }) =>
    `(select count(*)::integer from "${table}" n where n."organisatie_id" = ${row}."organisatie_id" and n."${column}" = ${row}."id" and n."deleted_at" is null)`

export const addressBehaviour: Behaviour = { computed: { adres: ({ row }) => addressLine(row) } }

/** A building is named by its name, else its address; a vessel by its name and number. */
export const assetBehaviour: Behaviour = {
  computed: {
    title: ({ row }) => `case ${row}."variant" when 'Vessel'
      then concat_ws(' ', ${row}."naam", case when ${row}."imo_nummer" is not null then '(IMO ' || ${row}."imo_nummer" || ')'
        when ${row}."eni_nummer" is not null then '(ENI ' || ${row}."eni_nummer" || ')' end)
      else coalesce(nullif(${row}."naam", ''), nullif(${addressLine(row)}, ''), 'Onbekend') end`,
    adres: ({ row }) => `nullif(${addressLine(row)}, '')`,
    aantal_onderzoeken: ({ row }) => `(select count(*)::integer from "onderzoek" o
      join "inventarisatie_asset" a on a."organisatie_id" = o."organisatie_id" and a."id" = o."inventarisatie_asset_id"
      where a."organisatie_id" = ${row}."organisatie_id" and a."asset_id" = ${row}."id" and o."deleted_at" is null)`,
  },
  /** The folder that came with it; what is in the folder keeps both. */
  async goesAlong(record, work) {
    const folders = await work.query<{ id: string }>(
      `select "id"::text from "inventarisatie_asset" where "organisatie_id" = $1 and "asset_id" = try_uuid($2) and "deleted_at" is null`,
      [work.session.organisationId, record.id],
    )
    return [{ entity: model.entity('inventoryAsset'), ids: folders.map(({ id }) => id) }]
  },
  /** Every asset has its folder of surveys, sources and documents from the start. */
  async afterCreate(id, _draft, work) {
    await work.query(
      `insert into "inventarisatie_asset" ("organisatie_id", "id", "asset_id") values ($1, gen_random_uuid(), $2) on conflict do nothing`,
      [work.session.organisationId, id],
    )
  },
}

export const clientBehaviour: Behaviour = {
  computed: {
    plaats: ({ row }) =>
      `(select a."plaats" from "adres" a where a."organisatie_id" = ${row}."organisatie_id" and a."id" = ${row}."adres_id" and a."deleted_at" is null)`,
    aantal_onderzoeken: countOf('onderzoek_klant', 'klant_id'),
  },
}
export const laboratoryBehaviour: Behaviour = {
  computed: { aantal_mogelijkheden: countOf('laboratorium_mogelijkheid', 'laboratorium_id') },
}

export const floorBehaviour: Behaviour = {
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

export const fileBehaviour: Behaviour = { computed: { url: ({ row }) => `'/file/' || ${row}."file_key"` } }

export const reportTemplateBehaviour: Behaviour = {
  computed: { aantal_hoofdstukken: countOf('rapport_template_hoofdstuk', 'rapport_template_id') },
}
export const reportChapterBehaviour: Behaviour = {
  computed: {
    aantal_elementen: countOf('rapport_hoofdstuk_element', 'rapport_hoofdstuk_id'),
    aantal_sjablonen: countOf('rapport_template_hoofdstuk', 'rapport_hoofdstuk_id'),
  },
}
export const reportElementBehaviour: Behaviour = {
  computed: { aantal_hoofdstukken: countOf('rapport_hoofdstuk_element', 'rapport_element_id') },
}
