import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { bulkPhrases } from '@vezel/model/messages/bulk/index.ts'
import { importPhrases } from '@vezel/model/messages/import/index.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { useContext, useEffect, useMemo, useState } from 'react'
import type { BulkAnswer } from '../api/bulk.ts'
import { toProblem } from '../api/problem.ts'
import { VariableSetContext } from '../kinds/offered.ts'
import { fieldLabel, type Read } from '../kinds/record.ts'
import { flatValue, titleOf, valueText } from '../kinds/words.ts'
import { Message } from '../ui/message.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { unanswered } from './answered.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import { FromTo } from './bulk-edit.tsx'
import type { CellEditsProps } from './cell-edits-props.ts'
import { readCells } from './import-judge.ts'
import { fetchKnown, type Known } from './import-known.ts'
import { useChosenRows } from './use-chosen-rows.ts'
import { aboutText } from './words.ts'

/** Lines of a spreadsheet for one field of the records of a list, in the order in which they are shown. */
export interface Pasted {
  /** The cell it begins at, by the names of its line and column. */
  readonly from: { readonly key: string; readonly column: string }
  /** The key of the entity. */
  readonly of: string
  readonly name: string
  readonly ids: readonly string[]
  /** As many as the records, or more where the list ends before they do. */
  readonly cells: readonly string[]
}

/** What a column that was copied holds, line by line; of several columns the first. */
export function linesOf(words: string): readonly string[] {
  const lines = words.replace(/\r?\n$/, '').split(/\r?\n/)
  return words === '' ? [] : lines.map((line) => (line.split('\t')[0] ?? '').trim())
}

interface PasteProps extends Pick<CellEditsProps, 'where' | 'overrides'> {
  pasted: Pasted
  onClose: () => void
}

/** What each line becomes in its record, which cannot be read and which are refused, before any of it is saved. */
export function PasteDialog({ pasted, where, overrides, onClose }: PasteProps) {
  const t = useT(bulkPhrases)
  const { locale } = useUiTexts()
  const entity = model.named(pasted.of)
  const field = entity.fields[pasted.name]
  const asked = useChosenRows(pasted.of, pasted.ids)
  const rows = asked.chosen
  const { known, failed } = useKnown(entity, pasted, { where, overrides })
  const read = useReadLines(pasted, known)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const good = read?.filter((line) => line.why === null && !left.has(line.id)) ?? []
  const ids = useStable(good.map(({ id }) => id))
  const isReady = rows !== null && read !== null && good.length > 0
  const isLooking = read === null || rows === null
  // That it failed stands above.
  const lacks = failed !== null || asked.status === 'failed' ? undefined : t(isLooking ? 'looking' : 'nothing')
  const over = pasted.cells.length - pasted.ids.length
  const each = good.map(({ value }): Draft => ({ [pasted.name]: value }))
  return (
    <BulkDialog
      of={pasted.of}
      ids={ids}
      onClose={onClose}
      leaveOut={(gone) => setLeft((was) => new Set([...was, ...gone]))}
      title={aboutText(field ? fieldLabel(field, locale) : '', locale, (what) => t('pasteTitle', { what }))}
      step={isReady ? { kind: 'update', input: {}, each } : null}
      lacks={lacks}
      confirm={(n) => (n === null ? t('paste') : t('applyEdit', { n }))}
      done={(n) => t('didEdit', { n })}
      changes={(answer) => <Lines {...{ entity, pasted, answer, known, lines: good, rows: rows ?? [] }} />}
    >
      {unanswered([asked], null)}
      {failed && <Message tone="error">{failed}</Message>}
      {over > 0 && <Message tone="warning">{t('pasteOver', { n: over })}</Message>}
      {read && <Unread entity={entity} lines={read} rows={rows ?? []} />}
    </BulkDialog>
  )
}

/** The same array as long as it says the same: what is asked of the server depends on it. */
function useStable(ids: readonly string[]): readonly string[] {
  const said = ids.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says all of it.
  return useMemo(() => ids, [said])
}

