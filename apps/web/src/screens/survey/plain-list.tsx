import { type EntityKey, model } from '@vezel/model'
import type { RouteName } from '@vezel/model/route-paths.ts'
import { RecordList } from '../../resource/record-list.tsx'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'

/** The screen of records of a survey about which nothing is special: their list, for whom the definition lets add one. */
export const plainList = (of: EntityKey, route: RouteName) =>
  inSurvey(function PlainList() {
    const { id, readOnly } = useOpenSurvey(model.named(of).access.create)
    return <RecordList<string> of={of} route={route} where={{ onderzoek: id }} readOnly={readOnly} />
  })
