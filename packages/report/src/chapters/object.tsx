import type { FloorFacts } from '../facts/spaces.ts'
import { chapter } from '../page/chapter.tsx'
import { FactList, Prose } from '../page/parts.tsx'
import { RowTable } from '../page/row-table.tsx'

/** What was surveyed: particulars, construction and floors. */
export const object = chapter({
  key: 'object',
  title: 'ch3',
  data: ({ dossier, facts }) => ({
    asset: dossier.onderzoek.inventarisatie_asset.asset,
    floors: facts.floors,
    counts: facts.counts,
  }),
  render: ({ asset, floors, counts }, { words }) => {
    const { t } = words
    return (
      <>
        <Prose text={asset.constructie} />
        <FactList
          className="text"
          facts={[
            [
              t('yearBuilt'),
              [asset.bouwjaar, asset.renovatiejaar == null ? '' : t('renovated', { year: String(asset.renovatiejaar) })]
                .filter(Boolean)
                .join(', '),
            ],
            [t('kind'), asset.vastgoed_asset_type ?? asset.scheepstype],
            [t('use'), asset.gebruiksfunctie],
            [
              t('size'),
              asset.bruto_vloeroppervlakte == null ? null : `${words.number(asset.bruto_vloeroppervlakte)} m²`,
            ],
            [t('cadastral'), asset.kadastrale_aanduiding],
          ]}
        />
        {floors.length === 0 ? (
          <Prose text={t('noSpaces')} />
        ) : (
          <RowTable<FloorFacts>
            caption={t('floors')}
            rowKey={(floor) => floor.name}
            groups={[{ rows: floors }]}
            columns={[
              { title: t('floor'), mm: 52, kind: 'key', cell: (floor) => floor.name },
              { title: t('spaces'), mm: 58, cell: (floor) => range(floor) },
              {
                title: t('spacesSurveyed'),
                mm: 40,
                kind: 'right',
                cell: (floor) => floor.spaces.filter((space) => space.surveyed && !space.partly).length || null,
              },
              ...(counts.partly > 0
                ? [
                    {
                      title: t('spacesPartly'),
                      mm: 40,
                      kind: 'right',
                      cell: (floor: FloorFacts) => floor.spaces.filter((space) => space.partly).length || null,
                    } as const,
                  ]
                : []),
              {
                title: t('spacesExcluded'),
                mm: 40,
                kind: 'right',
                cell: (floor) => floor.spaces.filter((space) => space.inScope && !space.surveyed).length || null,
              },
              ...(counts.inScope < counts.spaces
                ? [
                    {
                      title: t('spacesOutside'),
                      mm: 40,
                      kind: 'right',
                      cell: (floor: FloorFacts) => floor.spaces.filter((space) => !space.inScope).length || null,
                    } as const,
                  ]
                : []),
            ]}
          />
        )}
      </>
    )
  },
})

/** Door numbers from first to last, or how many. */
function range({ spaces }: FloorFacts): string {
  const first = spaces[0]?.space.nummer
  const last = spaces.at(-1)?.space.nummer
  if (!first || !last) return String(spaces.length)
  return first === last ? first : `${first} – ${last} (${spaces.length})`
}
