import type { Entity } from '@vezel/model/kit/entity.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { type ReactNode, useState } from 'react'
import { isUnsure, toProblem } from '../api/problem.ts'
import { useSave } from '../api/save.ts'
import { Button } from '../ui/button.tsx'
import { Message } from '../ui/message.tsx'
import { reasonOf } from '../ui/reason.ts'
import { useT } from '../ui/texts.ts'
import { useWait } from '../ui/wait.ts'

/** Moves records among their siblings; `notice` says what they wait for, or why they are back where they were. */
export function useReordering(entity: Entity): {
  readonly move: (id: string, from: number, to: number) => void
  readonly notice: ReactNode
} {
  const t = useT(resourcePhrases)
  const save = useSave(entity)
  const { during, isSlow, giveUp } = useWait()
  const [failed, setFailed] = useState<unknown>(null)
  const move = (id: string, from: number, to: number) => {
    setFailed(null)
    during((signal) => save.sort(id, from, to, { signal })).catch(setFailed)
  }
  const why = failed === null ? null : reasonOf(toProblem(failed))
  return {
    move,
    notice: isSlow ? (
      <Message tone="info" action={<Button onClick={giveUp}>{t('stopWaiting')}</Button>}>
        <span role="status">{t('reorderSlow')}</span>
      </Message>
    ) : (
      why !== null && (
        <Message tone="error" action={<Button onClick={() => setFailed(null)}>{t('close')}</Button>}>
          {isUnsure(failed) ? why : t('reorderFailed', { why })}
        </Message>
      )
    ),
  }
}
