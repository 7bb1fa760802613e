import { ManageDialog } from '../resource/manage-dialog.tsx'
import { manage, useManaged } from '../resource/managing.ts'

/** The dialog in which records without a page are managed, above whatever is open. */
export function ManagedRecords() {
  const managed = useManaged()
  return managed && <ManageDialog of={managed} onClose={() => manage(null)} />
}
