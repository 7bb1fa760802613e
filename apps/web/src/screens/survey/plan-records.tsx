import { model } from '@vezel/model'
import type { DrawnLinkKind } from '@vezel/model/drawn-links.ts'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { exclusionKinds, statusKindOf } from '@vezel/model/material-kind.ts'
import { useMemo } from 'react'
import { useRows } from '../../api/rows.ts'
import { itemOf } from '../../kinds/record.ts'
import { useTo } from '../../page/place.ts'
import type { PlanRecord, PlanSpace } from '../../plan-editor/editor.ts'
import { useUiTexts } from '../../ui/texts.ts'
import { StatusChip } from './looks.tsx'
import { shownIn, useOpenSurvey } from './open-survey.ts'
import { isIn } from './survey-sources.ts'

const status = { materiaal_status: itemOf('materiaal_statussen') } as const
const place = { id: true, naam: true, verdieping: { id: true } } as const
const selections = {
  location: {
    nummer: true,
    sub_asset: place,
    ...status,
    bron: { id: true, naam: true, materiaal_type: itemOf('materiaal_types'), eenheid: itemOf('eenheden') },
    inventarisaties: { hoeveelheid: true, inventarisatie: { onderzoek: { id: true } } },
  },
  exclusion: { nummer: true, asbest_vermoed: true, sub_asset: place },
  outOfScope: { nummer: true, omschrijving: true, sub_asset: place },
  sample: {
    nummer: true,
    omschrijving: true,
    sub_asset: place,
    ...status,
    bron_locatie_inventarisatie: { bron_locatie: { nummer: true, sub_asset: place } },
  },
  observation: { nummer: true, waarneming_type: itemOf('waarneming_types'), sub_asset: place },
  sourcePhoto: { foto_nummer: true, onderschrift: true, bron_locatie: { nummer: true, sub_asset: place } },
  surveySpace: { sub_asset: place },
  subAsset: { ...place, nummer: true, ...status },
} as const

interface Place {
  readonly id: string
  readonly naam: string | null
  readonly verdieping: { readonly id: string } | null
}

/** What can be said of every record on a plan, from where it is. */
function at(space: Place | null | undefined, floor: string | null) {
  const own = space?.verdieping?.id ?? null
  return { space: space?.id ?? null, isHere: floor === null || own === null || own === floor }
}

/** As many as a list answers. */
const MOST = 20_000
const natural = (a: PlanRecord, b: PlanRecord) => a.label.localeCompare(b.label, 'nl', { numeric: true })
const nothing = { color: null, status: null, unit: null, amount: null, to: null } as const

interface Read {
  readonly records: readonly PlanRecord[]
  readonly spaces: readonly PlanSpace[]
}

/** All that something on a plan of this survey may stand for, in the order of its lists, and the spaces of its floor. */
export function usePlanRecords(floor: string | null): Read {
  const locations = useLocations(floor)
  const found = useFound(floor)
  const apart = useApart(floor)
  const rooms = useRooms(floor)
  return useMemo(
    () => ({ records: [...locations, ...found, ...apart, ...rooms.records], spaces: rooms.spaces }),
    [locations, found, apart, rooms],
  )
}

const link = (of: DrawnLinkKind, id: string) => ({ link: { of, id } })

/** The places of the sources that this survey saw, with what it entered of how much there is. */
function useLocations(floor: string | null): readonly PlanRecord[] {
  const { id: survey } = useOpenSurvey()
  const { locale } = useUiTexts()
  const to = useTo('surveys-survey')
  const { rows } = useRows(model.entity('location'), selections.location, {
    filter: { inventarisaties: { where: { inventarisatie: { where: { onderzoek: { eq: survey } } } } } },
    args: useMemo(() => shownIn(survey, 'location', selections.location), [survey]),
    limit: MOST,
  })
  return useMemo(
    () =>
      rows
        .map((row): PlanRecord => {
          const { bron, materiaal_status } = row
          const own = row.inventarisaties.filter((finding) => isIn(survey, finding))
          return {
            ...link('BronLocatie', row.id),
            label: row.nummer,
            name: [row.sub_asset.naam, bron.naam || (bron.materiaal_type && itemText(bron.materiaal_type, locale))]
              .filter(Boolean)
              .join(', '),
            color: materiaal_status?.color ?? null,
            kinds: [statusKindOf(materiaal_status)],
            status: materiaal_status ? <StatusChip status={materiaal_status} /> : null,
            ...at(row.sub_asset, floor),
            unit: itemText(bron.eenheid, locale),
            amount: own.length === 1 ? (own[0]?.hoeveelheid ?? null) : null,
            to: to('surveys-survey-sources-source-locations-location', { source: bron.id, location: row.id }),
          }
        })
        .sort(natural),
    [rows, survey, floor, locale, to],
  )
}

