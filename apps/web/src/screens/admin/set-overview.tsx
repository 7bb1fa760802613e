import { IconCopy } from '@tabler/icons-react'
import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { adminPhrases } from '@vezel/model/messages/admin/index.ts'
import { useState } from 'react'
import { comparedSetsQuestion } from '../../api/questions.ts'
import { useAnswer } from '../../api/rows.ts'
import { valueText } from '../../kinds/words.ts'
import { useTo } from '../../page/place.ts'
import { CreateDialog } from '../../resource/create-dialog.tsx'
import { useOpened } from '../../resource/in-record.tsx'
import { RecordPage } from '../../resource/record-page.tsx'
import { useNavigate } from '../../router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Message } from '../../ui/message.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { MoveSurveys } from './move-surveys.tsx'

interface Difference {
  readonly lijst: string
  readonly pad: readonly string[]
  readonly waarde: string
  readonly soort: 'toegevoegd' | 'gewijzigd' | 'vervallen'
  readonly wijzigingen: readonly { readonly veld: string; readonly oud: unknown; readonly nieuw: unknown }[]
}
interface Compared {
  readonly found: readonly Difference[]
  readonly set: { readonly vorige_set: { readonly id: string; readonly name: string } | null } | null
}

/** A set as a whole: its days, its next version, and in what it differs from the one before. */
export function SetOverview() {
  const t = useT(adminPhrases)
  const to = useTo()
  const navigate = useNavigate()
  const { id, row, whyReadOnly } = useOpened()
  const [isMaking, setMaking] = useState(false)
  return (
    <div className="set-overview">
      <RecordPage
        below={
          <>
            {whyReadOnly('manager') === null && (
              <p className="set-version">
                <Button icon={<IconCopy />} onClick={() => setMaking(true)}>
                  {t('newVersion')}
                </Button>
                <span>{t('newVersionWhy')}</span>
              </p>
            )}
            <Comparison id={id} name={String(row.name)} />
          </>
        }
      />
      {isMaking && (
        <CreateDialog
          of="variableSet"
          title={t('newVersionOf', { set: String(row.name) })}
          names={['name', 'geldig_van', 'geldig_tot']}
          values={{ vorige_set: id }}
          place={id}
          onClose={() => setMaking(false)}
          onCreated={(made) => navigate(to('admin-variables-variableset', { variableset: made.id }))}
        />
      )}
    </div>
  )
}

/** What differs from the version before: added, changed and retired items, list by list. */
function Comparison({ id, name }: { id: string; name: string }) {
  const t = useT(adminPhrases)
  const { data, problem } = useAnswer<Compared>(comparedSetsQuestion, { id })
  if (problem) return <Message tone="error">{problem.message}</Message>
  const before = data?.set?.vorige_set
  if (!data || !before) return null
  const lists = [...Map.groupBy(data.found, ({ lijst }) => lijst)]
  return (
    <section className="set-comparison" aria-label={t('comparison')}>
      <h2>{t('comparedWith', { set: before.name })}</h2>
      {lists.length === 0 && <p>{t('noDifference')}</p>}
      {lists.map(([key, found]) => (
        <ListDifferences key={key} list={model.named(key)} found={found} names={[before.name, name]} />
      ))}
      <MoveSurveys set={id} name={name} before={before.id} />
    </section>
  )
}

interface ListDifferencesProps {
  list: Entity
  found: readonly Difference[]
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
