import { model } from '@vezel/model'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useEffect, useState } from 'react'
import { useMe } from '../../api/me.ts'
import { useRow } from '../../api/rows.ts'
import { EmptyState } from '../../ui/feedback.tsx'
import { Message } from '../../ui/message.tsx'
import { CardSkeleton } from '../../ui/progress.tsx'
import { useT } from '../../ui/texts.ts'
import { inSurvey } from './in-survey.tsx'
import './survey.css'

const organisation = model.entity('organisation')
const selection = { id: true, externe_pagina: true } as const

/** The page of another system that an organisation wants beside its surveys. */
export const ExternalPageScreen = inSurvey(function ExternalPageScreen() {
  const t = useT(surveyAreas)
  const { me } = useMe()
  const id = me?.inventarisatie_user?.inventarisatie_organisatie.id ?? null
  const { row } = useRow(organisation, id, selection)
  if (row === null) return <CardSkeleton />
  if (!row.externe_pagina) return <EmptyState title={t('externalPageNone')}>{t('externalPageNoneWhy')}</EmptyState>
  return <ExternalPage address={row.externe_pagina} />
})

/** In a frame that may run its scripts and nothing of ours: without an origin of its own it reaches neither page nor session. */
function ExternalPage({ address }: { address: string }) {
  const t = useT(surveyAreas)
  const isRefused = useRefusedFrame()
  return (
    <section className="external-page">
      {isRefused && <Message tone="error">{t('externalPageRefused', { address: originOf(address) })}</Message>}
      <iframe
        title={t('externalPage')}
        src={address}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
      />
    </section>
  )
}

/** Whether the browser was told to frame nothing of that origin: the policy of the server decides, not the page. */
function useRefusedFrame(): boolean {
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    const note = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setRefused(true)
    }
    document.addEventListener('securitypolicyviolation', note)
    return () => document.removeEventListener('securitypolicyviolation', note)
  }, [])
  return isRefused
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : address)
