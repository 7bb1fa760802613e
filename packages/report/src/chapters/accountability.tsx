import type { OnderzoekRow } from '../dossier.ts'
import { validUntil } from '../front/status.ts'
import { chapter } from '../page/chapter.tsx'
import { Heading, Prose } from '../page/parts.tsx'
import { RowTable } from '../page/row-table.tsx'

type VersionRow = OnderzoekRow['rapporten'][number]
/** A version, or a number that only a draft had, which was deleted: numbers are never given twice. */
type Issue = VersionRow | { readonly id: string; readonly versie: number; readonly isSkipped: true }

function issuesUpTo(last: number, versions: readonly VersionRow[]): Issue[] {
  const known = new Map(versions.map((row) => [row.versie, row]))
  return Array.from({ length: last }, (_, at) => last - at).map(
    (versie) => known.get(versie) ?? { id: `skipped-${versie}`, versie, isSkipped: true },
  )
}

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
            <RowTable<Issue>
              caption={t('versions')}
              rowKey={(row) => row.id}
              groups={[{ rows: issuesUpTo(rapport.versie, versions) }]}
              columns={[
                { title: t('version'), mm: 16, kind: 'key', cell: (row) => row.versie },
                { title: t('date'), mm: 34, cell: (row) => ('isSkipped' in row ? '' : words.date(row.datum)) },
                { title: t('status'), mm: 30, cell: (row) => ('isSkipped' in row ? '' : t(row.status)) },
                {
                  title: t('change'),
                  mm: 110,
                  cell: (row) => ('isSkipped' in row ? t('neverIssued') : (row.wijziging ?? t('firstIssue'))),
                },
              ]}
            />
          </>
        )}
      </>
    )
  },
})
