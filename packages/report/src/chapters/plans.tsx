import type { GapCode } from '@vezel/model/gaps.ts'
import type { ReportFacts } from '../derive.ts'
import { isReckoned } from '../facts/locations.ts'
import type { PlanFacts, SourceOnPlan } from '../facts/plans.ts'
import type { SpaceFacts } from '../facts/spaces.ts'
import { sum } from '../facts/text.ts'
import { firmContact } from '../front/status.ts'
import { gapLabel, gapText } from '../gaps.ts'
import { chapter } from '../page/chapter.tsx'
import { useReport } from '../page/context.ts'
import { FactList, Lack, PageOf, Pages, Prose } from '../page/parts.tsx'
import {
  Drawing,
  Legend,
  type LegendLine,
  legendLines,
  type PrintedPlan,
  printedPlan,
  ScaleBar,
} from '../page/plan-drawing.tsx'
import { type Quantity, RowTable } from '../page/row-table.tsx'
import { RiskClass, Sign } from '../page/signs.tsx'
import { linesIn, type PageRoom, type Paper, roomOf } from '../room.ts'
import type { Words } from '../texts/words.ts'
import { SpaceOutcome } from './fieldwork.tsx'
import { planId, planNumber } from './plan-number.ts'
import { amountOf, sourceId } from './source-sheet.tsx'

/** Bijlage A: which plans there are, what is on none of them, and the spaces by floor; then each plan on a page of its own. */
export const plans = chapter({
  key: 'plans',
  title: 'appPlans',
  data: ({ dossier, facts }) => ({ dossier, facts }),
  titleOf: ({ facts }) => (facts.plans.length > 0 ? 'appPlansDrawn' : 'appPlans'),
  render: ({ dossier, facts }, { references, words: { t } }) => (
    <>
      {facts.plans.length === 0 && <Lack>{t('lackPlans', { letter: references.appendix('plans') })}</Lack>}
      {facts.plans.length > 0 && <Prose text={t('plansIntro')} />}
      {facts.plans.length > 0 && <PlanList plans={facts.plans} />}
      {facts.plans.length > 0 && <OnNoPlan gaps={facts.gaps} />}
      {facts.plans.length === 0 && (
        <Prose text={facts.floors.length > 0 ? t('noPlans', { firm: firmContact(dossier) }) : t('noSpaces')} />
      )}
      {facts.floors.length > 0 && <SpacesAndSources floors={facts.floors} />}
    </>
  ),
  pages: ({ facts }) => facts.plans.map((plan) => <PlanPage key={plan.row.id} plan={plan} />),
})

function SpacesAndSources({ floors }: Pick<ReportFacts, 'floors'>) {
  const {
    words: { t },
  } = useReport()
  return (
    <RowTable<SpaceFacts>
      tight
      caption={t('spacesAndSources')}
      rowKey={({ space }) => space.id}
      groups={floors.map(({ name, spaces }) => ({
        title: name,
        note: t('groupSpaces', { n: spaces.length }),
        rows: spaces,
      }))}
      columns={[
        { title: t('number'), mm: 20, kind: 'key', cell: ({ space }) => space.nummer ?? '' },
        { title: t('space'), mm: 70, cell: ({ space }) => (space.nummer ? space.naam : space.volledige_naam) },
        { title: t('outcome'), mm: 50, cell: (fact) => <SpaceOutcome fact={fact} /> },
        {
          title: t('sources'),
          mm: 50,
          cell: ({ sources, exclusions }) => [...sources, ...exclusions.map(({ nummer }) => nummer)].join(', '),
        },
      ]}
    />
  )
}

/** `A3, liggend` */
const paperText = ({ format, orientation }: Paper, { t }: Words): string => `${format}, ${t(orientation)}`

const paperOf = ({ papierformaat, orientatie }: PlanFacts['row']): Paper => ({
  format: papierformaat,
  orientation: orientatie === 'staand' ? 'portrait' : 'landscape',
})

