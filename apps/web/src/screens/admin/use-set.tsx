import { IconCheck } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { adminPhrases } from '@vezel/model/messages/admin/index.ts'
import { useState } from 'react'
import { loadMe, useMe } from '../../api/me.ts'
import { useRow } from '../../api/rows.ts'
import { saveOf } from '../../api/save.ts'
import { mayDo } from '../../resource/rights.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Message } from '../../ui/message.tsx'
import { useT } from '../../ui/texts.ts'
import { toast } from '../../ui/toast.tsx'

const organisation = model.entity('organisation')
const variableSet = model.entity('variableSet')
const ownSet = { record_version: true, variable_set: { id: true, name: true } } as const
const versions = {
  name: true,
  is_geldig: true,
  vorige_set: { id: true },
  volgende_sets: { id: true, name: true, is_geldig: true },
} as const

/**
 * Once a next version of the set of the organisation holds, the offer to take it from now on: on the page of that version,
 * and on that of the set that it follows.
 */
export function UseSet({ id }: { id: string }) {
  const t = useT(adminPhrases)
  const { me } = useMe()
  const own = me?.inventarisatie_user?.inventarisatie_organisatie.id ?? null
  const { row: firm } = useRow(organisation, own, ownSet)
  const { row: set } = useRow(variableSet, id, versions)
  const [isAsked, setAsked] = useState(false)
  if (!firm || !set || !mayDo(organisation.access.update, me)) return null
  const current = firm.variable_set
  const next =
    current.id === id
      ? set.volgende_sets.find(({ is_geldig }) => is_geldig)
      : set.is_geldig && set.vorige_set?.id === current.id
        ? { id, name: set.name }
        : undefined
  if (!next) return null
  const take = async () => {
    await saveOf('organisation').update(firm.id, { variable_set: next.id }, firm.record_version)
    await loadMe()
    setAsked(false)
    toast({ text: t('setInUse', { set: next.name }) })
  }
  return (
    <>
      <Message
        tone="info"
        action={
          <Button icon={<IconCheck />} onClick={() => setAsked(true)}>
            {t('useSet')}
          </Button>
        }
      >
        {t('setHolds', { next: next.name, set: current.name })}
      </Message>
      <ConfirmDialog
        open={isAsked}
        title={t('useSetTitle', { set: next.name })}
        confirm={t('useSet')}
        onConfirm={take}
        onClose={() => setAsked(false)}
      >
        <p>{t('useSetWhy')}</p>
      </ConfirmDialog>
    </>
  )
}
