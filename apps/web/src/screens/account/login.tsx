import { login } from '@vezel/model/operations/login.ts'
import { inOtherLocale, placeOf } from '@vezel/model/route-paths.ts'
import { useState } from 'react'
import type { OrganisationChoice } from '../../api/call.ts'
import { logIn, useSession } from '../../api/session.ts'
import { pagePhrases } from '../../page/phrases.ts'
import { useTo } from '../../page/place.ts'
import { Link, useNavigate, useReach, useSearch } from '../../router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { useT } from '../../ui/texts.ts'
import { AccountPage } from './account-page.tsx'
import { LogInFields, type LogInForm } from './log-in-fields.tsx'
import { useCallForm } from './use-call-form.ts'

/** Logging in, with the user name or the email address; afterwards back to where somebody came from (§6). */
export function LoginScreen() {
  const t = useT(pagePhrases)
  const to = useTo()
  const navigate = useNavigate()
  const reach = useReach()
  const [{ next }] = useSearch()
  const form = useCallForm(login, { username: '', password: '' })
  const [choices, setChoices] = useState<readonly OrganisationChoice[]>([])
  const send = async (organisatie?: string) => {
    const answer = await logIn({ ...form.values, ...(organisatie ? { organisatie } : {}) })
    if ('choices' in answer) return setChoices(answer.choices)
    const { me } = answer
    // Only pages of our own: the address may have been made by somebody else.
    const wanted = next?.split('?')[0] ?? '/'
    await reach(wanted)
    const [pathname = '/', search = ''] = next && placeOf(wanted) ? next.split('?') : []
    // §6: the user's locale switches the language.
    navigate(inOtherLocale(pathname, search && `?${search}`, me.locale), { replace: true })
  }
  if (choices.length > 0)
    return (
      <Choices
        choices={choices}
        form={form}
        onChoose={(id) => void form.submit(() => send(id))}
        onOther={() => setChoices([])}
      />
    )
  return (
    <AccountPage title={t('login')} subtitle={t('loginSubtitle')}>
      <form
        className="account-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit(() => send())
        }}
      >
        {form.refused ? <Message tone="error">{form.refused}</Message> : <WhyHere isSent={Boolean(next)} />}
        <LogInFields form={form} />
        <p className="account-links">
          <Link to={to('forgotpassword')}>{t('forgotPassword')}</Link>
        </p>
        <Button kind="primary" type="submit" loading={form.busy}>
          {t('login')}
        </Button>
      </form>
    </AccountPage>
  )
}

/** Why somebody is asked to log in, who came for another page. */
function WhyHere({ isSent }: { isSent: boolean }) {
  const t = useT(pagePhrases)
  const { ended } = useSession()
  if (!isSent && !ended) return null
  const ends = { expired: t('sessionEnded'), 'logged-out': t('loggedOut') }
  return <Message tone="info">{ended ? ends[ended] : `${t('notAllowed')}. ${t('loginAgain')}`}</Message>
}

interface ChoicesProps {
  choices: readonly OrganisationChoice[]
  form: LogInForm
  onChoose: (organisation: string) => void
  onOther: () => void
}

/** For which of several organisations somebody logs in. */
function Choices({ choices, form, onChoose, onOther }: ChoicesProps) {
  const t = useT(pagePhrases)
  return (
    <AccountPage title={t('loginChoose')} subtitle={t('loginChooseSubtitle')}>
      <div className="account-form">
        {form.refused && <Message tone="error">{form.refused}</Message>}
        {choices.map(({ id, naam }, at) => (
          <Button key={id} autoFocus={at === 0} disabled={form.busy} onClick={() => onChoose(id)}>
            {naam}
          </Button>
        ))}
        <Button kind="quiet" onClick={onOther}>
          {t('loginOther')}
        </Button>
      </div>
    </AccountPage>
  )
}
