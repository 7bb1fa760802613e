import { useFormats, useT } from '../../page/texts.tsx'
import { Section } from '../../ui/field.tsx'

/** What each version brought, newest first. */
export function ChangelogScreen() {
  const t = useT()
  const { longDate } = useFormats()
  return (
    <div className="page-flow">
      <Section level={2} title={`1.0.0, ${longDate('2026-11-21')}`}>
        <p>{t('changelogFirst')}</p>
      </Section>
    </div>
  )
}
