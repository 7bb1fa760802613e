import { IconGitMerge } from '@tabler/icons-react'
import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Locale } from '@vezel/model/kit/label.ts'
import { mergePhrases } from '@vezel/model/messages/merge/index.ts'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { type Merging, runMerge, undoMerge } from '../api/merge.ts'
import { toProblem } from '../api/problem.ts'
import { useRows } from '../api/rows.ts'
import { useOffered } from '../kinds/offered.ts'
import type { Read } from '../kinds/record.ts'
import { flatValue, titleOf } from '../kinds/words.ts'
import { Button } from '../ui/button.tsx'
import { Radios } from '../ui/choices.tsx'
import { Combobox } from '../ui/combobox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { reasonOf } from '../ui/reason.ts'
import { useT, useUiTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast.tsx'
import { useWait, type Wait } from '../ui/wait.ts'
import { MergeOutcome, MergeValues } from './merge-parts.tsx'
import { formSelectionOf } from './selection.ts'
import { takingBack } from './undo.ts'
import { lackedBy, useMergePreview } from './use-merge.ts'
import { about } from './words.ts'
import './bulk.css'

interface MergeProps {
  of: string
  /** The two; of one alone the other is chosen here. */
  ids: readonly [string] | readonly [string, string]
  onClose: () => void
  /** Told the id of the one that is no more, or out of use. */
  onMerged?: (gone: string) => void
}

/** Two records that turn out to be one: which stays, with which values, what moves to it and what does not. */
export function MergeDialog(props: MergeProps) {
  const { of, ids } = props
  const t = useT(mergePhrases)
  const entity = model.named(of)
  const [second, setSecond] = useState<string | null>(ids[1] ?? null)
  const selection = useMemo(() => formSelectionOf(of), [of])
  const both = second === null ? [ids[0]] : [ids[0], second]
  const { rows } = useRows(entity, selection, { filter: { id: { in: both } } })
  const byId = (id: string | null) => (rows as readonly Read[]).find((row) => String(row.id) === id)
  const [one, other] = [byId(ids[0]), byId(second)]
  const picker = ids[1] === undefined && <OtherPicker entity={entity} row={one} value={second} onChange={setSecond} />
  if (one && other) return <PairDialog key={second} {...props} entity={entity} pair={[one, other]} picker={picker} />
  return (
    <MergeFrame entity={entity} onClose={props.onClose} refusal={t('choose')}>
      {picker}
    </MergeFrame>
  )
}

interface PickerProps {
  entity: Entity
  row: Read | undefined
  value: string | null
  onChange: (id: string | null) => void
}

/** The other one, found by typing: of those that hang on the same. */
function OtherPicker({ entity, row, value, onChange }: PickerProps) {
  const t = useT(mergePhrases)
  const { locale } = useUiTexts()
  const [typed, setTyped] = useState('')
  const { within, into } = entity.mergeable ?? {}
  const field = entity.fields[within ?? '']
  const filter = useMemo(
    () => ({
      ...(within && field && row ? { [within]: { eq: flatValue(field, row[within]) } } : {}),
      ...(into ? { [into]: { empty: true } } : {}),
    }),
    [within, into, field, row],
  )
  const { records, loading } = useOffered(entity.key, useDeferredValue(typed.trim()), filter)
  const options = records
    .filter(({ id }) => id !== row?.id)
    .map((record) => ({ value: String(record.id), label: titleOf(entity, record, locale) }))
  return (
    <Field label={t('with')} width="full">
      <Combobox value={value} onChange={onChange} options={options} onSearch={setTyped} loading={loading} />
    </Field>
  )
}

type Which = 'first' | 'second'

interface PairProps extends MergeProps {
  entity: Entity
  pair: readonly [Read, Read]
  picker: ReactNode
}

function PairDialog(props: PairProps) {
  const { of, entity, pair, onClose } = props
  const t = useT(mergePhrases)
  const { locale } = useUiTexts()
  const [keeps, setKeeps] = useState<Which>('first')
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const [differs, setDiffers] = useState<readonly string[]>([])
  const [kept, gone] = keeps === 'first' ? pair : [pair[1], pair[0]]
  const take = chosen ?? lackedBy(entity, kept, gone, differs)
  const merging = { keep: String(kept.id), other: String(gone.id), take }
  const preview = useMergePreview(of, merging)
  const { answer } = preview
  if (answer && answer.differs.join() !== differs.join()) setDiffers(answer.differs)
  const whyOther = useOneThatCanStay(preview, keeps, setKeeps)
  const run = useRun(props, merging, { keep: titleOf(entity, kept, locale), other: titleOf(entity, gone, locale) })
  const [refused] = answer?.refused ?? []
  return (
    <MergeFrame
      entity={entity}
      onClose={onClose}
      wait={run.wait}
      failed={run.failed ?? preview.problem}
      refusal={refused && reasonOf(refused.message)}
      isKnown={answer !== null && !preview.isAsked}
      onConfirm={run.start}
    >
      {props.picker}
      <Field label={t('stays')} group width="full" help={keeps === 'second' ? whyOther : undefined}>
        <Radios
          value={keeps}
          onChange={(which) => {
            setKeeps(which)
            setChosen(null)
          }}
          options={[
            { value: 'first', label: namedApart(entity, pair[0], pair[1], locale) },
            { value: 'second', label: namedApart(entity, pair[1], pair[0], locale) },
          ]}
        />
      </Field>
      <MergeValues {...{ entity, kept, gone, differs, take }} isKnown={answer !== null} onTake={setChosen} />
      <MergeOutcome
        {...{ entity, answer, isOver: preview.problem !== null }}
        kept={titleOf(entity, kept, locale)}
        gone={titleOf(entity, gone, locale)}
      />
    </MergeFrame>
  )
}

/**
 * Where the first of the two may not go, as an item that the program counts on, the second stays unless somebody chooses; where
 * neither may, the first. Tells why the second was chosen.
 */
function useOneThatCanStay(
  { answer, problem, isAsked }: ReturnType<typeof useMergePreview>,
  keeps: Which,
  choose: (which: Which) => void,
): string | undefined {
  const t = useT(mergePhrases)
  const [tried, setTried] = useState<{ readonly why: string } | 'neither' | null>(null)
  const [refused] = answer?.refused ?? []
  const failed = problem ? toProblem(problem) : null
  // What did not get through says nothing of the two.
  const isRefused = failed !== null && !['connection', 'unexpected', 'aborted'].includes(failed.code)
  const why = refused ? reasonOf(refused.message) : isRefused ? reasonOf(failed) : undefined
  if (!isAsked && why !== undefined) {
    if (tried === null && keeps === 'first') {
      setTried({ why })
      choose('second')
    } else if (tried !== null && tried !== 'neither' && keeps === 'second') {
      setTried('neither')
      choose('first')
    }
  }
  return tried !== null && tried !== 'neither' ? t('chosenBecause', { why: tried.why }) : undefined
}

/** Merges the two, says so, and offers the way back. */
function useRun({ of, onMerged, onClose }: PairProps, merging: Merging, names: { keep: string; other: string }) {
  const t = useT(mergePhrases)
  const { during, ...wait } = useWait()
  const [failed, setFailed] = useState<unknown>(null)
  const undo = (batch: string) => undoMerge(of, batch, merging).then(() => toast({ text: t('undone') }))
  const start = async () => {
    setFailed(null)
    try {
      const { batch } = await during((signal) => runMerge(of, merging, { signal }))
      toast({ text: t('did', names), ...(batch ? { onUndo: takingBack(() => undo(batch)) } : {}) })
      onMerged?.(merging.other)
      onClose()
    } catch (cause) {
      setFailed(cause)
    }
  }
  return { wait, failed, start: () => void start() }
}

interface FrameProps {
  entity: Entity
  onClose: () => void
  wait?: Wait
  failed?: unknown
  /** Why they cannot be merged. */
  refusal?: string | undefined
  /** Whether it is known what merging would do. */
  isKnown?: boolean
  onConfirm?: () => void
  children: ReactNode
}

function MergeFrame({ entity, onClose, wait, failed, refusal, isKnown = true, onConfirm, children }: FrameProps) {
  const t = useT(mergePhrases)
  const { locale } = useUiTexts()
  return (
    <Dialog
      open
      width={720}
      onClose={onClose}
      wait={wait}
      failed={failed}
      title={about({ label: entity.plural }, locale, (what) => t('title', { what }))}
      footer={
        <>
          <Button size="large" disabled={wait?.busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            size="large"
            kind="primary"
            icon={<IconGitMerge />}
            loading={wait?.busy}
            disabled={!isKnown}
            refusal={refusal}
            onClick={onConfirm}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <div className="bulk-body">
        <p>{t('intro')}</p>
        {children}
      </div>
    </Dialog>
  )
}

/** What a record is called; of two that are called alike with what tells them apart. */
function namedApart(entity: Entity, row: Read, other: Read, locale: Locale): string {
  const title = titleOf(entity, row, locale)
  if (title !== titleOf(entity, other, locale)) return title
  const mark = row.code ?? row.created_at
  return `${title} (${typeof mark === 'string' ? mark : row.id})`
}
