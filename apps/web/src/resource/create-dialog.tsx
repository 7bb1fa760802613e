import { model } from '@vezel/model'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { type KeyboardEvent as DialogKeyEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Saved } from '../api/save.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { goOnAt } from '../ui/dialog-focus.ts'
import { useT } from '../ui/texts.ts'
import { toast } from '../ui/toast.tsx'
import { StepBody, type Steps, StepTitles, useDefinedSteps, useSteps } from './create-steps.tsx'
import { DefinedSections, formNames, Part } from './fields.tsx'
import { useIsCovered } from './managing.ts'
import { useNewRecord } from './new-record.ts'
import { firstInput, type PartOptions, useFormPart } from './saved-parts.ts'
import { type FormHandle, useForm } from './use-form.tsx'
import type { LikeLast } from './use-proposal.ts'
import { useMadeOne, useNewOne } from './words.ts'

export interface CreateDialogProps<K extends string = string> extends Omit<PartOptions<K>, 'row'> {
  onClose: () => void
  onCreated?: (created: Saved) => void
  /** Where its draft is kept, such as the id of the survey. */
  place?: string
  title?: string
  /** What the button says that does it, where that is more than saving. */
  confirm?: string
}

/**
 * Makes a new record in a dialog, in the steps of its definition or in one go; with Ctrl+Enter also the next one. Mounted
 * when it opens.
 */
// What it is given is checked by the key; what it does is the same for every entity.
export const CreateDialog = AnyCreate as unknown as <const K extends string>(props: CreateDialogProps<K>) => ReactNode

function AnyCreate({ onClose, onCreated, place = '', title, confirm, ...options }: CreateDialogProps) {
  const newOne = useNewOne()
  const madeOne = useMadeOne()
  const names = options.names && withPresets(options.of, options.names)
  const part = useFormPart({ ...options, names, row: null })
  const steps = useSteps(useDefinedSteps(options.of, part))
  const form = useForm({
    ...useNewRecord({ of: options.of, parts: [part], along: {} }),
    startEditing: true,
    place,
    reveal: steps.reveal,
    onSaved: (created, goesOn) => {
      if (goesOn) return toast({ text: madeOne(options.of) })
      // Closed first: what comes next may be another dialog.
      onClose()
      onCreated?.(created)
    },
  })
  return (
    <CreateFrame form={form} title={title ?? newOne(options.of)} onClose={onClose} steps={steps} confirm={confirm}>
      <Part part={part} editing>
        <DefinedSections names={names} />
      </Part>
    </CreateFrame>
  )
}

/** The fields that are asked for, and those that the definition or the server fills in: nothing is saved that nobody saw. */
export const withPresets = (of: string, names: readonly string[]): readonly string[] => {
  const { fields, numbered } = model.named(of)
  const isPreset = (name: string) => {
    const { default: start, proposed, readOnly } = fields[name] ?? {}
    return numbered?.field === name || (!readOnly && (start !== undefined || proposed === true))
  }
  return [...names, ...formNames(of).filter((name) => !names.includes(name) && isPreset(name))]
}

interface CreateFrameProps {
  form: FormHandle
  title: string
  onClose: () => void
  steps?: Steps
  /** Nothing comes next: once it is saved it is done. */
  once?: boolean
  confirm?: string | undefined
  /** The fields of a form without steps. */
  children?: ReactNode
}

/**
 * The dialog around a form for something new. With steps the next one opens only when this one is right, and what is
 * wrong shows from the first try on; the last one saves once all are complete (§4).
 */
export function CreateFrame({ form, title, onClose, steps, once = false, confirm, children }: CreateFrameProps) {
  const t = useT(resourcePhrases)
  const stepped = steps && steps.all.length > 0 ? steps : null
  // The keys do what the button of the step does: what nobody has seen is not saved.
  const goOn = stepped && !stepped.isLast ? stepped.next : null
  useCreateKeys(form, !once, goOn)
  useNextRound(form, stepped)
  useFocusOnStep(form, stepped?.at ?? 0)
  return (
    <Dialog
      open
      onClose={() => form.cancel(onClose)}
      busy={form.saving}
      failed={form.failed}
      title={title}
      onKeyDown={(event) => {
        if (!goesOnByEnter(event)) return
        event.preventDefault()
        if (goOn) goOn()
        else void form.save()
      }}
      footnote={
        <>
          <LikeLastChoice like={form.likeLast} />
          {stepped && !stepped.isLast ? (
            t('step', { at: stepped.at + 1, of: stepped.all.length })
          ) : (
            <Foot form={form} once={once} />
          )}
        </>
      }
      footer={<FrameButtons form={form} steps={stepped} onClose={onClose} confirm={confirm} />}
    >
      {stepped && <StepTitles steps={stepped} />}
      {/* What an input keeps to itself belongs to the record that was being made. */}
      <div className="form-body" key={form.round}>
        {form.found}
        {stepped ? <StepBody steps={stepped} /> : children}
      </div>
      {form.dialogs}
    </Dialog>
  )
}

