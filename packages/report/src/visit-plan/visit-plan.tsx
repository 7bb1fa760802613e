import { renderToStaticMarkup } from 'react-dom/server'
import type { PhotoFacts } from '../facts/photos.ts'
import { byNumber, spaceLabel } from '../facts/text.ts'
import { PagesProvider, usePages } from '../page/context.ts'
import { Outline } from '../page/outline.ts'
import { type Fact, FactList, Heading, Pages, Prose, RichProse, Tick } from '../page/parts.tsx'
import { PhotoRow } from '../page/photos.tsx'
import { RowTable } from '../page/row-table.tsx'
import { Status } from '../page/signs.tsx'
import { pageStyles, styles } from '../page/styles.ts'
import type { RenderedReport, ReportOptions } from '../report.tsx'
import { type Paper, roomOf } from '../room.ts'
import { languageOf, spoken } from '../texts/tongues.ts'
import { type Words, wordsOf } from '../texts/words.ts'
import { withoutUnprintable } from '../unprintable.ts'
import type { VisitDossier } from './dossier.ts'
import { type PlannedPlace, type PlannedSource, type PlannedSpace, type VisitFacts, visitFacts } from './facts.ts'

export interface VisitPlanOptions extends Omit<ReportOptions, 'dossier' | 'plan'> {
  readonly dossier: VisitDossier
}

/** Photos of a source that are printed: enough to find it by. */
const PHOTOS_MOST = 3
/** Empty lines for samples that nobody foresaw. */
const SPARE_LINES = 6

/**
 * Renders what inspectors take along on a visit, on the pages of the report: where and when, who opens the door, the spaces
 * as a list to tick, what is known of each source and what to look for, and the samples foreseen. In the language of the
 * report unless told otherwise. The same dossier and options give the same document.
 */
export function renderVisitPlan(options: VisitPlanOptions): RenderedReport {
  const { photoSrc, richText, paper = { format: 'A4', orientation: 'portrait' } } = options
  const locale = options.locale ?? options.dossier.onderzoek.rapporttaal ?? 'nl'
  const words = wordsOf(locale, options.dossier.onderzoek.inventarisatie_asset.asset.__typename === 'Vessel')
  const dossier = withoutUnprintable(options.dossier, options.missing ?? new Set(), words)
  const outline = new Outline((letter) => words.t('appendix', { letter }))
  const object = dossier.onderzoek.inventarisatie_asset.asset.title
  const body = renderToStaticMarkup(
    <PagesProvider value={{ words, outline, room: roomOf(paper), object, photoSrc, richText }}>
      <Plan dossier={dossier} facts={visitFacts(dossier, words)} />
    </PagesProvider>,
  )
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={options.policy} />
      <title>{`${titleOf(dossier, words)} ${object}`}</title>
    </>,
  )
  const style = `<style>${options.fonts}${furnitureOf(dossier, words, outline, paper)}${styles}${own}</style>`
  return {
    html: `<!DOCTYPE html><html lang="${languageOf(locale)}"><head>${head}${style}</head><body>${spoken(body)}</body></html>`,
    // It is read from the first page to the last: nothing in it quotes a page.
    headings: [],
    anchors: [],
    openings: [],
    bookmarks: [
      titleOf(dossier, words),
      ...outline.headings.filter(({ level }) => level < 4).map(({ number, title }) => `${number} ${title}`),
    ],
  }
}

/** What it has beside the styles of the report: rooms to write in. */
const own = `
.plan-title{font:600 22pt/26pt 'Source Sans 3';color:#123A5E;margin:0 0 1mm;display:block}
.plan-address{font:400 12pt/16pt 'Source Sans 3';margin:0 0 5mm}
.plan-task{display:grid;grid-template-columns:5mm minmax(0,1fr);padding-bottom:.6mm}
.plan-write{display:block;border-bottom:.5pt dotted #595959;height:5.5mm}
.rows .plan-write{height:4.2mm;border:0}`

const titleOf = ({ nummer, onderzoek }: VisitDossier, { t }: Words) =>
  t('planTitle', { visit: nummer, survey: onderzoek.nummer })

