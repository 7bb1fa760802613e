import { uncapital } from '@vezel/model/kit/in-sentence.ts'
import { Fragment } from 'react'
import type { ReportFacts, SourceFacts } from '../derive.ts'
import { isGone, isPresent, type LocationFacts, quantityOf } from '../facts/locations.ts'
import type { MeasureFacts } from '../facts/measures.ts'
import type { PhotoFacts } from '../facts/photos.ts'
import type { TextFact } from '../facts/sources.ts'
import { capital, longest, runs } from '../facts/text.ts'
import { type Gap, type GapCode, gapOf } from '../gaps.ts'
import { useReport } from '../page/context.ts'
import { ArguedGaps, FactList, Missing, PageOf, Pages } from '../page/parts.tsx'
import { PhotoRow } from '../page/photos.tsx'
import { type Quantity, RowTable, Sub } from '../page/row-table.tsx'
import { Direct, RiskClass, SourceStatus } from '../page/signs.tsx'
import { isMixed, LONG_FACT } from '../sheet.ts'
import type { TextKey, Words } from '../texts/words.ts'
import { SamplesTable } from './fieldwork.tsx'
import { planId, planNumber } from './plan-number.ts'
import { FibreLines, NoAdvice, NoSourceAmount, SourceOutcome, sourceAmount } from './source-lines.tsx'

/** Anchor of a sheet: the record's id, as numbers may hold any character. */
export function sourceId(source: SourceFacts): string {
  return `bron-${source.row.id}`
}

/** Anchor of its second sheet. */
export function continuationId(source: SourceFacts): string {
  return `${sourceId(source)}-vervolg`
}

/** Anchor of the first of its photos that are on no sheet. */
export function furtherId(source: SourceFacts): string {
  return `${sourceId(source)}-fotos`
}

/** Its photos that are on no sheet. */
export function furtherPhotos(source: SourceFacts, facts: ReportFacts): PhotoFacts[] {
  return facts.otherPhotos.filter(({ owner }) => owner === source.row.nummer)
}

/** One source on one sheet, or two; always in the same order: facts, photos, judgement, locations, samples, measures. */
export function SourceSheet({ source, index }: { source: SourceFacts; index: number }) {
  const { outline, references, words } = useReport()
  const { t } = words
  const chapter = references.chapter('sources')
  const number = `${chapter}.${index + 1}`
  const application = words.item(source.row.toepassing)
  const product = words.item(source.row.product)
  const heading = outline.heading(2, `${source.row.nummer} ${application}`, sourceId(source))
  const { sheet } = source
  // A letter for each table there is: a gap in them would look like a missing table.
  let letters = 0
  const next = (rows: readonly unknown[]) => (rows.length === 0 ? '' : number + String.fromCharCode(97 + letters++))
  const locations = <Locations source={source} number={next(source.locations)} />
  const results = (
    <>
      {source.samples.length > 0 && <SamplesTable samples={source.samples} number={next(source.samples)} />}
      <Measures source={source} number={next(source.measures)} />
      <Treatments source={source} number={next(source.treatments)} />
    </>
  )
  return (
    <>
      <Pages right={source.row.nummer} large>
        <h2 className="sheet-title" id={heading.id}>
          <span className={`number ${numberSize(source.row.nummer)}`}>{source.row.nummer}</span>{' '}
          <span>
            <span className="what">{application}</span>
            {product !== application && <span className="material"> {product}</span>}
          </span>
          {sheet.second && (
            <span className="blad">
              {t('continuedOn')} <PageOf id={continuationId(source)} isLink />
            </span>
          )}
        </h2>
        <Strip source={source} />
        {source.gaps.some((gap) => gap.code === 'sourceWithoutFinding') && (
          <p className="alarm">
            <Missing gap={gapOf(source.gaps, 'sourceWithoutFinding')}>{t('findingMissing')}</Missing>
          </p>
        )}
        {source.direct !== '' && (
          <p className="alarm">
            <Direct solid />
            {t('directSpaces', { spaces: source.direct, advice: source.directAdvice })}{' '}
            {source.directAdvice === '' && (
              <Missing gap={gapOf(source.gaps, 'sourceWithoutAdvice')}>{t('adviceMissing')}</Missing>
            )}
          </p>
        )}
        {source.gaps.some(({ argument }) => argument !== null) && (
          <div className="gaps argued">
            <ArguedGaps gaps={source.gaps} />
          </div>
        )}
        {sheet.photos.length === 0 ? (
          <p className="empty">
            <Missing gap={gapOf(source.gaps, 'sourceWithoutPhoto')}>{t('photoMissing')}</Missing>
          </p>
        ) : (
          <PhotoRow photos={sheet.photos} across={sheet.across} alt="photoAlt" />
        )}
        <Elsewhere source={source} />
        <Facts source={source} />
        <Judgement source={source} />
        {sheet.locationsOn === 1 && locations}
        {!sheet.second && results}
      </Pages>
      {sheet.second && (
        <Pages right={`${source.row.nummer} · ${t('continued')}`} large>
          <p className="sheet-title again" id={continuationId(source)}>
            {source.row.nummer} {application} <span className="quiet">· {t('continued')}</span>
          </p>
          <PhotoRow photos={sheet.more} across={2} alt="photoAlt" />
          {sheet.locationsOn === 2 && locations}
          {results}
        </Pages>
      )}
    </>
  )
}

