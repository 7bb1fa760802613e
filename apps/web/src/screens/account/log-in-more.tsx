import { securityPhrases } from '@vezel/model/messages/security/index.ts'
import { confirmSecondFactor } from '@vezel/model/operations/second-factor.ts'
import { type ReactNode, useState } from 'react'
import type { MoreAsked, OrganisationChoice } from '../../api/call.ts'
import type { Me } from '../../api/me.ts'
import { ApiProblem } from '../../api/problem.ts'
import { logIn } from '../../api/session.ts'
import { pagePhrases } from '../../page/phrases.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { useT } from '../../ui/texts.ts'
import { AccountPage } from './account-page.tsx'
import { CodeField } from './code-field.tsx'
import { Offer, RecoveryCodes } from './factor-parts.tsx'
import { useCallForm } from './use-call-form.ts'

interface LogInMoreProps {
  more: MoreAsked
  values: { username: string; password: string }
  onEnter: (me: Me) => Promise<void>
  /** Back to the first page of the log-in. */
  onOther: () => void
}
interface Inside {
  readonly me: Me
  readonly codes: readonly string[]
}

/** What stands between the password and the product: a code, setting up the app for it, and for which organisation. */
export function LogInMore({ more: first, values, onEnter, onOther }: LogInMoreProps) {
  const [more, setMore] = useState(first)
  const [organisatie, setOrganisatie] = useState<string>()
  const [inside, setInside] = useState<Inside | null>(null)
  const t = useT(securityPhrases)
  // While the app is set up there are no recovery codes yet.
  const said = more.instellen ? { codeFailed: t('codeOfAppFailed') } : undefined
  const form = useCallForm(confirmSecondFactor, { code: '' }, said)
  const send = async (chosen = organisatie) => {
    const { code } = form.values
    const given = { ...values, ...(code ? { code } : {}), ...(chosen ? { organisatie: chosen } : {}) }
    const answer = await logIn(given).catch((cause: unknown) => {
      // The code was right a moment ago; meanwhile there is another.
      if (cause instanceof ApiProblem && cause.code === 'codeFailed' && more.organisaties)
        setMore({ organisaties: null, instellen: null })
      throw cause
    })
    if (!('me' in answer)) return setMore(answer)
    if (answer.codes === null) return onEnter(answer.me)
    setInside({ me: answer.me, codes: answer.codes })
  }
  if (inside) return <Codes inside={inside} onEnter={onEnter} />
  if (more.organisaties)
    return (
      <Choices
        choices={more.organisaties}
        onChoose={(id) => {
          setOrganisatie(id)
          return send(id)
        }}
        onOther={onOther}
      />
    )
  return (
    <CodeStep offer={more.instellen && <Offer offer={more.instellen} />} form={form} onSend={send} onOther={onOther} />
  )
}

interface CodeStepProps {
  offer: ReactNode
  form: ReturnType<typeof useCallForm<{ code: string }>>
  onSend: () => Promise<unknown>
  onOther: () => void
}

/** The code, of an app that there is or that is set up here. */
function CodeStep({ offer, form, onSend, onOther }: CodeStepProps) {
  const t = useT(securityPhrases)
  const words = useT(pagePhrases)
  return (
    <AccountPage title={t(offer ? 'offerTitle' : 'codeTitle')} subtitle={t(offer ? 'offerSubtitle' : 'codeSubtitle')}>
      <form
        className="account-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit(() => onSend())
        }}
      >
        {form.refused && <Message tone="error">{form.refused}</Message>}
        {offer}
        <CodeField {...form.bind('code')} error={form.errorOf('code')} isOfApp={Boolean(offer)} />
        <Button kind="primary" type="submit" loading={form.busy}>
          {words('login')}
        </Button>
        <Button kind="quiet" onClick={onOther}>
          {t('otherAccount')}
        </Button>
      </form>
    </AccountPage>
  )
}

/** The recovery codes of what was set up on the way in. */
function Codes({ inside, onEnter }: { inside: Inside; onEnter: (me: Me) => Promise<void> }) {
  const t = useT(securityPhrases)
  return (
    <AccountPage title={t('codesTitle')}>
      <div className="account-form">
        <RecoveryCodes codes={inside.codes} />
        <Button kind="primary" onClick={() => void onEnter(inside.me)}>
          {t('codesKept')}
        </Button>
      </div>
    </AccountPage>
  )
}

interface ChoicesProps {
  choices: readonly OrganisationChoice[]
  onChoose: (organisation: string) => Promise<unknown>
  onOther: () => void
}

const nothingTyped = {}

/** For which of several organisations somebody logs in. */
function Choices({ choices, onChoose, onOther }: ChoicesProps) {
  const t = useT(securityPhrases)
  const form = useCallForm(confirmSecondFactor, nothingTyped)
  return (
    <AccountPage title={t('chooseTitle')} subtitle={t('chooseSubtitle')}>
      <div className="account-form">
        {form.refused && <Message tone="error">{form.refused}</Message>}
        {choices.map(({ id, naam }, at) => (
          <Button
            key={id}
            autoFocus={at === 0}
            disabled={form.busy}
            onClick={() => void form.submit(() => onChoose(id))}
          >
            {naam}
          </Button>
        ))}
        <Button kind="quiet" onClick={onOther}>
          {t('otherAccount')}
        </Button>
      </div>
    </AccountPage>
  )
}
