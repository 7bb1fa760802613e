import type { Behaviour } from './behaviour.ts'
import { lackingOf } from './shared/lacking.ts'
import { demandCarriedOutWithout, demandStillCarriedOut } from './shared/survey-ready.ts'
import { tellAssigned } from './shared/tell-assigned.ts'

/** Who carries a survey out is told so, and one of them may. */
export const executionBehaviour: Behaviour<'execution'> = {
  computed: {
    onbevoegd: ({ row, organisation }) =>
      lackingOf({
        row,
        organisation,
        people: 'onderzoek_uitvoering__inspecteurs',
        day: `coalesce(o."startdatum", vandaag())`,
      }),
  },
  afterCreate: (_id, draft, work) => tellAssigned(work, draft.onderzoek, draft.inspecteurs),
  async afterUpdate(_id, draft, work, before) {
    await tellAssigned(work, draft.onderzoek, draft.inspecteurs, before.inspecteurs)
    await demandStillCarriedOut(work, 'execution', draft, before)
  },
  afterDelete: (record, work) => demandCarriedOutWithout(work, record),
}
