import { accountPhrases } from '@vezel/model/messages/account/index.ts'
import { updateForgottenPassword } from '@vezel/model/operations/forgotten-password.ts'
import { declineInvitation } from '@vezel/model/operations/mail-link.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { linkQuestion } from '../../api/questions.ts'
import { useAnswer } from '../../api/rows.ts'
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

/** No record changes it. */
const asksNothing = [] as const

const { fields } = updateForgottenPassword
const names = ['password', 'password_confirmation'] as const
const none = { nl: '', en: '' }

interface Link {
  email: string
  token: string
  /** It accepts an invitation. */
  isInvitation: boolean
}

/** Where the link of a mail leads that is about a password: a link that cannot be used says so before anything is filled in. */
export function ResetPasswordScreen() {
  const t = useT(accountPhrases)
  const page = useT(pagePhrases)
  const to = useTo()
  const [{ token: given, email = '', invitation }] = useSearch()
  const { resetpassword } = useParams()
  const token = given ?? resetpassword ?? ''
  const isInvitation = invitation !== undefined
  const isWhole = token !== '' && email !== ''
  const { data, problem } = useAnswer<{ open: boolean }>(isWhole ? linkQuestion : null, { token }, asksNothing)
  // Asked once: what is done with it here ends it.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  if (isOpen === null && (data || problem)) setOpen(data?.open ?? true)
  // The page stands in the middle of the window: half of it would move when the rest comes.
  if (isWhole && isOpen === null) return null
  if (isWhole && isOpen) return <ChoosePassword {...{ email, token, isInvitation }} />
  return (
    <AccountPage title={t(isInvitation ? 'inviteTitle' : 'resetTitle')}>
      <Message tone="error">{t(isWhole ? (isInvitation ? 'inviteUsed' : 'resetUsed') : 'resetIncomplete')}</Message>
      <ButtonLink kind="primary" to={to(isWhole && isInvitation ? 'login' : 'forgotpassword')}>
        {isWhole && isInvitation ? page('login') : t('resetAskNew')}
      </ButtonLink>
    </AccountPage>
  )
}

/** What was done, and the way to the log-in. */
function Over({ title, children }: { title: string; children: string }) {
  const page = useT(pagePhrases)
  const to = useTo()
  return (
    <AccountPage title={title}>
      <Message tone="success">{children}</Message>
      <ButtonLink kind="primary" to={to('login')}>
        {page('login')}
      </ButtonLink>
    </AccountPage>
  )
}

/**
 * Choosing a new password, with the address and the token from the link of the mail; an invitation is accepted so too, by
 * choosing a password or with the one there is.
 */
function ChoosePassword({ email, token, isInvitation }: Link) {
  const t = useT(accountPhrases)
  const label = useLabel()
  const [done, setDone] = useState(false)
  const [declined, setDeclined] = useState(false)
  const decline = useCallForm(declineInvitation, {})
  const form = useCallForm(updateForgottenPassword, { password: '', password_confirmation: '' })
  if (declined) return <Over title={t('inviteDeclinedTitle')}>{t('inviteDeclined')}</Over>
  if (done)
    return (
      <Over title={t(isInvitation ? 'inviteDoneTitle' : 'resetDoneTitle')}>
        {t(isInvitation ? 'inviteDone' : 'resetDone')}
      </Over>
    )
  return (
    <AccountPage
      title={t(isInvitation ? 'inviteTitle' : 'resetTitle')}
      subtitle={t(isInvitation ? 'inviteSubtitle' : 'resetSubtitle', { email })}
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
        <Refused {...{ form, decline, isInvitation }} />
        {/* So that a password manager knows whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        {names.map((name) => (
          <Field key={name} label={label(fields[name].label ?? none)} error={form.errorOf(name)} width="full">
            <TextInput {...form.bind(name)} type="password" name={name} autoComplete="new-password" />
          </Field>
        ))}
        <Button kind="primary" type="submit" loading={form.busy}>
          {t(isInvitation ? 'inviteSave' : 'resetSave')}
        </Button>
        {isInvitation && (
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

interface RefusedProps extends Pick<Link, 'isInvitation'> {
  form: { readonly refused: string | null }
  decline: { readonly refused: string | null }
}

/** Why neither a password nor a refusal was taken; for a new link of one's own there is a way. */
function Refused({ form, decline, isInvitation }: RefusedProps) {
  const t = useT(accountPhrases)
  const to = useTo()
  return (
    <>
      {decline.refused && <Message tone="error">{decline.refused}</Message>}
      {form.refused && (
        <Message
          tone="error"
          action={!isInvitation && <ButtonLink to={to('forgotpassword')}>{t('resetAskNew')}</ButtonLink>}
        >
          {form.refused}
        </Message>
      )}
    </>
  )
}
