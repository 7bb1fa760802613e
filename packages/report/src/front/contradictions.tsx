import { useReport } from '../page/context.ts'

/** The alarm that the report is called suitable while something speaks against it: on the information page and in the summary. */
export function Contradictions() {
  const { facts, words } = useReport()
  return (
    <>
      <p className="what">{words.t('contradictionTitle')}</p>
      <p className="why">{facts.contradictions.map((text) => `${text}. `)}</p>
    </>
  )
}
