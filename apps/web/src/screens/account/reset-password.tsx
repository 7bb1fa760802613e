import { accountPhrases } from '@vezel/model/messages/account/index.ts'
import { acceptInvitation, updateForgottenPassword } from '@vezel/model/operations/forgotten-password.ts'
import { declineInvitation, type LinkState } from '@vezel/model/operations/mail-link.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { invitedQuestion, linkQuestion } from '../../api/questions.ts'
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

const { fields } = acceptInvitation
const names = ['password', 'password_confirmation'] as const
const personNames = ['name', 'tussenvoegsel', 'achternaam', 'phone_number'] as const
/** What a browser may fill in of somebody. */
const types = { name: 'text', tussenvoegsel: 'text', achternaam: 'text', phone_number: 'tel' } as const
const known = { name: 'given-name', tussenvoegsel: 'additional-name', achternaam: 'family-name', phone_number: 'tel' }
const none = { nl: '', en: '' }

/** What became of an invitation, in words. */
const becameOf = {
  open: 'inviteOver',
  aangenomen: 'inviteAccepted',
  afgeslagen: 'inviteWasDeclined',
  ingetrokken: 'inviteWithdrawn',
  vervangen: 'inviteFollowed',
  over: 'inviteOver',
} as const satisfies Record<LinkState, string>

interface Link {
  email: string
  token: string
  /** It accepts an invitation. */
  isInvitation: boolean
  /** As whoever invited typed it; null where the person has an account, or where a password is chosen anew. */
  person: Person | null
}
type Person = Readonly<Record<(typeof personNames)[number], string | null>>

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
  const link = useAnswer<{ state: LinkState }>(isWhole ? linkQuestion : null, { token }, asksNothing)
  const asked = isWhole && isInvitation ? invitedQuestion : null
  const invited = useAnswer<{ person: Person | null }>(asked, { input: { email, token } }, asksNothing)
  const isKnown = (link.data || link.problem) && (!asked || invited.data || invited.problem)
  // Asked once: what is done with it here ends it.
  const [found, setFound] = useState<{ state: LinkState; person: Person | null } | null>(null)
  if (found === null && isKnown) setFound({ state: link.data?.state ?? 'open', person: invited.data?.person ?? null })
  // The page stands in the middle of the window: half of it would move when the rest comes.
  if (isWhole && found === null) return null
  if (isWhole && found?.state === 'open')
    return <ChoosePassword {...{ email, token, isInvitation, person: found.person }} />
  const state = found?.state ?? 'over'
  return (
    <AccountPage title={t(isInvitation ? 'inviteTitle' : 'resetTitle')}>
      <Message tone={state === 'aangenomen' ? 'success' : 'error'}>
        {t(isWhole ? (isInvitation ? becameOf[state] : 'resetUsed') : 'resetIncomplete')}
      </Message>
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
 * choosing a password or with the one there is. Who has no account yet sees what whoever invited typed, and says it otherwise.
 */
function ChoosePassword({ email, token, isInvitation, person }: Link) {
  const t = useT(accountPhrases)
  const [done, setDone] = useState(false)
  const [declined, setDeclined] = useState(false)
  const decline = useCallForm(declineInvitation, {})
  const form = useCallForm(person ? acceptInvitation : updateForgottenPassword, startOf(person))
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
        <PersonAndPassword {...{ form, person }} />
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

interface FieldsProps {
  form: Pick<ReturnType<typeof useCallForm<Values>>, 'bind' | 'errorOf'>
  person: Person | null
}

/** Who it is, of somebody without an account yet; and the password, twice. */
function PersonAndPassword({ form, person }: FieldsProps) {
  const label = useLabel()
  return (
    <>
      {(person ? personNames : []).map((name) => (
        <Field
          key={name}
          label={label(fields[name].label ?? none)}
          error={form.errorOf(name)}
          required={fields[name].required}
          width="full"
        >
          <TextInput {...form.bind(name)} type={types[name]} name={name} autoComplete={known[name]} />
        </Field>
      ))}
      {names.map((name) => (
        <Field key={name} label={label(fields[name].label ?? none)} error={form.errorOf(name)} width="full">
          <TextInput {...form.bind(name)} type="password" name={name} autoComplete="new-password" />
        </Field>
      ))}
    </>
  )
}

type Values = Readonly<Record<string, string>> & Record<(typeof names)[number], string>

/** An empty form, with the person where there is one. */
function startOf(person: Person | null): Values {
  const passwords = { password: '', password_confirmation: '' }
  return person
    ? { ...Object.fromEntries(personNames.map((name) => [name, person[name] ?? ''])), ...passwords }
    : passwords
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