function furnitureOf(dossier: VisitDossier, words: Words, outline: Outline, paper: Paper): string {
  const { vestiging, nummer } = dossier.onderzoek
  return pageStyles(paper, {
    footer: [
      vestiging.inventarisatie_organisatie.naam,
      nummer,
      words.t('planFoot', { visit: dossier.nummer }),
      words.t('planMade', { date: words.date(dossier.vandaag) }),
    ].join(' · '),
    pageWord: words.t('page'),
    firm: vestiging.inventarisatie_organisatie.naam,
    logo: null,
    certificate: '',
    heads: outline.heads,
  })
}

interface PlanProps {
  dossier: VisitDossier
  facts: VisitFacts
}

function Plan({ dossier, facts }: PlanProps) {
  const { words, object } = usePages()
  const { adres, bouwjaar } = dossier.onderzoek.inventarisatie_asset.asset
  return (
    <Pages left={titleOf(dossier, words)}>
      <section className="opens">
        <h1 className="plan-title">{titleOf(dossier, words)}</h1>
        <p className="plan-address">
          <b>{object}</b>
          {[adres === object ? null : adres, bouwjaar === null ? null : `${words.t('yearBuilt')} ${bouwjaar}`]
            .filter(Boolean)
            .map((part) => `, ${part}`)}
        </p>
        <Appointment dossier={dossier} />
        <Heading level={1}>{words.t('planSpaces')}</Heading>
        <Spaces facts={facts} />
        <Exclusions rows={dossier.onderzoek.uitgesloten_ruimtes} />
        <Heading level={1}>{words.t('planSources')}</Heading>
        <Research dossier={dossier} />
        <Sources facts={facts} />
        <Heading level={1}>{words.t('planSamples')}</Heading>
        <Samples facts={facts} />
      </section>
    </Pages>
  )
}

/** `15 maart 2026, 09:00`; moments are on the Dutch clock. */
const momentOf = (value: string, words: Words) => `${words.date(value)}, ${value.slice(11, 16)}`

function Appointment({ dossier }: { dossier: VisitDossier }) {
  const { words } = usePages()
  const { t } = words
  const { onderzoek, start, eind } = dossier
  const { uitvoering, projectleider, onderzoek_asbest: order } = onderzoek
  const people = dossier.inspecteurs.length > 0 ? dossier.inspecteurs : (uitvoering?.inspecteurs ?? [])
  const until =
    eind === null ? '' : eind.slice(0, 10) === start?.slice(0, 10) ? eind.slice(11, 16) : momentOf(eind, words)
  return (
    <>
      <div className="pair">
        <FactList
          title={t('planWhen')}
          facts={[
            [
              t('planStart'),
              start === null ? t('planNoTime') : [momentOf(start, words), until].filter(Boolean).join(' – '),
            ],
            [t('planPeople'), words.list(people.map(({ user }) => user.full_name))],
            [t('projectLead'), projectleider?.user.full_name],
            [t('planOffice'), onderzoek.vestiging.telefoon],
            [t('planNotice'), dossier.melding_nummer],
            [
              t(dossier.calamiteit ? 'planCalamity' : 'planUrgent'),
              dossier.calamiteit || dossier.spoed ? (dossier.reden_spoed ?? t('planYes')) : null,
            ],
          ]}
        />
        <FactList title={t('planContacts')} facts={contactsOf(dossier, words)} />
      </div>
      <FactList
        title={t('planAccess')}
        facts={[
          [t('planKeys'), uitvoering?.toegang ?? t('planNoKeys')],
          [t('useDuring'), uitvoering?.bewoond == null ? null : t(uitvoering.bewoond)],
          [t('planSafety'), uitvoering?.veiligheidsmaatregelen],
          [t('planMethod'), uitvoering?.methode],
          [t('planRemark'), dossier.opmerking],
        ]}
      />
      <FactList
        title={t('planOrder')}
        facts={[
          [t('surveyType'), words.item(onderzoek.onderzoek_type)],
          [t('planPurpose'), (order?.asbestos_survey_purposes ?? []).map((one) => words.item(one)).join('; ')],
          [t('planExtent'), order && words.item(order.asbestos_survey_extend)],
          [t('planScope'), order?.reikwijdte_tekst],
          [t('inspectionArea'), order?.inspectiegebied],
          [t('planWorks'), order?.geplande_werkzaamheden],
          [
            t('planHidden'),
            order?.verborgen_asbest_vermoed ? (order.verborgen_asbest_toelichting ?? t('planYes')) : null,
          ],
        ]}
      />
    </>
  )
}