/** What the lines may name: of a relation the records that a form of the list would offer. */
function useKnown(
  entity: Entity,
  { name }: Pasted,
  { where = {}, overrides }: Pick<PasteProps, 'where' | 'overrides'>,
): { known: Known | null; failed: string | null } {
  const set = useContext(VariableSetContext)
  const [known, setKnown] = useState<Known | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what was pasted.
  useEffect(() => {
    const stop = new AbortController()
    const field = entity.fields[name]
    const offered = (of: string) => overrides?.offers?.[of]?.filter?.({})
    const fields: [string, Field][] = field ? [[name, field]] : []
    fetchKnown(entity, fields, { where, offered, set }, stop.signal).then(
      setKnown,
      (cause) => stop.signal.aborted || setFailed(toProblem(cause).message),
    )
    return () => stop.abort()
  }, [])
  return { known, failed }
}

/** One line with the record it is for. */
interface PastedLine {
  readonly id: string
  readonly value: unknown
  /** Why no value can be read from it; null when one can. */
  readonly why: string | null
  readonly words: string
}

function useReadLines({ of, name, ids, cells }: Pasted, known: Known | null): readonly PastedLine[] | null {
  const t = useT(importPhrases)
  const bulk = useT(bulkPhrases)
  const { locale } = useUiTexts()
  return useMemo(() => {
    const entity = model.named(of)
    const field = entity.fields[name]
    if (!known || !field) return null
    const comma = locale === 'en' ? '.' : ','
    return ids.map((id, at) => {
      const words = cells[at] ?? ''
      // A field is emptied only where somebody says so.
      if (words === '') return { id, words, value: null, why: bulk('pasteEmpty') }
      const { values, issues } = readCells(
        { cells: [words] },
        { entity, columns: [[name, field]], locale, comma, known, t },
      )
      return { id, words, value: values[name] ?? null, why: issues[0]?.message ?? null }
    })
  }, [of, name, ids, cells, known, locale, t, bulk])
}

interface LinesProps {
  entity: Entity
  pasted: Pasted
  answer: BulkAnswer
  known: Known | null
  lines: readonly PastedLine[]
  rows: readonly Read[]
}

/** Record by record from what to what. */
function Lines({ entity, pasted, answer, known, lines, rows }: LinesProps) {
  const t = useT(bulkPhrases)
  const { locale } = useUiTexts()
  const field = entity.fields[pasted.name]
  const byId = new Map(rows.map((row) => [String(row.id), row]))
  const changed = lines.filter(({ id }) => answer.changed.includes(id))
  if (!field) return null
  const said = (value: unknown) => valueText(field, known?.named.get(String(value)) ?? value, locale)
  return (
    <section className="bulk-part">
      <h3>{t('whatChanges')}</h3>
      {changed.map(({ id, value }) => {
        const row = byId.get(id)
        return (
          <div key={id} className="bulk-change bulk-change-head">
            <strong>{row && titleOf(entity, row, locale)}</strong>
            <span>
              <FromTo from={row ? valueText(field, row[pasted.name], locale) : ''} to={said(flatValue(field, value))} />
            </span>
          </div>
        )
      })}
    </section>
  )
}

/** The lines that hold no value of the field: their records stay as they are. */
function Unread({ entity, lines, rows }: Pick<LinesProps, 'entity' | 'lines' | 'rows'>) {
  const t = useT(bulkPhrases)
  const { locale } = useUiTexts()
  const unread = lines.filter(({ why }) => why !== null)
  const nameOf = (id: string) => {
    const row = rows.find((one) => String(one.id) === id)
    return row ? titleOf(entity, row, locale) : id
  }
  if (unread.length === 0) return null
  return (
    <Message tone="warning">
      {t('whatIsSkippedWhy', { n: unread.length })}
      <ul className="bulk-refused">
        {unread.map(({ id, words, why }) => (
          <li key={id}>
            <strong>{nameOf(id)}</strong>
            {words && ` (${words})`}: {why}
          </li>
        ))}
      </ul>
    </Message>
  )
}
