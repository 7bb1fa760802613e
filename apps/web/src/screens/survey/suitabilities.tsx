import { model } from '@vezel/model'
import { statusKindOf } from '@vezel/model/material-kind.ts'
import {
  type SuitabilityContradiction,
  suitabilityContradictions,
} from '@vezel/model/rules/suitability-contradictions.ts'
import { useMemo } from 'react'
import { useRow, useRows } from '../../api/rows.ts'
import type { Read } from '../../kinds/record.ts'
import { ResourceScreen } from '../../resource/resource-screen.tsx'
import { Message } from '../../ui/message.tsx'
import { inSurvey } from './in-survey.tsx'
import { shownIn, useOpenSurvey } from './open-survey.ts'
import { useT } from './words.ts'

/** What the asset is suitable for after the survey, by substance. */
export const SuitabilitiesScreen = inSurvey(function SuitabilitiesScreen() {
  const t = useT()
  const { id, asset, readOnly } = useOpenSurvey()
  return (
    <>
      <Contradictions />
      <ResourceScreen
        of="suitability"
        route="surveys-survey-information-suitabilities"
        where={{ onderzoek: id }}
        readOnly={readOnly}
        columns={['stof', 'klasse', 'geschikt', 'sub_asset', 'toelichting']}
        emptyWhy={t('suitabilitiesEmptyWhy')}
        offers={{ sub_asset: { filter: () => ({ asset: { eq: asset.id } }) } }}
      />
    </>
  )
})

const place = { sub_asset: { id: true } }
const saidSelection = { klasse: true, geschikt: true, ...place }
const numberSelection = { nummer: true, ...place }
const sampleSelection = {
  ...numberSelection,
  in_afwachting: true,
  status: true,
  bron_locatie_inventarisatie: { id: true },
}
const surveySelection = { is_uitgevoerd: true, onderzoek_asbest: { verborgen_asbest_vermoed: true } }
const sourceSelection = { nummer: true, materiaal_status: { prioriteit: true }, gevaarlijk: true, in_onderzoek: true }
const spaceSelection = { onderzocht: true, sub_asset: { id: true, nummer: true, naam: true } }

const sentences = {
  exclusions: 'contradictedExclusions',
  samplesWithoutResult: 'contradictedSamples',
  notCarriedOut: 'contradictedNotCarriedOut',
  suspicions: 'contradictedSuspicions',
  hiddenSuspected: 'contradictedHidden',
  alsoUnsuitable: 'contradictedUnsuitable',
} as const satisfies Record<SuitabilityContradiction['reason'], string>

/** What says "suitable" while something speaks against it: the rule that the report names too. */
export function Contradictions() {
  const t = useT()
  const { id, inventoryAsset } = useOpenSurvey()
  const ofSurvey = { filter: { onderzoek: { eq: id } }, limit: 5000 }
  const said = useRows(model.named('suitability'), saidSelection, ofSurvey)
  const exclusions = useRows(model.named('exclusion'), numberSelection, ofSurvey)
  const samples = useRows(model.named('sample'), sampleSelection, ofSurvey)
  const { row } = useRow(model.entity('survey'), id, surveySelection)
  const spaces = useRows(model.named('surveySpace'), spaceSelection, ofSurvey)
  const sources = useRows(model.entity('source'), sourceSelection, {
    filter: { inventarisatie_asset: { eq: inventoryAsset } },
    limit: 5000,
    args: shownIn(id, 'source', sourceSelection),
  })
  const found = useMemo(() => {
    const at = (one: Read) => {
      const space = one.sub_asset as Read | null
      return { nummer: String(one.nummer), space: space ? String(space.id) : null }
    }
    return suitabilityContradictions(
      (said.rows as readonly Read[]).map((one) => ({
        id: String(one.id),
        klasse: String(one.klasse),
        geschikt: one.geschikt === true,
        space: at(one).space,
      })),
      {
        exclusions: (exclusions.rows as readonly Read[]).map(at),
        samples: (samples.rows as readonly Read[]).map((one) => ({
          ...at(one),
          finding: one.bron_locatie_inventarisatie ? String((one.bron_locatie_inventarisatie as Read).id) : null,
          result: one.status === 'vervallen' ? 'rejected' : one.in_afwachting === true ? 'awaited' : 'known',
        })),
        isCarriedOut: (row as Read | null)?.is_uitgevoerd !== false,
        suspicions: [
          ...(sources.rows as readonly Read[])
            .filter((one) => one.in_onderzoek === true && one.gevaarlijk === true)
            .filter((one) => statusKindOf(one.materiaal_status as { prioriteit: number } | null) === 'suspected')
            .map((one) => ({ nummer: String(one.nummer), space: null })),
          ...(spaces.rows as readonly Read[])
            .filter((one) => one.onderzocht === 'gedeeltelijk')
            .map((one) => one.sub_asset as Read)
            .map((space) => ({ nummer: String(space.nummer ?? space.naam), space: String(space.id) })),
        ],
        isHiddenSuspected: ((row as Read | null)?.onderzoek_asbest as Read | null)?.verborgen_asbest_vermoed === true,
      },
    )
  }, [said.rows, exclusions.rows, samples.rows, spaces.rows, sources.rows, row])
  if (found.length === 0) return null
  const numbersOf = (reason: (typeof found)[number]['reason']) =>
    [...new Set(found.filter((one) => one.reason === reason).flatMap(({ numbers }) => numbers))].join(', ')
  const reasons = [...new Set(found.map(({ reason }) => reason))]
  return (
    <Message tone="warning">
      {t('suitabilityContradicted')}{' '}
      {reasons.map((reason) => t(sentences[reason], { numbers: numbersOf(reason) })).join(' ')}
    </Message>
  )
}
