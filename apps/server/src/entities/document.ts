import { model } from '@vezel/model'
import type { Issue } from '@vezel/model/rules/rule.ts'
import type { DraftOf } from '../db/stored.ts'
import type { Work } from '../db/work.ts'
import { extensionOf } from '../files/file-name.ts'
import type { Behaviour } from './behaviour.ts'
import { isOfVessel } from './shared/of-vessel.ts'

/** What can be read beside the form, and printed. */
const shown: readonly string[] = model.entity('document').fields.file.accept

/**
 * Takes over the file of a document of the asset that was chosen, unless another was given with it; answers whether it is one
 * that a document of a survey can hold.
 */
async function takeFile(
  draft: Pick<DraftOf<'document'>, 'asset_document' | 'file'>,
  work: Work,
  before?: Pick<DraftOf<'document'>, 'asset_document' | 'file'>,
): Promise<boolean> {
  const { asset_document: chosen } = draft
  if (!chosen || chosen === before?.asset_document || draft.file !== (before?.file ?? null)) return true
  const { file } = (await work.find('assetDocument', chosen)) ?? {}
  const { file_key: key = '' } = (await work.find('file', file)) ?? {}
  if (!file || !shown.includes(extensionOf(key))) return false
  draft.file = file
  return true
}

/** A document is of a kind that its asset has: those of a vessel are others than those of a building. */
export const documentBehaviour: Behaviour<'document'> = {
  computed: { vscp_label: ({ row }) => `${row}."naam"` },

  async beforeSave(draft, work, before) {
    const isVessel = await isOfVessel(work, draft.onderzoek)
    if (isVessel === undefined) return undefined
    const [own, other] = isVessel
      ? (['vessel_document_type', 'document_type'] as const)
      : (['document_type', 'vessel_document_type'] as const)
    const issues: Issue[] = []
    if (!(await takeFile(draft, work, before))) issues.push({ path: 'asset_document', rule: 'notReadable', args: [] })
    if (!draft[own]) issues.push({ path: own, rule: 'isRequired', args: [] })
    // One that stands there may become another, as where two items of the list are merged.
    if (draft[other] && !before?.[other]) issues.push({ path: other, rule: 'ofOtherAssets', args: [] })
    return issues
  },
}
