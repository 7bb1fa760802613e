import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { type Field as FieldDefinition, isSecret } from '@vezel/model/kit/field.ts'
import { inSentence } from '@vezel/model/kit/in-sentence.ts'
import { isDrafted, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { updatePolicy } from '@vezel/model/rights.ts'
import { issueText } from '@vezel/model/rules/named.ts'
import { isEmpty } from '@vezel/model/rules/rule.ts'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useMe } from '../api/me.ts'
import { useRow } from '../api/rows.ts'
import { formats } from '../i18n/formats.ts'
import type { InputProps } from '../kinds/kind.ts'
import { kindOfField } from '../kinds/kinds.ts'
import { fieldLabel, type Read, titleSelection } from '../kinds/record.ts'
import { speaking, titleOf, valueText } from '../kinds/words.ts'
import { FieldGrid, Section, Field as UiField, ValueField } from '../ui/field.tsx'
import { Message } from '../ui/message.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { LooksBehind } from './behind.tsx'
import { useFieldFrame, useFieldState, useWatched } from './form-hooks.ts'
import type { FormPart, Offer } from './form-part.ts'
import { FrequentTiles } from './frequent-tiles.tsx'
import { ManageButton } from './manage-button.tsx'
import { Overriding } from './overriding.tsx'
import { AssignedContext, refusedBy } from './rights.ts'

interface PartState extends FormPart {
  readonly editing: boolean
  /** Says what is wrong only after a try, also of what was filled in and left. */
  readonly isStep: boolean
}
const PartContext = createContext<PartState | null>(null)

interface PartProps {
  part: FormPart
  editing: boolean
  isStep?: boolean
  children: ReactNode
}

/** The fields inside belong to this record of the form. */
export function Part({ part, editing, isStep = false, children }: PartProps) {
  return (
    <PartContext value={{ ...part, editing, isStep }}>
      <LooksBehind part={part} />
      {children}
    </PartContext>
  )
}

export const fieldId = (part: Pick<FormPart, 'id'>, name: string) => `${part.id}-${name}`

/** One field of the form around it: its value, or while editing its input. Nothing while its definition hides it. */
export function Field({ name, width }: { name: string; width?: 'half' | 'full' }) {
  const part = useContext(PartContext)
  if (!part) throw new Error(`Field ${name} stands in no form`)
  const field = part.store.entity.fields[name]
  // §8, in its words.
  if (!field) throw new Error(`The model has no ${name} property`)
  const { me } = useMe()
  const assigned = useContext(AssignedContext)
  const { entity } = part.store
  // Of what somebody may change, single fields may be another's.
  const isRefused = part.row !== null && refusedBy(updatePolicy(entity, name), { entity, row: part.row, assigned }, me)
  if (kindOfField(field).isBare) return <BareField part={part} name={name} field={field} />
  const isInput = part.editing && isDrafted(field) && !field.readOnly && !isRefused
  const Shown = isInput ? FieldInput : FieldValue
  // Of many records each follows its own.
  if (!entity.overrides[name] || part.isMany) return <Shown part={part} name={name} field={field} width={width} />
  return (
    <Overriding key={String(isInput)} part={part} name={name} id={fieldId(part, name)} isInput={isInput}>
      {(below, derived) => (
        <Shown part={offeringOthers(part, name, derived)} name={name} field={field} width={width} below={below} />
      )}
    </Overriding>
  )
}

/** Who departs from a value chooses another one. */
function offeringOthers(part: PartState, name: string, value: unknown): PartState {
  const offer = part.offers?.[name]
  const fits: Offer['fits'] = (record, draft) => record.id !== value && (offer?.fits?.(record, draft) ?? true)
  return { ...part, offers: { ...part.offers, [name]: { ...offer, fits } } }
}

/** What stands in another field of the form around an input, and the record as it was read: for an input that depends on it. */
export function useFieldBeside(name: string): { readonly value: unknown; readonly row: Read | null } {
  const part = useContext(PartContext)
  if (!part) throw new Error(`Nothing stands beside ${name} outside a form`)
  return { value: useFieldState(part.store, name).value, row: part.row }
}

