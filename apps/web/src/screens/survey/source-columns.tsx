import { amountOfPlace, amountOfSource, type ToldAmount } from '@vezel/model/amount.ts'
import { small } from '@vezel/model/kit/in-sentence.ts'
import { itemText } from '@vezel/model/kit/item-words.ts'
import type { Locale } from '@vezel/model/kit/label.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useMemo } from 'react'
import { useTo } from '../../page/place.ts'
import type { OwnGroup } from '../../resource/own-group.ts'
import type { Column, Grouping } from '../../ui/data-table.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { amountText } from './amount-text.ts'
import { Gone, PresentStatus, placeOf, Risk, spaceName, Unknown, useStatusWords } from './looks.tsx'
import type { SourceRow } from './survey-sources.ts'

type Words = ReturnType<typeof useT<typeof surveyAreas.nl>>

export function useColumns(): readonly Column<SourceRow>[] {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const statusWords = useStatusWords()
  return useMemo(() => [...placeColumns(t, locale, statusWords), ...weightColumns(t, locale)], [locale, t, statusWords])
}

/** What lies where, and what it is. */
function placeColumns(t: Words, locale: Locale, statusWords: ReturnType<typeof useStatusWords>): Column<SourceRow>[] {
  return [
    {
      key: 'number',
      title: t('number'),
      kind: 'code',
      width: 84,
      narrow: true,
      value: (row) => row.location?.nummer ?? row.source.nummer,
    },
    {
      key: 'name',
      title: t('materialAndSpace'),
      narrow: true,
      value: (row) => spaceOf(row),
      // The words of its source, so that searching for a material finds its locations.
      text: (row) => `${spaceOf(row)} ${row.location?.plaats ?? ''} ${row.source.naam} ${row.source.nummer}`,
      seen: (row) => (row.location === null ? t('noLocationYet') : spaceOf(row)),
      render: (row) =>
        row.location === null ? (
          <span className="dim">{t('noLocationYet')}</span>
        ) : (
          <span className={row.isFound ? undefined : 'dim'}>
            {spaceOf(row)}
            {row.isToCheck && <span className="mark-word"> {t('toCheck')}</span>}{' '}
            <Gone of={row.location} unit={unitOf(row, locale)} />
          </span>
        ),
    },
    {
      key: 'status',
      groupable: true,
      title: t('materialStatus'),
      kind: 'status',
      narrow: true,
      value: (row) => placeOf(row.location?.materiaal_status),
      text: (row) => statusWords(row.location?.materiaal_status),
      render: (row) =>
        row.location ? <PresentStatus of={row.location} unit={unitOf(row, locale)} isCell /> : <Unknown />,
    },
  ]
}

/** How bad it is, how much of it there is, and what is done about it. */
function weightColumns(t: Words, locale: Locale): Column<SourceRow>[] {
  return [
    {
      key: 'class',
      title: t('riskClass'),
      width: 68,
      value: (row) => placeOf(row.source.smart_risicoklasse),
      text: (row) => itemText(row.source.smart_risicoklasse, locale),
      under: (row) => {
        const value = itemText(row.source.smart_risicoklasse, locale)
        return value && `${small(t('riskClass'), locale)} ${value}`
      },
      render: () => null,
    },
    {
      key: 'amount',
      title: t('amount'),
      kind: 'number',
      value: (row) => numberIn(toldOf(row)),
      text: (row) => amountText(toldOf(row), unitOf(row, locale), locale),
      under: (row) => amountText(toldOf(row), unitOf(row, locale), locale),
    },
    {
      key: 'samples',
      title: t('samples'),
      kind: 'number',
      value: (row) => row.location?.aantal_monsters ?? null,
      // None is a number too: a dash is for what nobody can know.
      text: (row) => String(row.location?.aantal_monsters ?? ''),
    },
    {
      key: 'application',
      groupable: true,
      title: t('application'),
      hidden: true,
      value: (row) => itemText(row.source.toepassing, locale),
    },
    {
      key: 'treatment',
      groupable: true,
      title: t('treatmentStatus'),
      hidden: true,
      value: (row) => itemText(row.location?.behandeling_status, locale),
    },
  ]
}

const unitOf = (row: SourceRow, locale: Locale) => itemText(row.source.eenheid, locale)
const toldOf = ({ location }: SourceRow) => (location ? amountOfPlace(location.hoeveelheid, location) : null)
/** What is sorted by and counted in a file: what nobody knows is no number. */
const numberIn = (told: ToldAmount) => (typeof told === 'number' ? told : null)

/** The locations below their source, which has a card of its own. */
export function useOwnGroup(survey: string): OwnGroup<SourceRow> {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const to = useTo('surveys-survey')
  return useMemo(() => {
    const grouping: Grouping<SourceRow> = {
      of: (row) => row.source.id,
      name: (_, [row]) => `${row?.source.nummer} ${row?.source.naam}`,
      to: (group) => to('surveys-survey-sources-source', { source: group }),
      cells: (_, [row]) => {
        if (!row) return {}
        const { source } = row
        const isNew = source.onderzoek?.id === survey
        return {
          number: source.nummer,
          name: (
            <>
              {source.naam}
              {isNew && <span className="mark-word"> {t('new')}</span>}{' '}
              <Gone of={source} unit={itemText(source.eenheid, locale)} />
            </>
          ),
          status: <PresentStatus of={source} unit={itemText(source.eenheid, locale)} isCell />,
          class: <Risk item={source.smart_risicoklasse} isMissing={source.klasse_ontbreekt} />,
          amount: amountText(
            amountOfSource(source.hoeveelheid_totaal, source),
            itemText(source.eenheid, locale),
            locale,
          ),
          application: itemText(source.toepassing, locale),
        }
      },
    }
    return { key: 'source', title: t('source'), grouping }
  }, [to, survey, t, locale])
}

const spaceOf = (row: SourceRow) => spaceName(row.location?.sub_asset)
