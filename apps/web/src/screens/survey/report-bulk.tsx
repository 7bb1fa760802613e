import { IconFileMinus, IconFilePlus } from '@tabler/icons-react'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useT } from '../../ui/texts.ts'

const into = { in_rapport: true }
const outOf = { in_rapport: false }

/** Many records of a survey at once into its report, and out of it. */
export function useReportBulk() {
  const t = useT(surveyAreas)
  return {
    actions: [
      { label: t('intoReport'), icon: <IconFilePlus />, set: into },
      { label: t('outOfReport'), icon: <IconFileMinus />, set: outOf },
    ],
  }
}
