import { IconColumns3 } from '@tabler/icons-react'
import { Suspense } from 'react'
import { lazyPart } from '../router/reload-once.ts'
import { Button } from './button.tsx'
import type { ColumnChooserProps } from './column-chooser-props.ts'
import { Skeleton } from './feedback.tsx'
import { Popover } from './popover.tsx'
import { useUiTexts } from './texts.ts'
import { tooltip } from './tooltip.ts'

const ColumnList = lazyPart(async () => (await import('./column-list.tsx')).ColumnList)

/** Which columns a table shows, in which order, and how high its rows are. Order by dragging or Alt with arrows. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { columns, view, shownNow } = props
  const texts = useUiTexts()
  const known = columns.filter((column) => column.kind !== 'action')
  const shown = () => {
    const now = shownNow?.() ?? []
    const given = () => known.filter(({ hidden, key }) => !hidden || now.includes(key)).map(({ key }) => key)
    return (view.columns ?? given()).filter((key) => known.some((column) => column.key === key))
  }
  return (
    <Popover
      label={texts.columns}
      side="bottom-end"
      className="chooser"
      trigger={(given) =>
        view.columns === null ? (
          <button
            {...given}
            {...tooltip(texts.columns)}
            type="button"
            className="icon-button icon-button-quiet"
            aria-label={texts.columns}
          >
            <IconColumns3 />
          </button>
        ) : (
          <Button
            {...given}
            icon={<IconColumns3 />}
            aria-label={`${texts.columns}, ${texts.columnsShown({ shown: shown().length, all: known.length })}`}
          >
            {texts.columnsShown({ shown: shown().length, all: known.length })}
          </Button>
        )
      }
    >
      {() => (
        <Suspense fallback={<Skeleton height={320} />}>
          <ColumnList {...props} shown={shown()} />
        </Suspense>
      )}
    </Popover>
  )
}
