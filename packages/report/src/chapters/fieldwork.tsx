import type { ReportFacts } from '../derive.ts'
import type { WaarnemingRow } from '../dossier.ts'
import { hasResult, type SampleFacts } from '../facts/samples.ts'
import type { SpaceFacts } from '../facts/spaces.ts'
import { distinct, longest, runs, runsInText, spaceLabel } from '../facts/text.ts'
import { hasCertificates } from '../front/lacks.ts'
import { firmContact } from '../front/status.ts'
import { gapOf } from '../gaps.ts'
import { chapter } from '../page/chapter.tsx'
import { useReport } from '../page/context.ts'
import { Heading, Missing, Prose } from '../page/parts.tsx'
import { type Column, RowTable, Sub } from '../page/row-table.tsx'
import { Sign, Status } from '../page/signs.tsx'
import type { Words } from '../texts/words.ts'

/** Spaces, samples and observations. */
export const fieldwork = chapter({
  key: 'fieldwork',
  title: 'ch6',
  data: ({ dossier }) => ({ observations: dossier.onderzoek.waarnemingen }),
  render: ({ observations }) => (
    <>
      <Spaces />
      <Samples />
      <Observations rows={observations.filter((row) => row.in_rapport !== false)} />
    </>
  ),
})

/** How many of the spaces in scope were surveyed, in a sentence. */
function surveyedIntro({ surveyed, partly, inScope }: ReportFacts['counts']) {
  if (surveyed > 0) return inScope === 1 ? 'surveyedOnly' : 'surveyedIntro'
  return partly > 0 ? 'surveyedOnlyPartly' : 'surveyedNone'
}

/** What a clean space means, where there is one. */
function cleanIntro({ recorded, floors, samples }: ReportFacts, { t }: Words): string {
  const isAnyClean = floors.some(({ spaces }) => spaces.some(({ kind }) => kind === 'clean'))
  if (!recorded || !isAnyClean) return ''
  return t(samples.some(hasResult) ? 'spacesIntroSampled' : 'spacesIntro')
}

function Spaces() {
  const { facts, words } = useReport()
  const { t } = words
  const floors = facts.floors
    .map((floor) => ({ ...floor, spaces: floor.spaces.filter(({ inScope }) => inScope) }))
    .filter(({ spaces }) => spaces.length > 0)
  const days = floors.flatMap(({ spaces }) => spaces.map(({ row }) => row?.onderzocht_op?.slice(0, 4) ?? ''))
  const years = distinct(days).sort()
  return (
    <>
      <Heading level={2}>{t('surveyedSpaces')}</Heading>
      {facts.floors.length === 0 ? (
        <Prose text={t('noSpaces')} />
      ) : (
        <>
          <Prose
            text={[
              facts.counts.inScope < facts.counts.spaces
                ? t('scopeIntro', { total: facts.counts.spaces, scope: facts.counts.inScope })
                : '',
              t(surveyedIntro(facts.counts), { total: facts.counts.inScope, done: facts.counts.surveyed }),
              facts.counts.partly > 0 ? t('partlyIntro', { n: facts.counts.partly }) : '',
              facts.counts.unseen > 0 && facts.counts.surveyed + facts.counts.partly > 0
                ? t('unseenIntro', { n: facts.counts.unseen })
                : '',
              cleanIntro(facts, words),
              years.length > 0 ? t('dayIntro', { years: words.list(years) }) : '',
            ]
              .filter(Boolean)
              .join(' ')}
          />
          <RowTable<SpaceFacts>
            tight
            caption={t('spacesTable')}
            rowKey={(fact) => fact.space.id}
            groups={floors.map(({ name, spaces }) => {
              const open = spaces.filter((fact) => !fact.surveyed).length
              const partly = spaces.filter((fact) => fact.partly).length
              return {
                title: name,
                note:
                  t('groupSpaces', { n: spaces.length }) +
                  (open > 0 ? t('groupOpen', { open }) : '') +
                  (partly > 0 ? t('groupPartly', { partly }) : ''),
                rows: spaces,
              }
            })}
            columns={[
              { title: t('number'), mm: 11, kind: 'key', cell: ({ space }) => space.nummer ?? '' },
              {
                title: t('space'),
                mm: 36,
                cell: ({ space, row }) => (
                  <>
                    {space.nummer ? space.naam : spaceLabel(space, words)}
                    {row?.opmerking && <Sub>{row.opmerking}</Sub>}
                  </>
                ),
              },
              { title: t('outcome'), mm: 31, cell: (fact) => <SpaceOutcome fact={fact} /> },
              { title: t('floorFinish'), mm: 22, cell: ({ row }) => row?.vloer },
              { title: t('wall'), mm: 20, cell: ({ row }) => row?.wand },
              { title: t('ceiling'), mm: 22, cell: ({ row }) => row?.plafond },
              { title: t('services'), mm: 26, cell: ({ row }) => row?.installaties },
              {
                title: t('sources'),
                mm: 15,
                fits: ({ sources, exclusions }) => longest([...sources, ...exclusions.map(({ nummer }) => nummer)]),
                cell: ({ sources, exclusions }) =>
                  sources.length + exclusions.length > 0 && (
                    <b>{[...sources, ...exclusions.map(({ nummer }) => nummer)].join(', ')}</b>
                  ),
              },
              {
                title: t('day'),
                mm: 9,
                kind: 'right',
                cell: ({ row }) => row?.onderzocht_op && dayMonth(row.onderzocht_op),
              },
            ]}
          />
        </>
      )}
    </>
  )
}

