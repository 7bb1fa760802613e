import { IconArchive } from '@tabler/icons-react'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { updatePolicy } from '@vezel/model/rights.ts'
import { type ReactNode, Suspense, useContext, useRef, useState } from 'react'
import { useMe } from '../api/me.ts'
import { toProblem } from '../api/problem.ts'
import { useSave } from '../api/save.ts'
import type { Read } from '../kinds/record.ts'
import { titleOf } from '../kinds/words.ts'
import { lazyPart } from '../router/reload-once.ts'
import type { MenuItem } from '../ui/popover.tsx'
import { reasonOf } from '../ui/reason.ts'
import { useT, useUiTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast.tsx'
import { AssignedContext, refusedBy } from './rights.ts'
import type { SavedPart } from './saved-parts.ts'
import { takingBack } from './undo.ts'
import { type Saving, type SavingOptions, useSaving } from './use-saving.ts'

const RetireDialog = lazyPart(async () => (await import('./retire-dialog.tsx')).RetireDialog)

/** The record of a form that a save would take out of use. */
const retiredIn = (parts: readonly SavedPart[]) =>
  parts.find(({ store, row }) => {
    const flag = store.entity.mergeable?.retire
    return row && flag !== undefined && row[flag] === true && store.draft()[flag] === false
  })

/** A form that takes something out of use says what uses it before it saves; what is wrong in it is said first. */
export function useAskedSaving(
  options: SavingOptions,
  events: Parameters<typeof useSaving>[1],
): { readonly saving: Saving; readonly question: ReactNode } {
  const { parts } = options
  const saving = useSaving(options, events)
  const [asked, setAsked] = useState<{ part: SavedPart; goesOn: boolean | undefined } | null>(null)
  const latest = useRef(saving)
  latest.current = saving
  const save = async (goesOn?: boolean) => {
    const part = retiredIn(parts)
    const isWrong = parts.some(({ store }) => store.summary().issues.length > 0)
    if (!part || isWrong || saving.saving) return saving.save(goesOn)
    setAsked({ part, goesOn })
  }
  return {
    saving: { ...saving, save },
    question: asked?.part.row && (
      <Suspense fallback={null}>
        <RetireDialog
          of={asked.part.store.entity}
          row={asked.part.row}
          onRetire={async () => {
            setAsked(null)
            await latest.current.save(asked.goesOn)
          }}
          onClose={() => setAsked(null)}
        />
      </Suspense>
    ),
  }
}

/** What a card offers to take its record out of use, and the question what uses it. */
export function useRetireItem(
  entity: Entity,
  row: Read,
): { readonly items: readonly MenuItem[]; readonly dialog: ReactNode } {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const { me } = useMe()
  const assigned = useContext(AssignedContext)
  const save = useSave(entity)
  const [isAsked, setAsked] = useState(false)
  const flag = entity.mergeable?.retire
  if (flag === undefined || row[flag] !== true || refusedBy(updatePolicy(entity, flag), { entity, row, assigned }, me))
    return { items: [], dialog: null }
  const set = (isInUse: boolean, version: unknown) => save.update(String(row.id), { [flag]: isInUse }, Number(version))
  const retire = async () => {
    try {
      const { record_version } = await set(false, row.record_version)
      const what = titleOf(entity, row, locale)
      toast({ text: t('retired', { what }), onUndo: takingBack(() => set(true, record_version)) })
    } catch (cause) {
      toast({ text: reasonOf(toProblem(cause)) })
    }
  }
  return {
    items: [{ label: t('retire'), icon: <IconArchive />, onSelect: () => setAsked(true) }],
    dialog: isAsked && (
      <Suspense fallback={null}>
        <RetireDialog of={entity} row={row} onRetire={retire} onClose={() => setAsked(false)} />
      </Suspense>
    ),
  }
}