/** Fields of one line, in which Enter chooses nothing. */
const oneLine = 'input:not([role="combobox"], [type="radio"], [type="checkbox"], [type="file"], [type="color"])'
const manyLines = 'textarea, [contenteditable="true"]'

/** Whether Enter goes on with the dialog: in a field of one line, where no field has more, and nothing took the key itself. */
function goesOnByEnter(event: DialogKeyEvent): boolean {
  const { target, currentTarget: dialog } = event
  const isBare = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  if (event.key !== 'Enter' || !isBare || event.isDefaultPrevented() || !(target instanceof Element)) return false
  const isOwn = target.matches(oneLine) && target.closest('dialog, [popover]') === dialog
  return isOwn && dialog.querySelector(manyLines) === null
}

/** Why nothing is taken over. */
const lackOfLast = { none: 'likeLastNone', same: 'likeLastSame', failed: 'likeLastFailed' } as const

/** Begins it as the last one, or takes that back. */
function LikeLastChoice({ like }: { like: LikeLast | null }) {
  const t = useT(resourcePhrases)
  if (like === null) return null
  const { state, fill, clear } = like
  return (
    <div className="create-like">
      <Button kind="quiet" onClick={state === 'on' ? clear : fill}>
        {t(state === 'on' ? 'likeLastClear' : 'likeLast')}
      </Button>
      {state === 'off' && <span className="create-key">{t('likeLastKey')}</span>}
      <span role="status">{state !== 'on' && state !== 'off' && t(lackOfLast[state])}</span>
    </div>
  )
}

/** What is missing or wrong; when all is right, the key that also makes the next one. */
function Foot({ form, once }: { form: FormHandle; once: boolean }) {
  const t = useT(resourcePhrases)
  return (
    <>
      {form.remarks}
      {!once && form.canSave && !form.saving && <span className="create-key">{t('saveAndNextKey')}</span>}
    </>
  )
}

interface FrameButtonsProps extends Pick<CreateFrameProps, 'form' | 'onClose' | 'confirm'> {
  steps: Steps | null
}

function FrameButtons({ form, steps, onClose, confirm }: FrameButtonsProps) {
  const t = useT(resourcePhrases)
  const { saving } = form
  return (
    <>
      {form.cancelButton(onClose)}
      {steps && steps.at > 0 && (
        <Button size="large" disabled={saving} onClick={steps.previous}>
          {t('previous')}
        </Button>
      )}
      {steps && !steps.isLast ? (
        <Button size="large" kind="primary" onClick={steps.next}>
          {t('next')}
        </Button>
      ) : (
        <Button size="large" kind="primary" disabled={!form.canSave} loading={saving} onClick={() => void form.save()}>
          {confirm ?? t('save')}
        </Button>
      )}
    </>
  )
}

/**
 * With the control or the command key: Enter saves and makes the next one, in a step before the last goes on to the next
 * step; D begins it as the last one.
 */
function useCreateKeys(form: FormHandle, hasNext: boolean, goOn: (() => void) | null): void {
  const latest = useRef({ form, goOn })
  latest.current = { form, goOn }
  const isCovered = useIsCovered()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks when a key is pressed.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isCovered()) return
      const { form, goOn } = latest.current
      const { likeLast, save } = form
      const isLikeLast = event.key.toLowerCase() === 'd' && likeLast !== null
      if (!(event.ctrlKey || event.metaKey) || !(isLikeLast || event.key === 'Enter')) return
      event.preventDefault()
      if (isLikeLast) likeLast.fill()
      else if (goOn) goOn()
      else void save(hasNext)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [hasNext])
}

/** Another step begins at its first field, or what is chosen beside those of the record, unless a field of it was asked for. */
function useFocusOnStep({ parts }: FormHandle, at: number): void {
  const was = useRef(at)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step that opens.
  useEffect(() => {
    if (was.current === at) return
    was.current = at
    goOnAt(firstInput(parts) ?? document.querySelector<HTMLElement>('.create-step input') ?? undefined)
  }, [at])
}

/** The form is empty again: in its first step, with the focus where filling in begins. */
function useNextRound(form: FormHandle, steps: Steps | null): void {
  const { round } = form
  const isWaiting = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each record that was made.
  useEffect(() => {
    if (round === 0) return
    isWaiting.current = true
    steps?.restart()
  }, [round])
  // Once the first step has been drawn, which may be later.
  useEffect(() => {
    if (!isWaiting.current || (steps !== null && steps.at !== 0)) return
    isWaiting.current = false
    goOnAt(firstInput(form.parts))
  })
}
