import type { LocationFacts, SourceFacts } from '../derive.ts'
import { distinct } from '../derive.ts'
import type { MaatregelRow } from '../dossier.ts'
import { useReport } from '../page/context.ts'
import { FactList, Missing, Pages } from '../page/parts.tsx'
import { PhotoRow } from '../page/photos.tsx'
import { Amount, RowTable } from '../page/row-table.tsx'
import { Direct, RiskClass, Status } from '../page/signs.tsx'
import { chapterNumber } from '../report-chapters.ts'
import { SamplesTable } from './fieldwork.tsx'
import { FibreLines, SourceAmount } from './summary.tsx'

/** Anchor of a sheet: the record's id, as numbers may hold any character. */
export function sourceId(source: SourceFacts): string {
  return `bron-${source.row.id}`
}

/** One source on one sheet, or two; always in the same order: facts, photos, judgement, locations, samples, measures. */
export function SourceSheet({ source, index }: { source: SourceFacts; index: number }) {
  const { outline, words } = useReport()
  const { t } = words
  const chapter = chapterNumber('sources')
  const number = `${chapter}.${index + 1}`
  const left = `${chapter}   ${t('ch7')}`
  const application = words.item(source.row.toepassing)
  const product = words.item(source.row.product)
  const heading = outline.heading(2, `${source.row.nummer} ${application}`, sourceId(source))
  const two = source.sheet.form === 'two'
  const results = (
    <>
      {source.samples.length > 0 && <SamplesTable samples={source.samples} number={`${number}b`} />}
      <Measures source={source} number={`${number}c`} />
      <Treatments source={source} number={`${number}d`} />
    </>
  )
  return (
    <>
      <Pages left={left} right={source.row.nummer} large>
        <h2 className="sheet-title" id={heading.id}>
          <span className="number">{source.row.nummer}</span>{' '}
          <span>
            <span className="what">{application}</span>
            {product !== application && <span className="material"> {product}</span>}
          </span>
          {two && <span className="blad">{t('sheetOf', { n: 1 })}</span>}
        </h2>
        <Strip source={source} />
        {source.gaps.some((gap) => gap.code === 'sourceWithoutFinding') && (
          <p className="alarm">
            <Missing>{t('findingMissing')}</Missing>
          </p>
        )}
        {source.direct !== '' && (
          <p className="alarm">
            <Direct solid />
            {t('directSpaces', { spaces: source.direct, advice: source.advice })}
          </p>
        )}
        {source.sheet.photos.length === 0 && source.sheet.more.length === 0 ? (
          <p className="empty">
            <Missing>{t('photoMissing')}</Missing>
          </p>
        ) : (
          <PhotoRow photos={source.sheet.photos} across={source.sheet.form === 'dense' ? 3 : 2} alt="photoAlt" />
        )}
        <Facts source={source} />
        <Judgement source={source} />
        <Locations source={source} number={`${number}a`} />
        {!two && results}
      </Pages>
      {two && (
        <Pages left={left} right={`${source.row.nummer} · ${t('continued')}`} large>
          <p className="sheet-title again">
            {source.row.nummer} {application} <span className="quiet">· {t('sheetOf', { n: 2 })}</span>
          </p>
          <PhotoRow photos={source.sheet.more} across={2} alt="photoAlt" />
          {results}
        </Pages>
      )}
    </>
  )
}

