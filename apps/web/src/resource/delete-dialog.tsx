import { IconTrash } from '@tabler/icons-react'
import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { small } from '@vezel/model/kit/in-sentence.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { retires } from '@vezel/model/kit/retiring.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { waysOut } from '@vezel/model/problem-words.ts'
import { type ReactNode, useState } from 'react'
import { isUnsure, toProblem } from '../api/problem.ts'
import { useSave } from '../api/save.ts'
import { kindOfField } from '../kinds/kinds.ts'
import type { Read } from '../kinds/record.ts'
import { titleOf, valueText } from '../kinds/words.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { rowLeaves } from '../ui/leaving-row.ts'
import { Message } from '../ui/message.tsx'
import { reasonOf } from '../ui/reason.ts'
import { useT, useUiTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast.tsx'
import { LinksClose } from './links-close.tsx'
import { GoesAlong, RefusedBecause } from './named-records.tsx'
import { takingBack } from './undo.ts'
import { usePreview } from './use-preview.ts'
import { about } from './words.ts'

const step = { kind: 'delete' } as const

export interface DeleteDialogProps {
  of: string
  /** The record to delete; null: no question. */
  row: Read | null
  onClose: () => void
  onDeleted?: () => void
  /** More that helps to decide. */
  children?: ReactNode
  /** A link that leads out of a refusal. */
  wayOut?: ReactNode
}

/** Of a record without a title what its list shows first in words: its label, its day. */
function firstWords(entity: Entity, row: Read, locale: Locale): string {
  const told = entity.table.columns.flatMap((name) => {
    const field = entity.fields[name]
    return field && kindOfField(field).isNaming ? [valueText(field, row[name], locale)] : []
  })
  return told.find(Boolean) ?? ''
}

/** What the question calls the record: an item of a list by its own words, anything else with what it is. */
function useSaid(entity: Entity, row: Read | null) {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const label = inLocale(entity.label, locale)
  const name = row === null ? '' : titleOf(entity, row, locale) || firstWords(entity, row, locale)
  if (entity.isLookup) {
    const title = t('deleteItemTitle', { what: name, list: inLocale(entity.plural, locale) })
    return { title, asked: name, short: name, whole: name }
  }
  const number = row === null ? '' : valueText(entity.fields[entity.title[0] ?? ''], row[entity.title[0] ?? ''], locale)
  return {
    title: about(entity, locale, (what) => t('deleteTitle', { what: `${what} ${number}`.trim() })),
    asked: name ? `${small(label, locale)} ${name}` : t('itemWithId', { id: String(row?.id) }),
    short: `${label} ${number || name}`.trim(),
    whole: `${label} ${name}`.trim(),
  }
}

/**
 * Asks before deleting, and names what goes along; of what may not go it says why, with the way to what keeps it, and asks
 * nothing. What was deleted can be taken back for eight seconds.
 */
export function DeleteDialog({ of, row, onClose, onDeleted, children, wayOut }: DeleteDialogProps) {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const entity = model.named(of)
  const id = row && String(row.id)
  const asked = id === null || entity.abstract ? null : step
  const { answer, problem } = usePreview(of, id === null ? [] : [id], asked)
  const refused = answer?.refused ?? []
  const said = useSaid(entity, row)
  const remove = useRemove(entity, said.short, onDeleted)
  return (
    <ConfirmDialog
      open={row !== null}
      onClose={onClose}
      title={said.title}
      confirm={t('delete')}
      kind="danger"
      onConfirm={(signal) => remove(String(row?.id), signal)}
      wayOut={wayOut}
      isRefused={refused.length > 0}
      hasMore={answer !== null && answer.along.length > 0}
      isAwaited={asked !== null && answer === null && problem === null}
    >
      <LinksClose onClose={onClose} />
      {refused.length === 0 && <p>{t('deleteAsk', { what: said.asked })}</p>}
      {answer && <GoesAlong records={answer.along} />}
      {refused.map((one) => (
        <Message key={one.message} tone="warning">
          <RefusedBecause
            {...one}
            message={reasonOf(one.message)}
            wayOut={inLocale(waysOut[retires(entity) ? 'retire' : 'unlink'], locale)}
          />{' '}
          {wayOut}
        </Message>
      ))}
      {row && answer?.refused.some(({ code }) => code === 'inUse') && (
        <Retire entity={entity} row={row} what={said.whole} onDone={onClose} />
      )}
      {children}
    </ConfirmDialog>
  )
}

/** Deletes a record, which may be taken back for eight seconds; `what` it is called stands in what is said of it. */
function useRemove(entity: Entity, what: string, onDeleted: (() => void) | undefined) {
  const t = useT(resourcePhrases)
  const save = useSave(entity)
  return async (id: string, signal: AbortSignal) => {
    const rowWent = rowLeaves(id)
    await save.remove(id, { signal }).catch((cause) => {
      throw isUnsure(cause) ? new Error(t('deleteUnsure', { what })) : cause
    })
    toast({ text: t('deleted', { what }), icon: <IconTrash />, onUndo: takingBack(() => save.restore(id)) })
    onDeleted?.()
    rowWent()
  }
}

/** What is used and cannot go is taken out of use instead, where its kind knows that. */
function Retire({ entity, row, what, onDone }: { entity: Entity; row: Read; what: string; onDone: () => void }) {
  const t = useT(resourcePhrases)
  const save = useSave(entity)
  const [problem, setProblem] = useState<unknown>(null)
  const flag = entity.mergeable?.retire
  if (flag === undefined || row[flag] === false || row.record_version === undefined) return null
  const set = (isInUse: boolean, version: unknown) => save.update(String(row.id), { [flag]: isInUse }, Number(version))
  const retire = async () => {
    const { record_version } = await set(false, row.record_version)
    toast({ text: t('retired', { what }), onUndo: takingBack(() => set(true, record_version)) })
    onDone()
  }
  return (
    <p>
      <Button onClick={() => void retire().catch(setProblem)}>{t('retire')}</Button>
      {problem !== null && <Message tone="error">{reasonOf(toProblem(problem))}</Message>}
    </p>
  )
}
