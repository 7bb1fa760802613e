import { model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import { useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { useUiTexts } from '../ui/texts.ts'
import { CreateDialog } from './create-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { ResourceTable } from './resource-table.tsx'

/** What is open of them: a record by its id, or one that is being made. */
type Opened = { readonly id: string } | 'new' | null

/** Every record of a kind that has no page of its own: found, added, changed, taken out of use and deleted. */
export function ManageDialog({ of, onClose }: { of: string; onClose: () => void }) {
  const { locale } = useUiTexts()
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  return (
    <>
      <Dialog open onClose={onClose} width={800} title={inLocale(model.named(of).plural, locale)}>
        <div className="managed-records">
          <ResourceTable
            of={of}
            flow
            canDelete
            bulk={false}
            onOpen={({ id }) => setOpened({ id: String(id) })}
            onCreate={() => setOpened('new')}
          />
        </div>
      </Dialog>
      {opened === 'new' && <CreateDialog of={of} onClose={close} />}
      {opened !== null && opened !== 'new' && (
        <EditDialog key={opened.id} of={of} id={opened.id} canDelete onClose={close} />
      )}
    </>
  )
}
