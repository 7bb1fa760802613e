import type { OnderzoekRow } from '../dossier.ts'
import { validUntil } from '../front/status.ts'
import { chapter } from '../page/chapter.tsx'
import { Heading, Prose } from '../page/parts.tsx'
import { RowTable } from '../page/row-table.tsx'

type VersionRow = OnderzoekRow['rapporten'][number]

/** Independence, use and versions. */
export const accountability = chapter({
  key: 'accountability',
  title: 'ch11',
  data: ({ dossier }) => ({ dossier }),
  render: ({ dossier }, { words }) => {
    const { t } = words
    const { onderzoek, rapport } = dossier
    const released = rapport.status === 'vrijgegeven'
    // A version does not tell of those that came after it.
    const versions = onderzoek.rapporten.filter(({ versie }) => versie <= rapport.versie)
    return (
      <>
        <Heading level={2}>{t('independence')}</Heading>
        <Prose text={onderzoek.vestiging.onafhankelijkheidsverklaring ?? t('noIndependence')} />
        <Heading level={2}>{t('use2')}</Heading>
        <Prose
          text={[t('useText'), released ? t('validityText', { date: validUntil(dossier, words) }) : ''].join(' ')}
        />
        {versions.length > 0 && (
          <>
            <Heading level={2}>{t('versions')}</Heading>
            <RowTable<VersionRow>
              caption={t('versions')}
              rowKey={(row) => row.id}
              groups={[{ rows: versions.toSorted((a, b) => b.versie - a.versie) }]}
              columns={[
                { title: t('version'), mm: 16, kind: 'key', cell: (row) => row.versie },
                { title: t('date'), mm: 34, cell: (row) => words.date(row.datum) },
                { title: t('status'), mm: 30, cell: (row) => t(row.status) },
                { title: t('change'), mm: 110, cell: (row) => row.wijziging ?? t('firstIssue') },
              ]}
            />
          </>
        )}
      </>
    )
  },
})