function contactsOf({ onderzoek: { onderzoek_klant: client, uitvoering } }: VisitDossier, { t }: Words): Fact[] {
  const lines = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(', ')
  return [
    [t('planOnSite'), lines([uitvoering?.bewoner, uitvoering?.telefoonnr1]) || t('planNobody')],
    [t('client'), lines([client?.klant.naam, client?.klant.telefoon])],
    [
      t('planContact'),
      lines([
        client?.contact_naam,
        client?.contact?.functie,
        client?.contact?.mobiel || client?.contact?.telefoon,
        client?.contact?.email,
      ]),
    ],
    [t('planOwner'), lines([client?.eigenaar?.naam, client?.eigenaar?.telefoon])],
  ]
}

/** A list to walk past: each space once, by floor. */
function Spaces({ facts: { floors } }: { facts: VisitFacts }) {
  const { words } = usePages()
  const { t } = words
  if (floors.length === 0) return <Prose text={t('noSpaces')} />
  return (
    <RowTable<PlannedSpace>
      caption={t('planSpacesTable')}
      rowKey={({ id }) => id}
      groups={floors.map(({ name, spaces }) => ({
        title: name,
        note: t('groupSpaces', { n: spaces.length }),
        rows: spaces,
      }))}
      columns={[
        { title: t('planDone'), mm: 12, cell: ({ done }) => <Tick on={done} /> },
        { title: t('number'), mm: 18, kind: 'key', cell: ({ number }) => number },
        { title: t('space'), mm: 50, cell: ({ name }) => name },
        { title: t('sources'), mm: 26, cell: ({ sources }) => sources.join(', ') },
        { title: t('planFinish'), mm: 30, cell: () => <Finishes /> },
        { title: t('planWrite'), mm: 54, cell: () => <span className="plan-write"> </span> },
      ]}
    />
  )
}

type ExclusionRow = VisitDossier['onderzoek']['uitgesloten_ruimtes'][number]

/** What could not be looked at so far: this visit may be able to, and the report repeats what it could not. */
function Exclusions({ rows }: { rows: readonly ExclusionRow[] }) {
  const { words } = usePages()
  const { t } = words
  if (rows.length === 0) return null
  return (
    <RowTable<ExclusionRow>
      caption={t('planExclusions')}
      rowKey={({ id }) => id}
      groups={[{ rows: [...rows].sort((a, b) => byNumber(a.nummer, b.nummer)) }]}
      columns={[
        { title: t('planDone'), mm: 12, cell: () => <Tick on={false} /> },
        { title: t('number'), mm: 14, kind: 'key', cell: ({ nummer }) => nummer },
        {
          title: t('space'),
          mm: 50,
          cell: ({ sub_asset, deel }) => [spaceLabel(sub_asset, words), deel].filter(Boolean).join(', '),
        },
        { title: t('planWhyExcluded'), mm: 38, cell: ({ beperking }) => words.item(beperking) },
        {
          title: t('planDescription'),
          mm: 76,
          cell: ({ omschrijving, advies }) => [omschrijving, advies].filter(Boolean).join(' '),
        },
      ]}
    />
  )
}

/** Floor, wall, ceiling and installations: a box each, by the first letter that the head names. */
function Finishes() {
  const { words } = usePages()
  return [...words.t('planFinishLetters')].map((letter) => (
    <span key={letter}>
      <Tick on={false} /> {letter}{' '}
    </span>
  ))
}

/** What was said beforehand of where to look. */
function Research({ dossier: { onderzoek } }: { dossier: VisitDossier }) {
  const { words } = usePages()
  const typed = (html: string | null) => html && <RichProse html={html} className="plan-said" />
  const facts: Fact[] = [
    ...onderzoek.interviews.map(
      ({ naam, functie, verdachte_locaties }): Fact => [[naam, functie].filter(Boolean).join(', '), verdachte_locaties],
    ),
    ...onderzoek.documenten.map(({ naam, bevindingen }): Fact => [naam, typed(bevindingen)]),
    ...onderzoek.oude_rapporten.map(({ naam, opmerking }): Fact => [naam, typed(opmerking)]),
  ]
  return <FactList title={words.t('planResearch')} facts={facts} />
}

