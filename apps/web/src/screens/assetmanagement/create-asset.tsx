import { model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import { useState } from 'react'
import { SameAddress } from '../../asset/same-address.tsx'
import { CreateFrame } from '../../resource/create-dialog.tsx'
import { type Step, useDefinedSteps, useSteps } from '../../resource/create-steps.tsx'
import { useFormSummary } from '../../resource/form-hooks.ts'
import { useNewRecord } from '../../resource/new-record.ts'
import { type SavedPart, useFormPart } from '../../resource/saved-parts.ts'
import { useForm } from '../../resource/use-form.tsx'
import { useMadeOne, useNewOne } from '../../resource/words.ts'
import { Segments } from '../../ui/choices.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toast.tsx'

const kinds = ['building', 'vessel'] as const
/** What an asset may be, by the key of its definition. */
export type AssetKind = (typeof kinds)[number]
export const isAssetKind = (kind: unknown): kind is AssetKind => kinds.some((one) => one === kind)

interface CreateAssetProps {
  /** What it is until somebody says otherwise. */
  kind: AssetKind
  onClose: () => void
  onCreated: (id: string) => void
}

/** Makes a building or a ship, which is asked first; says so when a building stands at that address already. */
export function CreateAsset({ kind: offered, onClose, onCreated }: CreateAssetProps) {
  const newOne = useNewOne()
  const madeOne = useMadeOne()
  const parts = {
    building: useFormPart({ of: 'building', row: null }),
    vessel: useFormPart({ of: 'vessel', row: null }),
  }
  const { kind, chooser } = useKind(parts, offered)
  const part = parts[kind]
  const defined = {
    building: useDefinedSteps('building', parts.building),
    vessel: useDefinedSteps('vessel', parts.vessel),
  }
  const steps = useSteps(
    withFirst(
      defined[kind],
      <>
        {chooser}
        {kind === 'building' && <SameAddress store={part.store} />}
      </>,
    ),
  )
  const form = useForm({
    ...useNewRecord({ of: kind, parts: [part], along: {} }),
    drafted: [parts.building, parts.vessel],
    startEditing: true,
    place: '',
    reveal: steps.reveal,
    onSaved: ({ id }, goesOn) => {
      if (goesOn) return toast({ text: madeOne(kind) })
      onClose()
      onCreated(id)
    },
  })
  return <CreateFrame form={form} title={newOne('asset')} steps={steps} onClose={onClose} />
}

const withFirst = ([first, ...others]: Step[], above: Step['above']): Step[] =>
  first ? [{ ...first, above }, ...others] : []

/** Which kind: a draft that is put back opens what was being filled in. */
function useKind(parts: Readonly<Record<AssetKind, SavedPart>>, offered: AssetKind) {
  const t = useT(assetPhrases)
  const { locale } = useUiTexts()
  const [chosen, choose] = useState<AssetKind | null>(null)
  const begun = {
    building: useFormSummary(parts.building.store).changes > 0,
    vessel: useFormSummary(parts.vessel.store).changes > 0,
  }
  const only = kinds.find((one) => begun[one] && kinds.every((other) => other === one || !begun[other]))
  const kind = chosen ?? only ?? offered
  const chooser = (
    <Segments<AssetKind>
      aria-label={t('assetKind')}
      value={kind}
      onChange={choose}
      options={kinds.map((of) => ({ value: of, label: inLocale(model.entity(of).label, locale) }))}
    />
  )
  return { kind, chooser }
}
