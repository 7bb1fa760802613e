import { IconPlus } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { amountOfSource } from '@vezel/model/amount.ts'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useState } from 'react'
import type { RowFor } from '../../api/rows.ts'
import { RecordWords } from '../../kinds/record-words.tsx'
import { useTo } from '../../page/place.ts'
import type { AskedPart } from '../../resource/answered.tsx'
import { rowClosedItself } from '../../resource/closed.ts'
import { recordCardOf } from '../../resource/record-card.tsx'
import { formSelection } from '../../resource/selection.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { amountText } from './amount-text.ts'
import { CreateLocation } from './create-source.tsx'
import { isGone, PresentStatus, Risk } from './looks.tsx'
import { DerivedFrom } from './material-ground.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { useSourceOverrides } from './source-fields.ts'
import { SourceStatus } from './source-status.tsx'
import { SourceStrategies } from './source-strategies.tsx'
import type { SourceSummary } from './survey-sources.ts'

const surveyEntity = model.entity('survey')
const selection = formSelection('source', { onderzoek: { id: true, nummer: true, onderzoek_status: { code: true } } })
const SourceRecordCard = recordCardOf('source', selection)
type SourceRow = RowFor<'source', typeof selection>

interface SourceCardProps {
  id: string
  summary: SourceSummary | null
  also: readonly AskedPart[]
}

/** A source as a whole: its material, the status of its locations, and how it is to be removed. */
export function SourceCard({ id, summary, also }: SourceCardProps) {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const { readOnly, inventoryAsset } = useOpenSurvey()
  const { overrides } = useSourceOverrides()
  const [adding, setAdding] = useState<SourceRow | null>(null)
  const locations = summary?.locaties ?? []
  // A source is part of the survey that recorded it first: once that is closed, its material is fixed.
  const fixed = ({ onderzoek: first }: SourceRow) =>
    first !== null && rowClosedItself(surveyEntity, first) ? t('sourceOfOther', { number: first.nummer }) : null
  return (
    <>
      <SourceRecordCard
        id={id}
        route="surveys-survey-sources-source"
        also={also}
        isHere={(row) => row.inventarisatie_asset.id === inventoryAsset}
        {...overrides}
        readOnly={(row) => readOnly ?? fixed(row)}
        title={(row) => `${row.nummer} ${row.naam}`}
        // A source is often called after its application: then the head has said it.
        context={({ toepassing, naam }) =>
          itemText(toepassing, locale) === naam ? null : <RecordWords target="toepassingen" record={toepassing} />
        }
        badges={(row) => summary && <SourceBadges source={summary} unit={itemText(row.eenheid, locale)} />}
        menu={(row) =>
          readOnly === null ? [{ label: t('addLocation'), icon: <IconPlus />, onSelect: () => setAdding(row) }] : []
        }
        counts={() => ({ 'surveys-survey-sources-source-group-status': summary?.locaties.length })}
        tabs={{
          'surveys-survey-sources-source-group-status': (row) =>
            summary && <SourceStatus locations={locations} unit={itemText(row.eenheid, locale)} />,
          'surveys-survey-sources-source-group-sanitationstrategies': (row) => <SourceStrategies source={row.id} />,
        }}
        deletion={(_, close) => ({
          wayOut: <StatusInstead onClick={close} />,
        })}
      />
      {adding && <CreateLocation source={adding} onClose={() => setAdding(null)} />}
    </>
  )
}

/** A source that is gone is not deleted: it gets another status. */
function StatusInstead({ onClick }: { onClick: () => void }) {
  const t = useT(surveyAreas)
  const to = useTo('surveys-survey-sources-source')
  return (
    <ButtonLink kind="quiet" to={to('surveys-survey-sources-source-group-status')} onClick={onClick}>
      {t('changeStatusInstead')}
    </ButtonLink>
  )
}

/** Its status and class, how much there is of it, and what the status follows from. */
function SourceBadges({ source, unit }: { source: SourceSummary; unit: string }) {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const seen = source.locaties.filter((one) => one.in_onderzoek === true).length
  return (
    <>
      <PresentStatus of={source} unit={unit} />
      <Risk item={source.smart_risicoklasse} isMissing={source.klasse_ontbreekt} label={t('riskClassLong')} />
      <span className="push">{amountText(amountOfSource(source.hoeveelheid_totaal, source), unit, locale)}</span>
      {!isGone(source) && source.materiaal_status !== null && (
        <DerivedFrom ground={seen > 0 ? t('fromLocations', { n: seen }) : t('seenNowhere')} />
      )}
    </>
  )
}
