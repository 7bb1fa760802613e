import { createContext, type ReactNode, useContext, useId } from 'react'
import { useUiTexts } from './texts.ts'
import './field.css'

/** What an input takes over from the `Field` around it. */
export interface FieldState {
  id: string
  labelId: string
  describedBy: string | undefined
  required: boolean
  invalid: boolean
  changed: boolean
}

const FieldContext = createContext<FieldState | null>(null)

/** What the field around an input says about it; null for an input on its own, which then needs an `aria-label`. */
export function useField(): FieldState | null {
  return useContext(FieldContext)
}

/** The attributes with which an input belongs to its field. */
export function useFieldAttributes(id?: string) {
  const field = useContext(FieldContext)
  return {
    id: id ?? field?.id,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
    'aria-required': field?.required || undefined,
  }
}

export interface FieldProps {
  label: ReactNode
  required?: boolean
  /** A sentence under the input. */
  help?: string | undefined
  /** The sentence of what is wrong, under the field. */
  error?: string | null
  /** The value differs from what is stored: an olive mark. */
  changed?: boolean
  /** What was stored, as "Was: …" under a changed list. */
  was?: string | null
  /** Where its value comes from, under the input. */
  note?: ReactNode
  /** `full` takes both columns of a form; a width follows the content: postcode 96, number 120, date 140. */
  width?: 'half' | 'full'
  /** For inputs that are a group of controls: the label is then no `<label>`. */
  group?: boolean
  /** The id of the input, for links that lead to it. */
  id?: string
  /** What stands here while nobody edits: the input takes the room of these words, so that nothing below it moves. */
  readAs?: string
  /** The focus leaves the input, or one of its buttons. */
  onBlur?: () => void
  children: ReactNode
}

/** Label above, what is wrong and help under the input: everything said about it is also read out. */
export function Field(props: FieldProps) {
  const { required = false, help, error, changed = false, was, note, width = 'half', group = false, onBlur } = props
  const ownId = useId()
  const inputId = props.id ?? ownId
  const labelId = `${inputId}-label`
  const parts = [
    help && `${inputId}-help`,
    error && `${inputId}-error`,
    was && `${inputId}-was`,
    note && `${inputId}-note`,
  ].filter(Boolean)
  const state: FieldState = {
    id: inputId,
    labelId,
    describedBy: parts.length > 0 ? parts.join(' ') : undefined,
    required,
    invalid: Boolean(error),
    changed,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate, it hears what its input does.
    <div
      className={`field field-${width}${error ? ' field-invalid' : ''}${changed ? ' field-changed' : ''}`}
      onBlur={onBlur}
      {...(group ? { role: 'group', 'aria-labelledby': labelId, 'aria-describedby': state.describedBy } : {})}
    >
      <FieldHead {...props} inputId={inputId} />
      <div className="field-control" data-read-as={props.readAs}>
        <FieldContext value={state}>{props.children}</FieldContext>
      </div>
      <FieldFoot {...props} inputId={inputId} />
    </div>
  )
}

type FieldPart = FieldProps & { inputId: string }

function FieldHead({ label, required = false, group = false, inputId }: FieldPart) {
  const texts = useUiTexts()
  const words = (
    <>
      {label}
      {required && (
        <span className="field-star" title={texts.required} aria-hidden="true">
          {' '}
          *
        </span>
      )}
    </>
  )
  const labelId = `${inputId}-label`
  return (
    <div className="field-head">
      {group ? (
        <span className="field-label" id={labelId}>
          {words}
        </span>
      ) : (
        <label className="field-label" id={labelId} htmlFor={inputId}>
          {words}
        </label>
      )}
    </div>
  )
}

function FieldFoot({ help, error, was, note, inputId }: FieldPart) {
  const texts = useUiTexts()
  if (!help && !error && !was && !note) return null
  return (
    <div className="field-foot">
      {error && (
        <span className="field-error" id={`${inputId}-error`}>
          {error}
        </span>
      )}
      {was && (
        <span className="field-was" id={`${inputId}-was`}>
          {texts.was({ value: was })}
        </span>
      )}
      {note && (
        <span className="field-was" id={`${inputId}-note`}>
          {note}
        </span>
      )}
      {help && (
        <span className="field-help" id={`${inputId}-help`}>
          {help}
        </span>
      )}
    </div>
  )
}

interface ValueFieldProps extends Pick<FieldProps, 'label' | 'help' | 'width'> {
  /** It stands among the inputs of a form, where there is no list of values. */
  isAmongInputs?: boolean
  children?: ReactNode
}

/** A value under its name, where its input would stand: nothing moves when somebody edits. Empty shows a dash. */
export function ValueField({ label, help, width = 'half', isAmongInputs = false, children }: ValueFieldProps) {
  const [Name, Value] = isAmongInputs ? (['span', 'div'] as const) : (['dt', 'dd'] as const)
  return (
    <div className={`field field-${width} field-of-value`} data-help={help}>
      <Name className="field-head">
        <span className="field-label">{label}</span>
      </Name>
      <Value className="field-control field-value">
        {children === null || children === undefined || children === '' ? '–' : children}
      </Value>
    </div>
  )
}

/** The fields of a form, inputs or values: two columns where there is room, one where there is not. */
export function FieldGrid({ isValues = false, children }: { isValues?: boolean; children: ReactNode }) {
  const Grid = isValues ? 'dl' : 'div'
  return (
    <div className="field-grid-room">
      <Grid className="field-grid">{children}</Grid>
    </div>
  )
}

/** A part of a card or form with a heading and a hairline. `level` 2 on a page without a toolbar or card above it. */
export function Section({
  title,
  aside,
  level = 3,
  children,
}: {
  title: ReactNode
  aside?: ReactNode
  level?: 2 | 3
  children: ReactNode
}) {
  const Heading = `h${level}` as const
  return (
    <section className="section">
      <div className="section-head">
        <Heading className="section-title">{title}</Heading>
        {aside}
      </div>
      {children}
    </section>
  )
}
