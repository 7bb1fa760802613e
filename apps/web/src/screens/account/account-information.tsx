import { model } from '@vezel/model'
import { accountPhrases } from '@vezel/model/messages/account/index.ts'
import { updateLogin } from '@vezel/model/operations/update-login.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { loadMe, type Me, useMe } from '../../api/me.ts'
import { type RowFor, useRow } from '../../api/rows.ts'
import { useLabel } from '../../page/texts.tsx'
import { DefinedSections } from '../../resource/fields.tsx'
import { FoundDraft } from '../../resource/form-frame.tsx'
import { FormPage, useResourceForm } from '../../resource/resource-form.tsx'
import { formSelection } from '../../resource/selection.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Section } from '../../ui/field.tsx'
import { TextInput } from '../../ui/inputs.tsx'
import { Message } from '../../ui/message.tsx'
import { CardSkeleton } from '../../ui/progress.tsx'
import { useT } from '../../ui/texts.ts'
import { toast } from '../../ui/toast.tsx'
import { OwnDevice } from './own-device.tsx'
import { OwnFactor } from './own-factor.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { StaffValues } from './people.tsx'
import { useCallForm } from './use-call-form.ts'
import { useKeptTyping } from './use-kept-typing.ts'
import './account-page.css'

const { fields } = updateLogin
const inputs = {
  email: { type: 'email', autoComplete: 'email', help: 'emailHelp' },
  username: { type: 'text', autoComplete: 'username', help: 'usernameHelp' },
  password: { type: 'password', autoComplete: 'new-password', help: 'passwordHelp' },
  password_confirmation: { type: 'password', autoComplete: 'new-password', help: undefined },
  current_password: { type: 'password', autoComplete: 'current-password', help: 'currentPasswordHelp' },
} as const
type Name = keyof typeof inputs
// Just written, so that it has no other keys.
const names = Object.keys(inputs) as Name[]

const staff = model.entity('inspectionUser')
const selection = formSelection('inspectionUser', { user: formSelection('user') })

/** Who one is: the person, what that person is in the organisation, and the log-in. */
export function AccountInformationScreen() {
  const { me } = useMe()
  const { row } = useRow(staff, me?.inventarisatie_user?.id ?? null, selection)
  if (me === null || row === null) return <CardSkeleton />
  return <OwnPerson key={row.id} row={row} me={me} />
}

function OwnPerson({ row, me }: { row: RowFor<'inspectionUser', typeof selection>; me: Me }) {
  // Name and language stand on every page.
  const form = useResourceForm({ of: 'user', row: row.user, onSaved: () => void loadMe() })
  return (
    <FormPage
      form={form}
      below={
        !form.editing && (
          <div className="person-more">
            <StaffValues row={row} />
            <OwnLogIn me={me} />
            <OwnFactor />
            <OwnDevice />
            <OwnSessions />
          </div>
        )
      }
    >
      {form.body(<DefinedSections level={2} />)}
    </FormPage>
  )
}

/** Address, user name and password, changed with the present password. */
function OwnLogIn({ me }: { me: Me }) {
  const t = useT(accountPhrases)
  const [said, setSaid] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  return (
    <Section level={2} title={t('logInData')}>
      <p className="dim">{t('logInWhy')}</p>
      <div className="account-log-in">
        {said && <Message tone="success">{said}</Message>}
        <LogInForm
          key={`${me.email} ${me.username} ${round}`}
          me={me}
          onDone={(next) => {
            setSaid(next)
            setRound(round + 1)
          }}
        />
      </div>
    </Section>
  )
}

interface LogInFormProps {
  me: Me
  /** Told what is to be done about it, of another address. */
  onDone: (said: string | null) => void
}

function LogInForm({ me, onDone }: LogInFormProps) {
  const t = useT(accountPhrases)
  const label = useLabel()
  const now = { email: me.email, username: me.username ?? '' }
  const form = useCallForm(updateLogin, { ...now, password: '', password_confirmation: '', current_password: '' })
  const { email, username, password, password_confirmation, current_password } = form.values
  const kept = useKeptTyping('updateLogin', now, { email, username })
  const changes = {
    ...(email.trim() === now.email ? {} : { email }),
    ...(username.trim() === now.username ? {} : { username }),
    ...(password === '' ? {} : { password, password_confirmation }),
  }
  const isChanged = Object.keys(changes).length > 0
  return (
    <form
      className="account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit(async () => {
          await call('updateLogin', { input: { current_password, ...changes } })
          kept.forget()
          await loadMe()
          if (changes.username !== undefined || changes.password !== undefined) toast({ text: t('changed') })
          onDone(changes.email === undefined ? null : t('emailAsked', { email: email.trim(), old: now.email }))
        })
      }}
    >
      <FoundDraft kept={kept} onRestore={() => form.fill(kept.takeUp())} />
      {form.refused && <Message tone="error">{form.refused}</Message>}
      {names.map((name) => (
        <Field
          key={name}
          label={label(fields[name].label ?? { nl: '', en: '' })}
          help={inputs[name].help && t(inputs[name].help)}
          required={fields[name].required === true}
          error={form.errorOf(name)}
          width="full"
        >
          <TextInput
            {...form.bind(name)}
            type={inputs[name].type}
            name={name}
            autoComplete={inputs[name].autoComplete}
          />
        </Field>
      ))}
      <Button kind="primary" type="submit" loading={form.busy} disabled={!isChanged}>
        {t('change')}
      </Button>
    </form>
  )
}
