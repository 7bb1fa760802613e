import { accountPhrases } from '@vezel/model/messages/account/index.ts'
import { updateForgottenPassword } from '@vezel/model/operations/forgotten-password.ts'
import { declineInvitation } from '@vezel/model/operations/mail-link.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { pagePhrases } from '../../page/phrases.ts'
import { useTo } from '../../page/place.ts'
import { useLabel } from '../../page/texts.tsx'
import { useParams, useSearch } from '../../router/router.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/inputs.tsx'
import { Message } from '../../ui/message.tsx'
import { useT } from '../../ui/texts.ts'
import { AccountPage } from './account-page.tsx'
import { useCallForm } from './use-call-form.ts'

/**
 * Choosing a new password, with the address and the token from the link of the mail; an invitation is accepted so too, by
 * choosing a password or with the one there is.
 */
export function ResetPasswordScreen() {
  const t = useT(accountPhrases)
  const page = useT(pagePhrases)
  const to = useTo()
  const label = useLabel()
  const [{ token: given, email = '', invitation }] = useSearch()
  const { resetpassword } = useParams()
  const token = given ?? resetpassword ?? ''
  const [done, setDone] = useState(false)
  const [declined, setDeclined] = useState(false)
  const decline = useCallForm(declineInvitation, {})
  const form = useCallForm(updateForgottenPassword, { password: '', password_confirmation: '' })
  if (declined)
    return (
      <AccountPage title={t('inviteDeclinedTitle')}>
        <Message tone="success">{t('inviteDeclined')}</Message>
        <ButtonLink kind="primary" to={to('login')}>
          {page('login')}
        </ButtonLink>
      </AccountPage>
    )
  if (done || !token || !email)
    return (
      <AccountPage title={t(done ? (invitation ? 'inviteDoneTitle' : 'resetDoneTitle') : 'resetTitle')}>
        <Message tone={done ? 'success' : 'error'}>
          {t(done ? (invitation ? 'inviteDone' : 'resetDone') : 'resetIncomplete')}
        </Message>
        <ButtonLink kind="primary" to={done ? to('login') : to('forgotpassword')}>
          {done ? page('login') : t('resetAskNew')}
        </ButtonLink>
      </AccountPage>
    )
  const { password, password_confirmation: again } = updateForgottenPassword.fields
  return (
    <AccountPage
      title={t(invitation ? 'inviteTitle' : 'resetTitle')}
      subtitle={t(invitation ? 'inviteSubtitle' : 'resetSubtitle', { email })}
    >
      <form
        className="account-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit(async () => {
            await call('updateForgottenPassword', { input: { email, token, ...form.values } })
            setDone(true)
          })
        }}
      >
        {decline.refused && <Message tone="error">{decline.refused}</Message>}
        {form.refused && (
          <Message
            tone="error"
            action={!invitation && <ButtonLink to={to('forgotpassword')}>{t('resetAskNew')}</ButtonLink>}
          >
            {form.refused}
          </Message>
        )}
        {/* So that a password manager knows whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label={label(password.label ?? { nl: '', en: '' })} error={form.errorOf('password')} width="full">
          <TextInput {...form.bind('password')} type="password" name="password" autoComplete="new-password" />
        </Field>
        <Field
          label={label(again.label ?? { nl: '', en: '' })}
          error={form.errorOf('password_confirmation')}
          width="full"
        >
          <TextInput
            {...form.bind('password_confirmation')}
            type="password"
            name="password_confirmation"
            autoComplete="new-password"
          />
        </Field>
        <Button kind="primary" type="submit" loading={form.busy}>
          {t(invitation ? 'inviteSave' : 'resetSave')}
        </Button>
        {invitation && (
          <Button
            loading={decline.busy}
            onClick={() =>
              void decline.submit(async () => {
                await call('declineInvitation', { input: { email, token } })
                setDeclined(true)
              })
            }
          >
            {t('inviteDecline')}
          </Button>
        )}
      </form>
    </AccountPage>
  )
}
