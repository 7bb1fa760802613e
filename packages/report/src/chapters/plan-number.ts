import type { OnderzoekPlattegrondRow } from '../dossier.ts'
import type { ReportContext } from '../page/context.ts'

/** Anchor of the page of a plan. */
export const planId = ({ id }: Pick<OnderzoekPlattegrondRow, 'id'>): string => `plan-${id}`

/** `A.2`: the appendix of the plans, and its place among them. */
export function planNumber({ id }: OnderzoekPlattegrondRow, { facts, references }: ReportContext): string {
  return `${references.appendix('plans')}.${facts.plans.findIndex(({ row }) => row.id === id) + 1}`
}
