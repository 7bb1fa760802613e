import { model } from '@vezel/model'
import { peoplePhrases } from '@vezel/model/messages/people/index.ts'
import { isAdmin } from '@vezel/model/rights.ts'
import { useState } from 'react'
import { roleIdOf, useMe } from '../../api/me.ts'
import { useSave } from '../../api/save.ts'
import { securityCall } from '../../api/security-calls.ts'
import { useOpened } from '../../resource/in-record.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Section } from '../../ui/field.tsx'
import { useT } from '../../ui/texts.ts'
import { toast } from '../../ui/toast.tsx'
import './people.css'

const staff = model.entity('inspectionUser')

/** Somebody whose access is ended or given back. */
export interface WithAccess {
  readonly id: string
  readonly record_version: number
  readonly full_name: string | null
  readonly active: boolean
}
interface Person extends WithAccess {
  /** Null where one may not know. */
  readonly tweede_factor: boolean | null
}

/** Whether somebody comes in, and with a second step or without; and the button that ends it or gives it back, with what follows from it. */
export function Access({ person }: { person: Person }) {
  const t = useT(peoplePhrases)
  const { whyReadOnly } = useOpened()
  const [isAsking, setAsking] = useState(false)
  const { me } = useMe()
  const [isResetting, setResetting] = useState(false)
  const { active: isActive, tweede_factor: hasFactor } = person
  const name = person.full_name ?? ''
  // Who has no second step needs no code for it: no mail would go.
  const mayReset = isAdmin(roleIdOf(me)) && isActive && hasFactor === true
  return (
    <Section level={2} title={t('access')}>
      <p>
        {t(isActive ? 'accessIs' : 'accessIsNot', { name })}{' '}
        {hasFactor !== null && t(hasFactor ? 'factorIsOn' : 'factorIsOff')}
      </p>
      <div className="account-buttons">
        <Button refusal={whyReadOnly(staff.access.update) ?? undefined} onClick={() => setAsking(true)}>
          {t(isActive ? 'deactivate' : 'reactivate')}
        </Button>
        {mayReset && <Button onClick={() => setResetting(true)}>{t('resetFactor')}</Button>}
      </div>
      <ConfirmDialog
        open={isResetting}
        onClose={() => setResetting(false)}
        title={t('resetFactor')}
        confirm={t('resetFactor')}
        onConfirm={async () => {
          await securityCall('herstelTweedeFactor', { id: person.id })
          toast({ text: t('resetFactorDone', { name }) })
        }}
      >
        <p>{t('resetFactorAsk', { name })}</p>
      </ConfirmDialog>
      <AccessDialog person={isAsking ? person : null} onClose={() => setAsking(false)} />
    </Section>
  )
}

/** Asks whether access ends or is given back, with what follows from it; null: no question. */
export function AccessDialog({ person, onClose }: { person: WithAccess | null; onClose: () => void }) {
  const t = useT(peoplePhrases)
  const save = useSave(staff)
  const isActive = person?.active === true
  const name = person?.full_name ?? ''
  const change = async ({ id, record_version }: WithAccess) => {
    await save.update(id, { active: !isActive }, record_version)
    toast({ text: t(isActive ? 'accessIsNot' : 'accessIs', { name }) })
  }
  return (
    <ConfirmDialog
      open={person !== null}
      onClose={onClose}
      title={t(isActive ? 'deactivate' : 'reactivate')}
      confirm={t(isActive ? 'deactivate' : 'reactivate')}
      onConfirm={async () => person && change(person)}
    >
      <p>{t(isActive ? 'deactivateAsk' : 'reactivateAsk', { name })}</p>
    </ConfirmDialog>
  )
}
