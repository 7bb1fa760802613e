import { type EntityKey, model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import type { Policy } from '@vezel/model/rights.ts'
import type { RecordRoute } from '@vezel/model/route-paths.ts'
import { type ComponentType, createContext, type ReactNode, useContext, useMemo } from 'react'
import { useMe } from '../api/me.ts'
import { type RowFor, type SelectionFor, useRow } from '../api/rows.ts'
import type { Checked } from '../api/selection.ts'
import type { KeyOf } from '../api/typed.ts'
import type { Read } from '../kinds/record.ts'
import { titleOf } from '../kinds/words.ts'
import { type RecordBar, useTellRecord } from '../page/open-record.ts'
import { usePlace } from '../page/place.ts'
import { PagePending } from '../ui/page-pending.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { closedWords, rowClosedBy } from './closed.ts'
import type { EditedRow } from './edit-dialog.tsx'
import { RecordNotFoundPage } from './record-not-found.tsx'
import { AssignedContext, refusedBy } from './rights.ts'
import { lastParamOf } from './row-address.ts'
import { formSelectionOf } from './selection.ts'
import { contentsOf, type Otherwise } from './tab-contents.ts'

/** The record of a page and what may be done below it. */
export interface Opened<Row = Read> {
  readonly entity: Entity
  readonly id: string
  readonly row: Row
  /** Why nothing can be changed of what a policy is about, as a sentence; null when it can. */
  readonly whyReadOnly: (policy: Policy) => string | null
}

/** What is special about the frame of a kind of record. Constants: none of it is read again. */
export interface FrameParts<Row> {
  /** What stands on the bar; the title of the record when absent. */
  bar?: (row: Row, locale: Locale) => RecordBar
  /** What its tabs hold and name it in no field. */
  otherwise?: Otherwise
  /** Why nothing below it can be changed once it is closed, in a sentence of its own. */
  whyClosed?: (row: Row, locale: Locale) => string
}

export interface InRecordProps<K extends string, Row> extends FrameParts<Row> {
  /** The key of the entity. */
  of: K & KeyOf<K>
  /** The route of the record, which ends on its parameter: its tabs are the routes below. */
  route: RecordRoute
  children: ReactNode | ((opened: Opened<Row>) => ReactNode)
}

/**
 * The frame of everything below a record: what stands on the bar, its tabs, why it can only be read, and for an id that
 * nobody has a page that says so, without the tabs of what does not exist.
 */
// What it is given is checked by the key; what it does is the same for every entity.
export const InRecord = AnyRecord as unknown as <const K extends string>(
  props: InRecordProps<K, EditedRow<K>>,
) => ReactNode

/** The frame of a kind of record that asks more: everything in it gets the row typed by a selection of `formSelection`. */
// Not among the properties: inferred from there, a selection cost the compiler 80,000 types.
export const frameOf = <const K extends EntityKey, const S extends SelectionFor<K>>(
  of: K,
  selection: S & Checked<K, S>,
) =>
  function FrameOfSelection(props: Omit<InRecordProps<K, RowFor<K, S>>, 'of'>) {
    // As above; the row is what was selected.
    return <AnyRecord {...(props as unknown as Omit<AnyProps, 'of'>)} of={of} selection={selection} />
  }

type AnyProps = InRecordProps<string, Read> & { selection?: Readonly<Record<string, unknown>> }

const OpenedContext = createContext<Opened | null>(null)

/** The record of this page; only below its frame. */
export function useOpened(): Opened {
  const opened = useContext(OpenedContext)
  if (!opened) throw new Error('This screen stands below no record')
  return opened
}

function AnyRecord({ of, route, children, ...props }: AnyProps) {
  const entity = model.named(of)
  const id = usePlace()?.params[lastParamOf(route) ?? ''] ?? ''
  const selection = useMemo(() => props.selection ?? formSelectionOf(of), [props.selection, of])
  const { row, status, problem } = useRow(entity, id, selection)
  const isGone = row === null && (status === 'ready' || problem?.code === 'notFound')
  useTold(entity, route, id, isGone ? null : (row ?? undefined), props)
  const opened = useOpenedRow(entity, row, props.whyClosed)
  if (isGone) return <RecordNotFoundPage of={entity} />
  if (opened === null) {
    if (problem) throw problem
    return <PagePending />
  }
  return (
    <OpenedContext value={opened}>
      <AssignedContext value={opened.row.toegewezen !== false}>
        {typeof children === 'function' ? children(opened) : children}
      </AssignedContext>
    </OpenedContext>
  )
}

const plainBar = (entity: Entity, row: Read, locale: Locale): RecordBar => ({
  title: titleOf(entity, row, locale),
  subtitle: inLocale(entity.label, locale),
})

/** Tells the bar and the tabs of a record; `row` is undefined while it is on its way and null when there is none. */
function useTold(
  entity: Entity,
  route: RecordRoute,
  id: string,
  row: Read | null | undefined,
  { bar, otherwise }: FrameParts<Read>,
) {
  const { locale } = useUiTexts()
  const contents = useMemo(() => contentsOf(entity.key, route, id, otherwise), [entity, route, id, otherwise])
  const told = useMemo(
    () => ({ route, id, contents, bar: row && (bar?.(row, locale) ?? plainBar(entity, row, locale)) }),
    [entity, route, id, contents, row, bar, locale],
  )
  useTellRecord(told)
}

/** The record with what stands in the way of changing what lies below it: what closes it, else the rights of somebody. */
function useOpenedRow(entity: Entity, row: Read | null, whyClosed: AnyProps['whyClosed']): Opened | null {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const { me } = useMe()
  return useMemo(() => {
    const closed = row && rowClosedBy(entity, row)
    const why = closed && (whyClosed?.(row, locale) ?? t('closed', closedWords(closed, locale)))
    const whyReadOnly = (policy: Policy) => {
      const refused = refusedBy(policy, { entity, row, assigned: true }, me)
      return why ?? (refused && t(refused))
    }
    return row && { entity, id: String(row.id), row, whyReadOnly }
  }, [entity, row, me, t, locale, whyClosed])
}

/** Gives screens the frame of a record: `const inClient = inRecord({ of: 'client', route: 'admin-clients-client' })`. */
export const inRecord =
  <const K extends string>(frame: Omit<InRecordProps<K, EditedRow<K>>, 'children'>) =>
  (Screen: ComponentType): ComponentType =>
    function ScreenInRecord() {
      return (
        // The same properties, of which the children are the screen.
        <AnyRecord {...(frame as unknown as Omit<AnyProps, 'children'>)}>
          <Screen />
        </AnyRecord>
      )
    }