function PlanList({ plans }: { plans: readonly PlanFacts[] }) {
  const report = useReport()
  const { words } = report
  const { t } = words
  return (
    <RowTable<PlanFacts>
      caption={t('plansTable')}
      rowKey={({ row }) => row.id}
      groups={[{ rows: plans }]}
      columns={[
        { title: t('number'), mm: 20, kind: 'key', cell: ({ row }) => planNumber(row, report) },
        { title: t('plan'), mm: 70, cell: ({ row }) => <a href={`#${planId(row)}`}>{row.naam}</a> },
        { title: t('paperSize'), mm: 30, cell: ({ row }) => paperText(paperOf(row), words) },
        {
          title: t('sources'),
          mm: 55,
          cell: ({ sources }) => sources.map(({ source }) => source.row.nummer).join(', ') || '–',
        },
        { title: t('pageShort'), mm: 15, kind: 'right', cell: ({ row }) => <PageOf id={planId(row)} isLink /> },
      ]}
    />
  )
}

/** What the rules miss on a plan, by the rule. */
const OFF_PLAN: readonly GapCode[] = ['locationNotOnPlan', 'sampleNotOnPlan', 'exclusionNotOnPlan', 'spaceNotOnPlan']

function OnNoPlan({ gaps }: Pick<ReportFacts, 'gaps'>) {
  const { words } = useReport()
  const facts = OFF_PLAN.flatMap((code) => {
    const own = gaps.filter((gap) => gap.code === code)
    return own.length === 0 ? [] : [[gapText(code, words), own.map((gap) => gapLabel(gap, words)).join(', ')] as const]
  })
  return <FactList title={words.t('notOnPlans')} facts={facts} />
}

/** Millimetres of the parts of the page of a plan, as the style sheet sets them. */
const PAGE = { spare: 2, gap: 4, column: 65, title: 36, titleBelow: 18, block: 24, scale: 12.5, tableFrame: 13 }
const LEGEND = { line: 6.2, above: 3, column: 50, mostLines: 4 }
/** Of the height of an upright page, what a drawing takes of it: below it stands what it shows. */
const SHARE_OF_UPRIGHT = 0.6

/** How the page of a plan is set, reckoned before it is printed: what does not fit stands on a page behind it. */
interface PlanLayout {
  readonly printed: PrintedPlan
  readonly isBeside: boolean
  readonly across: number
  readonly legend: readonly LegendLine[]
  readonly restLegend: readonly LegendLine[]
  readonly rows: readonly SourceOnPlan[]
  readonly restRows: readonly SourceOnPlan[]
}

function layoutOf(plan: PlanFacts, paper: Paper, words: Words): PlanLayout {
  const room = roomOf(paper)
  const isBeside = paper.orientation === 'landscape'
  const width = isBeside ? room.width - PAGE.column - PAGE.gap : room.width
  const height = room.height - PAGE.spare
  const across = Math.floor(width / LEGEND.column)
  // What the legend tells does not hang on how large it is drawn; its pictures do.
  const lines = (printed: PrintedPlan) => (plan.row.toon_legenda ? legendLines(printed, words) : [])
  const count = Math.min(LEGEND.mostLines * across, lines(printedPlan(plan, room)).length)
  const legendMm = count === 0 ? 0 : LEGEND.above + LEGEND.line * Math.ceil(count / across)
  const below = legendMm + PAGE.scale
  const most = isBeside ? height - below : Math.min(height * SHARE_OF_UPRIGHT, height - PAGE.titleBelow - below)
  const printed = printedPlan(plan, { width, height: most })
  const left = isBeside
    ? height - PAGE.title - PAGE.block
    : height - PAGE.titleBelow - printed.paper.height - below - PAGE.gap
  const all = lines(printed)
  const fits = rowsThatFit(plan.sources, { width: sourcesWidth(room, isBeside), height: left - PAGE.tableFrame }, words)
  return {
    ...{ printed, isBeside, across },
    ...{ legend: all.slice(0, count), restLegend: all.slice(count) },
    ...{ rows: plan.sources.slice(0, fits), restRows: plan.sources.slice(fits) },
  }
}

const sourcesWidth = (room: PageRoom, isBeside: boolean) =>
  isBeside ? PAGE.column : room.width - PAGE.column - PAGE.gap

