import type { Label } from '../label.ts'
import { type Base, base, type FieldOptions } from './base.ts'
import { type KindsOf, plain, unfiltered } from './kind.ts'

/** A sentence that stands on a form. */
export interface InfoField extends Base<'info', never, false> {
  readonly text: Label
}
/** A button on a form; the screen says what it does. */
export interface ButtonField extends Base<'button', never, false> {}

export interface FormOnlyFields {
  info: InfoField
  button: ButtonField
}
/** What only stands on a form, and has no value. */
export type FormOnlyField = FormOnlyFields[keyof FormOnlyFields]

/** A sentence among the fields of a form, under a heading of its own. */
export const info = (options: { readonly label: Label; readonly text: Label }) =>
  ({ ...base('info', options), text: options.text }) as unknown as InfoField
/** A button among the fields of a form; pressing it is `onSet` of the screen, under its name. */
export const button = (options: Pick<FieldOptions, 'label' | 'help'>) =>
  base('button', options) as unknown as ButtonField

const formOnly = { ...plain, ...unfiltered, isRead: false, draft: 'absent' } as const

export const formOnlyKinds = { info: formOnly, button: formOnly } as const satisfies KindsOf<FormOnlyFields>
