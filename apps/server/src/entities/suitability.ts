import { model } from '@vezel/model'
import { statusKindOf } from '@vezel/model/material-kind.ts'
import { type Issue, isEmpty } from '@vezel/model/rules/rule.ts'
import {
  type AgainstSuitability,
  excludes,
  isSuitable,
  suitabilityContradictions,
  wholeSuitable,
} from '@vezel/model/rules/suitability-contradictions.ts'
import { invalid } from '../db/invalid.ts'
import type { DraftOf, StoredOf } from '../db/stored.ts'
import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'

/**
 * What an asset is suitable for is said once of each part, and not together with "not suitable" of the same or of the whole; what says more than
 * the survey has seen says why. The Flemish certificate is of what stands there.
 */
export const suitabilityBehaviour: Behaviour<'suitability'> = {
  async beforeSave(draft, work, before) {
    return [
      ...(await ofCountry(draft, work, before)),
      ...(await besideOthers(draft, work, before)),
      ...(await unexplained(draft, work)),
    ]
  },
  /** Another may have been said meanwhile. */
  async afterRestore(record, work) {
    const found = await besideOthers(record, work, record)
    if (found.length > 0) throw invalid(model.entity('suitability'), found)
  },
}

const issue = (path: string, rule: string): Issue[] => [{ path, rule, args: [] }]

async function ofCountry(
  draft: DraftOf<'suitability'>,
  work: Work,
  before?: StoredOf<'suitability'>,
): Promise<readonly Issue[]> {
  if (draft.klasse !== 'attest_vlaanderen' || before?.klasse === draft.klasse) return []
  const survey = await work.find('survey', draft.onderzoek)
  const folder = await work.find('inventoryAsset', survey?.inventarisatie_asset)
  const asset = await work.findOf(model.entity('asset'), folder?.asset)
  return asset?.land === 'NL' ? issue('klasse', 'fitsCountry') : []
}

async function besideOthers(
  draft: Pick<DraftOf<'suitability'>, 'onderzoek' | 'stof' | 'klasse' | 'geschikt' | 'sub_asset'>,
  work: Work,
  before?: StoredOf<'suitability'>,
): Promise<readonly Issue[]> {
  const { klasse } = draft
  if (isEmpty(klasse)) return []
  // One at a time of a survey: two people would each see the other's not yet.
  await work.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`suitability of ${draft.onderzoek}`])
  const others = await work.query<{ klasse: string; geschikt: boolean; space: string | null }>(
    `select "klasse", "geschikt", "sub_asset_id"::text as "space" from "geschiktheid" where "organisatie_id" = $1
       and "onderzoek_id" = try_uuid($2) and lower("stof") = lower($3) and "id" is distinct from try_uuid($4) and "deleted_at" is null`,
    [work.session.organisationId, draft.onderzoek, draft.stof, before?.id ?? null],
  )
  const own = saidIn(draft)
  if (others.some((other) => other.klasse === klasse && other.space === own.space)) return issue('klasse', 'isSaidOnce')
  return others.some((other) => excludes(own, other)) ? issue('klasse', 'excludesOthers') : []
}

const saidIn = (draft: Pick<DraftOf<'suitability'>, 'klasse' | 'geschikt' | 'sub_asset'>) => ({
  klasse: String(draft.klasse),
  geschikt: draft.geschikt === true,
  space: draft.sub_asset == null ? null : String(draft.sub_asset).toLowerCase(),
})

/**
 * Demolition and full renovation while something was left out, is suspected or was seen in part: only with the reason (regulation
 * 1.2). Whoever releases the report is asked again, of what there is by then.
 */
async function unexplained(draft: DraftOf<'suitability'>, work: Work): Promise<readonly Issue[]> {
  const said = { id: '', ...saidIn(draft) }
  if (said.klasse !== wholeSuitable || !isSuitable(said) || !isEmpty(draft.toelichting)) return []
  return suitabilityContradictions([said], await againstOf(draft.onderzoek, work)).length > 0
    ? issue('toelichting', 'saysWhyWhole')
    : []
}

interface Numbered {
  readonly nummer: string
  readonly space: string | null
}

/** What the survey itself has left out, suspects or saw in part. */
async function againstOf(survey: unknown, work: Work): Promise<AgainstSuitability> {
  const [row] = await work.query<{
    exclusions: Numbered[]
    parts: Numbered[]
    sources: { nummer: string; prioriteit: number | null }[]
    hidden: boolean
  }>(
    `select
       (select coalesce(jsonb_agg(jsonb_build_object('nummer', u."nummer", 'space', u."sub_asset_id")), '[]') from "uitgesloten_ruimte" u
         where u."organisatie_id" = o."organisatie_id" and u."onderzoek_id" = o."id" and u."deleted_at" is null) as "exclusions",
       (select coalesce(jsonb_agg(jsonb_build_object('nummer', coalesce(a."nummer", a."naam", ''), 'space', a."id")), '[]') from "inventarisatie_ruimte" r
         join "sub_asset" a on a."organisatie_id" = r."organisatie_id" and a."id" = r."sub_asset_id" and a."deleted_at" is null
         where r."organisatie_id" = o."organisatie_id" and r."onderzoek_id" = o."id" and r."onderzocht" = 'gedeeltelijk' and r."deleted_at" is null) as "parts",
       (select coalesce(jsonb_agg(jsonb_build_object('nummer', b."nummer", 'prioriteit', s."prioriteit")), '[]')
         from (select b.*, vandaag() as "dag", o."id" as "in" from "bron" b
           where b."organisatie_id" = o."organisatie_id" and b."inventarisatie_asset_id" = o."inventarisatie_asset_id" and b."deleted_at" is null offset 0) b
         cross join lateral stand_van_bron(b."organisatie_id", b."id", b."in", b."dag") s
         where s."in_onderzoek" and s."gevaarlijk") as "sources",
       exists (select from "onderzoek_asbest" x where x."organisatie_id" = o."organisatie_id" and x."onderzoek_id" = o."id"
         and x."verborgen_asbest_vermoed" and x."deleted_at" is null) as "hidden"
     from "onderzoek" o where o."organisatie_id" = $1 and o."id" = try_uuid($2)`,
    [work.session.organisationId, survey],
  )
  const suspected = (row?.sources ?? []).filter(
    ({ prioriteit }) => statusKindOf(prioriteit === null ? null : { prioriteit }) === 'suspected',
  )
  return {
    exclusions: row?.exclusions ?? [],
    samples: [],
    isCarriedOut: true,
    suspicions: [...suspected.map(({ nummer }) => ({ nummer, space: null })), ...(row?.parts ?? [])],
    isHiddenSuspected: row?.hidden === true,
  }
}
