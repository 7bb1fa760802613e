import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { isHidden } from '@vezel/model/kit/model.ts'
import { bulkPhrases } from '@vezel/model/messages/bulk/index.ts'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { BulkAnswer } from '../api/bulk.ts'
import { fieldLabel, type Read } from '../kinds/record.ts'
import { titleOf, valueText } from '../kinds/words.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/inputs.tsx'
import { CardSkeleton } from '../ui/progress.tsx'
import { useCoarse } from '../ui/table-size.ts'
import { useT, useUiTexts } from '../ui/texts.ts'
import { unanswered } from './answered.tsx'
import { focusField } from './asked-field.ts'
import { BulkDialog, type BulkDialogProps, Titles } from './bulk-dialog.tsx'
import { type Common, commonOf, editableNames, wouldEmpty } from './bulk-fields.ts'
import type { BulkOptions } from './bulk-options.ts'
import { useMay } from './bulk-rights.ts'
import { Field, Part } from './fields.tsx'
import { useWatched } from './form-hooks.ts'
import type { Overrides } from './form-part.ts'
import { createForm, type FormStore } from './form-store.ts'
import { flatDraft } from './selection.ts'
import { useChosenRows, useWordsOf } from './use-chosen-rows.ts'
import { about } from './words.ts'

export type BulkEditProps = BulkDialogProps & BulkOptions

/** The same fields of many rows at once: which fields, what they become, and what that changes from what to what. */
export function BulkEdit(props: BulkEditProps) {
  const asked = useChosenRows(props.of, props.ids)
  const t = useT(bulkPhrases)
  const { locale } = useUiTexts()
  const { plural } = model.named(props.of)
  const title = about({ label: plural }, locale, (what) => t('editTitle', { what }))
  if (asked.chosen) return <LoadedEdit {...props} title={title} rows={asked.chosen} />
  return (
    <BulkDialog
      {...props}
      title={title}
      step={null}
      confirm={(n) => (n === null ? t('edit') : t('applyEdit', { n }))}
      done={String}
      changes={() => null}
    >
      {unanswered([asked], <CardSkeleton />)}
    </BulkDialog>
  )
}

function LoadedEdit({ rows, title, ...props }: BulkEditProps & { rows: readonly Read[]; title: string }) {
  const t = useT(bulkPhrases)
  const form = useBulkForm(props, rows)
  const { entity, store, chosen } = form
  useWatched(store, chosen)
  const isFilled = chosen.every((name) => store.field(name).issue === undefined && !empties(form, name))
  const input = Object.fromEntries(chosen.map((name) => [name, store.draft()[name] ?? null]))
  const isReady = chosen.length > 0 && isFilled
  return (
    <BulkDialog
      {...props}
      title={title}
      step={isReady ? { kind: 'update', input } : null}
      lacks={
        form.names.length === 0
          ? t('noFields')
          : t(chosen.length === 0 ? 'choose' : chosen.some((name) => empties(form, name)) ? 'fillInOrEmpty' : 'fillIn')
      }
      confirm={(n) => (n === null ? t('edit') : t('applyEdit', { n }))}
      done={(n) => t('didEdit', { n })}
      changes={(answer) => <Changes entity={entity} rows={rows} names={chosen} store={store} answer={answer} />}
    >
      <Chooser {...form} labels={props.overrides?.labels} />
      <Inputs {...form} overrides={props.overrides} count={rows.length} />
    </BulkDialog>
  )
}

interface BulkForm {
  readonly entity: Entity
  readonly store: FormStore
  readonly common: Common
  /** The fields that can be changed, and those of them that somebody wants to. */
  readonly names: readonly string[]
  readonly chosen: readonly string[]
  readonly choose: (name: string) => void
  /** The fields that are to be empty in all rows: said by a tick, since an input that is left alone is empty too. */
  readonly emptied: ReadonlySet<string>
  readonly setEmptied: (name: string, isEmptied: boolean) => void
}

/** Whether a field would lose what some rows have in it, and nobody said so. */
const empties = (form: BulkForm, name: string) => losesValues(form, name) && !form.emptied.has(name)
const losesValues = ({ store, common }: BulkForm, name: string) => wouldEmpty(common, name, store.draft()[name])

/** A form over what the rows have in common: it begins with that, and only fields that were chosen are sent. */
function useBulkForm(options: BulkOptions, rows: readonly Read[]): BulkForm {
  const may = useMay(options.of)
  const entity = model.named(options.of)
  const [first] = useState(rows)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows as they were when somebody began.
  const { common, store, names } = useMemo(() => {
    const common = commonOf(Object.keys(entity.fields), first)
    const values = flatDraft(entity, common.row)
    // What the rows hide is no choice; where they differ, each row is asked by the server.
    const names = editableNames(entity, options, may).filter((name) => !isHidden(entity, name, values))
    return { common, names, store: createForm({ entity, names, values, quiet: true }) }
  }, [entity, first])
  const [picked, setPicked] = useState<readonly string[]>(names.length === 1 ? names : [])
  const choose = (name: string) =>
    setPicked((was) => (was.includes(name) ? was.filter((one) => one !== name) : [...was, name]))
  const [emptied, setAllEmptied] = useState<ReadonlySet<string>>(new Set())
  const setEmptied = (name: string, isEmptied: boolean) =>
    setAllEmptied((was) => new Set(isEmptied ? [...was, name] : [...was].filter((one) => one !== name)))
  return { entity, store, common, names, chosen: withReasons(store, picked), choose, emptied, setEmptied }
}

