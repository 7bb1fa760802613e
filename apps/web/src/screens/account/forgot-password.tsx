import { accountPhrases } from '@vezel/model/messages/account/index.ts'
import { forgotPassword } from '@vezel/model/operations/forgotten-password.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { pagePhrases } from '../../page/phrases.ts'
import { useTo } from '../../page/place.ts'
import { useLabel } from '../../page/texts.tsx'
import { Link } from '../../router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/inputs.tsx'
import { Message } from '../../ui/message.tsx'
import { useT } from '../../ui/texts.ts'
import { AccountPage } from './account-page.tsx'
import { useCallForm } from './use-call-form.ts'

/** Asking for a mail with a link. What it says does not tell whether the address is known. */
export function ForgotPasswordScreen() {
  const t = useT(accountPhrases)
  const page = useT(pagePhrases)
  const to = useTo()
  const label = useLabel()
  const [sent, setSent] = useState<string | null>(null)
  const form = useCallForm(forgotPassword, { email: '' })
  const back = <Link to={to('login')}>{page('backToLogin')}</Link>
  if (sent !== null)
    return (
      <AccountPage title={t('forgotSentTitle')}>
        <Message tone="success">{t('forgotSent', { email: sent })}</Message>
        {back}
      </AccountPage>
    )
  return (
    <AccountPage title={t('forgotTitle')} subtitle={t('forgotSubtitle')}>
      <form
        className="account-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit(async () => {
            await call('forgotPassword', { input: { email: form.values.email } })
            setSent(form.values.email)
          })
        }}
      >
        {form.refused && <Message tone="error">{form.refused}</Message>}
        <Field
          label={label(forgotPassword.fields.email.label ?? { nl: '', en: '' })}
          error={form.errorOf('email')}
          width="full"
        >
          <TextInput {...form.bind('email')} type="email" name="email" autoComplete="email" />
        </Field>
        <Button kind="primary" type="submit" loading={form.busy}>
          {t('forgotSend')}
        </Button>
        {back}
      </form>
    </AccountPage>
  )
}
