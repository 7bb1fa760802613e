import { uncapital } from '@vezel/model/kit/in-sentence.ts'
import type { StatusKind } from '@vezel/model/material-kind.ts'
import type { ReactElement, ReactNode } from 'react'
import type { ReportFacts, SourceFacts } from '../derive.ts'
import type { UitsluitingRow } from '../dossier.ts'
import { isReckoned, type LocationFacts } from '../facts/locations.ts'
import type { SourceBody } from '../facts/sources.ts'
import { capital, longest, runs, runsInText, spaceLabel, sum } from '../facts/text.ts'
import { Contradictions } from '../front/contradictions.tsx'
import { suitabilityOf } from '../front/status.ts'
import { chapter } from '../page/chapter.tsx'
import { useReport } from '../page/context.ts'
import { PageOf } from '../page/parts.tsx'
import { RowTable, Sub } from '../page/row-table.tsx'
import { Direct, otherStatus, RiskClass, Sign, Status } from '../page/signs.tsx'
import type { Words } from '../texts/words.ts'
import {
  AdviceLines,
  FibreLines,
  leftOutText,
  limitationsLeftOut,
  NoSourceAmount,
  noAmountText,
  noSources,
  sourceAmount,
} from './source-lines.tsx'
import { sourceId } from './source-sheet.tsx'

/** What each sign means, shorter than in the legend of the sheets. */
const SIGN_MEANING = {
  found: 'signFound',
  suspected: 'signSuspected',
  unexamined: 'signUnexamined',
  below: 'below',
  clean: 'signClean',
} as const

const ORDER: readonly StatusKind[] = ['found', 'suspected', 'unexamined', 'below', 'clean']

/** Everything a hurried reader needs, on one page while the survey has up to about fourteen sources. */
export const summary = chapter({
  key: 'summary',
  title: 'ch1',
  data: ({ dossier, facts }) => ({ facts, sources: facts.sources, exclusions: dossier.onderzoek.uitgesloten_ruimtes }),
  render: ({ facts, sources, exclusions }, { words }) => (
    <>
      <Lead />
      <OpenQuestions />
      <Totals />
      {sources.length === 0 ? <p className="empty">{noSources(facts, words)}</p> : <SourcesTable />}
      {exclusions.length > 0 && <ExclusionsTable />}
    </>
  ),
})

/** What stands where no source asks to act at once: nothing asks it, or it is not known, and why not. */
function noDirectOf(facts: ReportFacts) {
  if (!facts.carriedOut) return 'notCarriedOut'
  if (facts.recorded) return 'noDirect'
  return isSeen(facts) ? 'spacesUnmarked' : 'nothingRecorded'
}

/** Whether this survey has seen anything of a source that the report names. */
const isSeen = ({ sources, leftOut }: ReportFacts): boolean =>
  [...sources, ...leftOut].some(({ locations }) => locations.some(({ finding }) => finding !== null))

