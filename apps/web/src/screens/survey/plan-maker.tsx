import { model } from '@vezel/model'
import { useMemo } from 'react'
import { readRow, useRow } from '../../api/rows.ts'
import { saveOf } from '../../api/save.ts'
import type { EditedPlan } from '../../plan-editor/editor.ts'
import { CreateDialog } from '../../resource/create-dialog.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { isIn } from './survey-sources.ts'

const assetPlan = model.entity('assetPlan')
const location = model.entity('location')
const findings = {
  inventarisaties: { id: true, record_version: true, inventarisatie: { onderzoek: { id: true } } },
} as const

/** The kinds of records that can be made on a plan, with the entity of each. */
const kinds = [
  { layer: 'UitgeslotenRuimte', of: 'exclusion' },
  { layer: 'OutOfScope', of: 'outOfScope' },
  { layer: 'Waarneming', of: 'observation' },
] as const

/** What the editor of a plan does outside the plan: records that are made, the scale of the background, amounts of findings. */
export function usePlanMaker(background: string | null): Pick<EditedPlan, 'makes' | 'maker' | 'setScale' | 'takeOver'> {
  const survey = useOpenSurvey()
  const ofAsset = survey.whyReadOnly('worker') === null
  const { row } = useRow(assetPlan, background, { schaal: true })
  const version = row?.record_version ?? 0
  return useMemo(
    () => ({
      makes: kinds.map(({ layer }) => layer),
      maker: (of, onMade, onClose) => {
        const kind = kinds.find(({ layer }) => layer === of)
        if (!kind) return null
        return (
          <CreateDialog
            of={kind.of}
            values={{ onderzoek: survey.id }}
            place={survey.id}
            onClose={onClose}
            onCreated={({ id }) => onMade({ of: kind.layer, id })}
          />
        )
      },
      setScale:
        ofAsset && background
          ? async (schaal) => {
              const key = survey.asset.isBuilding ? 'buildingPlan' : 'vesselPlan'
              await saveOf(key).update(background, { schaal: Math.round(schaal * 1000) / 1000 }, version)
            }
          : null,
      takeOver: async ({ link }, hoeveelheid) => {
        const read = await readRow(location, link.id, findings)
        const [finding] = (read?.inventarisaties ?? []).filter((one) => isIn(survey.id, one))
        if (finding)
          await saveOf('finding').update(
            finding.id,
            { hoeveelheid, hoeveelheid_schatting: false },
            finding.record_version,
          )
      },
    }),
    [survey, ofAsset, background, version],
  )
}
