import { IconPlus } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import { namesIn } from '@vezel/model/name-range.ts'
import { pageLimits } from '@vezel/model/page-limits.ts'
import { spacesOfTemplate, type TemplateSpace } from '@vezel/model/template-spaces.ts'
import { useMemo, useState } from 'react'
import type { BulkStep } from '../../api/bulk.ts'
import { useRows } from '../../api/rows.ts'
import { itemOf } from '../../kinds/record.ts'
import { BulkDialog } from '../../resource/bulk-dialog.tsx'
import { Segments } from '../../ui/choices.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/inputs.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'

interface SpacesManyProps {
  asset: string
  /** On which they come until somebody says otherwise. */
  floor: string | null
  onClose: () => void
}

type Way = 'names' | 'template'

/** What would be made, as it is shown before it is. */
interface Coming {
  readonly name: string
  readonly depth: number
  /** Where that is not the floor that was chosen. */
  readonly floor: string | null
}

/** Makes many spaces of a building in one step: from names and ranges, or by a template. What comes is shown before it does. */
export function SpacesMany({ asset, floor, onClose }: SpacesManyProps) {
  const t = useT(assetPhrases)
  const [way, setWay] = useState<Way>('names')
  const [names, setNames] = useState('')
  const [template, setTemplate] = useState<string | null>(null)
  const [place, setPlace] = useState<Place>({ floor, parent: null })
  const ofTemplate = useTemplateSpaces(way === 'template' ? template : null)
  const typed = useMemo(() => namesIn(names), [names])
  const coming: readonly Coming[] =
    way === 'template' ? ofTemplate.spaces : typed.map((name) => ({ name, depth: 0, floor: null }))
  const step = useMemo((): BulkStep | null => {
    const { floor: verdieping, parent } = place
    if (way === 'names') {
      const rows = typed.map((naam) => ({ asset, naam, verdieping, parent_ruimte: parent }))
      return rows.length > 0 ? { kind: 'create', rows } : null
    }
    return template ? { kind: 'template', use: { sjabloon: template, asset, verdieping, onderdeel_van: parent } } : null
  }, [way, typed, template, place, asset])
  // What is to be made has no id yet: its place stands for it.
  const places = useMemo(() => coming.map((_, at) => String(at)), [coming])
  return (
    <BulkDialog
      of="space"
      ids={places}
      step={coming.length > 0 ? step : null}
      lacks={t(way === 'names' ? 'noNames' : template && ofTemplate.isReady ? 'templateEmpty' : 'noTemplate')}
      title={t('addMany')}
      subtitle=""
      icon={<IconPlus />}
      confirm={(n) => (n ? t('makeSpaces', { n }) : t('makeSpacesNone'))}
      done={(n) => t('spacesMade', { n })}
      nameOf={(at) => coming[Number(at)]?.name ?? ''}
      leaveOut={(left) => setNames(typed.filter((_, at) => !left.includes(String(at))).join('\n'))}
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
        <Field label={t('names')} help={t('namesHelp')} width="full">
          <TextArea value={names} onChange={setNames} rows={5} />
        </Field>
      ) : (
        <TemplateField value={template} onChange={setTemplate} />
      )}
      <PlaceFields asset={asset} place={place} onChange={setPlace} isOfTemplate={way === 'template'} />
    </BulkDialog>
  )
}

interface Place {
  readonly floor: string | null
  readonly parent: string | null
}

interface PlaceFieldsProps {
  asset: string
  place: Place
  onChange: (place: Place) => void
  isOfTemplate: boolean
}

const floorNames = { title: true, niveau: true } as const
const spaceNames = { volledige_naam: true, verdieping: { id: true } } as const

/** On which floor they come, and in which space. */
function PlaceFields({ asset, place, onChange, isOfTemplate }: PlaceFieldsProps) {
  const t = useT(assetPhrases)
  const ofAsset = { asset: { eq: asset } }
  const floors = useRows(model.entity('floor'), floorNames, { filter: ofAsset, sort: [{ field: 'niveau' }] })
  const spaces = useRows(model.entity('space'), spaceNames, { filter: ofAsset, limit: pageLimits.listMost })
  // A space lies on the floor of what it is part of.
  const inPlace = (parent: string | null) =>
    onChange({ parent, floor: spaces.rows.find(({ id }) => id === parent)?.verdieping?.id ?? place.floor })
  return (
    <div className="field-grid">
      <Field label={t('onFloor')} help={isOfTemplate ? t('templateFloorHelp') : undefined}>
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

const templateNames = { naam: true, aantal_ruimten: true } as const
const forBuildings = { asset_soort: { in: ['VastgoedAsset'] } } as const

function TemplateField({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) {
  const t = useT(assetPhrases)
  const { rows, status } = useRows(model.entity('assetTemplate'), templateNames, {
    filter: forBuildings,
    sort: [{ field: 'naam' }],
  })
  return (
    <Field label={t('byTemplate')} width="full" help={t('newFloorToo')}>
      <Combobox
        value={value}
        onChange={onChange}
        loading={status === 'loading'}
        none={t('noTemplates')}
        options={rows.map(({ id, naam, aantal_ruimten: n }) => ({
          value: id,
          label: `${naam} (${t('whatComes', { n: n ?? 0 })})`,
        }))}
      />
    </Field>
  )
}

const templateSelection = {
  naam: true,
  aantal: true,
  volgorde: true,
  asset_template_ruimte: { id: true },
  verdieping_naam: itemOf('verdieping_namen'),
} as const

/** The spaces that an asset gets of a template, in their order. */
function useTemplateSpaces(template: string | null) {
  const { locale } = useUiTexts()
  const { rows, status } = useRows(model.entity('assetTemplateSpace'), templateSelection, {
    filter: { asset_template: { eq: template ?? '' } },
    sort: [{ field: 'volgorde' }],
    skip: template === null,
  })
  const spaces = useMemo((): Coming[] => {
    const known = rows.map(
      (row): TemplateSpace => ({
        id: row.id,
        parent: row.asset_template_ruimte?.id ?? null,
        name: row.naam ?? '',
        floor: row.verdieping_naam ? itemText(row.verdieping_naam, locale) : null,
        item: null,
        copies: row.aantal,
      }),
    )
    return template === null ? [] : spacesOfTemplate(known, pageLimits.bulk + 1)
  }, [rows, template, locale])
  return { spaces, isReady: status === 'ready' }
}

/** What comes, each below the one it lies in. */
function Comes({ coming }: { coming: readonly Coming[] }) {
  const t = useT(assetPhrases)
  return (
    <section className="bulk-part">
      <h3>{t('whatComes', { n: coming.length })}</h3>
      <ul className="coming-spaces" aria-label={t('whatComes', { n: coming.length })}>
        {coming.map(({ name, depth, floor }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is not there yet has nothing else.
          <li key={at} style={{ paddingLeft: depth * 20 }}>
            {name} {floor && <span className="dim">{floor}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