function Sources({ facts: { sources } }: { facts: VisitFacts }) {
  const { words } = usePages()
  if (sources.length === 0) return <Prose text={words.t('planNoSources')} />
  return sources.map((source) => <Source key={source.row.id} source={source} />)
}

function Source({ source: { row, kind, what, material, places } }: { source: PlannedSource }) {
  const { words } = usePages()
  const { t } = words
  const photos = places.flatMap(photosOf).slice(0, PHOTOS_MOST)
  return (
    <>
      <Heading level={2}>{`${row.nummer} ${what}`}</Heading>
      <FactList
        facts={[
          [t('planMaterial'), material],
          [t('status'), <Status key="status" kind={kind} />],
          [t('planDescription'), row.omschrijving],
        ]}
      />
      {photos.length > 0 && <PhotoRow photos={photos} across={3} alt="photoAlt" />}
      <RowTable<PlannedPlace>
        caption={t('planPlaces', { source: row.nummer })}
        rowKey={(place) => place.row.id}
        groups={[{ rows: places }]}
        columns={[
          { title: t('number'), mm: 18, kind: 'key', cell: (place) => place.row.nummer },
          { title: t('planWhere'), mm: 62, cell: ({ where }) => where },
          { title: t('planKnown'), mm: 22, cell: ({ amount }) => amount },
          { title: t('planToDo'), mm: 88, cell: ({ tasks }) => <Tasks tasks={tasks} /> },
        ]}
      />
    </>
  )
}

function Tasks({ tasks }: { tasks: readonly string[] }) {
  return tasks.map((task) => (
    <span key={task} className="plan-task">
      <Tick on={false} />
      <span>{task}</span>
    </span>
  ))
}

const photosOf = ({ row, where }: PlannedPlace): PhotoFacts[] =>
  [...row.fotos]
    .sort((a, b) => (a.volgorde ?? 0) - (b.volgorde ?? 0))
    .flatMap(({ foto_nummer, file, onderschrift }) =>
      file === null
        ? []
        : [
            {
              number: foto_nummer,
              fileKey: file.file_key,
              owner: row.nummer,
              label: row.nummer,
              caption: onderschrift ?? where,
            },
          ],
    )

interface SampleLine {
  readonly id: string
  readonly source: string
  readonly material: string
  readonly where: string
}

/** The samples that are foreseen, and lines for those that nobody foresaw. */
function Samples({ facts: { sources } }: { facts: VisitFacts }) {
  const { words } = usePages()
  const { t } = words
  const foreseen = sources.flatMap(({ row, what, material, toSample }): SampleLine[] =>
    toSample
      ? [
          {
            id: row.id,
            source: toSample.row.nummer,
            material: [what, material].filter(Boolean).join(', '),
            where: toSample.where,
          },
        ]
      : [],
  )
  const spare = Array.from(
    { length: SPARE_LINES },
    (_, line): SampleLine => ({
      id: String(line),
      ...{ source: '', material: '', where: '' },
    }),
  )
  const blank = <span className="plan-write"> </span>
  return (
    <>
      <Prose text={foreseen.length > 0 ? t('planSamplesIntro', { n: foreseen.length }) : t('planNoSamples')} />
      <RowTable<SampleLine>
        caption={t('planSamplesTable')}
        rowKey={({ id }) => id}
        groups={[{ rows: [...foreseen, ...spare] }]}
        columns={[
          { title: t('planTaken'), mm: 16, cell: () => <Tick on={false} /> },
          { title: t('planSource'), mm: 16, kind: 'key', cell: ({ source }) => source || blank },
          { title: t('planMaterial'), mm: 58, cell: ({ material }) => material || blank },
          { title: t('planWhere'), mm: 60, cell: ({ where }) => where || blank },
          { title: t('planSampleNumber'), mm: 40, cell: () => blank },
        ]}
      />
    </>
  )
}