/** The outcome of a space, and that only part of it was seen: in one word where nothing more is known. */
export function SpaceOutcome({ fact: { kind, partly, row, sources } }: { fact: SpaceFacts }) {
  const { facts, words } = useReport()
  if (kind === 'none') return words.t('outsideSurvey')
  const gap = facts.gaps.find(({ page, id }) => page === 'surveySpace' && id === row?.id)
  if (gap !== undefined)
    return (
      <>
        {kind === 'unexamined' ? <Sign kind={kind} /> : <Status kind={kind} />}{' '}
        <Missing gap={gap}>{words.t(partly ? 'partUnexplained' : 'spaceUnexplained')}</Missing>
      </>
    )
  if (partly && kind === 'unexamined')
    return (
      <span className="status">
        <Sign kind={kind} /> {words.t('partlySurveyed')}
      </span>
    )
  // Where nothing was sampled, looking is all that was done.
  if (kind === 'clean' && sources.length === 0)
    return (
      <span className="status">
        <Sign kind={kind} /> {words.t('cleanByEye')}
      </span>
    )
  return (
    <>
      <Status kind={kind} />
      {partly && <Sub>{words.t('partlySurveyed')}</Sub>}
    </>
  )
}

/** Who took the samples: where several did, each with those of their own. */
function takenBy(samples: readonly SampleFacts[], words: Words): string {
  const by = Map.groupBy(
    samples.filter(({ row }) => row.genomen_door !== null),
    ({ row }) => row.genomen_door?.user.full_name ?? '',
  )
  const named = [...by].map(([name, own]) => {
    const numbers = own.map(({ row }) => row.nummer)
    return own.length === samples.length ? name : `${name} (${runs(numbers, words)})`
  })
  return named.length === 0 ? '' : words.t('samplesTakenBy', { n: samples.length, people: words.list(named) })
}

function Samples() {
  const { dossier, facts, words } = useReport()
  const { t } = words
  const { counts } = facts
  const numbersOf = (samples: readonly SampleFacts[]) =>
    runsInText(
      samples.map(({ row }) => row.nummer),
      words,
    )
  const pending = facts.samples.filter((sample) => sample.pending)
  const rejected = facts.samples.filter((sample) => sample.rejected)
  return (
    <>
      <Heading level={2}>{t('samplesTitle')}</Heading>
      {facts.samples.length === 0 ? (
        <Prose text={t('noSamples')} />
      ) : (
        <>
          <Prose
            text={[
              t('samplesIntro', { n: counts.samples, analyses: counts.analyses, results: counts.results }),
              takenBy(facts.samples, words),
              pending.length > 0 ? t('samplesPending', { n: pending.length, numbers: numbersOf(pending) }) : '',
              rejected.length > 0 ? t('samplesRejected', { n: rejected.length, numbers: numbersOf(rejected) }) : '',
              hasCertificates(facts) || !facts.samples.some(hasResult)
                ? ''
                : t('certificatesNote', { firm: firmContact(dossier) }),
            ]
              .filter(Boolean)
              .join(' ')}
          />
          <SamplesTable
            samples={facts.samples}
            extra={[
              { title: t('source'), mm: 11, fits: (sample) => sample.source, cell: (sample) => <b>{sample.source}</b> },
            ]}
          />
        </>
      )}
    </>
  )
}

