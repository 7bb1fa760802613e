import type { Issue } from '@vezel/model/rules/rule.ts'
import type { Behaviour } from './behaviour.ts'

/** A document is of a kind that its asset has: those of a vessel are others than those of a building. */
export const documentBehaviour: Behaviour<'document'> = {
  computed: { vscp_label: ({ row }) => `${row}."naam"` },

  async beforeSave(draft, work, before) {
    const survey = await work.find('survey', draft.onderzoek)
    const folder = await work.find('inventoryAsset', survey?.inventarisatie_asset)
    if (!folder) return undefined
    const isVessel = (await work.find('vessel', folder.asset)) !== undefined
    const [own, other] = isVessel
      ? (['vessel_document_type', 'document_type'] as const)
      : (['document_type', 'vessel_document_type'] as const)
    const issues: Issue[] = []
    if (!draft[own]) issues.push({ path: own, rule: 'isRequired', args: [] })
    // One that stands there may become another, as where two items of the list are merged.
    if (draft[other] && !before?.[other]) issues.push({ path: other, rule: 'ofOtherAssets', args: [] })
    return issues
  },
}
