import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { adminPhrases } from '@vezel/model/messages/admin/index.ts'
import type { SetDifference } from '../../api/set-file.ts'
import { valueText } from '../../kinds/words.ts'
import { Chip } from '../../ui/chip.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'

interface SetDifferencesProps {
  found: readonly SetDifference[]
  /** What the two sets are called, the earlier one first. */
  names: readonly [string, string]
}

/** In what one set differs from another, list by list. */
export function SetDifferences({ found, names }: SetDifferencesProps) {
  const t = useT(adminPhrases)
  const lists = [...Map.groupBy(found, ({ lijst }) => lijst)]
  if (lists.length === 0) return <p>{t('noDifference')}</p>
  return lists.map(([key, of]) => <ListDifferences key={key} list={model.named(key)} found={of} names={names} />)
}

interface ListDifferencesProps {
  list: Entity
  found: readonly SetDifference[]
  names: readonly [string, string]
}

function ListDifferences({ list, found, names: [before, after] }: ListDifferencesProps) {
  const t = useT(adminPhrases)
  const { locale } = useUiTexts()
  return (
    <table className="set-differences">
      <caption>{inLocale(list.plural, locale)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ pad, waarde, soort, wijzigingen }) => (
          <tr key={pad.join(' ')}>
            <th scope="row">
              {waarde} <Chip tone={tones[soort]}>{t(soort)}</Chip>
            </th>
            <td>
              {soort !== 'toegevoegd' && wijzigingen.map(({ veld, oud }) => said(list, veld, oud, locale)).join('; ')}
            </td>
            <td>
              {soort !== 'vervallen' || wijzigingen.some(({ veld }) => veld === 'active')
                ? wijzigingen.map(({ veld, nieuw }) => said(list, veld, nieuw, locale)).join('; ')
                : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const tones = { toegevoegd: 'info', gewijzigd: 'olive', vervallen: 'plain' } as const

const mappings = model.entity('variableMapping')

/** A field with what it says; other items are told by their code, and mappings by system and value. */
function said(list: Entity, name: string, value: unknown, locale: Locale): string {
  if (name === 'variable_mappings') return `${inLocale(mappings.plural, locale)}: ${mappedTo(value)}`
  const field = list.fields[name]
  const label = field?.label ? inLocale(field.label, locale) : name
  const words = value === null || pointsAtOne(field) ? value : valueText(field, value, locale)
  return `${label}: ${words === null || words === '' ? '–' : String(words)}`
}

const mappedTo = (value: unknown) =>
  Array.isArray(value) && value.length > 0
    ? value.map(({ external_system, value: outside }) => `${external_system} ${outside}`).join(', ')
    : '–'
