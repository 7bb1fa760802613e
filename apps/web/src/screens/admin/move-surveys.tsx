import { model } from '@vezel/model'
import { adminPhrases } from '@vezel/model/messages/admin/index.ts'
import { useMemo, useState } from 'react'
import { useRows } from '../../api/rows.ts'
import { BulkDialog, Titles } from '../../resource/bulk-dialog.tsx'
import { ResourceTable } from '../../resource/resource-table.tsx'
import { useT } from '../../ui/texts.ts'

const survey = model.entity('survey')
const named = { nummer: true } as const

interface MoveSurveysProps {
  /** The set that they move to, and the one they have. */
  set: string
  name: string
  before: string
}

/** The open surveys that still have the set before this one: each is moved when somebody chooses it. */
export function MoveSurveys({ set, name, before }: MoveSurveysProps) {
  const t = useT(adminPhrases)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const filter = useMemo(
    () => ({
      variable_set: { eq: before },
      onderzoek_status: { where: { code: { in: ['gepland', 'actief'] } } },
    }),
    [before],
  )
  return (
    <section className="set-surveys">
      <ResourceTable
        of="survey"
        flow
        title={t('surveysBefore')}
        filter={filter}
        columns={['nummer', 'onderzoek_type', 'onderzoek_status', 'projectleider']}
        emptyTitle={t('noSurveysBefore')}
        emptyWhy={t('noSurveysBeforeWhy')}
        bulk={{
          edit: false,
          delete: false,
          events: false,
          actions: [{ label: t('moveHere'), run: async (ids) => setChosen(ids) }],
        }}
      />
      {chosen.length > 0 && <MoveDialog ids={chosen} set={set} name={name} onChange={setChosen} />}
    </section>
  )
}

interface MoveDialogProps {
  ids: readonly string[]
  set: string
  name: string
  onChange: (ids: readonly string[]) => void
}

function MoveDialog({ ids, set, name, onChange }: MoveDialogProps) {
  const t = useT(adminPhrases)
  const step = useMemo(() => ({ kind: 'move', to: set }) as const, [set])
  const { rows } = useRows(survey, named, { filter: { id: { in: ids } } })
  return (
    <BulkDialog
      of="survey"
      ids={ids}
      step={step}
      title={t('moveTo', { set: name })}
      note={t('moveWhy')}
      confirm={(n) => (n === null ? t('moveHere') : t('moveMany', { n }))}
      done={(n) => t('didMove', { n })}
      changes={({ changed }) => (
        <p>
          {t('movesWhole')}{' '}
          <Titles titles={rows.filter(({ id }) => changed.includes(id)).map(({ nummer }) => nummer)} isStrong />
        </p>
      )}
      leaveOut={(out) => onChange(ids.filter((id) => !out.includes(id)))}
      onClose={() => onChange([])}
    />
  )
}
