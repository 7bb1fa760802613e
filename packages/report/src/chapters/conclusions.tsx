import type { SourceFacts } from '../derive.ts'
import { chapter } from '../page/chapter.tsx'
import { Heading, Nothing, Prose, RichProse } from '../page/parts.tsx'
import { RowTable } from '../page/row-table.tsx'
import { Direct, RiskClass } from '../page/signs.tsx'
import { AdviceLines, noSources, SourceOutcome } from './source-lines.tsx'

/** What follows from it all, and what to do with each source. */
export const conclusions = chapter({
  key: 'conclusions',
  title: 'ch10',
  data: ({ dossier, facts }) => ({
    asbestos: dossier.onderzoek.onderzoek_asbest,
    remarks: dossier.onderzoek.opmerkingen.filter((row) => row.in_rapport !== false),
    facts,
    sources: facts.sources,
  }),
  render: ({ asbestos, remarks, facts, sources }, { words }) => {
    const { t } = words
    return (
      <>
        <Heading level={2}>{t('conclusion')}</Heading>
        {asbestos?.conclusie == null ? <Nothing where="whereAsbestos" /> : <RichProse html={asbestos.conclusie} />}
        <Heading level={2}>{t('advicePerSource')}</Heading>
        {sources.length === 0 ? (
          <Prose text={noSources(facts, words)} />
        ) : (
          <RowTable<SourceFacts>
            tight
            caption={t('adviceTable')}
            rowKey={(source) => source.row.id}
            groups={[{ rows: sources }]}
            columns={[
              {
                title: t('source'),
                mm: 14,
                kind: 'key',
                fits: (source) => source.row.nummer,
                cell: (source) => source.row.nummer,
              },
              { title: t('useAndMaterial'), mm: 44, cell: (source) => words.item(source.row.toepassing) },
              { title: t('outcome'), mm: 36, cell: (source) => <SourceOutcome source={source} /> },
              {
                title: t('classHead'),
                mm: 12,
                cell: (source) => <RiskClass weight={source.riskClass.weight} label={source.riskClass.label} />,
              },
              {
                title: t('advice'),
                mm: 51,
                cell: (source) => (
                  <>
                    <AdviceLines source={source} /> {source.direct !== '' && <Direct />}
                  </>
                ),
              },
              { title: t('when'), mm: 33, cell: (source) => source.when },
            ]}
          />
        )}
        {asbestos?.aanbevelingen != null && (
          <>
            <Heading level={2}>{t('recommendations')}</Heading>
            <RichProse html={asbestos.aanbevelingen} />
          </>
        )}
        {remarks.length > 0 && (
          <>
            <Heading level={2}>{t('remarks')}</Heading>
            {remarks.map((row) => (
              <div key={row.id}>
                <Heading level={3}>{row.titel}</Heading>
                <RichProse html={row.tekst} />
              </div>
            ))}
          </>
        )}
      </>
    )
  },
})
