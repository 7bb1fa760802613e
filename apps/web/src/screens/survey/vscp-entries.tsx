import { IconDroplet, IconPlus } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { vesselPhrases } from '@vezel/model/messages/vessel/index.ts'
import { isDocumentOutcome, unknownCodes } from '@vezel/model/rules/vscp-codes.ts'
import { useState } from 'react'
import { useSave } from '../../api/save.ts'
import { CreateDialog } from '../../resource/create-dialog.tsx'
import type { EditedRow } from '../../resource/edit-dialog.tsx'
import { RecordDialogs } from '../../resource/record-list.tsx'
import { ResourceTable } from '../../resource/resource-table.tsx'
import { useRowAddress } from '../../resource/row-address.ts'
import { Button } from '../../ui/button.tsx'
import { useT } from '../../ui/texts.ts'
import { toast } from '../../ui/toast.tsx'
import { CreateSource } from './create-source.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { newSampleNames } from './sample-parts.tsx'
import { offerWithin } from './source-fields.ts'
import { useVscpColumns, vscpSelection } from './vscp-columns.tsx'
import './survey.css'

const kinds = { entry_materiaal_status: 'status' } as const

type Entry = EditedRow<'vscpEntry'>
/** What is being made from an entry. */
interface Making {
  readonly what: 'source' | 'sample'
  readonly entry: Entry
}

/** The check plan of a vessel: each entry opens in a dialog, and the address keeps which. */
export function VscpEntries() {
  const t = useT(vesselPhrases)
  const { id, readOnly } = useOpenSurvey('writer')
  const address = useRowAddress('vscpEntry', 'surveys-survey-sources', { inQuery: true })
  const [making, setMaking] = useState<Making | null>(null)
  const overrides = { offers: useOffers() }
  const where = { onderzoek: id }
  return (
    <>
      <ResourceTable
        of="vscpEntry"
        where={where}
        overrides={overrides}
        select={vscpSelection}
        more={useVscpColumns()}
        kinds={kinds}
        readOnly={readOnly}
        selected={address.selected}
        to={address.to}
        emptyWhy={t('vscpEmptyWhy')}
        canDelete
        onCreate={() => address.setCreating(true)}
      />
      <RecordDialogs
        of="vscpEntry"
        where={where}
        {...overrides}
        address={address}
        readOnly={readOnly}
        edit={{
          actions: (entry) => readOnly === null && <EvidenceButtons entry={entry} onMake={setMaking} />,
        }}
      />
      {making && <MakingEvidence {...making} onClose={() => setMaking(null)} />}
    </>
  )
}

/** What may be chosen of an entry: places on board, what documents can say, and evidence of this survey. */
function useOffers() {
  const { id, asset } = useOpenSurvey('writer')
  const ofSurvey = { onderzoek: { eq: id } }
  return {
    sub_asset: { filter: () => ({ asset: { eq: asset.id } }) },
    document_status: { fits: ({ code }: { readonly code?: unknown }) => isDocumentOutcome(code) },
    entry_materiaal_status: {
      fits: ({ code }: { readonly code?: unknown }) => !unknownCodes.some((one) => one === code),
    },
    bevinding: { filter: () => ({ inventarisatie: { where: ofSurvey } }) },
    beperking: { filter: () => ofSurvey },
    document: { filter: () => ofSurvey },
  }
}

/** Evidence that is still to be made: a source with a finding, and of a finding a sample. */
function EvidenceButtons({ entry, onMake }: { entry: Entry; onMake: (making: Making) => void }) {
  const t = useT(vesselPhrases)
  if (entry.bevinding) {
    return (
      <Button icon={<IconDroplet />} onClick={() => onMake({ what: 'sample', entry })}>
        {t('vscpTakeSample')}
      </Button>
    )
  }
  return (
    <Button icon={<IconPlus />} onClick={() => onMake({ what: 'source', entry })}>
      {t('vscpMakeSource')}
    </Button>
  )
}

function MakingEvidence({ what, entry, onClose }: Making & { onClose: () => void }) {
  return what === 'source' ? (
    <NewSource entry={entry} onClose={onClose} />
  ) : (
    <NewSample entry={entry} onClose={onClose} />
  )
}

interface FromEntryProps {
  entry: Entry
  onClose: () => void
}

/** A source with a finding where the entry is, which is then its evidence. */
function NewSource({ entry, onClose }: FromEntryProps) {
  const t = useT(vesselPhrases)
  const save = useSave(model.entity('vscpEntry'))
  const number = String(entry.nummer ?? '')
  const asEvidence = async (finding: string) => {
    try {
      await save.update(entry.id, { bevinding: finding, beperking: null, document: null }, Number(entry.record_version))
      toast({ text: t('vscpEvidenceSet', { number }) })
    } catch {
      toast({ text: t('vscpEvidenceFailed', { number }) })
    }
  }
  return <CreateSource space={entry.sub_asset?.id} onClose={onClose} onFound={asEvidence} />
}

/** A sample of the finding that is the evidence. */
function NewSample({ entry, onClose }: FromEntryProps) {
  const { id: survey } = useOpenSurvey()
  return (
    <CreateDialog
      of="sample"
      names={['materiaal_type', ...newSampleNames]}
      values={{
        onderzoek: survey,
        bron_locatie_inventarisatie: entry.bevinding?.id ?? null,
        sub_asset: entry.sub_asset?.id ?? null,
      }}
      place={`${survey} ${entry.id}`}
      offers={{
        inventarisatie: { filter: () => ({ onderzoek: { eq: survey } }) },
        monster_soort: offerWithin('materiaal_type', 'materiaal_type'),
      }}
      onClose={onClose}
    />
  )
}
