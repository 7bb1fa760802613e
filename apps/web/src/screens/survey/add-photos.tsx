import { itemText } from '@vezel/model/kit/item-words.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useState } from 'react'
import { useItems } from '../../kinds/offered.ts'
import { Segments } from '../../ui/choices.tsx'
import { Field } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { Select } from '../../ui/inputs.tsx'
import { inOrderTaken } from '../../ui/taken-at.ts'
import { useT, useUiTexts } from '../../ui/texts.ts'
import type { PhotoQueue, SaidOf } from './photo-queue.ts'

interface AddPhotosProps {
  /** Those that are on their way. */
  queue: PhotoQueue
  /** What is said of all that are chosen at once, if anything. */
  said?: Said
}

interface Said {
  /** An item of this list. */
  readonly of: SaidOf
  /** What that is called. */
  readonly label: string
  /** The one that they have unless another is chosen. */
  readonly first: string | null
}

/** The place where photos are dropped, with what is said of all that are chosen at once, and those that are on their way. */
export function AddPhotos({ queue: { items, add, refuse, cancel, retry }, said }: AddPhotosProps) {
  const t = useT(surveyAreas)
  const [chosen, setChosen] = useState<string | null>(null)
  const [order, setOrder] = useState<'chosen' | 'taken' | null>('chosen')
  const value = chosen ?? said?.first ?? null
  return (
    <div className="add-photos">
      <div className="add-photos-all">
        {said && <ChooseSaid {...said} value={value} onChange={setChosen} />}
        <Field label={t('photoOrder')} group>
          <Segments
            value={order}
            onChange={setOrder}
            options={[
              { value: 'chosen', label: t('orderChosen') },
              { value: 'taken', label: t('orderTaken') },
            ]}
          />
        </Field>
      </div>
      <FileDrop
        aria-label={t('addPhotos')}
        accept=".jpg,.jpeg,.png"
        multiple
        items={items}
        onFiles={async (files) => add(order === 'taken' ? await inOrderTaken(files) : files, value)}
        onRefuse={refuse}
        onCancel={cancel}
        onRetry={retry}
      />
    </div>
  )
}

function ChooseSaid({
  of,
  label,
  value,
  onChange,
}: Said & { value: string | null; onChange: (id: string | null) => void }) {
  const { locale } = useUiTexts()
  const { items: known } = useItems(of)
  return (
    <Field label={label}>
      <Select
        value={value}
        onChange={onChange}
        options={known
          .filter(({ active }) => active)
          .map((item) => ({ value: item.id, label: itemText(item, locale) }))}
      />
    </Field>
  )
}
