import { vesselPhrases } from '@vezel/model/messages/vessel/index.ts'
import { useHere, useTo } from '../../page/place.ts'
import { useNavigate, useSearch } from '../../router/router.tsx'
import { Segments } from '../../ui/choices.tsx'
import { useT } from '../../ui/texts.ts'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { SourceList } from './sources.tsx'
import { VscpEntries } from './vscp-entries.tsx'
import { VscpSummary } from './vscp-summary.tsx'

const parts = ['entries', 'sources', 'summary'] as const
type Part = (typeof parts)[number]
const isPart = (part: unknown): part is Part => parts.some((one) => one === part)

/** The sources of a survey; of a vessel first its check plan, which leads to them, and what that adds up to. */
export const SourcesScreen = inSurvey(function SourcesScreen() {
  const { asset } = useOpenSurvey()
  return asset.isBuilding ? <SourceList /> : <OfVessel />
})

function OfVessel() {
  const t = useT(vesselPhrases)
  const [{ part: asked }] = useSearch()
  const navigate = useNavigate()
  const to = useTo('surveys-survey')
  const { source } = useHere()
  // A source has an address, which is that of its list.
  const part = source ? 'sources' : isPart(asked) ? asked : 'entries'
  const go = (next: Part) => navigate(to('surveys-survey-sources', {}, { query: { part: next } }))
  return (
    <>
      <div className="list-parts">
        <Segments<Part>
          aria-label={t('vscpParts')}
          value={part}
          onChange={go}
          options={[
            { value: 'entries', label: t('vscpEntries') },
            { value: 'sources', label: t('vscpSources') },
            { value: 'summary', label: t('vscpSummary') },
          ]}
        />
      </div>
      {part === 'entries' && <VscpEntries />}
      {part === 'sources' && <SourceList />}
      {part === 'summary' && <VscpSummary />}
    </>
  )
}
