import { accountPhrases } from '@vezel/model/messages/account/index.ts'
import { useState } from 'react'
import { type Hand, readHand, setHand } from '../../theme/hand.ts'
import { Segments } from '../../ui/choices.tsx'
import { Field, Section } from '../../ui/field.tsx'
import { useCoarse } from '../../ui/table-size.ts'
import { useT } from '../../ui/texts.ts'

/** What holds of this device alone: with which hand it is pressed. Nothing where a mouse does that. */
export function OwnDevice() {
  const t = useT(accountPhrases)
  const [hand, choose] = useState(readHand)
  if (!useCoarse()) return null
  const onChange = (next: Hand | null) => {
    if (next === null) return
    setHand(next)
    choose(next)
  }
  return (
    <Section level={2} title={t('device')}>
      <Field label={t('hand')} help={t('handHelp')}>
        <Segments
          value={hand}
          onChange={onChange}
          options={[
            { value: 'left', label: t('handLeft') },
            { value: 'right', label: t('handRight') },
          ]}
        />
      </Field>
    </Section>
  )
}
