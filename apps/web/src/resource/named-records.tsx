import { model } from '@vezel/model'
import { small } from '@vezel/model/kit/in-sentence.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import type { NamedRecord } from '@vezel/model/problems.ts'
import { isRouteName, routeOf } from '@vezel/model/route-paths.ts'
import type { ReactNode } from 'react'
import type { BulkRefusal, NamedRecords } from '../api/bulk.ts'
import { Link } from '../router/router.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { useAddressesAnywhere } from './history-places.ts'
import './bulk.css'

/** Records counted by kind, with what the first are called: "3 monsters: M03, M04, M05". */
export function RecordsByKind({ records }: { records: readonly NamedRecords[] }) {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  return (
    <ul className="bulk-refused">
      {records.map(({ type, count, titles }) => {
        const entity = model.ofType(type)
        const noun = entity ? inLocale(count === 1 ? entity.label : entity.plural, locale) : type
        const named = titles.filter(Boolean)
        const rest = count - named.length
        const words = [...named, ...(rest > 0 && named.length > 0 ? [t('andMore', { n: rest })] : [])].join(', ')
        return (
          <li key={type}>
            <strong>
              {count} {small(noun, locale)}
            </strong>
            {words && `: ${words}`}
          </li>
        )
      })}
    </ul>
  )
}

/** Why a record stays as it is: the names of those that stand in its way lead to them, by their kinds where these are counted. */
export function RefusedBecause({ message, records, wayOut }: Refused & { wayOut?: ReactNode }) {
  if (records.some(({ among }) => among)) return <StillUsed records={records} wayOut={wayOut} />
  return records.length === 0 ? message : <Linked message={message} records={records} />
}

/** What still points at a record: how many of each kind, the first of them each the way to itself. */
function StillUsed({ records, wayOut }: Pick<Refused, 'records'> & { wayOut: ReactNode }) {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const addressOf = useAddressesAnywhere(records)
  return (
    <>
      <p>{t('stillUsed')}</p>
      <ul className="bulk-refused">
        {[...Map.groupBy(records, ({ type }) => type)].map(([type, named]) => {
          const count = named[0]?.among ?? named.length
          const entity = model.ofType(type)
          const noun = entity ? inLocale(count === 1 ? entity.label : entity.plural, locale) : type
          return (
            <li key={type}>
              <strong>
                {count.toLocaleString(locale)} {small(noun, locale)}
              </strong>
              {': '}
              {named.map((record, at) => {
                const to = addressOf(record)
                return (
                  <span key={record.id}>
                    {at > 0 && ', '}
                    {to ? <Link to={to}>{record.title || noun}</Link> : record.title || noun}
                  </span>
                )
              })}
              {count > named.length && `, ${t('andMore', { n: count - named.length })}`}
            </li>
          )
        })}
      </ul>
      {wayOut && <p>{wayOut}</p>}
    </>
  )
}

type Refused = Pick<BulkRefusal, 'message' | 'records'>

function Linked({ message, records: told }: Refused) {
  const { locale } = useUiTexts()
  const records = told.map((record) => ({ ...record, title: record.title || placeOf(record, locale) }))
  const addressOf = useAddressesAnywhere(records)
  const links = new Map(records.map((record) => [record.title, addressOf(record)]))
  const said = partsAt(message, [...links.keys()])
  // What is told by what it points at has no name in the sentence.
  const unsaid = records.filter(({ title }) => title !== '' && !said.includes(title))
  return (
    <>
      {linked(said, links)}
      {unsaid.length > 0 && (
        <ul className="bulk-refused">
          {unsaid.map((record) => (
            <li key={`${record.id} ${record.title}`}>{linked([record.title], links)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What the place of a record is called to which it leads: the field to fill in there, or else the page. */
function placeOf({ page, field }: NamedRecord, locale: Locale): string {
  const [of = '', name = ''] = field?.split('.') ?? []
  const label = model.entities.find(({ key }) => key === of)?.fields[name]?.label
  if (label) return inLocale(label, locale)
  return isRouteName(page) ? inLocale(routeOf(page).label, locale) : ''
}

/** Pieces of a sentence, those that are names as the way to what they name. */
function linked(parts: readonly string[], links: ReadonlyMap<string, string | undefined>) {
  return parts.map((part, at) => {
    const to = links.get(part)
    if (to === undefined) return part
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence.
      <Link key={at} to={to}>
        {part}
      </Link>
    )
  })
}

/** A sentence cut at the names that stand in it. */
function partsAt(sentence: string, names: readonly string[]): readonly string[] {
  const known = names.filter(Boolean).toSorted((a, b) => b.length - a.length)
  if (known.length === 0) return [sentence]
  const either = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return sentence.split(new RegExp(`(?<![\\p{L}\\d])(${either})(?![\\p{L}\\d])`, 'u'))
}

/** What is deleted along with what somebody is about to delete; nothing where that is nothing. */
export function GoesAlong({ records }: { records: readonly NamedRecords[] }) {
  const t = useT(resourcePhrases)
  if (records.length === 0) return null
  return (
    <>
      <p>{t('goesAlong')}</p>
      <RecordsByKind records={records} />
    </>
  )
}
