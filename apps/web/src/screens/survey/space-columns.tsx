import { IconBan } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { small } from '@vezel/model/kit/in-sentence.ts'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useMemo } from 'react'
import { AssetStatus } from '../../asset/asset-status.tsx'
import { formats } from '../../i18n/formats.ts'
import { valueText } from '../../kinds/words.ts'
import type { OwnGroup } from '../../resource/own-group.ts'
import type { Column, Grouping } from '../../ui/data-table.tsx'
import { SignedWord, TickSign } from '../../ui/signs.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { placeOf, SpaceStatus, Unknown, useSpaceWords } from './looks.tsx'
import type { SpaceRow } from './space-rows.ts'

const space = model.entity('space')

export function useColumns(): Column<SpaceRow>[] {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const spaceWords = useSpaceWords()
  return useMemo(
    () => [
      ...ownColumns(t, locale),
      {
        key: 'surveyed',
        groupable: true,
        title: t('surveyed'),
        value: (row) => surveyedText(row, locale),
        under: (row) => {
          const words = surveyedText(row, locale)
          return words === '' || isLeftOut(row) ? words : `${t('surveyed')}: ${small(words, locale)}`
        },
        render: (row) =>
          isLeftOut(row) ? (
            <SignedWord sign={<IconBan className="sign-icon" />}>
              <span className="dim">{surveyedText(row, locale)}</span>
            </SignedWord>
          ) : row.read.dekking === 'onderzocht' ? (
            <SignedWord sign={<TickSign />}>{surveyedText(row, locale)}</SignedWord>
          ) : (
            surveyedText(row, locale) || <Unknown />
          ),
      },
      ...heldColumns(t, spaceWords),
    ],
    [locale, t, spaceWords],
  )
}

/** The columns of the spaces of an asset, with what is known of each over all its surveys. */
export function useAssetColumns(): Column<SpaceRow>[] {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  return useMemo(() => [...ownColumns(t, locale), locationsColumn(t), knownColumn(locale)], [locale, t])
}

/** What is in the space. */
const heldColumns = (
  t: ReturnType<typeof useT<typeof surveyAreas.nl>>,
  spaceWords: ReturnType<typeof useSpaceWords>,
): Column<SpaceRow>[] => [
  locationsColumn(t),
  {
    key: 'status',
    groupable: true,
    title: t('materialStatus'),
    kind: 'status',
    narrow: true,
    value: (row) => placeOf(row.read.materiaal_status),
    text: (row) => spaceWords(row.read),
    render: (row) => <SpaceStatus of={row.read} />,
  },
]

const locationsColumn = (t: ReturnType<typeof useT<typeof surveyAreas.nl>>): Column<SpaceRow> => ({
  key: 'locations',
  title: t('locations'),
  kind: 'number',
  value: (row) => row.locations,
  text: (row) => (row.locations === 0 ? '' : String(row.locations)),
})

/** What is known of what is in the space, from all its sources. */
const knownColumn = (locale: Locale): Column<SpaceRow> => ({
  key: 'known',
  groupable: true,
  title: inLocale(model.labelOf(space.fields.asbest_status) ?? space.label, locale),
  kind: 'status',
  narrow: true,
  value: ({ known }) => (known ? itemText(known, locale) : ''),
  text: ({ known }) => (known ? itemText(known, locale) : ''),
  render: ({ known }) => <AssetStatus value={known} />,
})

/** What the space says of itself. */
const ownColumns = (t: ReturnType<typeof useT<typeof surveyAreas.nl>>, locale: Locale): Column<SpaceRow>[] => [
  { key: 'name', title: t('space'), value: (row) => nameOf(row), narrow: true, edit: fieldOf('naam') },
  {
    key: 'number',
    title: t('spaceNumber'),
    kind: 'code',
    value: (row) => row.read.nummer ?? '',
    under: (row) => row.read.nummer ?? '',
    edit: fieldOf('nummer'),
  },
  {
    key: 'area',
    title: t('area'),
    kind: 'number',
    edit: fieldOf('oppervlakte'),
    value: (row) => row.read.oppervlakte,
    text: (row) => formats(locale).number(row.read.oppervlakte, 'm²'),
    under: (row) => formats(locale).number(row.read.oppervlakte, 'm²'),
  },
]

/** A field of the space itself, which can be changed in its cell. */
const fieldOf = (name: keyof typeof space.fields) => (row: SpaceRow) => ({ of: space.key, id: row.id, name })

/** Left out as a whole, so that nobody has seen it. */
const isLeftOut = ({ read, exclusion }: SpaceRow) => exclusion !== null && read.dekking === 'uitgesloten'

/** Why it was left out, else how far the survey came in it. */
const surveyedText = (row: SpaceRow, locale: Locale) =>
  row.exclusion && isLeftOut(row)
    ? itemText(row.exclusion.beperking, locale)
    : valueText(space.fields.dekking, row.read.dekking, locale)

const nameOf = (row: SpaceRow) => row.read.naam ?? row.read.volledige_naam ?? ''

interface Floor {
  readonly id: string
  readonly title: string | null
}

/** The spaces below their floor, with how many they are and the places in them; `list` is the address of the list. */
export function useOwnGroup(floors: readonly Floor[], list: string): OwnGroup<SpaceRow> {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  return useMemo(() => {
    const nameOf = (id: string) => floors.find((floor) => floor.id === id)?.title ?? t('noFloor')
    const grouping: Grouping<SpaceRow> = {
      of: (row) => row.floor,
      name: (group) => nameOf(group),
      to: (group) => list + (group === '' ? '' : `?floor=${group}`),
      cells: (group, members) => ({
        name: (
          <>
            {nameOf(group)} <span className="count-after">{members.length}</span>
          </>
        ),
        locations: members.reduce((sum, row) => sum + row.locations, 0) || <span className="dim">–</span>,
      }),
    }
    return { key: 'floor', title: inLocale(model.entity('floor').label, locale), grouping }
  }, [floors, list, t, locale])
}
