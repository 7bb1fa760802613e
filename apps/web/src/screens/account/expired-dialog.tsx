import { login } from '@vezel/model/operations/login.ts'
import { useId, useState } from 'react'
import { useMe } from '../../api/me.ts'
import { renewSession } from '../../api/renew-session.ts'
import { leaveExpired } from '../../api/session.ts'
import { pagePhrases } from '../../page/phrases.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useT } from '../../ui/texts.ts'
import { CodeField } from './code-field.tsx'
import { LogInFields } from './log-in-fields.tsx'
import { useCallForm } from './use-call-form.ts'
import './account-page.css'

/** The session expired while somebody was at work: with the password the page goes on, and what it was saving is saved. */
export function ExpiredDialog() {
  const t = useT(pagePhrases)
  const { me } = useMe()
  const form = useCallForm(login, { username: me?.username || (me?.email ?? ''), password: '' })
  const [asksCode, setAsksCode] = useState(false)
  const [code, setCode] = useState('')
  const id = useId()
  const renew = async () => setAsksCode(!(await renewSession(form.values.password, code)))
  return (
    <Dialog
      open
      onClose={leaveExpired}
      busy={form.busy}
      failed={form.refused && new Error(form.refused)}
      title={t('sessionExpired')}
      width={480}
      footer={
        <>
          <Button size="large" disabled={form.busy} onClick={leaveExpired}>
            {t('toLogin')}
          </Button>
          <Button size="large" kind="primary" type="submit" form={id} loading={form.busy}>
            {t('login')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="account-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit(renew)
        }}
      >
        <p>{t('sessionExpiredText', { name: me?.full_name ?? '' })}</p>
        <LogInFields form={form} isFixed />
        {asksCode && <CodeField value={code} onChange={setCode} />}
      </form>
    </Dialog>
  )
}
