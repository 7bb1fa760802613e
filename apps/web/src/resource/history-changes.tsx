import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { historyPhrases } from '@vezel/model/messages/history/index.ts'
import { useAnswer } from '../api/rows.ts'
import { fieldLabel } from '../kinds/record.ts'
import { valueText } from '../kinds/words.ts'
import { useT, useUiTexts } from '../ui/texts.ts'
import { type HistoryChange, type Names, namesQuery, shownValue, type Told } from './history-lines.ts'

const unnamed: Names = {}

/** What the records that these changes mention are called; null until it is known. */
export function useNames(told: readonly Told[]): Names | null {
  const asked = namesQuery(told)
  const { data } = useAnswer<Names>(asked?.document ?? null, asked?.variables)
  return asked ? data : unnamed
}

/** Fields with what they were and what they became, in the words of the page. */
export function Changes({
  entity,
  changes,
  names,
}: {
  entity: Entity
  changes: readonly HistoryChange[]
  names: Names | null
}) {
  const t = useT(historyPhrases)
  const { locale } = useUiTexts()
  const known = changes.flatMap((change) => {
    const field = [entity, ...model.variants(entity)].map((e) => e.fields[change.veld]).find(Boolean)
    return field ? [{ ...change, field }] : []
  })
  if (known.length === 0) return null
  return (
    <dl className="history-changes">
      {known.map(({ veld, field, oud, nieuw, verborgen, gewist }) => (
        <div key={veld}>
          <dt>{fieldLabel(field, locale)}</dt>
          {gewist || verborgen ? (
            <dd className="dim">{t(gewist ? 'blanked' : 'hidden')}</dd>
          ) : entity.table.reorder === veld ? (
            <dd className="dim">{t('moved')}</dd>
          ) : (
            <dd>
              <Value label={t('from')} field={field} value={oud} names={names} isOld />
              <span aria-hidden="true">→</span>
              <Value label={t('to')} field={field} value={nieuw} names={names} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function Value({
  label,
  field,
  value,
  names,
  isOld = false,
}: {
  label: string
  field: Field
  value: unknown
  names: Names | null
  isOld?: boolean
}) {
  const t = useT(historyPhrases)
  const { locale } = useUiTexts()
  const shown = shownValue(field, value, names)
  const words = [valueText(field, shown.value, locale), shown.missing > 0 && t('gone')].filter(Boolean).join(', ')
  return (
    <span className={isOld ? 'history-old' : undefined}>
      <span className="visually-hidden">{label}: </span>
      {shown.isComing ? '…' : words || <span className="dim">{t('empty')}</span>}
    </span>
  )
}
