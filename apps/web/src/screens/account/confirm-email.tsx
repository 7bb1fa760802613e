import { accountPhrases } from '@vezel/model/messages/account/index.ts'
import { confirmEmail } from '@vezel/model/operations/mail-link.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { pagePhrases } from '../../page/phrases.ts'
import { useTo } from '../../page/place.ts'
import { useSearch } from '../../router/router.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { useT } from '../../ui/texts.ts'
import { AccountPage } from './account-page.tsx'
import { useCallForm } from './use-call-form.ts'

/** Confirming a new email address with the link of the mail; by a button, for programs that scan mails open links too. */
export function ConfirmEmailScreen() {
  const t = useT(accountPhrases)
  const page = useT(pagePhrases)
  const to = useTo()
  const [{ token = '', email = '' }] = useSearch()
  const [done, setDone] = useState(false)
  const form = useCallForm(confirmEmail, {})
  if (done || !token || !email)
    return (
      <AccountPage title={t(done ? 'confirmEmailDoneTitle' : 'confirmEmailTitle')}>
        <Message tone={done ? 'success' : 'error'}>
          {done ? t('confirmEmailDone', { email }) : t('confirmEmailIncomplete')}
        </Message>
        <ButtonLink kind="primary" to={to('login')}>
          {page('login')}
        </ButtonLink>
      </AccountPage>
    )
  return (
    <AccountPage title={t('confirmEmailTitle')} subtitle={t('confirmEmailSubtitle', { email })}>
      <form
        className="account-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit(async () => {
            await call('confirmEmail', { input: { email, token } })
            setDone(true)
          })
        }}
      >
        {form.refused && <Message tone="error">{form.refused}</Message>}
        <Button kind="primary" type="submit" loading={form.busy}>
          {t('confirmEmailSave')}
        </Button>
      </form>
    </AccountPage>
  )
}