/** Millimetres of the columns of the sources beside a plan but for their application, which takes the rest; of a line, and a letter. */
const SOURCE = { number: 12.5, amount: 18.5, riskClass: 7.5, page: 6 }
const SOURCE_LINE = { line: 3.36, above: 1.5, letter: 1.35 }
const applicationMm = (width: number) => width - SOURCE.number - SOURCE.amount - SOURCE.riskClass - SOURCE.page

function rowsThatFit(rows: readonly SourceOnPlan[], { width, height }: PageRoom, words: Words): number {
  let left = height
  const first = rows.findIndex(({ source }) => {
    const text = words.item(source.row.toepassing)
    const lines = Math.max(
      linesIn(text, applicationMm(width) - 1, SOURCE_LINE.letter),
      linesIn(source.row.nummer, SOURCE.number - 5, SOURCE_LINE.letter),
    )
    // A class has a box around it.
    left -= Math.max(5.2, SOURCE_LINE.above + SOURCE_LINE.line * lines)
    return left < 0
  })
  return first < 0 ? rows.length : first
}

/** One plan on a page of its own paper: the drawing, what it shows, and whose it is. */
function PlanPage({ plan }: { plan: PlanFacts }) {
  const report = useReport()
  const { outline, words } = report
  const { row } = plan
  const heading = outline.heading(2, row.naam, planId(row))
  const paper = paperOf(row)
  const layout = layoutOf(plan, paper, words)
  const { printed, isBeside, legend, across, rows, restRows, restLegend } = layout
  const named = { number: heading.number, name: row.naam }
  const title = (
    <>
      <h2 className="plan-title" id={heading.id}>
        <span className="number">{heading.number}</span> <span className="what">{row.naam}</span>
      </h2>
    </>
  )
  const sheet = (
    <div className="sheet">
      <Drawing printed={printed} title={words.t('planAlt', named)} />
      {row.plattegrond.file !== null && row.plattegrond.beeld === null && (
        <p className="quiet">{words.t('planWithoutBackground')}</p>
      )}
      <Legend lines={legend} across={across} />
      <ScaleBar paper={printed.paper} format={paper.format} />
    </div>
  )
  const table = <SourcesTable rows={rows} plan={plan} width={sourcesWidth(roomOf(paper), isBeside)} />
  const block = <TitleBlock plan={plan} printed={printed} paper={paper} />
  return (
    <Pages right={`${heading.number} ${row.naam}`} paper={paper}>
      {isBeside ? (
        <section className="plan beside opens">
          <div className="about">
            {title}
            {table}
            {block}
          </div>
          {sheet}
        </section>
      ) : (
        <section className="plan below opens">
          {title}
          {sheet}
          <div className="plan-foot">
            {table}
            {block}
          </div>
        </section>
      )}
      {(restRows.length > 0 || restLegend.length > 0) && (
        <div className="plan-rest">
          <Prose text={words.t('planRest', named)} />
          {restRows.length > 0 && <RestOfSources rows={restRows} />}
          <Legend lines={restLegend} across={across} />
        </div>
      )}
    </Pages>
  )
}

/** What this survey found of a source at the places that are on a plan. */
function amountOn({ source, locations }: SourceOnPlan): Quantity | null {
  const counted = locations.flatMap((one) => amountOf(one, source.unit) ?? [])
  if (counted.length === 0) return null
  const isWhole = counted.length === locations.filter(isReckoned).length
  return { value: sum(counted.map(({ value }) => value)), unit: source.unit, ...(!isWhole && { atLeast: true }) }
}

