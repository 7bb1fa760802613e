import { IconListCheck } from '@tabler/icons-react'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { Suspense } from 'react'
import { useMedia } from '../../layouts/use-media.ts'
import { laterPart } from '../../router/later.ts'
import { lazyPart } from '../../router/reload-once.ts'
import { useSearch } from '../../router/router.tsx'
import { IconButton } from '../../ui/button.tsx'
import { useT } from '../../ui/texts.ts'

const GapsOnTabs = laterPart(async () => (await import('./gaps-panel.tsx')).GapsOnTabs)
const GapsPanel = lazyPart(async () => (await import('./gaps-panel.tsx')).GapsPanel)

interface SurveyGapsProps {
  survey: string
  isClosed: boolean
}

/** On the bar of every page of a survey: what is still missing, which its tabs count while it is under way. */
export function SurveyGaps({ survey, isClosed }: SurveyGapsProps) {
  return (
    <>
      <GapsButton survey={survey} isClosed={isClosed} on="bar" />
      {!isClosed && (
        <Suspense fallback={null}>
          <GapsOnTabs survey={survey} />
        </Suspense>
      )}
    </>
  )
}

/** Opens what is still missing. The bar of a phone has no room for it: there it stands at the end of the tabs. */
export function GapsButton({ on, ...given }: SurveyGapsProps & { on: 'bar' | 'tabs' }) {
  const t = useT(surveyAreas)
  const isPhone = useMedia('(width < 600px)')
  // In the address: whoever has mended a gap finds the others again by going back.
  const [{ missing }, setSearch] = useSearch()
  if (isPhone !== (on === 'tabs')) return null
  return (
    <>
      <IconButton
        {...(on === 'bar' ? { className: 'bar-button' } : {})}
        label={t('stillMissing')}
        icon={<IconListCheck />}
        onClick={() => setSearch({ missing: '1' })}
      />
      {missing && (
        <Suspense fallback={null}>
          <GapsPanel {...given} onClose={() => setSearch({ missing: null })} />
        </Suspense>
      )}
    </>
  )
}
