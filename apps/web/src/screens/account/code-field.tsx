import { securityPhrases } from '@vezel/model/messages/security/index.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/inputs.tsx'
import { useT } from '../../ui/texts.ts'

interface CodeFieldProps {
  value: string
  onChange: (code: string) => void
  error?: string | null
  /** Of the app that is being set up: nothing else will do. */
  isOfApp?: boolean
}

/** The code of the second step: of the app, or a recovery code. */
export function CodeField({ value, onChange, error = null, isOfApp = false }: CodeFieldProps) {
  const t = useT(securityPhrases)
  return (
    <Field
      label={t(isOfApp ? 'codeOfApp' : 'code')}
      help={isOfApp ? undefined : t('codeHelp')}
      error={error}
      required
      width="full"
    >
      <TextInput
        value={value}
        onChange={onChange}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        inputMode={isOfApp ? 'numeric' : 'text'}
        spellCheck={false}
        autoFocus
      />
    </Field>
  )
}
