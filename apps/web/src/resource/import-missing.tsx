import { importPhrases } from '@vezel/model/messages/import/index.ts'
import { fieldLabel } from '../kinds/record.ts'
import { Message } from '../ui/message.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import type { Import } from './use-import.ts'

const shownRows = 5

/** What a new row needs and does not have: the fields without a column, and by row what its cells leave out (§5). */
export function MissingInformation({ found }: { found: Import }) {
  const t = useT(importPhrases)
  const { locale } = useUiTexts()
  const nameOf = (name: string) => {
    const field = found.entity.fields[name]
    return field ? fieldLabel(field, locale) : name
  }
  const lacking = found.rows.flatMap(({ line, issues }) => {
    const names = issues.flatMap(({ name, isMissing }) => (isMissing && name !== null ? [nameOf(name)] : []))
    return names.length > 0 ? [{ line, fields: names.join(', ') }] : []
  })
  // Of rows that are all there already, nothing new is asked.
  const missing = found.rows.length > 0 && lacking.length === 0 ? [] : found.missing
  return (
    <>
      {missing.length > 0 && (
        <Message tone="error">
          {t('missingColumns')}
          <ul className="import-missing">
            {missing.map((name) => (
              <li key={name}>{nameOf(name)}</li>
            ))}
          </ul>
        </Message>
      )}
      {lacking.length > 0 && (
        <Message tone="error">
          {t('missingInRows')}
          <ul className="import-missing">
            {lacking.slice(0, shownRows).map(({ line, fields }) => (
              <li key={line}>{t('missingRow', { row: line, fields })}</li>
            ))}
            {lacking.length > shownRows && <li>{t('missingMore', { n: lacking.length - shownRows })}</li>}
          </ul>
        </Message>
      )}
    </>
  )
}
