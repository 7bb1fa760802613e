import { IconClipboardText } from '@tabler/icons-react'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import type { BulkAction } from '../../resource/bulk-options.ts'
import { lazyPart } from '../../router/reload-once.ts'
import { useT } from '../../ui/texts.ts'
import { useOpenSurvey } from './open-survey.ts'
import type { SpaceRow } from './space-rows.ts'

const BulkEdit = lazyPart(async () => (await import('../../resource/bulk-edit.tsx')).BulkEdit)

interface SpaceBulk {
  readonly actions: readonly BulkAction<'space'>[]
  /** What is asked of the spaces that are chosen. To be put below the list. */
  readonly dialog: ReactNode
}

/** What this survey did in many spaces at once, such as those that its order does not cover. */
export function useSpaceBulk(rows: readonly SpaceRow[]): SpaceBulk {
  const t = useT(surveyAreas)
  const { readOnly } = useOpenSurvey()
  const [asked, setAsked] = useState<Asked | null>(null)
  const actions = useMemo(() => {
    if (readOnly !== null) return []
    const run = async (spaces: readonly string[]) => {
      const found = linesOf(rows, spaces)
      if (found.ids.length === 0) throw new Error(t('noLinesChosen'))
      setAsked(found)
    }
    return [{ label: t('changeSurveyed'), icon: <IconClipboardText />, run }]
  }, [rows, t, readOnly])
  return {
    actions,
    dialog: asked && (
      <Suspense fallback={null}>
        <BulkEdit
          of="surveySpace"
          ids={asked.ids}
          note={asked.without > 0 ? t('withoutLine', { n: asked.without }) : undefined}
          onClose={() => setAsked(null)}
          leaveOut={(left) => setAsked({ ...asked, ids: asked.ids.filter((id) => !left.includes(id)) })}
        />
      </Suspense>
    ),
  }
}

interface Asked {
  /** Of the lines of the survey about the spaces. */
  readonly ids: readonly string[]
  /** So many spaces have none. */
  readonly without: number
}

/** What the survey says of these spaces. */
export function linesOf(rows: readonly SpaceRow[], spaces: readonly string[]): Asked {
  const chosen = rows.filter(({ id }) => spaces.includes(id))
  const ids = chosen.flatMap(({ line }) => line ?? [])
  return { ids, without: chosen.length - ids.length }
}
