import type { ReportFacts } from '../derive.ts'
import { annexedOf } from '../facts/research.ts'
import { firmContact } from '../front/status.ts'
import { chapter } from '../page/chapter.tsx'
import { type Annex, type ReportContext, usePages } from '../page/context.ts'
import { Prose } from '../page/parts.tsx'
import { PhotoRow, SizedPhotos } from '../page/photos.tsx'
import { RowTable } from '../page/row-table.tsx'
import type { PageRoom } from '../room.ts'
import type { Words } from '../texts/words.ts'
import { furtherId, furtherPhotos } from './source-sheet.tsx'

/** Where the photos are that are not here. */
function whereAll({ sources, exclusionPhotos, reportPhotos, researchPhotos }: ReportFacts, { t, list }: Words): string {
  const where = [
    sources.some(({ sheet }) => sheet.photos.length > 0) ? t('atSources') : '',
    exclusionPhotos.length > 0 ? t('atExclusions') : '',
    researchPhotos.length > 0 ? t('atResearch') : '',
  ].filter(Boolean)
  if (where.length > 0) return t(reportPhotos.length > 0 ? 'furtherPhotos' : 'noMorePhotos', { where: list(where) })
  return reportPhotos.length > 0 ? '' : t('noPhotos')
}

/** Bijlage B: the photos of the survey as a whole, and those that are on no sheet, six a page, each with its location. */
export const photoAppendix = chapter({
  key: 'photos',
  title: 'appPhotos',
  data: ({ facts }) => facts,
  render: (facts, { room, words }) => {
    const anchors = new Map(
      facts.sources.flatMap((source) => {
        const [first] = furtherPhotos(source, facts)
        return first === undefined ? [] : [[first, furtherId(source)] as const]
      }),
    )
    return (
      <>
        <SizedPhotos photos={facts.reportPhotos} />
        {facts.otherPhotos.length === 0 && <Prose text={whereAll(facts, words)} />}
        <PhotoRow
          photos={facts.otherPhotos}
          across={room.width > room.height ? 3 : 2}
          alt="photoAlt"
          anchors={anchors}
        />
      </>
    )
  },
})

/** The documents that belong to the report, by the numbers they have in it. */
export const annexedDocuments = chapter({
  key: 'documents',
  title: 'appDocuments',
  data: ({ dossier }) => ({ dossier, rows: annexedOf(dossier) }),
  when: ({ rows }) => rows.length > 0,
  render: ({ dossier, rows }, { words, annexes, room }) => (
    <>
      <Prose
        text={words.t(rows.every((one) => isPrinted(one, annexes)) ? 'annexedHere' : 'annexedIntro', {
          firm: firmContact(dossier),
        })}
      />
      <RowTable<(typeof rows)[number]>
        caption={words.t('appDocuments')}
        rowKey={({ row }) => row.id}
        groups={[{ rows }]}
        columns={[
          { title: words.t('number'), mm: 14, kind: 'key', cell: ({ number }) => number },
          { title: words.t('document'), mm: 76, cell: ({ row }) => row.naam },
          {
            title: words.t('documentKind'),
            mm: 60,
            cell: ({ row }) => words.item(row.document_type ?? row.vessel_document_type),
          },
          { title: words.t('date'), mm: 40, cell: ({ row }) => row.datum && words.day(row.datum) },
        ]}
      />
      {rows.map((one) => (
        <AnnexedPages key={one.row.id} {...one} annex={annexes.get(one.row.file?.file_key ?? '')} room={room} />
      ))}
    </>
  ),
})

type Annexed = ReturnType<typeof annexedOf>[number]

/** Whether all of it stands in the report. */
function isPrinted({ row }: Annexed, annexes: ReportContext['annexes']): boolean {
  const annex = annexes.get(row.file?.file_key ?? '')
  return annex !== undefined && annex.pages.length > 0 && annex.left === 0
}

/** Above a page of a document stands which one it is. */
const ABOVE_ANNEX_MM = 9

/** The pages of a document as pictures, each on a page of its own and whole, with what is not printed of it. */
function AnnexedPages({ number, row, annex, room }: Annexed & { annex: Annex | undefined; room: PageRoom }) {
  const { photoSrc, words } = usePages()
  if (annex === undefined) return null
  const named = { number, name: row.naam }
  const count = annex.pages.length + annex.left
  const height = room.height - ABOVE_ANNEX_MM
  return (
    <>
      {annex.pages.map((page, index) => {
        const text = words.t('annexPage', { ...named, page: index + 1, count })
        const width = page.width && page.height ? Math.min(room.width, (height * page.width) / page.height) : room.width
        const src = photoSrc(page.key, width)
        const size =
          page.width && page.height
            ? { width: `${width}mm`, aspectRatio: `${page.width} / ${page.height}` }
            : { maxWidth: '100%', maxHeight: `${height}mm` }
        return (
          <div key={page.key} className="annex-page">
            <p className="caption">{text}</p>
            {src !== null && <img src={src} alt={text} style={size} />}
          </div>
        )
      })}
      {annex.pages.length === 0 && <Prose text={words.t('annexUnreadable', named)} />}
      {annex.pages.length > 0 && annex.left > 0 && <Prose text={words.t('annexLeft', { ...named, n: annex.left })} />}
    </>
  )
}