function Strip({ source }: { source: SourceFacts }) {
  const { words } = useReport()
  const { t } = words
  return (
    <table className="strip">
      <colgroup>
        {[22, 15, 27, 19, 17].map((share) => (
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
          <td>
            <Status kind={source.kind} />
          </td>
          <td>
            {source.amount === null ? (
              <SourceAmount source={source} />
            ) : (
              <span className="big">
                {words.number(source.amount)} <span>{source.unit}</span>
              </span>
            )}
            {source.estimated && <span className="sub">{t('estimated')}</span>}
          </td>
          <td>
            <FibreLines source={source} />
          </td>
          <td>{words.item(source.row.structuur) || '–'}</td>
          <td>
            {source.gaps.some((gap) => gap.code === 'sourceWithoutClass') ? (
              <Missing>{t('classMissing')}</Missing>
            ) : (
              <RiskClass weight={source.riskClass.weight} label={source.riskClass.label} large />
            )}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Facts({ source }: { source: SourceFacts }) {
  const { words } = useReport()
  const { t } = words
  const { row } = source
  const findings = source.locations.flatMap(({ finding }) => (finding === null ? [] : [finding]))
  const each = (pick: (finding: (typeof findings)[number]) => string) => distinct(findings.map(pick)).join(', ')
  return (
    <div className="pair">
      <FactList
        title={t('objectFacts')}
        facts={[
          [t('material'), words.item(row.product)],
          [t('binder'), words.item(row.binding)],
          [
            t('look'),
            [row.kleur, row.dikte === null ? '' : `${words.number(row.dikte)} mm`, row.afmeting]
              .filter(Boolean)
              .join(', '),
          ],
          [t('fixing'), each((finding) => words.item(finding.bevestiging))],
          [t('established'), each((finding) => words.item(finding.bron_locatie_analysemethode))],
          [t('referral'), each((finding) => finding.verwijst_naar_monster?.nummer ?? finding.verwijzing_tekst ?? '')],
          [t('shielding'), each((finding) => words.item(finding.afscherming))],
          [t('exposure'), each((finding) => words.item(finding.blootstelling))],
        ]}
      />
      <FactList
        title={t('adviceRemoval')}
        facts={[
          [t('advice'), <b key="advice">{source.advice || '–'}</b>],
          [t('when'), source.when],
          [t('riskAssessment'), each((finding) => words.item(finding.asbestos_risk_assessment))],
          [
            t('removal'),
            distinct(source.strategies.map((strategy) => words.item(strategy.sanerings_advies))).join('; '),
          ],
          [t('conditions'), distinct(source.strategies.map((strategy) => strategy.randvoorwaarden ?? '')).join('; ')],
          [
            t('smart'),
            distinct(source.strategies.map((strategy) => strategy.smart_certificaat?.nummer ?? '')).join(', '),
          ],
        ]}
      />
    </div>
  )
}

function Judgement({ source }: { source: SourceFacts }) {
  const { words } = useReport()
  const remarks = source.locations.flatMap(({ row, finding }) =>
    finding?.opmerking ? [`${row.nummer}: ${finding.opmerking}`] : [],
  )
  const texts = [source.row.omschrijving, ...remarks].filter((text) => text !== null && text !== '')
  if (texts.length === 0) return null
  return (
    <div className="judgement">
      <p className="label">{words.t('judgement')}</p>
      <div className="text">
        {texts.map((text) => (
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
  return (
    <RowTable<LocationFacts>
      caption={t('locations')}
      number={number}
      rowKey={({ row }) => row.id}
      groups={[{ rows: source.locations }]}
      columns={[
        { title: t('location'), mm: 16, kind: 'key', cell: ({ row }) => row.nummer },
        { title: t('space'), mm: 37, cell: ({ space }) => space ?? <Missing>{t('spaceMissing')}</Missing> },
        {
          title: t('placeInSpace'),
          mm: 51,
          cell: ({ row }) =>
            [row.plaats, row.binnen_buiten === 'buiten' ? t('outside') : ''].filter(Boolean).join(', '),
        },
        {
          title: t('amount'),
          mm: 23,
          kind: 'amount',
          cell: (location) => <LocationAmount location={location} source={source} />,
        },
        { title: t('reach'), mm: 27, cell: ({ finding }) => words.item(finding?.bereikbaarheid) },
        {
          title: t('damage'),
          mm: 20,
          cell: ({ finding }) =>
            [
              words.item(finding?.beschadiging),
              finding?.beschadiging_percentage ? `${finding.beschadiging_percentage} %` : '',
            ]
              .filter(Boolean)
              .join(' '),
        },
        { title: t('condition'), mm: 16, cell: ({ finding }) => words.item(finding?.conditie) },
      ]}
      footer={
        source.amount !== null && source.locations.length > 1 ? (
          <tr>
            <td />
            <th scope="row" colSpan={2}>
              {t('total')}
            </th>
            <td className="amount">
              <Amount value={words.number(source.amount)} unit={source.unit} />
            </td>
            <td colSpan={3} />
          </tr>
        ) : undefined
      }
    />
  )
}

function LocationAmount({ location: { finding }, source }: { location: LocationFacts; source: SourceFacts }) {
  const { words } = useReport()
  const { t } = words
  if (finding === null) return <Missing>{t('amountMissing')}</Missing>
  if (finding.aangetroffen !== 'ja') return t(finding.aangetroffen === 'nee' ? 'notFound' : 'notVerifiable')
  if (finding.hoeveelheid !== null) return <Amount value={words.number(finding.hoeveelheid)} unit={source.unit} />
  return source.dangerous ? <Missing>{t('amountMissing')}</Missing> : '–'
}

function Measures({ source, number }: { source: SourceFacts; number: string }) {
  const { words } = useReport()
  const { t } = words
  if (source.measures.length === 0) return null
  return (
    <RowTable<MaatregelRow>
      caption={t('measuresTable')}
      number={number}
      rowKey={(row) => row.id}
      groups={[{ rows: source.measures }]}
      columns={[
        { title: t('number'), mm: 14, kind: 'key', cell: (row) => source.measures.indexOf(row) + 1 },
        {
          title: t('measure'),
          mm: 82,
          cell: (row) => [words.item(row.beheersmaatregel_type), row.omschrijving].filter(Boolean).join('. '),
        },
        {
          title: t('when'),
          mm: 50,
          cell: (row) =>
            [
              words.item(row.behandelmoment),
              row.gereed_op === null ? '' : t('doneOn', { date: words.date(row.gereed_op) }),
            ]
              .filter(Boolean)
              .join(', '),
        },
        { title: t('responsible'), mm: 44, cell: (row) => row.verantwoordelijke },
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
        { title: t('location'), mm: 16, kind: 'key', cell: ({ location }) => location },
        { title: t('treatment'), mm: 60, cell: ({ row }) => words.item(row.behandeling_status) },
        { title: t('date'), mm: 34, cell: ({ row }) => words.date(row.datum) },
        { title: t('by'), mm: 46, cell: ({ row }) => row.uitvoerder },
        { title: t('reference'), mm: 34, cell: ({ row }) => row.referentie },
      ]}
    />
  )
}