function SourcesTable({ rows, plan, width }: { rows: readonly SourceOnPlan[]; plan: PlanFacts; width: number }) {
  const { words } = useReport()
  const { t } = words
  if (plan.sources.length === 0) return <p className="quiet">{t('noSourcesOnPlan')}</p>
  const widths = [SOURCE.number, applicationMm(width), SOURCE.amount, SOURCE.riskClass, SOURCE.page]
  const titles = [t('source'), t('application'), t('amount'), t('classShort'), t('pageShort')]
  return (
    <table className="plan-sources">
      <caption>{t('sourcesOnPlan')}</caption>
      <colgroup>
        {widths.map((mm, index) => (
          <col key={titles[index]} style={{ width: `${mm}mm` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {titles.map((text, index) => (
            <th key={text} scope="col" className={index === 2 ? 'amount' : index === 4 ? 'right' : undefined}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <SourceRow key={row.source.row.id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function SourceRow({ row }: { row: SourceOnPlan }) {
  const { words } = useReport()
  const { source } = row
  return (
    <tr>
      <th scope="row">
        {isReckoned(source) && <Sign kind={source.kind} />} <ToSheet row={row}>{source.row.nummer}</ToSheet>
      </th>
      <td>{words.item(source.row.toepassing)}</td>
      <td className="amount">
        <AmountOn row={row} />
      </td>
      <td>
        <RiskClass weight={source.riskClass.weight} label={source.riskClass.label} />
      </td>
      <td className="right">
        <SheetPage row={row} />
      </td>
    </tr>
  )
}

/** `280 m²`, and where there is more than was counted, `≥ 280 m²`. */
function AmountOn({ row }: { row: SourceOnPlan }) {
  const { words } = useReport()
  const amount = amountOn(row)
  if (amount === null) return '–'
  return `${amount.atLeast ? '≥ ' : ''}${words.number(amount.value)} ${amount.unit}`
}

/** A link to the sheet of a source, where the report has one. */
function ToSheet({ row: { source }, children }: { row: SourceOnPlan; children: string }) {
  const { facts } = useReport()
  const shown = facts.sources.find(({ row }) => row.id === source.row.id)
  return shown ? <a href={`#${sourceId(shown)}`}>{children}</a> : children
}

function SheetPage({ row: { source } }: { row: SourceOnPlan }) {
  const { facts } = useReport()
  const shown = facts.sources.find(({ row }) => row.id === source.row.id)
  return shown ? <PageOf id={sourceId(shown)} isLink /> : '–'
}

/** The sources for which the page of a plan has no room. */
function RestOfSources({ rows }: { rows: readonly SourceOnPlan[] }) {
  const { words } = useReport()
  const { t } = words
  return (
    <RowTable<SourceOnPlan>
      caption={t('sourcesOnPlan')}
      rowKey={({ source }) => source.row.id}
      groups={[{ rows }]}
      columns={[
        {
          title: t('source'),
          mm: 20,
          kind: 'key',
          fits: ({ source }) => source.row.nummer,
          hasSign: true,
          cell: (row) => (
            <>
              {isReckoned(row.source) && <Sign kind={row.source.kind} />}{' '}
              <ToSheet row={row}>{row.source.row.nummer}</ToSheet>
            </>
          ),
        },
        { title: t('application'), mm: 90, cell: ({ source }) => words.item(source.row.toepassing) },
        { title: t('amount'), mm: 35, kind: 'right', cell: (row) => <AmountOn row={row} /> },
        {
          title: t('riskClass'),
          mm: 25,
          cell: ({ source }) => <RiskClass weight={source.riskClass.weight} label={source.riskClass.label} />,
        },
        { title: t('pageShort'), mm: 20, kind: 'right', cell: (row) => <SheetPage row={row} /> },
      ]}
    />
  )
}

/** Of which survey a drawing is, in which version, who drew it, and how large it is. */
function TitleBlock({ plan, printed, paper }: { plan: PlanFacts; printed: PrintedPlan; paper: Paper }) {
  const { dossier, object, words } = useReport()
  const { t } = words
  const { rapport, onderzoek } = dossier
  const { times } = printed.paper
  const cells = [
    [t('survey'), onderzoek.nummer],
    [t('version'), String(rapport.versie)],
    [t('date'), words.day(rapport.datum)],
    [t('drawnBy'), plan.row.inventarisatie_user?.user.full_name ?? '–'],
    [t('scale'), times === null ? t('unscaled') : `1:${words.number(times)}`],
    [t('paperSize'), paperText(paper, words)],
  ] as const
  const cell = ([label, value]: (typeof cells)[number]) => (
    <td key={label}>
      <span className="label">{label}</span> <b>{value}</b>
    </td>
  )
  return (
    <table className="plan-block">
      <tbody>
        <tr>
          <td colSpan={3}>
            <b>{object}</b> {onderzoek.inventarisatie_asset.asset.adres}
          </td>
        </tr>
        <tr>{cells.slice(0, 3).map(cell)}</tr>
        <tr>{cells.slice(3).map(cell)}</tr>
      </tbody>
    </table>
  )
}
