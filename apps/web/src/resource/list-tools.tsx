import { IconBookmark, IconChevronDown, IconFilter } from '@tabler/icons-react'
import { Suspense, useId } from 'react'
import { lazyPart } from '../router/reload-once.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/feedback.tsx'
import { Popover } from '../ui/popover.tsx'
import { useUiTexts } from '../ui/texts.ts'
import { FilterSentence } from '../ui/toolbar.tsx'
import type { List } from './use-list.ts'
import './list-tools.css'

const Conditions = lazyPart(async () => (await import('./conditions-line.tsx')).Conditions)
const NewCondition = lazyPart(async () => (await import('./conditions-line.tsx')).NewCondition)
const ChangedView = lazyPart(async () => (await import('./view-panel.tsx')).ChangedView)
const ViewPanel = lazyPart(async () => (await import('./view-panel.tsx')).ViewPanel)

/** The button in a toolbar that adds a condition. */
export function FilterButton({ list }: { list: List }) {
  const texts = useUiTexts()
  const { length } = list.conditions
  return (
    <Popover
      label={texts.filter}
      side="bottom-end"
      className="condition-popover"
      trigger={(given) => (
        <Button
          {...given}
          id={list.filterId}
          className="tool-folds"
          icon={<IconFilter />}
          aria-label={length > 0 ? texts.filterOn({ n: length }) : texts.filter}
        >
          {texts.filter}
        </Button>
      )}
    >
      {(close) => (
        <Suspense fallback={<Skeleton width={280} height={120} />}>
          <NewCondition list={list} close={close} />
        </Suspense>
      )}
    </Popover>
  )
}

/** The conditions of a list as a sentence; nothing without any. `count` is read out when it changes. */
export function FilterLine({ list, subject, count }: { list: List; subject: string; count: string | null }) {
  const texts = useUiTexts()
  const isFiltered = list.conditions.length > 0
  return (
    <>
      {isFiltered && (
        <section aria-label={texts.conditions}>
          <FilterSentence count={count}>
            <Suspense fallback={<ConditionsToCome subject={subject} />}>
              <Conditions list={list} subject={subject} />
            </Suspense>
          </FilterSentence>
        </section>
      )}
      <div role="status" className="visually-hidden">
        {isFiltered && count}
      </div>
    </>
  )
}

/** The same places, while the words of the conditions are fetched. */
function ConditionsToCome({ subject }: { subject: string }) {
  return (
    <>
      {subject}
      <span className="condition-chips" />
    </>
  )
}

/** The name of the chosen view with its list of others, and whether the list is still as the view has it. */
export function ViewPicker({ list }: { list: List }) {
  const texts = useUiTexts()
  const { view } = list
  const id = useId()
  // The buttons go with the change: the focus stays with the view.
  const back = () => document.getElementById(id)?.focus()
  return (
    <div className="view-picker">
      <Popover
        label={texts.views}
        className="view-popover"
        trigger={(given) => (
          <Button
            {...given}
            id={id}
            kind="quiet"
            className={view ? 'view-name' : 'tool-folds view-name'}
            icon={<IconBookmark />}
            aria-label={view ? texts.view({ name: view.name }) : texts.views}
          >
            <span className="view-title">{view?.name ?? texts.views}</span>
            <IconChevronDown />
          </Button>
        )}
      >
        {(close) => (
          <Suspense fallback={<Skeleton width={280} height={120} />}>
            <ViewPanel list={list} close={close} />
          </Suspense>
        )}
      </Popover>
      <span role="status" className={list.isChanged ? 'view-changed' : 'visually-hidden'}>
        {list.isChanged && texts.changed}
      </span>
      {list.isChanged && (
        <Suspense fallback={null}>
          <ChangedView list={list} onDone={back} />
        </Suspense>
      )}
    </div>
  )
}
