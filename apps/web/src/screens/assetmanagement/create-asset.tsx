import { model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import { templateKinds } from '@vezel/model/template-spaces.ts'
import { useState } from 'react'
import { runBulk } from '../../api/bulk.ts'
import { ApiProblem } from '../../api/problem.ts'
import { SameAddress } from '../../asset/same-address.tsx'
import { SameShip } from '../../asset/same-ship.tsx'
import { Comes, TemplateField, useTemplateSpaces } from '../../asset/template-spaces.tsx'
import { useMay } from '../../resource/bulk-rights.ts'
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
  const Same = kind === 'building' ? SameAddress : SameShip
  const defined = {
    building: useDefinedSteps('building', parts.building),
    vessel: useDefinedSteps('vessel', parts.vessel),
  }
  const template = useTemplateStep(kind)
  const first = withFirst(
    defined[kind],
    <>
      {chooser}
      <Same store={part.store} />
    </>,
  )
  const steps = useSteps(template.step ? [...first, template.step] : first)
  const record = useNewRecord({ of: kind, parts: [part], along: {} })
  const form = useForm({
    ...record,
    submit: async (...sent) => {
      const made = await record.submit(...sent)
      await template.give(made.id)
      return made
    },
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

/** The last step: the template whose spaces the asset gets, with what that is; none for whoever may make no spaces. */
function useTemplateStep(of: AssetKind) {
  const t = useT(assetPhrases)
  const kind = of === 'building' ? 'VastgoedAsset' : 'Vessel'
  const { space } = templateKinds[kind]
  const may = useMay(space)(model.entity(space).access.create)
  const [chosen, choose] = useState<Readonly<Record<AssetKind, string | null>>>({ building: null, vessel: null })
  const template = chosen[of]
  const { spaces, isReady } = useTemplateSpaces(template)
  const step: Step = {
    title: t('byTemplate'),
    fields: [],
    above: (
      <>
        <p className="dim">{t('templateOptional')}</p>
        <TemplateField kind={kind} value={template} onChange={(id) => choose({ ...chosen, [of]: id })} />
        {template && isReady && (spaces.length > 0 ? <Comes coming={spaces} /> : <p>{t('templateEmpty')}</p>)}
      </>
    ),
  }
  return {
    step: may ? step : null,
    /** Of an asset that has been made: what fails does not take it back, and is said. */
    give: async (asset: string) => {
      if (template === null) return
      const use = { sjabloon: template, asset, verdieping: null, onderdeel_van: null }
      try {
        const { changed, refused } = await runBulk(space, [], { kind: 'template', use })
        const [first] = refused
        toast(
          first
            ? { text: t('spacesNotMade', { reason: first.message }) }
            : { text: t('spacesMade', { n: changed.length }) },
        )
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error
        toast({ text: t('spacesNotMade', { reason: error.message }) })
      }
    },
  }
}
