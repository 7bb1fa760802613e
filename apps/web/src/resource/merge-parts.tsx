import type { Entity } from '@vezel/model/kit/entity.ts'
import { mergePhrases } from '@vezel/model/messages/merge/index.ts'
import type { MergeAnswer } from '../api/merge.ts'
import { fieldLabel, type Read } from '../kinds/record.ts'
import { valueText } from '../kinds/words.ts'
import { Radios } from '../ui/choices.tsx'
import { useDelayed } from '../ui/feedback.tsx'
import { Field } from '../ui/field.tsx'
import { Message } from '../ui/message.tsx'
import { reasonOf } from '../ui/reason.ts'
import { useT, useUiTexts } from '../ui/texts.ts'
import { RecordsByKind } from './named-records.tsx'
import './merge.css'

interface ValuesProps {
  entity: Entity
  kept: Read
  gone: Read
  differs: readonly string[]
  take: readonly string[]
  isKnown: boolean
  onTake: (names: readonly string[]) => void
}

/** The fields in which the two differ, side by side, with the value that stays. */
export function MergeValues({ entity, kept, gone, differs, take, isKnown, onTake }: ValuesProps) {
  const t = useT(mergePhrases)
  const { locale } = useUiTexts()
  if (!isKnown && differs.length === 0) return null
  return (
    <section className="bulk-part">
      <h3>{t('values')}</h3>
      <p className="dim">{t(differs.length > 0 ? 'valuesHelp' : 'alike')}</p>
      <div className="merge-values">
        {differs.map((name) => {
          const field = entity.fields[name]
          if (!field) return null
          const text = (row: Read) => valueText(field, row[name], locale) || t('empty')
          return (
            <Field key={name} label={fieldLabel(field, locale)} group width="full">
              <Radios
                value={take.includes(name) ? 'other' : 'keep'}
                onChange={(which) => onTake(which === 'other' ? [...take, name] : take.filter((one) => one !== name))}
                options={[
                  { value: 'keep', label: text(kept) },
                  { value: 'other', label: text(gone) },
                ]}
              />
            </Field>
          )
        })}
      </div>
    </section>
  )
}

interface LookedProps {
  answer: MergeAnswer | null
  entity: Entity
  /** What the one that stays is called, and the one that goes. */
  kept: string
  gone: string
  isOver: boolean
}

/** What the server says merging will do. */
export function MergeOutcome({ entity, answer, kept, gone, isOver }: LookedProps) {
  const t = useT(mergePhrases)
  const late = useDelayed(answer === null)
  if (answer === null)
    return (
      <p role="status" className="dim">
        {late && !isOver && t('looking')}
      </p>
    )
  const retires = entity.mergeable?.into === undefined ? 'retires' : 'goesUp'
  const movesNone = answer.stays.length + answer.refused.length > 0 ? t('movesNothing') : t('movesNone', { what: gone })
  return (
    <div aria-live="polite">
      {answer.refused.length > 0 && (
        <Message tone="warning">
          {t('not')}
          <ul className="bulk-refused">
            {answer.refused.map(({ id, title, message }, at) => (
              <li key={id ?? at}>
                {title && <strong>{title}: </strong>}
                {reasonOf(message)}
              </li>
            ))}
          </ul>
        </Message>
      )}
      <section className="bulk-part">
        <h3>{t('moves')}</h3>
        {answer.moved.length > 0 ? <RecordsByKind records={answer.moved} /> : <p>{movesNone}</p>}
      </section>
      {answer.renumbered.length > 0 && (
        <section className="bulk-part">
          <h3>{t('renumbered')}</h3>
          <p>{t('renumberedWhy')}</p>
          <ul>
            {answer.renumbered.map(({ id, from, to }) => (
              <li key={id}>{t('becomes', { from, to })}</li>
            ))}
          </ul>
        </section>
      )}
      {answer.stays.length > 0 && (
        <section className="bulk-part">
          <h3>{t('kept')}</h3>
          <p>{t('keptWhy')}</p>
          <RecordsByKind records={answer.stays} />
        </section>
      )}
      {answer.refused.length === 0 && (
        <>
          <p>{answer.other === 'deleted' ? t('goes', { what: gone }) : t(retires, { what: gone, keep: kept })}</p>
          <p className="dim bulk-note">{t('oneStep')}</p>
        </>
      )}
    </div>
  )
}
