import { IconCopy } from '@tabler/icons-react'
import { adminPhrases } from '@vezel/model/messages/admin/index.ts'
import { useState } from 'react'
import { comparedSetsQuestion } from '../../api/questions.ts'
import { useAnswer } from '../../api/rows.ts'
import type { SetDifference } from '../../api/set-file.ts'
import { useTo } from '../../page/place.ts'
import { CreateDialog } from '../../resource/create-dialog.tsx'
import { useOpened } from '../../resource/in-record.tsx'
import { RecordPage } from '../../resource/record-page.tsx'
import { useNavigate } from '../../router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { useT } from '../../ui/texts.ts'
import { MoveSurveys } from './move-surveys.tsx'
import { SetDifferences } from './set-differences.tsx'
import { ExportSet, ImportSetButton } from './set-files.tsx'
import { UseSet } from './use-set.tsx'

interface Compared {
  readonly found: readonly SetDifference[]
  readonly set: { readonly vorige_set: { readonly id: string; readonly name: string } | null } | null
}

/** A set as a whole: its days, its next version, and in what it differs from the one before. */
export function SetOverview() {
  const t = useT(adminPhrases)
  const to = useTo()
  const navigate = useNavigate()
  const { id, row, whyReadOnly } = useOpened()
  const [isMaking, setMaking] = useState(false)
  const mayChange = whyReadOnly('manager') === null
  return (
    <div className="set-overview">
      <RecordPage
        below={
          <>
            <div className="set-version">
              {mayChange && (
                <Button icon={<IconCopy />} onClick={() => setMaking(true)}>
                  {t('newVersion')}
                </Button>
              )}
              {mayChange && <ImportSetButton id={id} name={String(row.name)} />}
              <ExportSet id={id} name={String(row.name)} />
              {mayChange && <span>{t('newVersionWhy')}</span>}
            </div>
            <UseSet id={id} />
            <Comparison id={id} name={String(row.name)} />
          </>
        }
      />
      {isMaking && (
        <CreateDialog
          of="variableSet"
          title={t('newVersionOf', { set: String(row.name) })}
          names={['name', 'geldig_van', 'geldig_tot']}
          values={{ vorige_set: id }}
          place={id}
          onClose={() => setMaking(false)}
          onCreated={(made) => navigate(to('admin-variables-variableset', { variableset: made.id }))}
        />
      )}
    </div>
  )
}

/** What differs from the version before: added, changed and retired items, list by list. */
function Comparison({ id, name }: { id: string; name: string }) {
  const t = useT(adminPhrases)
  const { data, problem } = useAnswer<Compared>(comparedSetsQuestion, { id })
  if (problem) return <Message tone="error">{problem.message}</Message>
  const before = data?.set?.vorige_set
  if (!data || !before) return null
  return (
    <section className="set-comparison" aria-label={t('comparison')}>
      <h2>{t('comparedWith', { set: before.name })}</h2>
      <SetDifferences found={data.found} names={[before.name, name]} />
      <MoveSurveys set={id} name={name} before={before.id} />
    </section>
  )
}
