import { IconCopy, IconTrash } from '@tabler/icons-react'
import { adminPhrases } from '@vezel/model/messages/admin/index.ts'
import { useState } from 'react'
import { comparedSetsQuestion } from '../../api/questions.ts'
import { useAnswer } from '../../api/rows.ts'
import type { SetDifference } from '../../api/set-file.ts'
import { useTo } from '../../page/place.ts'
import { CreateDialog } from '../../resource/create-dialog.tsx'
import { DeleteDialog } from '../../resource/delete-dialog.tsx'
import { useOpened } from '../../resource/in-record.tsx'
import { RecordPage } from '../../resource/record-page.tsx'
import { Link, useNavigate } from '../../router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { useT } from '../../ui/texts.ts'
import { MoveSurveys } from './move-surveys.tsx'
import { SetDifferences } from './set-differences.tsx'
import { ExportSet, ImportSetButton } from './set-files.tsx'
import { UseSet } from './use-set.tsx'

interface Compared {
  readonly found: readonly SetDifference[]
}

interface Version {
  readonly id: string
  readonly name: string
}

interface Versions extends Version {
  readonly vorige_set: Version | null
  readonly volgende_sets: readonly Version[]
}

/** What is asked of a set to tell the versions beside it. */
export const versions = { vorige_set: { id: true, name: true }, volgende_sets: { id: true, name: true } } as const

/** A set as a whole: its days, its next version, and in what it differs from the one before. */
export function SetOverview({ set }: { set: Versions }) {
  const t = useT(adminPhrases)
  const to = useTo()
  const navigate = useNavigate()
  const { whyReadOnly } = useOpened()
  const { id, name } = set
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
              {mayChange && <ImportSetButton id={id} name={name} />}
              <ExportSet id={id} name={name} />
              {whyReadOnly('admin') === null && <DeleteSet key={id} />}
              {mayChange && <span>{t('newVersionWhy')}</span>}
            </div>
            <UseSet id={id} />
            <Comparison set={set} />
          </>
        }
      />
      {isMaking && (
        <CreateDialog
          of="variableSet"
          title={t('newVersionOf', { set: name })}
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

/** Deletes a set that nothing uses; what does, the question says. */
function DeleteSet() {
  const t = useT(adminPhrases)
  const to = useTo()
  const navigate = useNavigate()
  const { row } = useOpened()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button icon={<IconTrash />} onClick={() => setAsked(true)}>
        {t('deleteSet')}
      </Button>
      <DeleteDialog
        of="variableSet"
        row={isAsked ? row : null}
        onClose={() => setAsked(false)}
        onDeleted={() => navigate(to('admin-variables'))}
      />
    </>
  )
}

/**
 * The versions beside this one, and what differs from the one before: added, changed and retired items, list by list. All
 * lists are compared anew, which takes a while; what can be done meanwhile stands there at once.
 */
function Comparison({ set: { id, name, vorige_set: before, volgende_sets: next } }: { set: Versions }) {
  const t = useT(adminPhrases)
  const to = useTo()
  const linkTo = (set: Version, label: string) => (
    <p key={set.id}>
      {label}: <Link to={to('admin-variables-variableset', { variableset: set.id })}>{set.name}</Link>
    </p>
  )
  return (
    <>
      <div className="set-versions">
        {!before && next.length === 0 && <p>{t('onlyVersion')}</p>}
        {before && linkTo(before, t('versionBefore'))}
        {next.map((one) => linkTo(one, t('versionNext')))}
      </div>
      {before && (
        <section className="set-comparison" aria-label={t('comparison')}>
          <h2>{t('comparedWith', { set: before.name })}</h2>
          <Differences id={id} names={[before.name, name]} />
          <MoveSurveys set={id} name={name} before={before.id} />
        </section>
      )}
    </>
  )
}

function Differences({ id, names }: { id: string; names: readonly [string, string] }) {
  const t = useT(adminPhrases)
  const { data, problem } = useAnswer<Compared>(comparedSetsQuestion, { id })
  if (problem) return <Message tone="error">{problem.message}</Message>
  if (!data) return <p role="status">{t('comparing')}</p>
  return <SetDifferences found={data.found} names={names} />
}