/** Samples with a line for each fibre type; the same table, shorter, on the sheet of a source. */
export function SamplesTable({ samples, extra = [], number }: SamplesTableProps) {
  const { facts, words } = useReport()
  const { t } = words
  const used = new Set(samples.flatMap(({ lines }) => lines.map((line) => line.method)))
  const laboratories = facts.laboratories.map((lab) => `${lab.naam}, ${lab.accreditatienummer}`).join('; ')
  return (
    <RowTable<SampleFacts>
      caption={t('samplesTitle')}
      {...(number === undefined ? {} : { number })}
      aside={number === undefined ? laboratories : ''}
      rowKey={(sample) => sample.row.id}
      parts={(sample) => sample.lines.length}
      groups={[{ rows: samples }]}
      note={
        used.size === 0
          ? ''
          : `${t('methodsNote')} ${facts.methods
              .filter((method) => used.has(method.letter))
              .map((method) => `${method.letter} ${method.label}`)
              .join('; ')}.`
      }
      columns={[
        {
          title: t('sample'),
          mm: 14,
          kind: 'key',
          fits: (sample) => sample.row.nummer,
          cell: (sample) => sample.row.nummer,
        },
        ...extra,
        {
          title: t('spacePlace'),
          mm: 40 - extra.length * 3,
          cell: (sample) =>
            number === undefined ? (
              <>
                {sample.space}
                {sample.row.plaats !== null && <Sub>{sample.row.plaats}</Sub>}
              </>
            ) : (
              // A sheet names the space in full at its locations.
              [sample.spaceNumber, sample.row.plaats].filter(Boolean).join(', ')
            ),
        },
        { title: t('material'), mm: 34 - extra.length * 6, cell: (sample) => sample.row.omschrijving },
        {
          title: t('fibre'),
          mm: 32,
          isPart: true,
          fits: ({ lines }) => longest(lines.flatMap(({ fibre }) => fibre.split(' '))),
          hasSign: true,
          cell: (sample, part) => {
            const line = sample.lines[part]
            if (line === undefined) return <NoResult sample={sample} />
            return (
              <>
                <Sign kind={line.kind} /> {line.fibre}
              </>
            )
          },
        },
        { title: t('content'), mm: 20, kind: 'right', isPart: true, cell: ({ lines }, part) => lines[part]?.content },
        { title: t('methodShort'), mm: 11, isPart: true, cell: ({ lines }, part) => lines[part]?.method },
        // Where no analysis has one, the text above the table says it once.
        ...(hasCertificates(facts)
          ? [
              {
                title: t('certificate'),
                mm: 19,
                isPart: true,
                fits: ({ lines }: SampleFacts) => longest(lines.map(({ certificate }) => certificate)),
                cell: ({ lines }: SampleFacts, part: number) =>
                  lines[part] && (lines[part].certificate || <Missing>{t('amountMissing')}</Missing>),
              },
            ]
          : []),
        {
          title: t('analysed'),
          mm: 19,
          isPart: true,
          kind: 'right',
          fits: () => '00-00-0000',
          cell: ({ lines }, part) => {
            const analysed = lines[part]?.analysed
            if (analysed === null) return <Missing>{t('amountMissing')}</Missing>
            return analysed && words.day(analysed)
          },
        },
        ...(number === undefined
          ? [
              {
                title: t('day'),
                mm: 19,
                kind: 'right',
                fits: () => '00-00-0000',
                cell: (sample: SampleFacts) => words.day(sample.row.genomen_op),
              } as const,
            ]
          : []),
      ]}
    />
  )
}

/** Why a sample has no result. */
function NoResult({ sample: { row, rejected } }: { sample: SampleFacts }) {
  const { facts, words } = useReport()
  const gap = gapOf(facts.gaps, rejected ? 'sampleRejected' : 'sampleWithoutResult', row.id)
  return <Missing gap={gap}>{words.t(rejected ? 'analysisRejected' : 'resultMissing')}</Missing>
}

interface SamplesTableProps {
  samples: readonly SampleFacts[]
  extra?: readonly Column<SampleFacts>[]
  /** Table number on a sheet. */
  number?: string
}

function Observations({ rows }: { rows: readonly WaarnemingRow[] }) {
  const { words } = useReport()
  const { t } = words
  return (
    <>
      <Heading level={2}>{t('observations')}</Heading>
      <Prose text={t(rows.length === 0 ? 'noObservations' : 'observationsIntro')} />
      {rows.length > 0 && (
        <RowTable<WaarnemingRow>
          caption={t('observations')}
          rowKey={(row) => row.id}
          groups={[{ rows }]}
          columns={[
            { title: t('number'), mm: 14, kind: 'key', cell: (row) => row.nummer },
            { title: t('type'), mm: 42, cell: (row) => words.item(row.waarneming_type) },
            {
              title: t('space'),
              mm: 44,
              cell: (row) => spaceLabel(row.sub_asset, words),
            },
            { title: t('observation'), mm: 90, cell: (row) => row.omschrijving },
          ]}
        />
      )}
    </>
  )
}

/** `06-03`: the year stands in the text above the spaces. */
function dayMonth(moment: string): string {
  return `${moment.slice(8, 10)}-${moment.slice(5, 7)}`
}
