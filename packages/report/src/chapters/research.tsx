import type { InterviewRow, OudRapportRow } from '../dossier.ts'
import { documentsOf, interviewsOf, researchTold } from '../facts/research.ts'
import { firmContact } from '../front/status.ts'
import { chapter } from '../page/chapter.tsx'
import { useReport } from '../page/context.ts'
import { Heading, Lack, Prose, RichProse } from '../page/parts.tsx'
import { SizedPhotos } from '../page/photos.tsx'
import { RowTable, Sub } from '../page/row-table.tsx'
import { unmarked } from '../texts/tongues.ts'

/** How somebody was spoken to. */
const interviewWays = {
  op_locatie: 'byOnSite',
  telefonisch: 'byPhone',
  schriftelijk: 'inWriting',
  online: 'onlineTalk',
} as const

/** What was known beforehand: documents and the people who were asked. */
export const research = chapter({
  key: 'research',
  title: 'ch4',
  data: ({ dossier }) => dossier,
  render: ({ onderzoek: { documenten, oude_rapporten }, rapport }, { words, dossier, facts }) => {
    const { t } = words
    const interviews = interviewsOf(dossier)
    const told = researchTold(dossier)
    const isDraft = rapport.status === 'concept' || rapport.status === 'ter_controle'
    return (
      <>
        {documenten.length > 0 && interviews.length > 0 && (
          <Prose
            text={t('researchIntro', {
              docs: documenten.length,
              received: documenten.filter((row) => row.beschikbaar).length,
              talks: interviews.length,
            })}
          />
        )}
        {told !== 'whole' && (
          <>
            <Lack>{t(told === 'interviews' ? 'documents' : 'ch4')}</Lack>
            <Prose
              text={[
                t(told === 'interviews' ? 'noDocumentsTold' : 'noResearch', { firm: firmContact(dossier) }),
                isDraft ? t('addResearch') : '',
              ]
                .filter(Boolean)
                .join(' ')}
            />
          </>
        )}
        {documenten.length > 0 && <Documents />}
        {facts.researchPhotos.length > 0 && (
          <>
            <Heading level={2}>{t('appPhotos')}</Heading>
            <SizedPhotos photos={facts.researchPhotos} />
          </>
        )}
        {oude_rapporten.length > 0 && <OldReports rows={oude_rapporten} />}
        {told !== 'nothing' && <Interviews rows={interviews} />}
      </>
    )
  },
})

type Numbered = ReturnType<typeof documentsOf>[number]

function Documents() {
  const { dossier, words } = useReport()
  const { t } = words
  return (
    <>
      <Heading level={2}>{t('documents')}</Heading>
      <RowTable<Numbered>
        caption={t('documentsTable')}
        rowKey={({ row }) => row.id}
        groups={[{ rows: documentsOf(dossier) }]}
        columns={[
          { title: t('number'), mm: 10, kind: 'key', cell: ({ number }) => number },
          {
            title: t('document'),
            mm: 52,
            cell: ({ row }) => (
              <>
                {row.naam}
                {row.datum !== null && <Sub>{words.day(row.datum)}</Sub>}
              </>
            ),
          },
          {
            title: t('documentKind'),
            mm: 36,
            cell: ({ row }) => words.item(row.document_type ?? row.vessel_document_type),
          },
          { title: t('available'), mm: 24, cell: ({ row }) => (row.beschikbaar ? row.herkomst : t('notReceived')) },
          {
            title: t('finding'),
            mm: 68,
            cell: ({ row }) => row.bevindingen && <Rich html={row.bevindingen} />,
          },
        ]}
      />
    </>
  )
}

/** What was reported of the asset earlier. */
function OldReports({ rows }: { rows: readonly OudRapportRow[] }) {
  const { words } = useReport()
  const { t } = words
  return (
    <>
      <Heading level={2}>{t('oldReports')}</Heading>
      <RowTable<OudRapportRow>
        caption={t('oldReports')}
        rowKey={(row) => row.id}
        groups={[{ rows }]}
        columns={[
          { title: t('document'), mm: 52, cell: (row) => row.naam },
          {
            title: t('madeBy'),
            mm: 46,
            cell: (row) => (
              <>
                {row.bureau}
                {row.rapportnummer !== null && <Sub>{row.rapportnummer}</Sub>}
              </>
            ),
          },
          { title: t('date'), mm: 24, cell: (row) => row.datum && words.day(row.datum) },
          { title: t('finding'), mm: 68, cell: (row) => row.opmerking },
        ]}
      />
    </>
  )
}

function Interviews({ rows }: { rows: readonly InterviewRow[] }) {
  const { words } = useReport()
  const { t } = words
  return (
    <>
      <Heading level={2}>{t('interviews')}</Heading>
      {rows.length === 0 && <Prose text={t('noInterviews')} />}
      {rows.map((row) => (
        <div key={row.id}>
          <p className="person">
            {[
              row.naam,
              row.functie,
              `${words.date(row.datum)} ${row.datum.slice(11, 16)}`,
              t(interviewWays[row.wijze]),
              row.afgenomen_door && t('askedBy', { name: row.afgenomen_door.user.full_name }),
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
          <RichProse html={row.verslag} />
          {row.verdachte_locaties !== null && <Prose text={t('suspectPlaces', { places: row.verdachte_locaties })} />}
        </div>
      ))}
    </>
  )
}

function Rich({ html }: { html: string }) {
  const { richText } = useReport()
  const { html: text, lang } = unmarked(html)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by richText
  return <div {...(lang && { lang, role: 'generic' })} dangerouslySetInnerHTML={{ __html: richText(text) }} />
}
