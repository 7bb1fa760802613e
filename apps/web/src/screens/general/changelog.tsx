import { pagePhrases } from '../../page/phrases.ts'
import { useFormats } from '../../page/texts.tsx'
import { Section } from '../../ui/field.tsx'
import { useT } from '../../ui/texts.ts'

/** What each version brought, newest first. */
export function ChangelogScreen() {
  const t = useT(pagePhrases)
  const { longDate } = useFormats()
  return (
    <div className="page-flow">
      <Section level={2} title={`1.0.0, ${longDate('2026-11-21')}`}>
        <p>{t('changelogFirst')}</p>
      </Section>
    </div>
  )
}
