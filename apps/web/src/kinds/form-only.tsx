import type { ButtonField, FormOnlyFields, InfoField } from '@vezel/model/kit/field.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { Button } from '../ui/button.tsx'
import { Message } from '../ui/message.tsx'
import { useUiTexts } from '../ui/texts.ts'
import type { DisplayProps, InputProps, KindsOf } from './kind.ts'
import { type Plain, wide } from './plain.tsx'
import { fieldLabel } from './record.ts'

/** A sentence among the fields, under a heading of its own. */
function InfoDisplay({ field }: Pick<DisplayProps<InfoField>, 'field'>) {
  const { locale } = useUiTexts()
  return (
    <Message tone="info">
      <strong>{fieldLabel(field, locale)}</strong> {inLocale(field.text, locale)}
    </Message>
  )
}

/** A button among the fields; what it does is for whoever hears that it was pressed. */
function ButtonKindInput({ field, onChange, disabled }: InputProps<ButtonField>) {
  const { locale } = useUiTexts()
  return (
    <span className="button-field">
      <Button disabled={disabled} onClick={() => onChange(null)}>
        {fieldLabel(field, locale)}
      </Button>
      {field.help && <span className="field-help">{inLocale(field.help, locale)}</span>}
    </span>
  )
}

/** Where nothing can be done there is nothing to press. */
const NothingDisplay = () => null

const bare = { ...wide, isBare: true } as const satisfies Plain

export const formOnly: KindsOf<FormOnlyFields> = {
  info: {
    ...bare,
    Input: InfoDisplay,
    Display: InfoDisplay,
    text: (_, { text }, { locale }) => inLocale(text, locale),
  },
  button: { ...bare, Input: ButtonKindInput, Display: NothingDisplay },
}
