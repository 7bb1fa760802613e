import { drawingPhrases } from '@vezel/model/messages/drawing/index.ts'
import { Button } from '../ui/button.tsx'
import { Message } from '../ui/message.tsx'
import { reasonOf } from '../ui/reason.ts'
import { useT } from '../ui/texts.ts'
import { useEditor, useShown } from './editor.ts'
import { usePlanWords } from './words.ts'

/** Whether what is drawn is saved, why not, and what somebody else changed meanwhile. */
export function SaveState() {
  const t = useT(drawingPhrases)
  const words = usePlanWords()
  const { plan, store } = useEditor()
  const { drawing, unsaved, saving, failed, lost } = useShown(store)
  const state = saving === 'now' ? t('saving') : unsaved > 0 ? t('unsaved', { n: unsaved }) : t('allSaved')
  const names = lost.map((id) => {
    const object = drawing.get(id)
    return object ? words.nameOf(object) : '–'
  })
  return (
    <div className="plan-save">
      {failed !== null && (
        <Message tone="error">
          {typeof failed === 'string' ? t('refused', { reason: failed }) : t('notSaved', { reason: reasonOf(failed) })}
        </Message>
      )}
      {lost.length > 0 && (
        <Message tone="warning" action={<Button onClick={() => store.toldLost()}>{t('understood')}</Button>}>
          {t('theirs', { names })}
        </Message>
      )}
      <p className="plan-state">
        {plan.readOnly ?? (
          <>
            <span role="status">{state}</span>, {t('objects', { n: drawing.size })}
          </>
        )}
      </p>
    </div>
  )
}
