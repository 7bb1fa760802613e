import type { Entity } from '@vezel/model/kit/entity.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import type { ReactNode } from 'react'
import type { Read } from '../kinds/record.ts'
import { flatValue } from '../kinds/words.ts'
import { useTo } from '../page/place.ts'
import { ErrorPage } from '../ui/error-page.tsx'
import { EmptyState } from '../ui/feedback.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'

/** Whether a record hangs on what the address names above it. Of what hangs elsewhere there is none at that address. */
export const hangsOn = (entity: Entity, row: Read, where: Draft): boolean =>
  Object.entries(where).every(([name, value]) => flatValue(entity.fields[name], row[name]) === value)

interface NotFoundProps {
  of: Entity
}

/** In place of a page: the record that the address names does not exist, or not for whoever asks. */
export function RecordNotFoundPage({ of }: NotFoundProps) {
  const { sentence, why } = useWords(of)
  const to = useTo()
  return (
    <ErrorPage status={404} message={sentence} homeTo={to('index')}>
      <p>{why}</p>
    </ErrorPage>
  )
}

/** The same in a card, a dialog or a list, of which the rest of the page is there. */
export function RecordNotFound({ of, actions }: NotFoundProps & { actions?: ReactNode }) {
  const { sentence, why } = useWords(of)
  return (
    <EmptyState title={sentence} actions={actions}>
      {why}
    </EmptyState>
  )
}

function useWords(of: Entity) {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  return { sentence: t('notFound', { what: inLocale(of.label, locale) }), why: t('notFoundWhy') }
}
