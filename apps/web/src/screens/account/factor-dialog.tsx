import { securityPhrases } from '@vezel/model/messages/security/index.ts'
import { confirmSecondFactor, endSecondFactor, withPassword } from '@vezel/model/operations/second-factor.ts'
import { type ReactNode, useId, useState } from 'react'
import type { FactorOffer } from '../../api/call.ts'
import { securityCall } from '../../api/security-calls.ts'
import { useLabel } from '../../page/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/inputs.tsx'
import { Message } from '../../ui/message.tsx'
import { useT } from '../../ui/texts.ts'
import { CodeField } from './code-field.tsx'
import { Offer, RecoveryCodes } from './factor-parts.tsx'
import { useCallForm } from './use-call-form.ts'

/** What somebody does with the own second step. */
export type FactorTask = 'begin' | 'codes' | 'end'

interface Step {
  task: FactorTask
  onClose: () => void
}

/** Setting the second step up, new recovery codes, or turning it off: each with the password first. */
export function FactorDialog({ task, onClose }: Step) {
  const [offer, setOffer] = useState<FactorOffer | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <CodesStep codes={codes} onClose={onClose} />
  if (offer) return <ConfirmStep offer={offer} onCodes={setCodes} onClose={onClose} />
  if (task === 'end') return <EndStep onClose={onClose} />
  return <PasswordStep task={task} onOffer={setOffer} onCodes={setCodes} onClose={onClose} />
}

/** They are seen once: neither Escape nor the cross takes them away, only saying that they are kept. */
function CodesStep({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useT(securityPhrases)
  const [isLeft, setLeft] = useState(false)
  return (
    <Dialog
      open
      onClose={() => setLeft(true)}
      title={t('codesTitle')}
      footer={
        <Button size="large" kind="primary" onClick={onClose}>
          {t('codesKept')}
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
      {isLeft && <Message tone="warning">{t('codesStay')}</Message>}
    </Dialog>
  )
}

interface PasswordStepProps extends Step {
  onOffer: (offer: FactorOffer) => void
  onCodes: (codes: readonly string[]) => void
}

function PasswordStep({ task, onOffer, onCodes, onClose }: PasswordStepProps) {
  const t = useT(securityPhrases)
  const form = useCallForm(withPassword, { current_password: '' })
  const send = async () => {
    if (task === 'begin') onOffer(await securityCall('beginTweedeFactor', form.values))
    else onCodes((await securityCall('nieuweHerstelcodes', form.values)).codes)
  }
  return (
    <FormDialog title={t(task === 'begin' ? 'offerTitle' : 'factorCodes')} form={form} onSend={send} onClose={onClose}>
      {task === 'codes' && <p>{t('factorCodesWhy')}</p>}
      <PasswordField {...form.bind('current_password')} error={form.errorOf('current_password')} />
    </FormDialog>
  )
}

interface ConfirmStepProps extends Pick<PasswordStepProps, 'onCodes' | 'onClose'> {
  offer: FactorOffer
}

function ConfirmStep({ offer, onCodes, onClose }: ConfirmStepProps) {
  const t = useT(securityPhrases)
  const form = useCallForm(confirmSecondFactor, { code: '' }, { codeFailed: t('codeOfAppFailed') })
  const send = async () => onCodes((await securityCall('bevestigTweedeFactor', form.values)).codes)
  return (
    <FormDialog title={t('offerTitle')} form={form} onSend={send} onClose={onClose}>
      <Offer offer={offer} />
      <CodeField {...form.bind('code')} error={form.errorOf('code')} isOfApp />
    </FormDialog>
  )
}

function EndStep({ onClose }: { onClose: () => void }) {
  const t = useT(securityPhrases)
  const form = useCallForm(endSecondFactor, { current_password: '', code: '' })
  const send = async () => {
    await securityCall('zetTweedeFactorUit', form.values)
    onClose()
  }
  return (
    <FormDialog title={t('factorEndTitle')} confirm={t('factorEnd')} form={form} onSend={send} onClose={onClose}>
      <PasswordField {...form.bind('current_password')} error={form.errorOf('current_password')} />
      <CodeField {...form.bind('code')} error={form.errorOf('code')} />
    </FormDialog>
  )
}

interface PasswordFieldProps {
  value: string
  onChange: (password: string) => void
  error: string | null
}

function PasswordField({ error, ...bound }: PasswordFieldProps) {
  const label = useLabel()
  return (
    <Field
      label={label(withPassword.fields.current_password.label ?? { nl: '', en: '' })}
      error={error}
      required
      width="full"
    >
      <TextInput {...bound} type="password" name="current_password" autoComplete="current-password" autoFocus />
    </Field>
  )
}

interface FormDialogProps {
  title: string
  /** What the button says that goes on. */
  confirm?: string
  form: {
    readonly busy: boolean
    readonly refused: string | null
    submit: (send: () => Promise<unknown>) => Promise<void>
  }
  onSend: () => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

function FormDialog({ title, confirm, form, onSend, onClose, children }: FormDialogProps) {
  const t = useT(securityPhrases)
  const id = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      busy={form.busy}
      failed={form.refused && new Error(form.refused)}
      title={title}
      footer={
        <Button size="large" kind="primary" type="submit" form={id} loading={form.busy}>
          {confirm ?? t('next')}
        </Button>
      }
    >
      <form
        id={id}
        className="account-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit(onSend)
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