/** With a value that departs from the one it follows goes the reason, which nobody chooses by itself. */
function withReasons({ entity, draft }: FormStore, names: readonly string[]): readonly string[] {
  const reasonOf = (name: string) => entity.overrides[name]?.reason
  const asked = names.flatMap((name) => [name, reasonOf(name) ?? name])
  return [...new Set(asked)].filter((name) => names.includes(name) || !isHidden(entity, name, draft()))
}

function Chooser({ entity, names, chosen, choose, labels }: BulkForm & Pick<Overrides, 'labels'>) {
  const t = useT(bulkPhrases)
  const { locale } = useUiTexts()
  const id = useId()
  if (names.length < 2) return names.length === 0 ? <p>{t('noFields')}</p> : null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as these are.
    <div role="group" aria-labelledby={id} className="bulk-fields">
      <span id={id} className="bulk-label">
        {t('fields')}
      </span>
      {names.map((name, at) => {
        const field = entity.fields[name]
        return (
          // What is asked first is which field.
          <Button
            key={name}
            autoFocus={at === 0}
            aria-pressed={chosen.includes(name)}
            className="bulk-field"
            onClick={() => choose(name)}
          >
            {labels?.[name] ?? (field && fieldLabel(field, locale))}
          </Button>
        )
      })}
    </div>
  )
}

function Inputs({ overrides, count, ...form }: BulkForm & InputsProps) {
  const { store, common, chosen, entity, emptied, setEmptied } = form
  const t = useT(bulkPhrases)
  const id = useId()
  const { locale } = useUiTexts()
  const isTouch = useCoarse()
  const known = useRef(chosen)
  // What is typed next is meant for the field that was just chosen; a finger is not served with a keyboard on the screen.
  useEffect(() => {
    const added = chosen.find((name) => !known.current.includes(name))
    known.current = chosen
    if (added && !isTouch) focusField({ id }, added)
  }, [chosen, id, isTouch])
  return (
    <Part part={{ ...overrides, id, store, row: common.row, isMany: true }} editing>
      {chosen.map((name) => {
        const before = valueText(entity.fields[name], common.row[name], locale) || t('empty')
        return (
          <div key={name} className="bulk-input">
            <Field name={name} width="full" />
            <small className="dim">
              {common.mixed.has(name) ? t('wasMixed') : t('wasAll', { value: before, n: count })}
            </small>
            {losesValues(form, name) && !entity.fields[name]?.required && (
              <Checkbox
                label={t('empties')}
                checked={emptied.has(name)}
                onChange={(isEmptied) => setEmptied(name, isEmptied)}
              />
            )}
          </div>
        )
      })}
    </Part>
  )
}
interface InputsProps {
  overrides: BulkOptions['overrides']
  count: number
}

interface ChangesProps {
  entity: Entity
  rows: readonly Read[]
  names: readonly string[]
  store: FormStore
  answer: BulkAnswer
}

/** From what to what, a line for each value there was, with the rows that had it. */
function Changes({ entity, rows, names, store, answer }: ChangesProps) {
  const t = useT(bulkPhrases)
  const { locale } = useUiTexts()
  const changed = rows.filter((row) => answer.changed.includes(String(row.id)))
  return (
    <section className="bulk-part">
      <h3>{t('whatChanges')}</h3>
      {names.map((name) => (
        <FieldChanges key={name} entity={entity} name={name} rows={changed} store={store} locale={locale} />
      ))}
    </section>
  )
}

type FieldChangesProps = Pick<ChangesProps, 'entity' | 'rows' | 'store'> & {
  name: string
  locale: ReturnType<typeof useUiTexts>['locale']
}

function FieldChanges({ entity, name, rows, store, locale }: FieldChangesProps) {
  const t = useT(bulkPhrases)
  const field = entity.fields[name]
  const to = useWordsOf(entity.key, name, store.draft()[name])
  if (!field) return null
  const byFormer = new Map<string, string[]>()
  for (const row of rows) {
    const from = valueText(field, row[name], locale)
    byFormer.set(from, [...(byFormer.get(from) ?? []), titleOf(entity, row, locale)])
  }
  return (
    <>
      {[...byFormer]
        .filter(([from]) => from !== to)
        .map(([from, titles]) => (
          <div key={from} className="bulk-change">
            <div className="bulk-change-head">
              <strong>{t('rows', { n: titles.length })}</strong>
              <span>
                <span className="dim">{fieldLabel(field, locale)}:</span> <FromTo from={from} to={to} />
              </span>
            </div>
            <p className="dim">
              <Titles titles={titles.filter(Boolean)} />
            </p>
          </div>
        ))}
    </>
  )
}

/** A value before and after. */
export function FromTo({ from, to }: { from: string; to: string }) {
  const t = useT(bulkPhrases)
  return (
    <>
      <span className="visually-hidden">{t('from')} </span>
      <span className="dim">{from || t('empty')}</span> <span aria-hidden="true">→</span>
      <span className="visually-hidden"> {t('to')}</span> <strong>{to || t('empty')}</strong>
    </>
  )
}
