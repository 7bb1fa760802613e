import type { ReportFacts, SourceFacts } from '../derive.ts'
import type { StrategieRow } from '../dossier.ts'
import { type PlaceNotSeen, placesNotSeen } from '../facts/locations.ts'
import { strategyClassOf } from '../facts/sources.ts'
import { runs } from '../facts/text.ts'
import { chapter } from '../page/chapter.tsx'
import { Missing, Prose } from '../page/parts.tsx'
import { RowTable, Sub } from '../page/row-table.tsx'
import { RiskClass } from '../page/signs.tsx'
import type { Words } from '../texts/words.ts'
import { noSources } from './source-lines.tsx'

interface RemovalRow {
  readonly source: SourceFacts
  readonly strategy: StrategieRow | null
}

interface RemovalData {
  readonly facts: ReportFacts
  readonly rows: readonly RemovalRow[]
  /** The sources without removal of which nobody says what became of what was proven. */
  readonly unaccounted: readonly SourceFacts[]
  /** The places that an earlier survey left suspected and this one did not look at. */
  readonly notSeen: readonly PlaceNotSeen[]
  /** Something was excluded from the survey. */
  readonly isAnyLeftOut: boolean
}

/** What stands above the table, or for it: that there is nothing is said only where nothing is left unexplained. */
function introOf(data: RemovalData, words: Words): string {
  const { facts, rows } = data
  if (rows.length > 0) return words.t(introKey(facts))
  const reckoned = reckonedText(data, words)
  const none = facts.sources.length === 0 || facts.leftOut.length > 0 ? noSources(facts, words) : ''
  return [none, reckoned].filter(Boolean).join(' ') || words.t(noRemovalOf(data))
}

function introKey({ classTotals }: ReportFacts) {
  if (classTotals.length === 0) return 'removalIntroBe'
  return classTotals.some(({ weight }) => weight === 'open') ? 'removalIntroOpen' : 'removalIntro'
}

/** That nothing is to be removed is said of what was looked at, and of all of it only where nothing is open. */
function noRemovalOf({ facts: { recorded, counts }, isAnyLeftOut }: RemovalData) {
  if (!recorded) return 'noneYet'
  return isAnyLeftOut || counts.unseen + counts.partly > 0 ? 'noRemovalPart' : 'noRemoval'
}

/** What is not among what is to be removed, and is reckoned with all the same; empty where there is none. */
function reckonedText({ unaccounted, notSeen }: RemovalData, words: Words): string {
  const texts = [
    ['removalUnaccounted', unaccounted.map(({ row }) => row.nummer)],
    ['removalNotSeen', notSeen.map(({ nummer }) => nummer)],
  ] as const
  return texts
    .flatMap(([key, numbers]) =>
      numbers.length === 0 ? [] : [words.t(key, { n: numbers.length, numbers: words.list(numbers) })],
    )
    .join(' ')
}

/** How each source is to be removed and in which class. */
export const removal = chapter({
  key: 'removal',
  title: 'ch8',
  data: ({ dossier, facts }): RemovalData => ({
    facts,
    notSeen: placesNotSeen(dossier),
    isAnyLeftOut: dossier.onderzoek.uitgesloten_ruimtes.length > 0,
    unaccounted: facts.sources.filter((source) => source.unaccounted && !source.dangerous),
    rows: facts.sources
      .filter((source) => source.dangerous)
      .flatMap((source): RemovalRow[] =>
        source.strategies.length === 0
          ? [{ source, strategy: null }]
          : source.strategies.map((strategy) => ({ source, strategy })),
      ),
  }),
  render: (data, { words }) => {
    const { facts, rows } = data
    const { t } = words
    const reckoned = reckonedText(data, words)
    // Absent rather than null: the product keeps no printouts, and a column of dashes would say that none was made.
    const hasSmart = rows.some(({ strategy }) => strategy?.smart_certificaat !== undefined)
    return (
      <>
        <Prose text={introOf(data, words)} />
        {rows.length > 0 && reckoned !== '' && <Prose text={reckoned} />}
        {rows.length > 0 && (
          <>
            {facts.classTotals.length > 0 && (
              <RowTable<(typeof facts.classTotals)[number]>
                caption={t('classTotals')}
                rowKey={(total) => total.weight}
                groups={[{ rows: facts.classTotals }]}
                columns={[
                  {
                    title: t('classHead'),
                    mm: 46,
                    kind: 'key',
                    cell: (total) => (
                      <>
                        <RiskClass weight={total.weight} label={total.label} />{' '}
                        {total.weight === 'open' ? t('noClass') : t('class', { class: total.label })}
                      </>
                    ),
                  },
                  { title: t('howMany'), mm: 20, kind: 'right', cell: (total) => total.sources.length },
                  { title: t('sources'), mm: 124, cell: (total) => runs(total.sources, words) },
                ]}
              />
            )}
            <RowTable<RemovalRow>
              caption={t('removalTable')}
              rowKey={({ source, strategy }) => strategy?.id ?? source.row.id}
              groups={[{ rows }]}
              columns={[
                {
                  title: t('source'),
                  mm: 14,
                  kind: 'key',
                  fits: ({ source }) => source.row.nummer,
                  cell: ({ source }) => source.row.nummer,
                },
                { title: t('useAndMaterial'), mm: 44, cell: ({ source }) => words.item(source.row.toepassing) },
                {
                  title: t('removalMethod'),
                  mm: hasSmart ? 62 : 84,
                  cell: ({ source, strategy }) =>
                    strategy !== null && (
                      <>
                        {words.item(strategy.sanerings_advies)}
                        {strategy.voorkeur && source.strategies.length > 1 && ` (${t('preferred')})`}
                        {strategy.werkomschrijving !== null && <Sub>{strategy.werkomschrijving}</Sub>}
                        {strategy.randvoorwaarden !== null && <Sub>{strategy.randvoorwaarden}</Sub>}
                      </>
                    ),
                },
                {
                  title: t('appliesTo'),
                  mm: 32,
                  cell: ({ strategy }) =>
                    strategy !== null &&
                    (strategy.bron_locaties.length === 0
                      ? t('allLocations')
                      : strategy.bron_locaties.map((row) => row.nummer).join(', ')),
                },
                ...(hasSmart
                  ? [
                      {
                        title: t('smart'),
                        mm: 22,
                        cell: ({ strategy }: RemovalRow) => strategy?.smart_certificaat?.nummer,
                      } as const,
                    ]
                  : []),
                {
                  title: t('classHead'),
                  mm: 16,
                  cell: ({ source, strategy }) => {
                    if (source.gaps.some((gap) => gap.code === 'sourceWithoutClass'))
                      return <Missing>{t('amountMissing')}</Missing>
                    // Each way of removal has a class of its own; the heaviest is that of the source.
                    return <RiskClass {...strategyClassOf(source, strategy, words)} />
                  },
                },
              ]}
            />
          </>
        )}
      </>
    )
  },
})