/** Samples, observations and photos of this survey. */
function useFound(floor: string | null): readonly PlanRecord[] {
  const { id: survey } = useOpenSurvey()
  const { locale } = useUiTexts()
  const to = useTo('surveys-survey')
  const ofSurvey = { filter: { onderzoek: { eq: survey } }, limit: MOST } as const
  const samples = useRows(model.entity('sample'), selections.sample, {
    ...ofSurvey,
    args: useMemo(() => shownIn(survey, 'sample', selections.sample), [survey]),
  })
  const observations = useRows(model.entity('observation'), selections.observation, ofSurvey)
  const photos = useRows(model.entity('sourcePhoto'), selections.sourcePhoto, {
    filter: { inventarisatie: { where: { onderzoek: { eq: survey } } } },
    limit: MOST,
  })
  return useMemo(() => {
    const sampleRecords = samples.rows.map((row): PlanRecord => {
      const { bron_locatie: location } = row.bron_locatie_inventarisatie ?? { bron_locatie: null }
      const space = row.sub_asset ?? location?.sub_asset
      return {
        ...nothing,
        ...link('Monster', row.id),
        label: row.nummer,
        name: [space?.naam, location?.nummer ?? row.omschrijving].filter(Boolean).join(', '),
        color: row.materiaal_status?.color ?? null,
        status: row.materiaal_status ? <StatusChip status={row.materiaal_status} /> : null,
        ...at(space, floor),
        to: to('surveys-survey-samples-sample', { sample: row.id }),
      }
    })
    const observed = observations.rows.map(
      (row): PlanRecord => ({
        ...nothing,
        ...link('Waarneming', row.id),
        label: row.nummer,
        name: [row.sub_asset.naam, itemText(row.waarneming_type, locale)].filter(Boolean).join(', '),
        ...at(row.sub_asset, floor),
        to: to('surveys-survey-observations-observation', { observation: row.id }),
      }),
    )
    const seen = photos.rows.map(
      (row): PlanRecord => ({
        ...nothing,
        ...link('Foto', row.id),
        label: row.foto_nummer ?? '',
        name: [row.bron_locatie.nummer, row.onderschrift].filter(Boolean).join(', '),
        ...at(row.bron_locatie.sub_asset, floor),
      }),
    )
    return [sampleRecords, observed, seen].flatMap((records) => records.sort(natural))
  }, [samples.rows, observations.rows, photos.rows, floor, locale, to])
}

/** What this survey excludes, and what lies outside its scope. */
function useApart(floor: string | null): readonly PlanRecord[] {
  const { id: survey } = useOpenSurvey()
  const to = useTo('surveys-survey')
  const ofSurvey = { filter: { onderzoek: { eq: survey } }, limit: MOST } as const
  const excluded = useRows(model.entity('exclusion'), selections.exclusion, ofSurvey)
  const outside = useRows(model.entity('outOfScope'), selections.outOfScope, ofSurvey)
  return useMemo(
    () => [
      ...excluded.rows.map(
        (row): PlanRecord => ({
          ...nothing,
          ...link('UitgeslotenRuimte', row.id),
          label: row.nummer,
          name: row.sub_asset?.naam ?? '',
          kinds: exclusionKinds(row),
          ...at(row.sub_asset, floor),
          to: to('surveys-survey-exclusions-exclusion', { exclusion: row.id }),
        }),
      ),
      ...outside.rows.map(
        (row): PlanRecord => ({
          ...nothing,
          ...link('OutOfScope', row.id),
          label: row.nummer,
          name: row.sub_asset?.naam ?? row.omschrijving ?? '',
          ...at(row.sub_asset, floor),
        }),
      ),
    ],
    [excluded.rows, outside.rows, floor, to],
  )
}

/** The spaces of the asset, and what this survey says of them. */
function useRooms(floor: string | null): Read {
  const { id: survey, asset } = useOpenSurvey()
  const to = useTo('surveys-survey')
  const surveyed = useRows(model.entity('surveySpace'), selections.surveySpace, {
    filter: { onderzoek: { eq: survey } },
    limit: MOST,
  })
  const spaces = useRows(model.entity('subAsset'), selections.subAsset, {
    filter: { asset: { eq: asset.id } },
    args: useMemo(() => shownIn(survey, 'subAsset', selections.subAsset), [survey]),
    limit: MOST,
  })
  return useMemo(() => {
    const named = spaces.rows.filter((row) => at(row, floor).isHere)
    return {
      spaces: named.map((row) => ({ id: row.id, name: row.naam ?? '' })),
      records: [
        ...surveyed.rows.map(
          (row): PlanRecord => ({
            ...nothing,
            ...link('InventarisatieRuimte', row.id),
            label: row.sub_asset.naam ?? '',
            name: '',
            ...at(row.sub_asset, floor),
            to: to('surveys-survey-asset-spaces-space', { space: row.sub_asset.id }),
          }),
        ),
        ...spaces.rows.map(
          (row): PlanRecord => ({
            ...nothing,
            ...link('Ruimte', row.id),
            label: row.naam ?? '',
            name: row.nummer ?? '',
            color: row.materiaal_status?.color ?? null,
            status: row.materiaal_status ? <StatusChip status={row.materiaal_status} /> : null,
            ...at(row, floor),
            to: to('surveys-survey-asset-spaces-space', { space: row.id }),
          }),
        ),
      ],
    }
  }, [surveyed.rows, spaces.rows, floor, to])
}
