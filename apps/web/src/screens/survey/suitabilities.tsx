import { model } from '@vezel/model'
import { byNumber, numberRuns } from '@vezel/model/dossier-rules/facts.ts'
import { statusKindOf } from '@vezel/model/material-kind.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import {
  type SuitabilityContradiction,
  suitabilityContradictions,
} from '@vezel/model/rules/suitability-contradictions.ts'
import { type ReactNode, useMemo } from 'react'
import { useRow, useRows } from '../../api/rows.ts'
import { RecordList } from '../../resource/record-list.tsx'
import { Message } from '../../ui/message.tsx'
import { PagePending } from '../../ui/page-pending.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { inSurvey } from './in-survey.tsx'
import { shownIn, useOpenSurvey } from './open-survey.ts'

/** What the asset is suitable for after the survey, by substance. */
export const SuitabilitiesScreen = inSurvey(function SuitabilitiesScreen() {
  const t = useT(surveyAreas)
  const { id, asset, readOnly } = useOpenSurvey()
  return (
    <Contradictions>
      <RecordList
        of="suitability"
        route="surveys-survey-information-suitabilities"
        where={{ onderzoek: id }}
        readOnly={readOnly}
        columns={['stof', 'klasse', 'geschikt', 'sub_asset', 'toelichting']}
        emptyWhy={t('suitabilitiesEmptyWhy')}
        offers={{ sub_asset: { filter: () => ({ asset: { eq: asset.id } }) } }}
      />
    </Contradictions>
  )
})

const place = { sub_asset: { id: true } } as const
const saidSelection = { klasse: true, geschikt: true, ...place } as const
const numberSelection = { nummer: true, ...place } as const
const sampleSelection = {
  ...numberSelection,
  in_afwachting: true,
  status: true,
  bron_locatie_inventarisatie: { id: true },
} as const
const surveySelection = { is_uitgevoerd: true, onderzoek_asbest: { verborgen_asbest_vermoed: true } } as const
const sourceSelection = {
  nummer: true,
  materiaal_status: { prioriteit: true },
  gevaarlijk: true,
  in_onderzoek: true,
} as const
const placeSelection = {
  ...numberSelection,
  ongezien_verdacht: true,
  bron: { materiaal_type: { code: true } },
} as const
const spaceSelection = { onderzocht: true, sub_asset: { id: true, nummer: true, naam: true } } as const

/** What it is called by, and the space it lies in. */
const at = ({ nummer, sub_asset: space }: { nummer: string; sub_asset: { id: string } | null }) => ({
  nummer,
  space: space?.id ?? null,
})

const sentences = {
  exclusions: 'contradictedExclusions',
  samplesWithoutResult: 'contradictedSamples',
  notCarriedOut: 'contradictedNotCarriedOut',
  suspicions: 'contradictedSuspicions',
  hiddenSuspected: 'contradictedHidden',
  alsoUnsuitable: 'contradictedUnsuitable',
  wholeUnsuitable: 'contradictedWhole',
  partUnsuitable: 'contradictedPart',
} as const satisfies Record<SuitabilityContradiction['reason'], string>

/** Above a list, what says "suitable" in it while something speaks against it: the rule that the report names too. */
export function Contradictions({ children }: { children: ReactNode }) {
  const { found, isKnown } = useContradictions()
  if (!isKnown) return <PagePending />
  return (
    <>
      {found.length > 0 && <Contradicted found={found} />}
      {children}
    </>
  )
}

function useContradictions(): { readonly found: readonly SuitabilityContradiction[]; readonly isKnown: boolean } {
  const { id, inventoryAsset } = useOpenSurvey()
  const ofSurvey = { filter: { onderzoek: { eq: id } }, limit: 5000 }
  const said = useRows(model.entity('suitability'), saidSelection, ofSurvey)
  const exclusions = useRows(model.entity('exclusion'), numberSelection, ofSurvey)
  const samples = useRows(model.entity('sample'), sampleSelection, ofSurvey)
  const { row, status } = useRow(model.entity('survey'), id, surveySelection)
  const spaces = useRows(model.entity('surveySpace'), spaceSelection, ofSurvey)
  const sources = useRows(model.entity('source'), sourceSelection, {
    filter: { inventarisatie_asset: { eq: inventoryAsset } },
    limit: 5000,
    args: shownIn(id, 'source', sourceSelection),
  })
  const places = useRows(model.entity('location'), placeSelection, {
    filter: { bron: { where: { inventarisatie_asset: { eq: inventoryAsset } } } },
    limit: 5000,
    args: shownIn(id, 'location', placeSelection),
  })
  const found = useMemo(() => {
    const looked = spaces.rows.filter(({ onderzocht }) => onderzocht === 'ja' || onderzocht === 'gedeeltelijk')
    const lookedAt = new Set(looked.map(({ sub_asset: space }) => space.id))
    return suitabilityContradictions(
      said.rows.map(({ id, klasse, geschikt, sub_asset: space }) => ({
        id,
        klasse,
        geschikt: geschikt === true,
        space: space?.id ?? null,
      })),
      {
        exclusions: exclusions.rows.map(at),
        samples: samples.rows.map((one) => ({
          ...at(one),
          finding: one.bron_locatie_inventarisatie?.id ?? null,
          result: one.status === 'vervallen' ? 'rejected' : one.in_afwachting === true ? 'awaited' : 'known',
        })),
        isCarriedOut: row?.is_uitgevoerd !== false,
        suspicions: [
          ...sources.rows
            .filter((one) => one.in_onderzoek === true && one.gevaarlijk === true)
            .filter((one) => statusKindOf(one.materiaal_status) === 'suspected')
            .map(({ nummer }) => ({ nummer, space: null })),
          ...places.rows
            .filter((one) => one.ongezien_verdacht === true)
            .filter(
              ({ bron, sub_asset: space }) => bron.materiaal_type.code === 'asbest' && lookedAt.has(space?.id ?? ''),
            )
            .map(at),
          ...spaces.rows
            .filter((one) => one.onderzocht === 'gedeeltelijk')
            .map(({ sub_asset: space }) => ({ nummer: space.nummer ?? space.naam ?? '', space: space.id })),
        ],
        isHiddenSuspected: row?.onderzoek_asbest?.verborgen_asbest_vermoed === true,
      },
    )
  }, [said.rows, exclusions.rows, samples.rows, spaces.rows, places.rows, sources.rows, row])
  const isKnown = [said, exclusions, samples, { status }, spaces, sources, places].every(
    (one) => one.status !== 'loading',
  )
  return { found, isKnown }
}

function Contradicted({ found }: { found: readonly SuitabilityContradiction[] }) {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const numbersOf = (reason: SuitabilityContradiction['reason']) => {
    const numbers = new Set(found.filter((one) => one.reason === reason).flatMap((one) => one.numbers))
    return numberRuns([...numbers].sort(byNumber), locale).join(', ')
  }
  const reasons = [...new Set(found.map(({ reason }) => reason))]
  return (
    <Message tone="warning">
      {t('suitabilityContradicted')}{' '}
      {reasons.map((reason) => t(sentences[reason], { numbers: numbersOf(reason) })).join(' ')}
    </Message>
  )
}
