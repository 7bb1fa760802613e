import { chapter } from '../page/chapter.tsx'
import { FactList, Nothing, Prose } from '../page/parts.tsx'

/** How the work was done, with what, and by which laboratory. */
export const method = chapter({
  key: 'method',
  title: 'ch5',
  data: ({ dossier, facts }) => ({
    execution: dossier.onderzoek.uitvoering,
    laboratories: facts.laboratories,
    methods: facts.methods,
  }),
  render: ({ execution, laboratories, methods }, { words }) => {
    const { t } = words
    const labs = laboratories.map((lab) => `${lab.naam} (${lab.accreditatienummer})`)
    return (
      <>
        {execution?.methode == null ? <Nothing where="whereExecution" /> : <Prose text={execution.methode} />}
        <FactList
          className="text"
          facts={[
            [t('laboratory'), words.list(labs)],
            [t('analysisMethods'), methods.map((method) => method.label).join('; ')],
            [
              t('equipment'),
              (execution?.hulpmiddelen ?? [])
                .map((row) => [row.naam, row.serienummer].filter(Boolean).join(', '))
                .join('; '),
            ],
            [t('safety'), execution?.veiligheidsmaatregelen],
          ]}
        />
      </>
    )
  },
})