interface OneField {
  part: PartState
  name: string
  field: FieldDefinition
  width: 'half' | 'full' | undefined
  below?: ReactNode
}

function FieldInput({ part, name, field, width, below }: OneField) {
  const { locale } = useUiTexts()
  const { store, row } = part
  const state = useFieldFrame(store, name)
  const t = useT(resourcePhrases)
  const told = useHelp(field, row)
  const labelOf = (one: string) => part.labels?.[one] ?? fieldLabel(store.entity.fields[one] ?? field, locale)
  const help = state.unlike === null ? told : t('unlike', { other: labelOf(state.unlike) })
  if (state.hidden) return null
  const kind = kindOfField(field)
  // Of something new everything is new: that needs no mark.
  const isChanged = state.changed && !store.isNew
  return (
    <UiField
      id={fieldId(part, name)}
      label={labelOf(name)}
      help={help}
      required={state.required}
      error={state.shown && state.issue ? issueText(state.issue, locale) : null}
      changed={isChanged || state.takenFrom !== null}
      note={state.takenFrom !== null && <TakenFrom of={store.entity} id={state.takenFrom} />}
      was={isChanged && kind.isChosen && !part.isMany ? valueText(field, row?.[name], locale) || '–' : null}
      width={width ?? kind.width(field)}
      group={kind.isGroup(field)}
      readAs={row === null || kind.width(field) === 'full' ? undefined : valueText(field, row[name], locale)}
      onBlur={() => part.isStep || store.leave(name)}
    >
      <FieldControl part={part} name={name} field={field} />
      {field.comesTo && <ComesTo part={part} name={name} field={field} />}
      {below}
    </UiField>
  )
}

/** What the value that is typed comes to. */
function ComesTo({ part, name, field }: Omit<OneField, 'width'>) {
  const { locale } = useUiTexts()
  const { value } = useFieldState(part.store, name)
  const words = field.comesTo?.(value)
  if (!words) return null
  const said = inLocale(words, locale)
  return words.isWarning ? <Message tone="warning">{said}</Message> : <span className="field-help">{said}</span>
}

/** Which record a value was taken over from: by its number, where records of its kind have one. */
function TakenFrom({ of, id }: { of: Entity; id: string }) {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const { row } = useRow(
    of,
    id,
    useMemo(() => titleSelection(of), [of]),
  )
  const read = row as Read | null
  const name = read && (of.numbered ? String(read[of.numbered.field] ?? '') : titleOf(of, read, locale))
  return t('takenFrom', { name: name || t('takenFromLast') })
}

/** What a field says beside its label: of a key that nobody reads back also that there is one, for its input is empty either way. */
function useHelp(field: FieldDefinition, row: Read | null): string | undefined {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const empty = field.whenEmpty && t('emptyMeans', { what: inSentence(field.whenEmpty, locale) })
  const help = [field.help && inLocale(field.help, locale), empty].filter(Boolean).join('. ') || undefined
  const since = isSecret(field) ? row?.[field.since ?? ''] : null
  if (!since) return help
  return `${t('secretKept', { moment: formats(locale).dateTime(String(since)) })} ${help ?? ''}`
}

/** What only stands on the form: it holds nothing, and says when it is pressed. */
function BareField({ part, name, field }: Omit<OneField, 'width'>) {
  const { locale } = useUiTexts()
  const { hidden } = useFieldFrame(part.store, name)
  if (hidden) return null
  const { Input, Display } = kindOfField(field)
  return (
    <div className="field field-full">
      {part.editing ? (
        <Input
          field={field}
          value={null}
          speaking={speaking[locale]}
          onChange={() => part.onSet?.(name, null, part.store)}
        />
      ) : (
        <Display field={field} value={null} speaking={speaking[locale]} />
      )}
    </div>
  )
}

