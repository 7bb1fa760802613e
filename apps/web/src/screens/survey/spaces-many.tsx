import { IconPlus } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import { asRange, doublesIn, maybeRangesIn, rowOf, spacesIn, type ToldSpace } from '@vezel/model/name-range.ts'
import { pageLimits } from '@vezel/model/page-limits.ts'
import { templateKinds } from '@vezel/model/template-spaces.ts'
import { useMemo, useState } from 'react'
import type { BulkStep } from '../../api/bulk.ts'
import { useRows } from '../../api/rows.ts'
import { Comes, type Coming, TemplateField, useTemplateSpaces } from '../../asset/template-spaces.tsx'
import { BulkDialog } from '../../resource/bulk-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Segments } from '../../ui/choices.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/inputs.tsx'
import { Message } from '../../ui/message.tsx'
import { useT } from '../../ui/texts.ts'

interface SpacesManyProps {
  asset: { readonly id: string; readonly isBuilding: boolean }
  /** On which they come until somebody says otherwise. */
  floor: string | null
  onClose: () => void
}

type Way = 'names' | 'template'

interface Asked {
  readonly way: Way
  readonly names: string
  readonly template: string | null
  readonly place: Place
  readonly asset: string
  readonly isBuilding: boolean
}

/** What comes of what was filled in, the step that makes it, and what is missing while nothing does. */
function useSpacesStep({ way, names, template, place, asset, isBuilding }: Asked) {
  const ofTemplate = useTemplateSpaces(way === 'template' ? template : null)
  const typed = useMemo(() => {
    const spaces = spacesIn(names)
    // A space on board has no area of its own.
    return isBuilding ? spaces : spaces.map((one) => ({ ...one, area: null }))
  }, [names, isBuilding])
  const coming: readonly Coming[] =
    way === 'template' ? ofTemplate.spaces : typed.map((one) => ({ ...one, depth: 0, floor: null }))
  const step = useMemo((): BulkStep | null => {
    const { floor: verdieping, parent } = place
    if (way === 'names') {
      const rows = typed.map(({ name, number, area }) => ({
        ...{ asset, naam: name, nummer: number, verdieping, parent_ruimte: parent },
        ...(isBuilding ? { oppervlakte: area } : {}),
      }))
      return rows.length > 0 ? { kind: 'create', rows } : null
    }
    return template ? { kind: 'template', use: { sjabloon: template, asset, verdieping, onderdeel_van: parent } } : null
  }, [way, typed, template, place, asset, isBuilding])
  const lacks = way === 'names' ? 'noNames' : template && ofTemplate.isReady ? 'templateEmpty' : 'noTemplate'
  return { typed, coming, step, lacks } as const
}

/** Makes many spaces of an asset in one step: from names and ranges, or by a template. What comes is shown before it does. */
export function SpacesMany({ asset: { id: asset, isBuilding }, floor, onClose }: SpacesManyProps) {
  const t = useT(assetPhrases)
  const kind = isBuilding ? 'VastgoedAsset' : 'Vessel'
  const [way, setWay] = useState<Way>('names')
  const [names, setNames] = useState('')
  const [template, setTemplate] = useState<string | null>(null)
  const [place, setPlace] = useState<Place>({ floor, parent: null })
  const { typed, coming, step, lacks } = useSpacesStep({ way, names, template, place, asset, isBuilding })
  // What is to be made has no id yet: its place stands for it.
  const places = useMemo(() => coming.map((_, at) => String(at)), [coming])
  return (
    <BulkDialog
      of={templateKinds[kind].space}
      ids={places}
      step={coming.length > 0 ? step : null}
      lacks={t(lacks)}
      title={t('addMany')}
      subtitle=""
      icon={<IconPlus />}
      confirm={(n) => (n ? t('makeSpaces', { n }) : t('makeSpacesNone'))}
      done={(n) => t('spacesMade', { n })}
      nameOf={(at) => coming[Number(at)]?.name ?? ''}
      leaveOut={(left) =>
        setNames(
          typed
            .filter((_, at) => !left.includes(String(at)))
            .map(rowOf)
            .join('\n'),
        )
      }
      onClose={onClose}
      stays={(n) => t('spacesThere', { n })}
      changes={() => <Comes coming={coming} />}
    >
      <Segments<Way>
        aria-label={t('addMany')}
        value={way}
        onChange={setWay}
        options={[
          { value: 'names', label: t('byNames') },
          { value: 'template', label: t('byTemplate') },
        ]}
      />
      {way === 'names' ? (
        <>
          <Field label={t('names')} help={t('namesHelp')} width="full">
            <TextArea value={names} onChange={setNames} rows={5} />
          </Field>
          <Doubts names={names} typed={typed} onChange={setNames} />
        </>
      ) : (
        <TemplateField kind={kind} value={template} onChange={setTemplate} />
      )}
      <PlaceFields {...{ asset, isBuilding, place }} onChange={setPlace} isOfTemplate={way === 'template'} />
    </BulkDialog>
  )
}

