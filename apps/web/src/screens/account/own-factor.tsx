import { securityPhrases } from '@vezel/model/messages/security/index.ts'
import { Suspense, useState } from 'react'
import { factorQuestion } from '../../api/questions.ts'
import { useAnswer } from '../../api/rows.ts'
import { useFormats } from '../../page/texts.tsx'
import { lazyPart } from '../../router/reload-once.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/field.tsx'
import { useT } from '../../ui/texts.ts'
import type { FactorTask } from './factor-dialog.tsx'
import './people.css'

const FactorDialog = lazyPart(async () => (await import('./factor-dialog.tsx')).FactorDialog)

interface Factor {
  readonly aan: boolean
  readonly sinds: string | null
  readonly herstelcodes: number
  readonly verplicht: boolean
}
/** No record follows from it: it is asked again when something was done here. */
const asksNothing = [] as const

/** The second step of one's own log-in. */
export function OwnFactor() {
  const t = useT(securityPhrases)
  const { longDate } = useFormats()
  const { data, reload } = useAnswer<{ tweedeFactor: Factor }>(factorQuestion, {}, asksNothing)
  const [task, setTask] = useState<FactorTask | null>(null)
  const factor = data?.tweedeFactor
  return (
    <Section level={2} title={t('factor')}>
      <p className="dim">{t('factorWhy')}</p>
      {factor && (
        <>
          <p>
            {factor.aan ? t('factorOn', { since: longDate(factor.sinds), n: factor.herstelcodes }) : t('factorOff')}{' '}
            {factor.verplicht && t('factorRequired')}
          </p>
          <div className="account-buttons">
            {factor.aan ? (
              <>
                <Button onClick={() => setTask('codes')}>{t('factorCodes')}</Button>
                {!factor.verplicht && <Button onClick={() => setTask('end')}>{t('factorEnd')}</Button>}
              </>
            ) : (
              <Button onClick={() => setTask('begin')}>{t('factorBegin')}</Button>
            )}
          </div>
        </>
      )}
      {task && (
        <Suspense fallback={null}>
          <FactorDialog
            task={task}
            onClose={() => {
              setTask(null)
              reload()
            }}
          />
        </Suspense>
      )}
    </Section>
  )
}