/** A long number is set smaller, so that the name keeps its place beside it. */
function numberSize(number: string): string {
  return number.length <= 5 ? '' : number.length <= 9 ? 'long' : 'longest'
}

function Strip({ source }: { source: SourceFacts }) {
  const { words } = useReport()
  const amount = sourceAmount(source)
  const { t } = words
  return (
    <table className="strip">
      <colgroup>
        {[22, 17, 27, 18, 16].map((share) => (
          <col key={share} style={{ width: `${share}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {[t('outcomeFact'), t('amount'), t('fibreContent'), t('friability'), t('riskClass')].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>{(source.row.materiaal_status !== null || isGone(source.row)) && <SourceOutcome source={source} />}</td>
          <td>
            {amount === null ? (
              <NoSourceAmount source={source} />
            ) : (
              <span className={amount.value >= 100_000 ? 'big small' : 'big'}>
                {words.number(amount.value)} <span>{amount.unit}</span>
              </span>
            )}
            {amount?.atLeast && <span className="sub">{t('atLeast')}</span>}
            {source.estimated && <span className="sub">{t('estimated')}</span>}
          </td>
          <td>
            <FibreLines source={source} />
          </td>
          <td>{words.item(source.row.structuur) || '–'}</td>
          <td>
            {source.gaps.some((gap) => gap.code === 'sourceWithoutClass') ? (
              <Missing gap={gapOf(source.gaps, 'sourceWithoutClass')}>{t('classMissing')}</Missing>
            ) : (
              <RiskClass weight={source.riskClass.weight} label={source.riskClass.label} large />
            )}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** Where the photos are that found no room on the sheet. */
function MorePhotos({ source }: { source: SourceFacts }) {
  const { facts, words } = useReport()
  const more = furtherPhotos(source, facts)
  if (more.length === 0) return null
  return (
    <p className="more-photos">
      {words.t('morePhotos', {
        numbers: runs(
          more.map(({ number }) => number),
          words,
        ),
      })}{' '}
      <PageOf id={furtherId(source)} isLink />
    </p>
  )
}

/** Where else something of it is shown. */
function Elsewhere({ source }: { source: SourceFacts }) {
  return (
    <>
      <MorePhotos source={source} />
      <OnPlans source={source} />
    </>
  )
}

/** On which plans it is drawn, and where those stand. */
function OnPlans({ source: { plans } }: { source: SourceFacts }) {
  const report = useReport()
  if (plans.length === 0) return null
  return (
    <p className="more-photos">
      {report.words.t('onPlans')}{' '}
      {plans.map(({ row }, index) => (
        <Fragment key={row.id}>
          {index > 0 && '; '}
          <a href={`#${planId(row)}`}>
            {planNumber(row, report)} {row.naam}
          </a>
          {', '}
          {report.words.t('onPage')} <PageOf id={planId(row)} isLink />
        </Fragment>
      ))}
    </p>
  )
}

function Facts({ source }: { source: SourceFacts }) {
  const { words } = useReport()
  const { t } = words
  const labelled = (facts: readonly TextFact[]) =>
    facts.map(([label, text]) => [t(label), label === 'advice' ? <b key="advice">{text}</b> : text] as const)
  const short = (facts: readonly TextFact[]) => facts.filter(([, text]) => text.length <= LONG_FACT)
  const long = [...source.particulars, ...source.removal].filter(([, text]) => text.length > LONG_FACT)
  return (
    <>
      <div className="pair">
        <FactList title={t('objectFacts')} facts={labelled(short(source.particulars))} />
        <FactList
          title={t('adviceRemoval')}
          facts={[
            ...(source.advice !== '' ? [] : [[t('advice'), <NoAdvice key="advice" source={source} />] as const]),
            ...labelled(short(source.removal)),
          ]}
        />
      </div>
      <FactList className="text" facts={labelled(long)} />
    </>
  )
}

/** Beyond this many letters a judgement may break over pages; a shorter one stays whole. */
const LONG_JUDGEMENT = 1500

function Judgement({ source: { judgement } }: { source: SourceFacts }) {
  const { words } = useReport()
  if (judgement.length === 0) return null
  return (
    <div className={judgement.join('').length > LONG_JUDGEMENT ? 'judgement long' : 'judgement'}>
      <p className="label">{words.t('judgement')}</p>
      <div className="text">
        {judgement.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  )
}

function Locations({ source, number }: { source: SourceFacts; number: string }) {
  const { words } = useReport()
  const { t } = words
  if (source.locations.length === 0) return null
  const hasOutcomes = isMixed(source.locations)
  const amount = sourceAmount(source)
  const missing = (gap: Gap | undefined) => gap && <Missing gap={gap}>{t('amountMissing')}</Missing>
  return (
    <RowTable<LocationFacts>
      caption={t('locations')}
      number={number}
      rowKey={({ row }) => row.id}
      groups={[{ rows: source.locations }]}
      columns={[
        { title: t('location'), mm: 16, kind: 'key', fits: ({ row }) => row.nummer, cell: ({ row }) => row.nummer },
        {
          title: t('space'),
          mm: 37,
          cell: ({ row, space }) =>
            space ?? <Missing gap={gapOf(source.gaps, 'locationWithoutSpace', row.id)}>{t('spaceMissing')}</Missing>,
        },
        {
          title: t('placeInSpace'),
          mm: hasOutcomes ? 27 : 51,
          cell: ({ place, unchecked, row }) => {
            const open = source.gaps.flatMap(({ id, code, ...gap }) =>
              id === row.id && isMarkedByPlace(code) ? [{ id, code, ...gap }] : [],
            )
            return open.length === 0 && unchecked === '' ? (
              place
            ) : (
              <>
                {place}
                {unchecked !== '' && <Sub>{unchecked}</Sub>}
                {open.map((gap) => (
                  <Sub key={gap.code}>
                    <Missing gap={gap}>{t(MARKS_BY_PLACE[gap.code])}</Missing>
                  </Sub>
                ))}
              </>
            )
          },
        },
        ...(hasOutcomes
          ? [
              {
                title: t('outcome'),
                mm: 24,
                cell: (location: LocationFacts) => <Outcome source={source} location={location} />,
              } as const,
            ]
          : []),
        {
          title: t('amount'),
          mm: 23,
          kind: 'amount',
          amount: (location) => amountOf(location, source.unit),
          fits: (location) =>
            amountOf(location, source.unit) === null ? longest(noAmountText(location, words).split(' ')) : null,
          cell: (location) => <NoAmount location={location} gaps={source.gaps} />,
        },
        {
          title: t('reach'),
          mm: 27,
          cell: ({ finding, row }) =>
            words.item(finding?.bereikbaarheid) || missing(gapOf(source.gaps, 'findingWithoutReach', row.id)),
        },
        {
          title: t('damage'),
          mm: 20,
          cell: ({ damage, row }) => damage || missing(gapOf(source.gaps, 'findingWithoutDamage', row.id)),
        },
        {
          title: t('condition'),
          mm: 16,
          cell: ({ finding, row }) =>
            words.item(finding?.conditie) || missing(gapOf(source.gaps, 'findingWithoutCondition', row.id)),
        },
      ]}
      total={
        amount !== null && source.locations.length > 1
          ? { title: t(source.dangerous && hasOutcomes ? 'totalDangerous' : 'total'), amount }
          : undefined
      }
    />
  )
}

/** What is missing at a place and shows in none of its columns. */
const MARKS_BY_PLACE = {
  findingToCheck: 'markToCheck',
  stillToSample: 'markToSample',
  provenNotFound: 'provenNotFound',
  findingWithoutFixing: 'markWithoutFixing',
  statusContradicted: 'markContradicted',
  referenceUnlinked: 'notLinked',
} as const satisfies Partial<Record<GapCode, TextKey>>

function isMarkedByPlace(code: GapCode): code is keyof typeof MARKS_BY_PLACE {
  return code in MARKS_BY_PLACE
}

/** What one location of a source is, where they are not all the same. */
function Outcome({ source, location }: { source: SourceFacts; location: LocationFacts }) {
  const { words } = useReport()
  const { presence, gone, unaccounted } = location
  if (unaccounted)
    return (
      <>
        <SourceStatus source={source} of={location} />
        <span className="sub">{words.t('absentSources')}</span>
      </>
    )
  if (!isPresent(location))
    return gone || capital(words.t(presence === 'verwijderd' ? 'removedSources' : 'absentSources'))
  return (
    <>
      <SourceStatus source={source} of={location} />
      {presence === 'deels_verwijderd' && <span className="sub">{words.t('partlyRemoved')}</span>}
    </>
  )
}

/** What there is of it, where that is a number to print. */
export function amountOf({ finding, told }: LocationFacts, unit: string): Quantity | null {
  return finding?.aangetroffen === 'ja' && typeof told === 'number' ? { value: told, unit } : null
}

/** Why a location has no amount. */
function noAmountText({ row, finding, presence, gone, told }: LocationFacts, { t }: Words): string {
  if (presence === 'verwijderd') return uncapital(t('removedSources'))
  if (presence === 'niet_aangetroffen') return gone || t('notFound')
  if (finding === null) return t('amountMissing')
  if (finding.aangetroffen !== 'ja') return t(finding.aangetroffen === 'nee' ? 'notFound' : 'notVerifiable')
  return row.gevaarlijk ? t(told === 'unknown' ? 'amountUnknown' : 'amountMissing') : '–'
}

/** The same, marked where it should have one. */
function NoAmount({ location, gaps }: NoAmountProps) {
  const { words } = useReport()
  const { row, finding, presence } = location
  const text = noAmountText(location, words)
  const isMissing = isPresent({ presence }) && (finding === null || (finding.aangetroffen === 'ja' && row.gevaarlijk))
  if (!isMissing) return text
  const gap =
    finding === null
      ? gapOf(gaps, 'locationWithoutFinding', row.id)
      : (gapOf(gaps, 'findingWithoutAmount', row.id) ?? gapOf(gaps, 'amountZero', row.id))
  return <Missing gap={gap}>{text}</Missing>
}

interface NoAmountProps {
  location: LocationFacts
  gaps: SourceFacts['gaps']
}

function Measures({ source, number }: { source: SourceFacts; number: string }) {
  const { words } = useReport()
  const { t } = words
  if (source.measures.length === 0) return null
  return (
    <RowTable<MeasureFacts>
      caption={t('measuresTable')}
      number={number}
      rowKey={({ row }) => row.id}
      groups={[{ rows: source.measures }]}
      columns={[
        { title: t('number'), mm: 10, kind: 'key', cell: (measure) => source.measures.indexOf(measure) + 1 },
        { title: t('measure'), mm: 70, cell: ({ what }) => what },
        { title: t('appliesTo'), mm: 30, cell: ({ locations }) => locations },
        { title: t('when'), mm: 42, cell: ({ when }) => when },
        { title: t('responsible'), mm: 38, cell: ({ row }) => row.verantwoordelijke },
      ]}
    />
  )
}

function Treatments({ source, number }: { source: SourceFacts; number: string }) {
  const { words } = useReport()
  const { t } = words
  if (source.treatments.length === 0) return null
  return (
    <RowTable<SourceFacts['treatments'][number]>
      caption={t('treatmentsTable')}
      number={number}
      rowKey={({ row }) => row.id}
      groups={[{ rows: source.treatments }]}
      columns={[
        {
          title: t('location'),
          mm: 16,
          kind: 'key',
          fits: ({ location }) => location,
          cell: ({ location }) => location,
        },
        { title: t('treatment'), mm: 50, cell: ({ row }) => words.item(row.behandeling_status) },
        {
          title: t('amount'),
          mm: 20,
          cell: ({ row }) => (row.hoeveelheid === null ? null : quantityOf(row.hoeveelheid, source.row, words)),
        },
        { title: t('date'), mm: 32, cell: ({ row }) => words.date(row.datum) },
        { title: t('by'), mm: 40, cell: ({ row }) => row.uitvoerder },
        { title: t('treatmentReference'), mm: 32, cell: ({ row }) => row.referentie },
      ]}
    />
  )
}
