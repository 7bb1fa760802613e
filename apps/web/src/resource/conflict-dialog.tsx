import type { BelongsToField, Field } from '@vezel/model/kit/field.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { useState } from 'react'
import { formats } from '../i18n/formats.ts'
import { useItems, useOfferedById } from '../kinds/offered.ts'
import { fieldLabel, type Read } from '../kinds/record.ts'
import { valueText } from '../kinds/words.ts'
import { Button } from '../ui/button.tsx'
import { Radios } from '../ui/choices.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field as UiField } from '../ui/field.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import type { Conflict } from './conflict.ts'
import type { FormStore } from './form-store.ts'

/** Somebody else was first: both values of each field side by side, one of them chosen, then saved on what stands. */
export function ConflictDialog({
  conflict,
  store,
  onChoose,
  onClose,
}: {
  conflict: Conflict
  store: FormStore
  /** Told the names of the fields of which one's own value stays. */
  onChoose: (mine: string[]) => void
  onClose: () => void
}) {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const [mine, setMine] = useState<readonly string[]>(() => conflict.fields.map(({ name }) => name))
  const when = formats(locale).longDateTime(conflict.at)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('conflictTitle')}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button size="large" kind="primary" onClick={() => onChoose([...mine])}>
            {t('saveChoice')}
          </Button>
        </>
      }
    >
      <p>{conflict.by ? t('conflictBy', { who: conflict.by, when }) : t('conflictBySomeone')}</p>
      <div className="conflict-fields">
        {conflict.fields.map(({ name, yours, theirs }) => {
          const field = store.entity.fields[name]
          return (
            field && (
              <UiField key={name} label={fieldLabel(field, locale)} group width="full">
                <Choice
                  field={field}
                  yours={yours}
                  theirs={theirs}
                  isMine={mine.includes(name)}
                  onMine={(isMine) =>
                    setMine((before) => (isMine ? [...before, name] : before.filter((other) => other !== name)))
                  }
                />
              </UiField>
            )
          )
        })}
      </div>
    </Dialog>
  )
}

interface ChoiceProps {
  field: Field
  yours: unknown
  theirs: unknown
  isMine: boolean
  onMine: (isMine: boolean) => void
}

/** In a form relations are ids; their names are looked up. */
function Choice(props: ChoiceProps) {
  const { field } = props
  if (!pointsAtOne(field)) return <PlainChoice {...props} />
  return field.isLookup ? <ItemChoice {...props} field={field} /> : <RecordChoice {...props} field={field} />
}

function PlainChoice(props: ChoiceProps) {
  const { locale } = useUiTexts()
  const text = (value: unknown) => (value instanceof File ? value.name : valueText(props.field, value, locale))
  return <ChoiceRadios {...props} text={text} />
}

function ItemChoice(props: ChoiceProps & { field: BelongsToField }) {
  const { locale } = useUiTexts()
  const { items } = useItems(props.field.target)
  return <ChoiceRadios {...props} text={(id) => valueText(props.field, byId(items, id), locale)} />
}

function RecordChoice(props: ChoiceProps & { field: BelongsToField }) {
  const { locale } = useUiTexts()
  const ids = [props.yours, props.theirs].flatMap((id) => (id === null ? [] : [String(id)]))
  const records = useOfferedById(props.field.target, ids)
  return <ChoiceRadios {...props} text={(id) => valueText(props.field, byId(records, id), locale)} />
}

const byId = (records: readonly Read[], id: unknown) => records.find((record) => String(record.id) === String(id))

function ChoiceRadios({ yours, theirs, isMine, onMine, text }: ChoiceProps & { text: (value: unknown) => string }) {
  const t = useT(resourcePhrases)
  return (
    <Radios
      value={isMine ? 'mine' : 'theirs'}
      onChange={(chosen) => onMine(chosen === 'mine')}
      options={[
        { value: 'mine', label: `${t('yours')}: ${text(yours) || '–'}` },
        { value: 'theirs', label: `${t('theirs')}: ${text(theirs) || '–'}` },
      ]}
    />
  )
}
