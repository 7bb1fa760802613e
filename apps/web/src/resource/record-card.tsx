import { IconTrash } from '@tabler/icons-react'
import { type EntityKey, model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { type RouteName, routeOf, tabsOf } from '@vezel/model/route-paths.ts'
import { type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { useMe } from '../api/me.ts'
import { type Counted, type RowFor, type SelectionFor, useCounts, useRow } from '../api/rows.ts'
import type { Args, Checked } from '../api/selection.ts'
import type { FieldName, KeyOf } from '../api/typed.ts'
import type { Read } from '../kinds/record.ts'
import { titleOf, valueText } from '../kinds/words.ts'
import { usePlace, useTo } from '../page/place.ts'
import { useNavigate, useSearch } from '../router/router.tsx'
import { ButtonLink, IconButton } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { DetailCard } from '../ui/detail-card.tsx'
import { Menu, type MenuItem } from '../ui/popover.tsx'
import { CardSkeleton } from '../ui/progress.tsx'
import { type TabItem, Tabs } from '../ui/tabs.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { type AskedPart, unanswered } from './answered.tsx'
import { type Card, CardContext } from './card-context.ts'
import { OwnForm } from './card-form.tsx'
import { isDeletable, rowClosedAbove } from './closed.ts'
import { DeleteDialog, type DeleteDialogProps } from './delete-dialog.tsx'
import type { EditedRow } from './edit-dialog.tsx'
import type { Overrides } from './form-part.ts'
import { useHistory } from './history.tsx'
import type { ShownWith } from './history-panel.tsx'
import { useMerging } from './merging.tsx'
import { RecordNotFound } from './record-not-found.tsx'
import { useRetireItem } from './retiring.tsx'
import { AssignedContext, refusedBy } from './rights.ts'
import { lastParamOf, listAbove, listQuery, showsPlace } from './row-address.ts'
import { formSelectionOf } from './selection.ts'
import { TransitionButtons, useTransitions } from './steps.tsx'
import { type Deletable, useDeletable } from './use-deletable.ts'
import { useEscape } from './use-escape.ts'
import { about } from './words.ts'

type Below<R extends string> = Extract<RouteName, `${R}-${string}`>

/** What is special about the card of a record. */
export interface CardParts<K extends string, Row, R extends string> extends Overrides<K> {
  /** The fields of its form; those of the definition when absent. */
  names?: readonly FieldName<K>[]
  /** Number and name; the title of the record when absent. */
  title?: (row: Row) => string
  /** The line below it; what it is called when absent. */
  context?: (row: Row) => ReactNode
  /** Status and class; the state of its life when absent. */
  badges?: (row: Row) => ReactNode
  /** Why it cannot be changed, where the states of what it is part of do not say it. */
  readOnly?: string | null | ((row: Row) => string | null)
  /** What else can be done to it: in a menu, deleting last. */
  menu?: (row: Row) => readonly MenuItem[]
  /** Its tabs by their routes, where they are something else than its own form. */
  tabs?: { readonly [Name in Below<R>]?: (row: Row) => ReactNode }
  /** How much the tabs hold, by their routes. */
  counts?: (row: Row) => { readonly [Name in Below<R>]?: Counted | number | undefined }
  /** In place of its own form. */
  form?: (row: Row) => ReactNode
  /** Records that stand in its form as well: what was changed of those is looked for in its history. */
  shownWith?: (row: Row) => readonly ShownWith[]
  /** Above and below the fields of its own form. */
  above?: (row: Row) => ReactNode
  below?: (row: Row) => ReactNode
  /** What goes with it when it is deleted, and what else one can do, which closes the question. */
  deletion?: (row: Row, close: () => void) => Pick<DeleteDialogProps, 'children' | 'wayOut'>
  /** False where it is not deleted from its card. */
  canDelete?: boolean
  width?: 'small' | 'medium' | 'whole'
}

export interface RecordCardProps<K extends string, Row, R extends string> extends CardParts<K, Row, R> {
  /** The key of the entity. */
  of: K & KeyOf<K>
  id: string
  /** The route of the record; of its list where only its tabs have addresses. Its tabs are the routes of cards below. */
  route: R & RouteName
  /** Arguments of computed fields. The same object from one time to the next. */
  args?: Args
  /** What else it shows: while it is on its way the card waits, and where it failed the card says so, not that there is none. */
  also?: readonly AskedPart[]
  /** Whether it hangs on what the address names above it; where not there is no such record here. */
  isHere?: (row: Row) => boolean
}

/**
 * One record beside its list: head, tabs, form, the steps of its life, history and deleting, as its definition and its
 * routes say them.
 *
 * A tab that is not among `tabs` shows the record's own form. A record has that form on its tab `details` or `information`;
 * where there is no such tab, at its own address, which is then the first tab.
 */
// What it is given is checked by the key; what it does is the same for every entity.
export const RecordCard = AnyCard as unknown as <const K extends string, const R extends RouteName>(
  props: RecordCardProps<K, EditedRow<K>, R>,
) => ReactNode

/** The card of a kind of record that asks more: everything in it gets the row typed by a selection of `formSelection`. */
// Not among the properties: inferred from there, a selection cost the compiler 80,000 types.
export const recordCardOf = <const K extends EntityKey, const S extends SelectionFor<K>>(
  of: K,
  selection: S & Checked<K, S>,
) =>
  function CardOfSelection<const R extends RouteName>(props: Omit<RecordCardProps<K, RowFor<K, S>, R>, 'of'>) {
    // As above; the row is what was selected.
    return <AnyCard {...(props as unknown as Omit<AnyProps, 'of'>)} of={of} selection={selection} />
  }

type AnyProps = Omit<RecordCardProps<string, Read, RouteName>, 'tabs' | 'counts'> & {
  selection?: Readonly<Record<string, unknown>>
  tabs?: Readonly<Record<string, (row: Read) => ReactNode>>
  counts?: (row: Read) => Readonly<Record<string, Counted | number | undefined>>
}

function AnyCard(props: AnyProps) {
  const t = useT(resourcePhrases)
  const [search] = useSearch()
  const list = lastParamOf(props.route) ? listAbove(props.route) : props.route
  const closeTo = useTo()(list, {}, { query: listQuery(search) })
  const entity = model.named(props.of)
  const selection = useMemo(() => props.selection ?? formSelectionOf(props.of), [props.selection, props.of])
  const asked = useRow(entity, props.id, selection, { args: props.args })
  const { row: read } = asked
  const all = [asked, ...(props.also ?? [])]
  const row = read && (props.isHere?.(read) ?? true) ? read : null
  const deletable = useDeletable<Read>(row)
  const waiting = unanswered(all, <CardSkeleton />)
  if (deletable.shown && waiting === null) {
    return <ReadCard {...props} row={deletable.shown} deletable={deletable} closeTo={closeTo} />
  }
  return (
    <DetailCard title="" closeTo={closeTo} width={props.width}>
      {waiting ?? <RecordNotFound of={entity} actions={<ButtonLink to={closeTo}>{t('close')}</ButtonLink>} />}
    </DetailCard>
  )
}

type ReadProps = Omit<AnyProps, 'id' | 'route' | 'isHere'> & {
  /** As read with `formSelection`. */
  row: Read
  /** The route of its tabs; none without it. */
  route?: RouteName
  closeTo: string
  deletable: Deletable
}

/** The card of a record that was read. */
export function ReadCard({ row, deletable, closeTo, ...props }: ReadProps) {
  const { locale } = useUiTexts()
  const navigate = useNavigate()
  const entity = model.named(props.of)
  const readOnly = (typeof props.readOnly === 'function' ? props.readOnly(row) : props.readOnly) ?? null
  // The next step is offered as long as what the record is part of is open.
  const isOpen = readOnly === null && rowClosedAbove(entity, row) === null
  const { events, dialog } = useTransitions(props.of, row)
  const history = useHistory(props.of, row, props.shownWith?.(row))
  const close = () => navigate(closeTo, { keepScroll: true })
  const merging = useMerging(props.of, row, close)
  const retiring = useRetireItem(entity, row)
  const { card, edited, setFoot } = useCardState(isOpen && <TransitionButtons events={events} />, close)
  const title = props.title?.(row) || titleOf(entity, row, locale) || inLocale(entity.label, locale)
  const tabs = useCardTabs(props, row, title)
  const content = tabs.open && props.tabs?.[tabs.open]
  return (
    <CardContext value={card}>
      <DetailCard
        title={title}
        context={props.context?.(row) ?? inLocale(entity.label, locale)}
        badges={props.badges?.(row) ?? (entity.transitions && <StateChip entity={entity} row={row} />)}
        actions={
          <>
            {history.button}
            <CardMenu
              {...props}
              more={[...merging.items, ...retiring.items]}
              row={row}
              isOpen={isOpen}
              onDelete={deletable.ask}
            />
          </>
        }
        closeTo={closeTo}
        width={props.width}
        tabs={tabs.row}
        edited={edited}
        footRef={setFoot}
      >
        {content ? content(row) : props.form ? props.form(row) : <CardOwnForm {...props} row={row} said={readOnly} />}
      </DetailCard>
      {dialog}
      {history.panel}
      {merging.dialog}
      {retiring.dialog}
      <DeleteDialog
        of={props.of}
        row={deletable.asked}
        onClose={deletable.close}
        onDeleted={close}
        {...props.deletion?.(row, deletable.close)}
      />
    </CardContext>
  )
}

/** What the card and what stands in it tell each other. */
function useCardState(steps: ReactNode, close: () => void) {
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const [edited, setEdited] = useState(false)
  const giveUp = useRef<(() => void) | null>(null)
  const [setEscape] = useState(() => (next: (() => void) | null) => {
    giveUp.current = next
  })
  useEscape(() => (giveUp.current ?? close)())
  const card: Card = { foot, setEdited, setEscape, steps }
  return { card, edited, setFoot }
}

function CardOwnForm({ row, said, ...props }: Omit<AnyProps, 'id' | 'route'> & { row: Read; said: string | null }) {
  const { of, names, inputs, displays, offers, units, labels, onSet } = props
  return (
    <OwnForm
      {...{ of, names, inputs, displays, offers, units, labels, onSet }}
      row={row}
      readOnly={said}
      above={props.above?.(row)}
      below={props.below?.(row)}
    />
  )
}

/** The tab on which a record has its own form. */
const formTab = /-(details|information)$/

/** The tabs of the card, and which of them is open. */
function useCardTabs({ route, counts }: Pick<ReadProps, 'route' | 'counts'>, row: Read, title: string) {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const to = useTo()
  const [search] = useSearch()
  const place = usePlace()?.name ?? ''
  const below = route ? tabsOf(route, 'card') : []
  const hasOwn = route !== undefined && lastParamOf(route) !== undefined && !below.some((name) => formTab.test(name))
  const names = hasOwn ? [route, ...below] : below
  const held: Readonly<Record<string, Counted | number | undefined>> = counts?.(row) ?? {}
  const asked = Object.entries(held).flatMap(([name, one]) => (typeof one === 'object' ? [[name, one] as const] : []))
  const counted = useCounts<Readonly<Record<string, string>>>(Object.fromEntries(asked))
  if (below.length === 0) return { open: undefined, row: undefined }
  const open = names.filter((name) => showsPlace(name, place)).at(-1) ?? names[0]
  const items = names.map((name): TabItem => {
    const holds = held[name]
    return {
      to: to(name, {}, { query: listQuery(search) }),
      label: name === route ? t('details') : inLocale(routeOf(name).label, locale),
      active: name === open,
      count: typeof holds === 'object' ? (counted[name] ?? '') : holds,
    }
  })
  return { open, row: <Tabs size="card" label={t('parts', { what: title })} items={items} /> }
}

type MenuProps = Pick<AnyProps, 'of' | 'menu' | 'canDelete'> & {
  row: Read
  isOpen: boolean
  /** What its kind offers besides, such as merging. */
  more: readonly MenuItem[]
  onDelete: () => void
}

/** What can be done to the record besides changing it: deleting alone is a button. */
function CardMenu({ of, row, isOpen, menu, more, canDelete = true, onDelete }: MenuProps) {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const { me } = useMe()
  const entity = model.named(of)
  const assigned = useContext(AssignedContext)
  const isRefused = refusedBy(entity.access.delete, { entity, row, assigned }, me) !== null
  const mayDelete = canDelete && isOpen && !isRefused && isDeletable(entity, row)
  const items = [...(menu?.(row) ?? []), ...(canDelete && isOpen ? more : [])]
  const label = entity.isLookup ? t('deleteItem') : about(entity, locale, (what) => t('deleteTitle', { what }))
  if (items.length === 0) return mayDelete && <IconButton label={label} icon={<IconTrash />} onClick={onDelete} />
  const remove = { label, icon: <IconTrash />, danger: true, apart: true, onSelect: onDelete }
  return <Menu items={mayDelete ? [...items, remove] : items} />
}

/** The state of a record in words. */
function StateChip({ entity, row }: { entity: Entity; row: Read }) {
  const { locale } = useUiTexts()
  const name = entity.transitions?.field ?? ''
  return <Chip>{valueText(entity.fields[name], row[name], locale)}</Chip>
}
