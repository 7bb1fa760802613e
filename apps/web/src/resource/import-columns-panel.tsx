import { IconArrowRight, IconBookmark } from '@tabler/icons-react'
import { inLocale } from '@vezel/model/kit/label.ts'
import { unitIn } from '@vezel/model/kit/unit.ts'
import { importPhrases } from '@vezel/model/messages/import/index.ts'
import { formats } from '../i18n/formats.ts'
import { fieldLabel } from '../kinds/record.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/inputs.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import type { Import } from './use-import.ts'

/** Where each column goes, which of that was remembered, and by what a row is a record that is there. */
export function ImportColumns({ found }: { found: Import }) {
  const t = useT(importPhrases)
  const { locale } = useUiTexts()
  const { fields, source, rememberedWhen } = found
  const options = fields.map(([name, field]) => ({
    value: name,
    label: nameWithUnit(fieldLabel(field, locale), unitIn(field.unit, locale)),
  }))
  return (
    <div className="import-left">
      <div className="import-column import-column-head">
        <span>{t('columnInFile')}</span>
        <span />
        <span>{t('fieldHere')}</span>
        <span />
      </div>
      {source.headers.map((header, at) => {
        const column = header || t('columnWithout', { n: at + 1 })
        const name = found.matches[at] ?? null
        const isKnown = found.isKnown[at] === true
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places, and may have the same name.
          <div key={at} className="import-column">
            <span className="import-column-name">
              <strong>{column}</strong>
              <span className="dim">{source.rows.find(({ cells }) => cells[at])?.cells[at]}</span>
            </span>
            <IconArrowRight aria-hidden="true" />
            <Select
              aria-label={t('fieldFor', { column })}
              className={!isKnown && name !== null ? 'import-new' : undefined}
              value={name}
              empty={t('notTaken')}
              options={options}
              onChange={(next) => found.match(at, next)}
            />
            {isKnown ? (
              <span className="import-known" role="img" aria-label={t('remembered')}>
                <IconBookmark />
              </span>
            ) : (
              <span className="import-known">{name !== null && t('isNew')}</span>
            )}
          </div>
        )
      })}
      <p className="import-memory dim">
        <IconBookmark aria-hidden="true" />
        {rememberedWhen === null
          ? t('willRemember')
          : t('rememberedWhen', { when: formats(locale).longDate(rememberedWhen) })}
      </p>
      <KnownBy found={found} />
    </div>
  )
}

const nameWithUnit = (label: string, unit: string | undefined) => (unit ? `${label} (${unit})` : label)

/** The field by which a row is a record that is there. */
function KnownBy({ found }: { found: Import }) {
  const t = useT(importPhrases)
  const { locale } = useUiTexts()
  const { entity, keys, key, rows } = found
  if (keys.length === 0) return null
  const options = keys.flatMap((name) => {
    const field = entity.fields[name]
    return field ? [{ value: name, label: t('knownByField', { field: fieldLabel(field, locale) }) }] : []
  })
  return (
    <Field
      label={t('knownBy', { what: inLocale(entity.label, locale) })}
      width="full"
      help={key === null ? undefined : t('knownCount', { n: rows.filter(({ before }) => before).length })}
    >
      <Select value={key} empty={t('knownByNothing')} options={options} onChange={found.setKey} />
    </Field>
  )
}