/** The input alone: all that a key redraws. */
function FieldControl({ part, name, field }: Omit<OneField, 'width'>) {
  const { locale } = useUiTexts()
  const { store, row } = part
  const { value, becomes } = useFieldState(store, name)
  const t = useT(resourcePhrases)
  const offer = part.offers?.[name]
  const watched = useWatchedField(part, offer)
  const Input = part.inputs?.[name] ?? kindOfField(field).Input
  const unit = part.units?.[name]
  const label = part.labels?.[name] ?? fieldLabel(field, locale)
  const { required } = useFieldFrame(store, name)
  const given = {
    value,
    fits: offer?.fits && ((record: Read) => offer.fits!(record, store.draft())),
    filter: offer?.filter?.(store.draft()),
    hint: offer?.hint && ((record: Read) => offer.hint!(record, store.draft())),
    onChange: (next: unknown) => {
      store.set(name, next)
      part.onSet?.(name, next, store)
    },
  }
  return (
    <>
      <Input
        {...given}
        field={unit ? ({ ...field, unit } as FieldDefinition) : field}
        speaking={speaking[locale]}
        known={row?.[name]}
        watched={watched}
        placeholder={becomes === null ? undefined : t('becomes', { value: String(becomes) })}
      />
      {pointsAtOne(field) && <ManageButton of={field.target} />}
      {store.isNew && required && pointsAtOne(field) && (
        <FrequentTiles {...given} of={store.entity.key} name={name} field={field} label={label} />
      )}
    </>
  )
}

/** The first field on which it depends what is offered, as the input says it where nothing is. */
function useWatchedField(part: PartState, offer: Offer | undefined): InputProps['watched'] {
  const { locale } = useUiTexts()
  useWatched(part.store, offer?.watch)
  const [name] = offer?.watch ?? []
  const field = name === undefined ? undefined : part.store.entity.fields[name]
  if (name === undefined || !field) return undefined
  return { name: part.labels?.[name] ?? fieldLabel(field, locale), isFilled: !isEmpty(part.store.draft()[name]) }
}

function FieldValue({ part, name, field, width, below }: OneField) {
  const { locale } = useUiTexts()
  const state = useFieldState(part.store, name)
  const t = useT(resourcePhrases)
  if (state.hidden) return null
  const kind = kindOfField(field)
  const Display = part.displays?.[name] ?? kind.Display
  const unit = part.units?.[name]
  const value = part.row?.[name] ?? null
  const help = field.help ?? field.whenEmpty
  const meant = field.whenEmpty && state.becomes === null && isEmpty(value) ? inLocale(field.whenEmpty, locale) : null
  return (
    <ValueField
      label={part.labels?.[name] ?? fieldLabel(field, locale)}
      help={help && inLocale(help, locale)}
      width={width ?? kind.width(field)}
      isAmongInputs={part.editing}
    >
      {meant}
      {state.becomes === null && meant === null && (
        <Display
          field={unit ? ({ ...field, unit } as FieldDefinition) : field}
          value={value}
          speaking={speaking[locale]}
          row={part.row}
        />
      )}
      {state.becomes !== null && t('becomes', { value: String(state.becomes) })}
      {field.comesTo && <ComesTo part={part} name={name} field={field} />}
      {below}
    </ValueField>
  )
}

/** Fields side by side: values, or while editing inputs. */
export function Fields({ names }: { names: readonly string[] }) {
  const part = useContext(PartContext)
  return (
    <FieldGrid isValues={part?.editing === false}>
      {names.map((name) => (
        <Field key={name} name={name} />
      ))}
    </FieldGrid>
  )
}

/** The sections of a definition, of these fields only. */
export function DefinedSections({ names, level }: { names?: readonly string[]; level?: 2 | 3 }) {
  const part = useContext(PartContext)
  const { locale } = useUiTexts()
  return part?.store.entity.form.map((section) => {
    const shown = section.fields.filter((name) => !names || names.includes(name))
    return shown.length === 0 ? null : (
      <Section key={section.title.nl} title={inLocale(section.title, locale)} level={level}>
        <Fields names={shown} />
      </Section>
    )
  })
}

/** The fields of a definition's form, in their order. */
export const formNames = (key: string): string[] => model.named(key).form.flatMap((section) => [...section.fields])
