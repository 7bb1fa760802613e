import { IconCheck } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { useSave } from '../../api/save.ts'
import { IconButton } from '../../ui/button.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { afterFirstColon } from '../../ui/dialog.tsx'
import { Message } from '../../ui/message.tsx'
import { useT } from '../../ui/texts.ts'
import { useOpenSurvey } from './open-survey.ts'
import type { SourceRow } from './survey-sources.ts'

/** Behind the other columns, while something of an earlier survey is to be checked: one press says that it is right. */
export function useConfirmStep(
  columns: readonly Column<SourceRow>[],
  rows: readonly SourceRow[],
): { columns: readonly Column<SourceRow>[]; failed: ReactNode } {
  const t = useT(surveyAreas)
  const { readOnly } = useOpenSurvey()
  const save = useSave(model.entity('finding'))
  const isOffered = readOnly === null && rows.some(({ isToCheck }) => isToCheck)
  const [problem, setProblem] = useState<unknown>(null)
  const all = useMemo(() => {
    if (!isOffered) return columns
    const confirm = async ({ toCheck }: SourceRow) => {
      if (toCheck === null) return
      setProblem(null)
      await save.update(toCheck.id, { te_controleren: false }, toCheck.version).catch(setProblem)
    }
    // No line of the menu of the row: forty places are confirmed one by one, each with one touch.
    const step: Column<SourceRow> = {
      key: 'confirm',
      title: t('allRight'),
      kind: 'action',
      narrow: true,
      sortable: false,
      value: () => null,
      text: () => '',
      render: (row) =>
        row.toCheck && (
          <IconButton
            kind="outlined"
            label={t('isRight', { name: row.location?.nummer ?? '' })}
            icon={<IconCheck />}
            onClick={() => void confirm(row)}
          />
        ),
    }
    return [...columns, step]
  }, [columns, isOffered, save, t])
  return { columns: all, failed: problem !== null && <Message tone="error">{afterFirstColon(problem)}</Message> }
}