function Lead() {
  const { dossier, facts, words } = useReport()
  const { t } = words
  const direct = [...facts.sources, ...facts.leftOut].filter((source) => source.direct !== '')
  const leftOut = leftOutText(facts.leftOut, words)
  const excluded = dossier.onderzoek.uitgesloten_ruimtes
  const suspected = excluded.filter((row) => row.asbest_vermoed === 'ja').length
  const { title: suitable, unsuitable } = suitabilityOf(dossier, words)
  const suitability = dossier.onderzoek.geschiktheden
  const open = facts.counts.unseen + facts.counts.partly
  // That nothing was seen says something only of what was looked at.
  const noDirect = noDirectOf(facts)
  return (
    <div className="lead">
      <div className={direct.length > 0 ? 'heavy' : ''}>
        <p className="what">
          {direct.length > 0 && <Direct />}
          {direct.length === 0
            ? t(noDirect)
            : t('directSources', { sources: words.list(direct.map((source) => source.row.nummer)) })}
        </p>
        <p className="why">
          {direct.length === 0
            ? t(noDirect === 'noDirect' && open > 0 ? 'noDirectPartText' : `${noDirect}Text`)
            : direct
                .map((source) =>
                  t('directText', {
                    name: `${source.row.naam} (${source.direct})`,
                    advice: source.directAdvice || t('adviceMissing'),
                  }),
                )
                .join(' ')}
        </p>
        {direct.length > 0 && !facts.carriedOut && (
          <>
            <p className="what">{t('notCarriedOut')}</p>
            <p className="why">{t('notCarriedOutMore')}</p>
          </>
        )}
      </div>
      <div className={facts.contradictions.length > 0 ? 'heavy' : ''}>
        {facts.contradictions.length > 0 ? (
          <Contradictions />
        ) : (
          <p className="what">
            {suitable !== null
              ? t('suitableTitle', { what: uncapital(suitable) })
              : suitability.length > 0
                ? t('notSuitableTitle')
                : t('suitabilityUnknown')}
          </p>
        )}
        <p className="why">
          {suitability.length === 0
            ? t('suitabilityUnknownText')
            : excluded.length + unsuitable.length + open === 0 && suitable !== null && leftOut === ''
              ? t(noDirect === 'noDirect' ? 'withoutExceptions' : `${noDirect}Short`)
              : [
                  excluded.length > 0
                    ? t(suitable === null ? 'unexaminedParts' : 'withExceptions', {
                        n: excluded.length,
                        numbers: runsInText(
                          excluded.map((row) => row.nummer),
                          words,
                        ),
                      })
                    : '',
                  suspected > 0 ? t('suspectedInExcluded', { n: suspected }) : '',
                  unsuitable.length > 0
                    ? `${t('notSuitableFor', { parts: words.list(unsuitable) })}.`
                    : suitable === null
                      ? t('notSuitableText')
                      : '',
                  facts.counts.unexplained > 0 ? t('spacesOpen', { n: facts.counts.unexplained }) : '',
                  leftOut,
                ]
                  .filter(Boolean)
                  .join(' ')}
        </p>
      </div>
    </div>
  )
}

/** Letters of an explanation that the summary quotes whole; of a longer one it names the chapter. */
const QUOTED = 110

/** What hindered, and what is suspected all the same; that there is none of it is said too. */
function OpenQuestions() {
  const { dossier, facts, references, words } = useReport()
  const { t } = words
  const { onderzoek_asbest: asbest, beperkingen } = dossier.onderzoek
  const limitations = beperkingen.filter((row) => row.in_rapport !== false).map((row) => row.nummer)
  const hidden = limitationsLeftOut(beperkingen, words)
  const why = asbest?.verborgen_asbest_toelichting ?? ''
  const texts = [
    limitations.length > 0
      ? t('limitationsAre', { n: limitations.length, numbers: runs(limitations, words) })
      : facts.recorded && hidden === ''
        ? t('noLimitationsShort')
        : '',
    hidden,
    asbest?.verborgen_asbest_vermoed
      ? t('suspicionIs', { text: why.length <= QUOTED ? why : '' })
      : t(
          asbest?.verborgen_asbest_vermoed === false && (facts.recorded || noDirectOf(facts) === 'spacesUnmarked')
            ? 'noSuspicionsShort'
            : 'suspicionUnknown',
        ),
    limitations.length > 0 || asbest?.verborgen_asbest_vermoed
      ? t('seeChapter', { chapter: references.chapter('exclusions') })
      : '',
  ]
  return (
    <p className="open-questions">
      <b>{t('openQuestions')}.</b> {texts.filter(Boolean).join(' ')}
    </p>
  )
}

/** What the signs of this page and those after it mean, in a line. */
function SignsLine() {
  const { t } = useReport().words
  return (
    <span className="signs-line">
      {ORDER.map((kind) => (
        <span key={kind} className="sign-meaning">
          <Sign kind={kind} /> {t(SIGN_MEANING[kind])}
        </span>
      ))}
    </span>
  )
}

/** What fits side by side on one line; more stands in lines of as many each. */
const TOTALS_ON_A_LINE = 7
const TOTALS_AT_MOST = 6

