import type { BeperkingRow, UitsluitingRow } from '../dossier.ts'
import { spaceLabel } from '../facts/text.ts'
import { chapter } from '../page/chapter.tsx'
import { Heading, Prose } from '../page/parts.tsx'
import { PhotoRow } from '../page/photos.tsx'
import { RowTable, Sub } from '../page/row-table.tsx'
import { Sign } from '../page/signs.tsx'
import { limitationsLeftOut } from './source-lines.tsx'
import { Expectation } from './summary.tsx'

/** What was not seen, what hindered, and what is suspected all the same. */
export const exclusions = chapter({
  key: 'exclusions',
  title: 'ch9',
  data: ({ dossier, facts }) => ({ survey: dossier.onderzoek, facts }),
  render: ({ survey, facts }, { words }) => {
    const { t } = words
    const { uitgesloten_ruimtes: exclusions, onderzoek_asbest: asbest } = survey
    const hidden = limitationsLeftOut(survey.beperkingen, words)
    const limitations = survey.beperkingen.filter((row) => row.in_rapport !== false)
    return (
      <>
        <Prose text={t('exclusionsIntroA')} />
        <div id="uitsluitingen">
          <Heading level={2}>{t('exclusions')}</Heading>
        </div>
        {exclusions.length === 0 ? (
          <Prose text={t(facts.recorded ? 'noExclusions' : 'noneYet')} />
        ) : (
          <RowTable<UitsluitingRow>
            caption={t('exclusionsTable')}
            rowKey={(row) => row.id}
            groups={[{ rows: exclusions }]}
            columns={[
              {
                title: t('number'),
                mm: 15,
                kind: 'key',
                cell: (row) => (
                  <>
                    <Sign kind="unexamined" /> {row.nummer}
                  </>
                ),
              },
              {
                title: t('part'),
                mm: 36,
                cell: (row) => (
                  <>
                    <b>{spaceLabel(row.sub_asset, words)}</b>
                    {row.deel !== null && <Sub>{row.deel}</Sub>}
                  </>
                ),
              },
              { title: t('reason'), mm: 30, cell: (row) => words.item(row.beperking) },
              { title: t('expectation'), mm: 29, cell: (row) => <Expectation row={row} /> },
              { title: t('description'), mm: 42, cell: (row) => row.omschrijving },
              { title: t('followUp'), mm: 38, cell: (row) => row.advies },
            ]}
          />
        )}
        <PhotoRow photos={facts.exclusionPhotos} across={3} alt="exclusionPhotoAlt" />
        <Heading level={2}>{t('limitations')}</Heading>
        {hidden !== '' && <Prose text={hidden} />}
        {limitations.length === 0 ? (
          hidden === '' && <Prose text={t(facts.recorded ? 'noLimitations' : 'noneYet')} />
        ) : (
          <RowTable<BeperkingRow>
            caption={t('limitations')}
            rowKey={(row) => row.id}
            groups={[{ rows: limitations }]}
            columns={[
              { title: t('number'), mm: 15, kind: 'key', cell: (row) => row.nummer },
              {
                title: t('limitation'),
                mm: 60,
                cell: (row) => (
                  <>
                    {words.item(row.beperking)}
                    <Sub>{row.omschrijving}</Sub>
                  </>
                ),
              },
              {
                title: t('spaces'),
                mm: 35,
                cell: (row) =>
                  row.sub_assets.map((space) => spaceLabel(space, words)).join(', ') || t('generalLimitation'),
              },
              { title: t('consequence'), mm: 42, cell: (row) => row.gevolg },
              { title: t('advice'), mm: 38, cell: (row) => row.advies },
            ]}
          />
        )}
        <Heading level={2}>{t('suspicions')}</Heading>
        <Prose
          text={
            asbest?.verborgen_asbest_vermoed
              ? (asbest.verborgen_asbest_toelichting ?? t('suspicionUnexplained'))
              : t(asbest?.verborgen_asbest_vermoed === false && facts.recorded ? 'noSuspicions' : 'noneYet')
          }
        />
      </>
    )
  },
})
