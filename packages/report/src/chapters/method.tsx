import { useReport } from '../page/context.ts'
import { FactList, Heading, Nothing, Prose } from '../page/parts.tsx'

/** How the work was done, with what, and by which laboratory. */
export function Method() {
  const { dossier, facts, words } = useReport()
  const { t } = words
  const uitvoering = dossier.onderzoek.onderzoek_uitvoering
  const labs = facts.laboratories.map((lab) => `${lab.naam} (${lab.accreditatienummer})`)
  return (
    <>
      <Heading level={1}>{t('ch5')}</Heading>
      {uitvoering?.methode == null ? <Nothing where="whereExecution" /> : <Prose text={uitvoering.methode} />}
      <FactList
        className="text"
        facts={[
          [t('laboratory'), words.list(labs)],
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
