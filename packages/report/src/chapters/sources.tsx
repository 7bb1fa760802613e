import { useReport } from '../page/context.ts'
import { Heading, Pages, Prose } from '../page/parts.tsx'
import { Direct, RiskClass, Status } from '../page/signs.tsx'
import { chapterNumber } from '../report-chapters.ts'
import { SourceSheet } from './source-sheet.tsx'

/** How to read a sheet, then a sheet for every source. */
export function Sources() {
  const { facts, words } = useReport()
  const { t } = words
  const title = t('ch7')
  return (
    <>
      <Pages left={`${chapterNumber('sources')}   ${title}`}>
        <section className="opens">
          <Heading level={1}>{title}</Heading>
          <Prose text={facts.sources.length === 0 ? t('noSources') : t('sourcesIntro')} />
          <Legend />
        </section>
      </Pages>
      {facts.sources.map((source, index) => (
        <SourceSheet key={source.row.id} source={source} index={index} />
      ))}
    </>
  )
}

function Legend() {
  const { words } = useReport()
  const { t } = words
  const rows = [
    [<Status key="sign" kind="found" />, t('legendFound')],
    [<Status key="sign" kind="suspected" />, t('legendSuspected')],
    [<Status key="sign" kind="unexamined" />, t('legendUnexamined', { chapter: chapterNumber('exclusions') })],
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
