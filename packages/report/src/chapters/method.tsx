import { useReport } from '../page/context.ts'
import { FactList, Heading, Prose } from '../page/parts.tsx'

/** How the work was done, with what, and by which laboratory. */
export function Method() {
  const { dossier, facts, words } = useReport()
  const { t } = words
  const uitvoering = dossier.onderzoek.onderzoek_uitvoering
  const labs = facts.laboratories.map((lab) => `${lab.naam} (${lab.accreditatienummer})`)
  return (
    <>
      <Heading level={1}>{t('ch5')}</Heading>
      <Prose text={uitvoering?.methode ?? (labs.length === 0 ? t('noText') : null)} />
      {labs.length > 0 && <Prose text={t('methodIntro', { labs: words.list(labs) })} />}
      <FactList
        className="text"
        facts={[
          [t('analysisMethods'), facts.methods.map((method) => method.label).join('; ')],
          [
            t('equipment'),
            (uitvoering?.hulpmiddelen ?? [])
              .map((row) => [row.naam, row.serienummer].filter(Boolean).join(', '))
              .join('; '),
          ],
          [t('safety'), uitvoering?.veiligheidsmaatregelen],
        ]}
      />
    </>
  )
}