function Totals() {
  const totals = useTotals()
  if (totals.length <= TOTALS_ON_A_LINE) return <div className="totals">{totals}</div>
  const across = Math.min(TOTALS_AT_MOST, Math.ceil(totals.length / 2))
  return (
    <div className="totals many" style={{ gridTemplateColumns: `repeat(${across},minmax(0,1fr))` }}>
      {totals}
    </div>
  )
}

/** A block for each status, class and state that there is any of. */
function useTotals(): ReactElement[] {
  const { dossier, facts, words } = useReport()
  const { t } = words
  const excluded = dossier.onderzoek.uitgesloten_ruimtes.length
  const present = [...facts.sources, ...facts.leftOut].filter(isReckoned)
  const total = (key: string, what: ReactNode, n: number, of: string) => (
    <div key={key}>
      {what}
      <span className="of">
        <b>{n}</b>
        {of}
      </span>
    </div>
  )
  const ofSources = (key: string, what: ReactNode, n: number) => total(key, what, n, t('sourcesN', { n }))
  const ofKinds = (kinds: readonly StatusKind[]) =>
    kinds.flatMap((kind) => {
      const n = present.filter((source) => source.substance === '' && source.kind === kind).length
      return n === 0 ? [] : [ofSources(kind, <Status kind={kind} />, n)]
    })
  return [
    ...ofKinds(['found', 'suspected', 'unexamined']),
    ...otherSubstances(present, words).map(([said, sources]) =>
      ofSources(
        said,
        <span className="status">
          <Sign kind={sources[0].kind} /> {said}
        </span>,
        sources.length,
      ),
    ),
    ...facts.classTotals.map(({ weight, label, sources }) =>
      total(
        weight,
        <>
          <RiskClass weight={weight} label={label} /> {weight === 'open' ? t('noClass') : t('class', { class: label })}
        </>,
        sources.length,
        runs(sources, words),
      ),
    ),
    ...ofKinds(['below', 'clean']),
    ...(facts.counts.removed > 0 ? [ofSources('removed', t('removedSources'), facts.counts.removed)] : []),
    ...(excluded > 0 ? [total('excluded', <Status kind="unexamined" />, excluded, t('partsN', { n: excluded }))] : []),
  ]
}