interface DoubtsProps {
  names: string
  typed: readonly ToldSpace[]
  onChange: (names: string) => void
}

/** What may have been meant otherwise: a hyphen as a range, and a name that stands there twice. */
function Doubts({ names, typed, onChange }: DoubtsProps) {
  const t = useT(assetPhrases)
  const ranges = useMemo(() => maybeRangesIn(names), [names])
  const doubles = useMemo(() => doublesIn(typed), [typed])
  return (
    <div role="status">
      {ranges.slice(0, 3).map((range) => (
        <Message
          key={range.line}
          tone="info"
          action={<Button onClick={() => onChange(asRange(names, range))}>{t('makeRange', { n: range.count })}</Button>}
        >
          {t('maybeRange', { line: range.line, as: range.as })}
        </Message>
      ))}
      {doubles.length > 0 && <Message tone="warning">{t('namesTwice', { names: doubles.slice(0, 5) })}</Message>}
    </div>
  )
}

interface Place {
  readonly floor: string | null
  readonly parent: string | null
}

interface PlaceFieldsProps {
  asset: string
  isBuilding: boolean
  place: Place
  onChange: (place: Place) => void
  isOfTemplate: boolean
}

const floorNames = { title: true, niveau: true } as const
const spaceNames = { volledige_naam: true, verdieping: { id: true } } as const

/** On which floor they come, and in which space. */
function PlaceFields({ asset, isBuilding, place, onChange, isOfTemplate }: PlaceFieldsProps) {
  const t = useT(assetPhrases)
  const ofAsset = { asset: { eq: asset } }
  const floors = useRows(model.entity('floor'), floorNames, { filter: ofAsset, sort: [{ field: 'niveau' }] })
  const spaces = useRows(model.entity('subAsset'), spaceNames, { filter: ofAsset, limit: pageLimits.listMost })
  // A space lies on the floor of what it is part of.
  const inPlace = (parent: string | null) =>
    onChange({ parent, floor: spaces.rows.find(({ id }) => id === parent)?.verdieping?.id ?? place.floor })
  return (
    <div className="field-grid">
      <Field
        label={t(isBuilding ? 'onFloor' : 'onDeck')}
        help={isOfTemplate ? t(isBuilding ? 'templateFloorHelp' : 'templateDeckHelp') : undefined}
      >
        <Combobox
          value={place.floor}
          onChange={(floor) => onChange({ ...place, floor })}
          options={floors.rows.map(({ id, title }) => ({ value: id, label: title ?? '' }))}
        />
      </Field>
      <Field label={t('inSpace')}>
        <Combobox
          value={place.parent}
          onChange={inPlace}
          options={spaces.rows.map(({ id, volledige_naam }) => ({ value: id, label: volledige_naam ?? '' }))}
        />
      </Field>
    </div>
  )
}
