import { login } from '@vezel/model/operations/login.ts'
import { inOtherLocale, placeOf } from '@vezel/model/route-paths.ts'
import { Suspense, useState } from 'react'
import type { MoreAsked } from '../../api/call.ts'
import type { Me } from '../../api/me.ts'
import { logIn, useSession } from '../../api/session.ts'
import { pagePhrases } from '../../page/phrases.ts'
import { useTo } from '../../page/place.ts'
import { lazyPart } from '../../router/reload-once.ts'
import { Link, useNavigate, useReach, useSearch } from '../../router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { useT } from '../../ui/texts.ts'
import { AccountPage } from './account-page.tsx'
import { LogInFields } from './log-in-fields.tsx'
import { useCallForm } from './use-call-form.ts'

const LogInMore = lazyPart(async () => (await import('./log-in-more.tsx')).LogInMore)

/** Logging in, with the user name or the email address; afterwards back to where somebody came from (§6). */
export function LoginScreen() {
  const t = useT(pagePhrases)
  const to = useTo()
  const navigate = useNavigate()
  const reach = useReach()
  const [{ next }] = useSearch()
  const form = useCallForm(login, { username: '', password: '' })
  const [more, setMore] = useState<MoreAsked | null>(null)
  const enter = async (me: Me) => {
    // Only pages of our own: the address may have been made by somebody else.
    const wanted = next?.split('?')[0] ?? '/'
    await reach(wanted)
    const [pathname = '/', search = ''] = next && placeOf(wanted) ? next.split('?') : []
    // §6: the user's locale switches the language.
    navigate(inOtherLocale(pathname, search && `?${search}`, me.locale), { replace: true })
  }
  const send = async () => {
    const answer = await logIn(form.values)
    if ('me' in answer) await enter(answer.me)
    else setMore(answer)
  }
  if (more)
    return (
      <Suspense fallback={null}>
        <LogInMore more={more} values={form.values} onEnter={enter} onOther={() => setMore(null)} />
      </Suspense>
    )
  return (
    <AccountPage title={t('login')} subtitle={t('loginSubtitle')}>
      <form
        className="account-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit(send)
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
