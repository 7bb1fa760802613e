import { uncapital } from '@vezel/model/kit/in-sentence.ts'
import type { SourceFacts } from '../derive.ts'
import type { PhotoFacts } from '../facts/photos.ts'
import { runs } from '../facts/text.ts'
import { chapter } from '../page/chapter.tsx'
import { useReport } from '../page/context.ts'
import { PageOf, Prose } from '../page/parts.tsx'
import { RowTable } from '../page/row-table.tsx'
import { Direct, RiskClass, Sign, Status } from '../page/signs.tsx'
import { noSources } from './source-lines.tsx'
import { furtherId, furtherPhotos, SourceSheet, sourceId } from './source-sheet.tsx'

/** How to read a sheet, then a sheet for every source. */
export const sources = chapter({
  key: 'sources',
  title: 'ch7',
  data: ({ facts }) => facts,
  render: (facts, { words }) => (
    <>
      <Prose text={facts.sources.length === 0 ? noSources(facts, words) : words.t('sourcesIntro')} />
      <Legend />
      {facts.sources.length > 0 && <Sheets />}
    </>
  ),
  pages: ({ sources: all }) =>
    all.map((source, index) => <SourceSheet key={source.row.id} source={source} index={index} />),
})

/** Where each source and each of its photos stands. */
function Sheets() {
  const { facts, words } = useReport()
  const { t } = words
  const numbers = (photos: readonly PhotoFacts[]) =>
    runs(
      photos.map(({ number }) => number),
      words,
    )
  return (
    <RowTable<SourceFacts>
      tight
      caption={t('sheetsTable')}
      rowKey={(source) => source.row.id}
      groups={[{ rows: facts.sources }]}
      columns={[
        {
          title: t('source'),
          mm: 14,
          kind: 'key',
          fits: (source) => source.row.nummer,
          hasSign: true,
          cell: (source) => (
            <>
              <Sign kind={source.kind} /> {source.row.nummer}
            </>
          ),
        },
        { title: t('useAndMaterial'), mm: 70, cell: (source) => words.item(source.row.toepassing) },
        {
          title: t('photosOnSheet'),
          mm: 49,
          cell: ({ sheet }) => numbers([...sheet.photos, ...sheet.more]),
        },
        {
          title: t('photosElsewhere'),
          mm: 49,
          cell: (source) => {
            const more = furtherPhotos(source, facts)
            return (
              more.length > 0 && (
                <>
                  {numbers(more)} ({uncapital(t('page'))} <PageOf id={furtherId(source)} isLink />)
                </>
              )
            )
          },
        },
        { title: t('sheet'), mm: 8, kind: 'right', cell: (source) => <PageOf id={sourceId(source)} isLink /> },
      ]}
    />
  )
}

function Legend() {
  const { references, words } = useReport()
  const { t } = words
  const rows = [
    [<Status key="sign" kind="found" />, t('legendFound')],
    [<Status key="sign" kind="suspected" />, t('legendSuspected')],
    [<Status key="sign" kind="unexamined" />, t('legendUnexamined', { chapter: references.chapter('exclusions') })],
    [<Status key="sign" kind="below" />, t('legendBelow')],
    [<Status key="sign" kind="clean" />, t('legendClean')],
    [
      <span key="sign">
        <RiskClass weight="light" label="1" />
        <RiskClass weight="middle" label="2" />
        <RiskClass weight="heavy" label="2A" />
        <RiskClass weight="open" label="?" />
      </span>,
      t('legendClass'),
    ],
    [<Direct key="sign" />, t('legendDirect')],
  ] as const
  return (
    <table className="legend">
      <caption>{t('legend')}</caption>
      <tbody>
        {rows.map(([sign, meaning]) => (
          <tr key={meaning}>
            <th scope="row">{sign}</th>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