/** The sources of other substances than asbestos by what is known of them: `Lood: boven drempelwaarde`. */
function otherSubstances<Source extends SourceBody>(
  sources: readonly Source[],
  words: Words,
): [string, [Source, ...Source[]]][] {
  const said = new Map<string, [Source, ...Source[]]>()
  for (const source of sources.filter(({ substance }) => substance !== '')) {
    const word = otherStatus(source.substance, source.row, words)
    const known = said.get(word)
    if (known) known.push(source)
    else said.set(word, [source])
  }
  return [...said].sort(([, [a]], [, [b]]) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}

/** What it is used as, of what material, and the name that somebody gave it. */
function UseAndMaterial({ source: { row, direct } }: { source: SourceFacts }) {
  const { words } = useReport()
  const [use, material] = [words.item(row.toepassing), words.item(row.product)]
  return (
    <>
      <b>{use}</b> {direct !== '' && <Direct />}
      {material !== use && <Sub>{material}</Sub>}
      {row.eigen_naam && <Sub>{row.naam}</Sub>}
    </>
  )
}

function SourcesTable() {
  const { facts, words } = useReport()
  const { t } = words
  const group = (title: ReactNode, rows: readonly SourceFacts[]) => {
    // Of a mixed source the locations that are what the heading says, and those that may be: these stand in no other group.
    const isMaybe = (source: SourceFacts, location: LocationFacts) =>
      isReckoned(source) && isReckoned(location) && source.kind === 'found' && location.kind === 'suspected'
    const isMeant = (source: SourceFacts, location: LocationFacts) =>
      isReckoned(source) ? isReckoned(location) && location.kind === source.kind : !isReckoned(location)
    const count = (which: typeof isMeant) =>
      sum(rows.map((source) => source.locations.filter((location) => which(source, location)).length))
    const suspected = count(isMaybe)
    const note =
      t('sourcesLocations', { n: rows.length, locations: count(isMeant) + suspected }) +
      (suspected > 0 ? t('ofWhichSuspected', { n: suspected }) : '')
    return rows.length === 0 ? [] : [{ title, note, rows }]
  }
  const gone = facts.sources.filter((source) => !isReckoned(source))
  const groups = [
    ...ORDER.flatMap((kind) =>
      group(
        <>
          <Sign kind={kind} /> {capital(t(kind))}
        </>,
        facts.sources.filter((source) => isReckoned(source) && source.substance === '' && source.kind === kind),
      ),
    ),
    ...otherSubstances(facts.sources.filter(isReckoned), words).flatMap(([said, sources]) =>
      group(
        <>
          <Sign kind={sources[0].kind} /> {said}
        </>,
        sources,
      ),
    ),
    // What is gone keeps its line, and counts in no total above.
    ...group(
      t('removedSources'),
      gone.filter((source) => source.presence === 'verwijderd'),
    ),
    ...group(
      t('absentSources'),
      gone.filter((source) => source.presence === 'niet_aangetroffen'),
    ),
  ]
  return (
    <RowTable<SourceFacts>
      tight
      caption={t('allSources')}
      aside={<SignsLine />}
      rowKey={(source) => source.row.id}
      groups={groups}
      columns={[
        {
          title: t('source'),
          mm: 14,
          kind: 'key',
          fits: (source) => source.row.nummer,
          hasSign: true,
          cell: (source) => (
            <>
              {isReckoned(source) && <Sign kind={source.kind} />} {source.row.nummer}
            </>
          ),
        },
        {
          title: t('useAndMaterial'),
          mm: 41.5,
          cell: (source) => <UseAndMaterial source={source} />,
        },
        { title: t('place'), mm: 33, cell: (source) => source.place },
        {
          title: t('amount'),
          mm: 18,
          kind: 'amount',
          amount: (source) => sourceAmount(source),
          fits: (source) => (sourceAmount(source) === null ? longest(noAmountText(source, words).split(' ')) : null),
          cell: (source) => <NoSourceAmount source={source} />,
        },
        {
          title: t('fibreContent'),
          mm: 28,
          fits: (source) => longest(source.fibres.map(({ fibre, content }) => `${fibre} ${content}`)),
          cell: (source) => <FibreLines source={source} />,
        },
        {
          title: t('classHead'),
          mm: 9,
          cell: (source) => <RiskClass weight={source.riskClass.weight} label={source.riskClass.label} />,
        },
        { title: t('advice'), mm: 38.5, cell: (source) => <AdviceLines source={source} /> },
        {
          title: t('sheet'),
          mm: 8,
          kind: 'right',
          cell: (source) => <PageOf id={sourceId(source)} isLink />,
        },
      ]}
    />
  )
}

function ExclusionsTable() {
  const { dossier, words } = useReport()
  const { t } = words
  return (
    <RowTable<UitsluitingRow>
      tight
      caption={t('openParts')}
      rowKey={(row) => row.id}
      groups={[{ rows: dossier.onderzoek.uitgesloten_ruimtes }]}
      columns={[
        {
          title: t('number'),
          mm: 14,
          kind: 'key',
          cell: (row) => (
            <>
              <Sign kind="unexamined" /> {row.nummer}
            </>
          ),
        },
        {
          title: t('part'),
          mm: 37,
          cell: (row) => (
            <>
              <b>{spaceLabel(row.sub_asset, words)}</b>
              {row.deel !== null && <Sub>{row.deel}</Sub>}
            </>
          ),
        },
        { title: t('reason'), mm: 30, cell: (row) => words.item(row.beperking) },
        { title: t('expectation'), mm: 26, cell: (row) => <Expectation row={row} /> },
        // One page: the whole description stands in the chapter that the last column points at.
        { title: t('followUp'), mm: 75, cell: (row) => row.advies ?? row.omschrijving },
        { title: t('sheet'), mm: 8, kind: 'right', cell: () => <PageOf id="uitsluitingen" isLink /> },
      ]}
    />
  )
}

export function Expectation({ row }: { row: UitsluitingRow }) {
  const { words } = useReport()
  if (row.asbest_vermoed === 'ja') return <Status kind="suspected" />
  return words.t(row.asbest_vermoed === 'nee' ? 'notSuspected' : 'unknown')
}
