import { IconChevronDown } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import type { Transition } from '@vezel/model/kit/transitions.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import type { Policy } from '@vezel/model/rights.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { nextOf, stepsOf } from '@vezel/model/steps.ts'
import { type ReactNode, useContext, useEffect, useId, useMemo, useState } from 'react'
import type { BulkRefusal } from '../api/bulk.ts'
import { call, type TaskCall } from '../api/call.ts'
import { type Me, useMe } from '../api/me.ts'
import { ApiProblem } from '../api/problem.ts'
import { useSave } from '../api/save.ts'
import type { Read } from '../kinds/record.ts'
import { titleOf } from '../kinds/words.ts'
import { Button, type ButtonProps } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Message } from '../ui/message.tsx'
import { Menu } from '../ui/popover.tsx'
import { reasonOf } from '../ui/reason.ts'
import { useT, useUiTexts } from '../ui/texts.ts'
import { useWait } from '../ui/wait.ts'
import { stateOf } from './closed.ts'
import { eventForm } from './event-form.ts'
import { Fields, Part } from './fields.tsx'
import { useFormSummary } from './form-hooks.ts'
import type { FormStore } from './form-store.ts'
import { LinksClose } from './links-close.tsx'
import { RefusedBecause } from './named-records.tsx'
import { AssignedContext, refusedBy } from './rights.ts'
import { flatDraft } from './selection.ts'
import { useUnsaved } from './unsaved.ts'
import { usePreview } from './use-preview.ts'
import './steps.css'

export interface EventOffer {
  readonly name: string
  /** What it does, whole: "Onderzoek annuleren…", for a question comes first. */
  readonly label: string
  /** The one step that comes next. */
  readonly isNext: boolean
  /** Why it is refused now; such a step is shown and cannot be taken. */
  readonly refusal: string | undefined
  /** Opens the question that goes with it. */
  readonly start: () => void
}

/** The events a person may lead a record along from its state, with the dialog that asks what they need. */
export function useTransitions(
  of: string,
  row: Read,
  options: {
    /** What is said above the fields, by event: a sentence, or more. */
    explain?: Readonly<Record<string, ReactNode>>
    onDone?: (event: string) => void
  } = {},
): { events: readonly EventOffer[]; dialog: ReactNode } {
  const { locale } = useUiTexts()
  const { me } = useMe()
  const assigned = useContext(AssignedContext)
  const [asked, setAsked] = useState<string | null>(null)
  const entity = model.named(of)
  const state = stateOf(entity, row)
  const may = (policy: Policy) => refusedBy(policy, { entity, row, assigned }, me) === null
  const steps = stepsOf(entity, state, factsOf(entity, row), { ...askerOf(me), may })
  const next = nextOf(steps)
  const events = steps.map((step) => ({
    name: step.name,
    label: asking(inLocale(step.event.label, locale)),
    isNext: step === next,
    refusal: step.refusal && asSentence(inLocale(step.refusal, locale)),
    start: () => setAsked(step.name),
  }))
  const event = asked === null ? undefined : entity.transitions?.events[asked]
  return {
    events,
    dialog: asked !== null && event && (
      <TransitionDialog
        key={asked}
        entity={entity}
        row={row}
        name={asked}
        event={event}
        explain={options.explain?.[asked]}
        onClose={() => setAsked(null)}
        onDone={() => options.onDone?.(asked)}
      />
    ),
  }
}

/** What the rules of the transitions look at: the fields of the record, relations as ids, and what the server worked out. */
export function factsOf(entity: Entity, row: Read): Draft {
  const worked = (entity.transitions?.facts ?? []).map((name) => [name, row[name]])
  const { inventarisatie_user: recorder } = row
  return {
    ...flatDraft(entity, row),
    ...(isRecord(recorder) ? { inventarisatie_user: recorder.id } : {}),
    ...Object.fromEntries(worked),
  }
}
const askerOf = (me: Me | null) => ({
  id: me?.inventarisatie_user?.id ?? null,
  now: dutchTime(),
})
/** What opens a question before anything happens. */
export const asking = (label: string) => `${label}…`
const asSentence = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1)

interface TransitionDialogProps {
  entity: Entity
  row: Read
  name: string
  event: Transition
  explain: ReactNode
  onClose: () => void
  onDone: () => void
}

