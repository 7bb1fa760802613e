import { IconTrash } from '@tabler/icons-react'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { survey } from '@vezel/model/entities/survey/survey.ts'
import { type ItemWords, itemText } from '@vezel/model/kit/item-words.ts'
import { inLocale, type Label, type Locale } from '@vezel/model/kit/label.ts'
import { isDeletableIn } from '@vezel/model/kit/states.ts'
import { useMemo } from 'react'
import { useMe } from '../../api/me.ts'
import { pagePhrases } from '../../page/phrases.ts'
import { type SurveyState, surveyStates } from '../../page/survey-states.ts'
import { useFormats, useLocale } from '../../page/texts.tsx'
import { mayDo } from '../../resource/rights.ts'
import { IconButton } from '../../ui/button.tsx'
import { type Column, TwoLines } from '../../ui/data-table.tsx'
import { Menu } from '../../ui/popover.tsx'
import { WarningSign } from '../../ui/signs.tsx'
import { useCoarse } from '../../ui/table-size.ts'
import { useT, useUiTexts } from '../../ui/texts.ts'
import type { Row } from './survey-rows.ts'
import { addressLabel, branchLabel, clientLabel, inspectorsLabel } from './survey-words.ts'

/** The columns of the list of surveys. */
export function useColumns(state: SurveyState, onDelete: (row: Row) => void): Column<Row>[] {
  const t = useT(pagePhrases)
  const { me } = useMe()
  // Whether a survey may go stands in the table of its states, who may do it in its rights.
  const canDelete = mayDo(survey.access.delete, me) && isDeletableIn(survey, surveyStates[state].code, false)
  const locale = useLocale()
  const formats = useFormats()
  const isTouch = useCoarse()
  const { more } = useUiTexts()
  return useMemo(() => {
    const isOpen = state === 'active' || state === 'proposed'
    const day = dayColumns(locale, formats)
    return [
      ...assetColumns(locale, t),
      dueColumn(day('einddatum', false), formats, isOpen),
      ...peopleColumns(locale),
      day('startdatum'),
      day('opleverdatum'),
      ...officeColumns(locale),
      day('geldig_tot'),
      ...(canDelete ? [deleteColumn(t('deleteSurvey'), onDelete, isTouch ? more : null)] : []),
    ]
  }, [t, locale, formats, state, canDelete, onDelete, isTouch, more])
}

const { fields } = survey
const titleIn = (locale: Locale) => (label: Label | undefined) => (label ? inLocale(label, locale) : '')
type Formats = ReturnType<typeof useFormats>

/** Its number, and where it is. */
function assetColumns(locale: Locale, t: ReturnType<typeof useT<typeof pagePhrases.nl>>): Column<Row>[] {
  const title = titleIn(locale)
  return [
    {
      key: 'nummer',
      title: title(fields.nummer.label),
      kind: 'code',
      value: (row) => row.nummer,
      render: (row) => <strong className="surveys-number">{row.nummer}</strong>,
    },
    {
      key: 'asset',
      title: t('stepAsset'),
      value: (row) => row.inventarisatie_asset.asset.title,
      text: (row) => `${row.inventarisatie_asset.asset.title} ${row.inventarisatie_asset.asset.adres}`,
      seen: (row) => `${row.inventarisatie_asset.asset.title}\n${row.inventarisatie_asset.asset.adres ?? ''}`,
      parts: [
        { title: t('stepAsset'), of: (row) => row.inventarisatie_asset.asset.title ?? '' },
        { title: title(addressLabel), of: (row) => row.inventarisatie_asset.asset.adres ?? '' },
      ],
      above: (row) => row.inventarisatie_asset.asset.title ?? '',
      under: (row) => row.inventarisatie_asset.asset.adres ?? '',
      render: (row) => (
        <TwoLines first={row.inventarisatie_asset.asset.title} second={row.inventarisatie_asset.asset.adres} />
      ),
    },
  ]
}

