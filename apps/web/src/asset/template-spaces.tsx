import { model } from '@vezel/model'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import { pageLimits } from '@vezel/model/page-limits.ts'
import { spacesOfTemplate, type TemplateKind, type TemplateSpace } from '@vezel/model/template-spaces.ts'
import { useMemo } from 'react'
import { useRows } from '../api/rows.ts'
import { formats } from '../i18n/formats.ts'
import { itemOf } from '../kinds/record.ts'
import { Combobox } from '../ui/combobox.tsx'
import { Field } from '../ui/field.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import './template-spaces.css'

/** What would be made, as it is shown before it is. */
export interface Coming {
  readonly name: string
  readonly depth: number
  /** Where that is not the floor that was chosen. */
  readonly floor: string | null
  readonly number?: string | null
  /** In m². */
  readonly area?: number | null
}

const templateNames = { naam: true, aantal_ruimten: true } as const

interface TemplateFieldProps {
  kind: TemplateKind
  value: string | null
  onChange: (id: string | null) => void
}

/** Chooses one of the templates of a kind of asset. */
export function TemplateField({ kind, value, onChange }: TemplateFieldProps) {
  const t = useT(assetPhrases)
  const { rows, status, problem } = useRows(model.entity('assetTemplate'), templateNames, {
    filter: { asset_soort: { in: [kind] } },
    sort: [{ field: 'naam' }],
  })
  return (
    <Field label={t('byTemplate')} width="full" help={t(kind === 'Vessel' ? 'newDeckToo' : 'newFloorToo')}>
      <Combobox
        value={value}
        onChange={onChange}
        loading={status === 'loading'}
        none={problem?.message ?? t(kind === 'Vessel' ? 'noTemplatesOfShips' : 'noTemplates')}
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
  deck_name: itemOf('deck_names'),
} as const

/** The spaces that an asset gets of a template, in their order. */
export function useTemplateSpaces(template: string | null) {
  const { locale } = useUiTexts()
  const { rows, status } = useRows(model.entity('assetTemplateSpace'), templateSelection, {
    filter: { asset_template: { eq: template ?? '' } },
    sort: [{ field: 'volgorde' }],
    skip: template === null,
  })
  const spaces = useMemo((): Coming[] => {
    const known = rows.map((row): TemplateSpace => {
      const floor = row.verdieping_naam ?? row.deck_name
      return {
        id: row.id,
        parent: row.asset_template_ruimte?.id ?? null,
        name: row.naam ?? '',
        floor: floor ? itemText(floor, locale) : null,
        item: null,
        copies: row.aantal,
      }
    })
    return template === null ? [] : spacesOfTemplate(known, pageLimits.bulk + 1)
  }, [rows, template, locale])
  return { spaces, isReady: status === 'ready' }
}

/** What comes, each below the one it lies in. */
export function Comes({ coming }: { coming: readonly Coming[] }) {
  const t = useT(assetPhrases)
  const { locale } = useUiTexts()
  const area = (of: number) => formats(locale).number(of, 'm²')
  return (
    <section className="bulk-part">
      <h3>{t('whatComes', { n: coming.length })}</h3>
      <ul className="coming-spaces" aria-label={t('whatComes', { n: coming.length })}>
        {coming.map(({ name, depth, floor, number, area: of }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is not there yet has nothing else.
          <li key={at} style={{ paddingLeft: depth * 20 }}>
            {name} <span className="dim">{[floor, number, of != null && area(of)].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