/** Asks for what the event needs and the record lacks; a refusal stays in the dialog. */
function TransitionDialog({ entity, row, name, event, explain, onClose, onDone }: TransitionDialogProps) {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const id = useId()
  const { store } = useMemo(() => eventForm(entity, event, [row]), [entity, event, row])
  const { wait, failed, run } = useLead({ entity, row, name, event, store }, () => {
    onDone()
    onClose()
  })
  const { issues } = useFormSummary(store)
  const label = inLocale(event.label, locale)
  const refused = useRefusals({ entity, row, name, event, store })
  const closeId = `${id}-close`
  // The button that had the focus may be gone; what is being filled in keeps it.
  useEffect(() => {
    const isLost = document.activeElement?.matches('body, dialog') ?? true
    if (refused.length > 0 && isLost) document.getElementById(closeId)?.focus()
  }, [refused.length, closeId])
  return (
    <Dialog
      open
      onClose={onClose}
      wait={wait}
      title={label}
      subtitle={titleOf(entity, row, locale)}
      failed={refused.length > 0 ? null : failed}
      footer={
        <>
          <Button id={closeId} size="large" disabled={wait.busy} onClick={onClose}>
            {t(refused.length > 0 ? 'close' : 'cancel')}
          </Button>
          {refused.length === 0 && (
            <Button
              size="large"
              kind="primary"
              loading={wait.busy}
              disabled={issues.length > 0}
              onClick={() => void run()}
            >
              {label}
            </Button>
          )}
        </>
      }
    >
      <LinksClose onClose={onClose} />
      {refused.map((one) => (
        <Message key={one.message} tone="warning">
          <RefusedBecause {...one} message={reasonOf(one.message)} />
        </Message>
      ))}
      {typeof explain === 'string' ? <p>{explain}</p> : explain}
      {store.names.length > 0 && (
        <Part part={{ id, store, row }} editing>
          <Fields names={store.names} />
        </Part>
      )}
    </Dialog>
  )
}

/**
 * What the server refuses the step for, as it stands: known before it is asked. What the step itself asks for is no refusal,
 * and of long work only the work tells.
 */
function useRefusals({ entity, row, name, event, store }: Led): readonly BulkRefusal[] {
  const { issues } = useFormSummary(store)
  const asked = event.call || issues.length > 0 ? null : ({ kind: 'event', event: name, input: store.patch() } as const)
  const { answer } = usePreview(entity.key, [String(row.id)], asked)
  return answer?.refused ?? []
}

type Led = Pick<TransitionDialogProps, 'entity' | 'row' | 'name' | 'event'> & { store: FormStore }

/** Leads the record along the event with what was filled in; a refusal of a field stays with the field. */
function useLead({ entity, row, name, event, store }: Led, onLed: () => void) {
  const save = useSave(entity)
  const { during, ...wait } = useWait()
  const [failed, setFailed] = useState<unknown>(null)
  const run = async () => {
    if (!store.validate()) return
    setFailed(null)
    try {
      const input = store.patch()
      const sent = Object.keys(input).length > 0 ? input : undefined
      // Long work: it goes on after the answer, and the record follows when it is done.
      await during<unknown>((signal) =>
        event.call
          ? call(event.call as TaskCall, { id: String(row.id) })
          : save.transition(String(row.id), name, sent, Number(row.record_version), { signal }),
      )
      onLed()
    } catch (cause) {
      const rest = cause instanceof ApiProblem ? store.refuse(cause.issues) : []
      const isShown = cause instanceof ApiProblem && cause.issues.length > 0 && rest.length === 0
      if (!isShown) setFailed(cause)
    }
  }
  return { wait, failed, run }
}

/** The events as buttons beside each other, what comes next last and in its colour; what is refused says why. */
export function TransitionButtons({ events, kind }: { events: readonly EventOffer[]; kind?: ButtonProps['kind'] }) {
  return [...events.filter(({ isNext }) => !isNext), ...events.filter(({ isNext }) => isNext)].map((event) => (
    <Button
      key={event.name}
      kind={event.isNext ? (kind ?? 'secondary') : 'secondary'}
      refusal={event.refusal}
      onClick={event.start}
    >
      {event.label}
    </Button>
  ))
}

/** A state, such as a chip, that opens the events that lead on from it; only the state itself where there are none. */
export function TransitionMenu({ events, children }: { events: readonly EventOffer[]; children: ReactNode }) {
  const t = useT(resourcePhrases)
  const unsaved = useUnsaved()
  if (events.length === 0) return children
  return (
    <Menu
      label={t('changeState')}
      side="bottom-start"
      items={
        // What is being typed may be what the event needs, and must not be shut out by it.
        unsaved > 0
          ? [{ label: t('saveFirst'), disabled: true }]
          : events.map(({ label, refusal, start }) => ({ label, refusal, onSelect: start }))
      }
      trigger={(given) => (
        <button type="button" className="state-button" {...given}>
          <span className="visually-hidden">{t('stateNow')} </span>
          {children}
          <IconChevronDown />
        </button>
      )}
    />
  )
}
