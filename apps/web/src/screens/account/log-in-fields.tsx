import { pagePhrases } from '../../page/phrases.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/inputs.tsx'
import { useT } from '../../ui/texts.ts'
import type { useCallForm } from './use-call-form.ts'

export type LogInForm = ReturnType<typeof useCallForm<{ username: string; password: string }>>

/** What somebody logs in with; with `isFixed` as who they were. */
export function LogInFields({ form, isFixed = false }: { form: LogInForm; isFixed?: boolean }) {
  const t = useT(pagePhrases)
  return (
    <>
      <Field label={t('emailOrUsername')} error={form.errorOf('username')} width="full">
        <TextInput
          {...form.bind('username')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          autoFocus={!isFixed}
          spellCheck={false}
          readOnly={isFixed}
        />
      </Field>
      <Field label={t('password')} error={form.errorOf('password')} width="full">
        <TextInput
          {...form.bind('password')}
          type="password"
          name="password"
          autoComplete="current-password"
          autoFocus={isFixed}
        />
      </Field>
    </>
  )
}
