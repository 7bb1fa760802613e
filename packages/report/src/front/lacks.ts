import type { ReportFacts } from '../derive.ts'
import type { Dossier, UserRow } from '../dossier.ts'
import { researchTold } from '../facts/research.ts'
import { hasResult } from '../facts/samples.ts'
import { distinct, runsInText } from '../facts/text.ts'
import type { ReportContext } from '../page/context.ts'
import { certificateNumber } from './status.ts'

/** The people who surveyed: those of the assignment and those of the visits that took place. */
export function inspectorsOf({ onderzoek }: Dossier): UserRow[] {
  const visits = onderzoek.inventarisaties.filter(({ status }) => status === 'uitgevoerd')
  const all = [...(onderzoek.uitvoering?.inspecteurs ?? []), ...visits.flatMap(({ inspecteurs }) => inspecteurs)]
  return [...new Map(all.map((user) => [user.id, user])).values()]
}

/** The number of a person's certificate for surveying, which the trade calls the DIA code. */
export function personalCertificate(user: UserRow) {
  return user.certificaten?.find(({ nummer }) => nummer !== null) ?? null
}

/** Whether any analysis names the certificate of the laboratory. */
export function hasCertificates(facts: ReportFacts): boolean {
  return facts.samples.some(({ lines }) => lines.some(({ certificate }) => certificate !== ''))
}

/** Parts of a complete report that this one does not hold, each as the information page names it. */
export function lacksOf({ dossier, facts, references, words }: ReportContext): string[] {
  const { t } = words
  const { rapport } = dossier
  const told = researchTold(dossier)
  const uncertified = inspectorsOf(dossier).filter((user) => personalCertificate(user) === null)
  const undated = facts.samples.filter(({ lines }) => lines.some(({ analysed }) => analysed === null))
  const signers = [...inspectorsOf(dossier), rapport.gecontroleerd_door, rapport.vrijgegeven_door]
  return [
    certificateNumber(dossier) === null ? t('lackProcessCertificate') : '',
    uncertified.length > 0
      ? t('lackPersonalCertificates', { names: words.list(distinct(uncertified.map(({ user }) => user.full_name))) })
      : '',
    signers.some((user) => user !== null && user.handtekening?.file == null) ? t('lackSignatures') : '',
    facts.samples.some(hasResult) && !hasCertificates(facts) ? t('lackCertificates') : '',
    undated.length > 0
      ? t('lackAnalysisDates', {
          numbers: runsInText(
            undated.map(({ row }) => row.nummer),
            words,
          ),
        })
      : '',
    told === 'whole'
      ? ''
      : t(told === 'interviews' ? 'lackDocuments' : 'lackResearch', { chapter: references.chapter('research') }),
    facts.plans.length > 0 ? '' : t('lackPlans', { letter: references.appendix('plans') }),
  ].filter((lack) => lack !== '')
}
