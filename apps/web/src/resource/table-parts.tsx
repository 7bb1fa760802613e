import { IconPlus } from '@tabler/icons-react'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { EmptyState, ErrorState } from '../ui/feedback.tsx'
import { useT } from '../ui/texts.ts'
import type { ResourceTableProps } from './table-props.ts'
import type { TableState } from './table-state.ts'
import { useNewOne, useNoneOf, usePluralOf } from './words.ts'

type AddProps = Pick<ResourceTableProps, 'of' | 'flow'> & { label: string | undefined; onClick: () => void }
/** Makes a new one. */
export function AddButton({ of, flow, label, onClick }: AddProps) {
  const newOne = useNewOne()
  const words = label ?? newOne(of)
  return (
    <Button kind={flow ? 'secondary' : 'primary'} icon={<IconPlus />} title={words} onClick={onClick}>
      {words}
    </Button>
  )
}

/** The rows did not come. */
export function LoadFailed({ why, onRetry }: { why: string | undefined; onRetry: () => void }) {
  const t = useT(resourcePhrases)
  return (
    <ErrorState
      title={t('loadFailed')}
      actions={
        <Button size="large" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {why}
    </ErrorState>
  )
}

interface NoRowsProps extends Pick<ResourceTableProps, 'of' | 'readOnly' | 'emptyTitle'> {
  why?: string | undefined
  add?: ReactNode
  state: TableState
}

/** What is closed invites nobody to add to it; with conditions there may be others. */
export function NoRows({ of, readOnly = null, emptyTitle, why, add, state }: NoRowsProps) {
  const t = useT(resourcePhrases)
  const items = usePluralOf(of)
  const none = useNoneOf(of)
  if (state.isFiltered) {
    return (
      <EmptyState
        title={t('noneFiltered', { what: items })}
        actions={<Button onClick={() => state.list?.setConditions([])}>{t('filterClear')}</Button>}
      >
        {t('noneFilteredWhy')}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={emptyTitle ?? t(readOnly === null ? 'noneYet' : 'none', { ...none })} actions={add || undefined}>
      {readOnly ?? why ?? t('noneYetWhy')}
    </EmptyState>
  )
}

interface AroundProps {
  flow: boolean | undefined
  /** Its rows are still fetched: what stands below appears where it stays once they are there. */
  loading: boolean
  children: ReactNode
}

/** Inside a card or under a form the toolbar starts where the fields do. */
export function Around({ flow, loading, children }: AroundProps) {
  if (!flow) return children
  return (
    <div className="resource-flow" data-loading={loading || undefined}>
      {children}
    </div>
  )
}