type Day = 'startdatum' | 'einddatum' | 'opleverdatum' | 'geldig_tot'
const dayColumns =
  (locale: Locale, { date }: Formats) =>
  (name: Day, hidden = true): Column<Row> => ({
    key: name,
    title: titleIn(locale)(fields[name].label),
    kind: 'date',
    value: (row) => row[name],
    text: (row) => date(row[name]),
    hidden,
  })

/** The day it is due, and how long that still is. */
const dueColumn = (day: Column<Row>, { date, shortDate, fromNow }: Formats, isOpen: boolean): Column<Row> => ({
  ...day,
  text: (row) => (row.einddatum ? `${date(row.einddatum)}\n${fromNow(row.einddatum)}` : ''),
  under: (row) => shortDate(row.einddatum),
  render: (row) =>
    row.einddatum ? (
      <TwoLines
        first={date(row.einddatum)}
        second={isOpen ? <Term day={row.einddatum} text={fromNow(row.einddatum)} /> : fromNow(row.einddatum)}
      />
    ) : (
      <span className="dim">–</span>
    ),
})

/** Who does it, for whom and of what kind. */
function peopleColumns(locale: Locale): Column<Row>[] {
  const title = titleIn(locale)
  const word = (one: ItemWords | null) => (one === null ? null : itemText(one, locale))
  const names = (row: Row) =>
    [...new Set(row.inventarisaties.flatMap(({ inspecteurs }) => inspecteurs.map(({ full_name }) => full_name)))].join(
      ', ',
    )
  return [
    {
      key: 'projectleider',
      title: title(fields.projectleider.label),
      value: (row) => row.projectleider?.full_name ?? null,
    },
    { key: 'inspecteurs', title: title(inspectorsLabel), value: names },
    { key: 'klant', title: title(clientLabel), value: (row) => row.onderzoek_klant?.klant.naam ?? null },
    { key: 'onderzoek_soort', title: title(fields.onderzoek_soort.label), value: (row) => word(row.onderzoek_soort) },
    {
      key: 'onderzoek_type',
      title: title(fields.onderzoek_type.label),
      value: (row) => word(row.onderzoek_type),
      hidden: true,
    },
  ]
}

/** What the office knows of it. */
function officeColumns(locale: Locale): Column<Row>[] {
  const title = titleIn(locale)
  return [
    {
      key: 'prioriteit',
      title: title(fields.prioriteit.label),
      kind: 'status',
      value: (row) => title(fields.prioriteit.choices.find(({ value }) => value === row.prioriteit)?.label),
      hidden: true,
    },
    {
      key: 'projectnummer',
      title: title(fields.projectnummer.label),
      kind: 'code',
      value: (row) => row.projectnummer,
      hidden: true,
    },
    { key: 'vestiging', title: title(branchLabel), value: (row) => row.vestiging.naam, hidden: true },
  ]
}

/** Under a finger behind three dots with the name `menu`, as in every list. */
const deleteColumn = (label: string, onDelete: (row: Row) => void, menu: string | null): Column<Row> => ({
  key: 'delete',
  title: label,
  kind: 'action',
  narrow: true,
  value: () => null,
  text: () => '',
  render: (row) =>
    menu === null ? (
      <IconButton label={`${label}: ${row.nummer}`} icon={<IconTrash />} onClick={() => onDelete(row)} />
    ) : (
      <Menu
        label={`${menu}: ${row.nummer}`}
        items={[{ label, icon: <IconTrash />, danger: true, onSelect: () => onDelete(row) }]}
      />
    ),
})

/** How long there is still; within a week, or past, with a warning. */
function Term({ day, text }: { day: string; text: string }) {
  const days = (Date.parse(day.slice(0, 10)) - Date.parse(dutchTime().slice(0, 10))) / 86_400_000
  if (days > 7) return text
  return (
    <span className="surveys-soon">
      {days < 0 && <WarningSign />} {text}
    </span>
  )
}
