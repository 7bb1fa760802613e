import { type EntityKey, model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import { type ReactNode, useState } from 'react'
import type { FieldName } from '../api/typed.ts'
import { useUiTexts } from '../ui/texts.ts'
import { focusField } from './asked-field.ts'
import { Fields, Part } from './fields.tsx'
import type { SavedPart } from './saved-parts.ts'

/** Fields of one record that are asked in a step. */
export interface StepFields {
  readonly part: SavedPart
  readonly names: readonly string[]
}

/** A step of a form for something new: a title, and the fields that must be right before the next one (§4). */
export interface Step {
  readonly title: string
  readonly fields: readonly StepFields[]
  /** Above its fields, such as a choice of what they are about. */
  readonly above?: ReactNode
}

/** The steps of a form, and where somebody is in them. */
export interface Steps {
  readonly all: readonly Step[]
  /** From 0. */
  readonly at: number
  readonly isLast: boolean
  /** On to the next one when this one is right; shows what is wrong with it when it is not. */
  readonly next: () => void
  readonly previous: () => void
  readonly restart: () => void
  /** Opens the step that asks a field. */
  readonly reveal: (part: SavedPart, name: string) => void
}

/** The steps of a definition, with the part of the form that asks each field; none where it is made in one go. */
export function useDefinedSteps(of: string, part: SavedPart, partOf: (name: string) => SavedPart = () => part): Step[] {
  const { locale } = useUiTexts()
  return model.named(of).steps.map(({ title, fields }) => {
    const parts = [...new Set(fields.map(partOf))]
    return {
      title: inLocale(title, locale),
      fields: parts.map((one) => ({ part: one, names: fields.filter((name) => partOf(name) === one) })),
    }
  })
}

/** The fields that the steps of a definition ask. */
export const stepNames = <const K extends EntityKey>(of: K): FieldName<K>[] =>
  // The steps of a definition name its own fields.
  model.named(of).steps.flatMap(({ fields }) => fields as readonly FieldName<K>[])

/** Walks through steps; with none there is one form, which is saved in one go. */
export function useSteps(all: readonly Step[]): Steps {
  const [at, setAt] = useState(0)
  return {
    all,
    at,
    isLast: at >= all.length - 1,
    next: () => {
      const [wrong] = (all[at]?.fields ?? []).flatMap(wrongIn)
      if (!wrong) return setAt(at + 1)
      // After its sentence has been drawn.
      setTimeout(() => focusField(wrong.part, wrong.name))
    },
    previous: () => setAt(at - 1),
    restart: () => setAt(0),
    reveal: (part, name) => {
      const step = all.findIndex(({ fields }) => fields.some((one) => one.part === part && one.names.includes(name)))
      if (step !== -1) setAt(step)
    },
  }
}

/** The fields of a step that are wrong, which show it from now on. */
function wrongIn({ part, names }: StepFields) {
  if (part.store.validate(names)) return []
  return names.filter((name) => part.store.field(name).issue).map((name) => ({ part, name }))
}

/** Which steps there are, and which of them is open. */
export function StepTitles({ steps: { all, at } }: { steps: Steps }) {
  return (
    <ol className="steps">
      {all.map(({ title }, index) => (
        <li key={title} aria-current={index === at ? 'step' : undefined}>
          {index + 1}. {title}
        </li>
      ))}
    </ol>
  )
}

/** The fields of the step that is open. What is wrong with them shows from the first try on, and not before (§4). */
export function StepBody({ steps: { all, at } }: { steps: Steps }) {
  const step = all[at]
  return (
    <div className="create-step">
      {step?.above}
      {step?.fields.map(({ part, names }) => (
        <Part key={part.id} part={part} editing isStep>
          <Fields names={names} />
        </Part>
      ))}
    </div>
  )
}
