import { IconPlus } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { isRecord } from '@vezel/model/kit/record.ts'
import { adminPhrases } from '@vezel/model/messages/admin/index.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { SendOptions } from '../../api/connection.ts'
import { useRow } from '../../api/rows.ts'
import type { Read } from '../../kinds/record.ts'
import { unanswered } from '../../resource/answered.tsx'
import { DefinedSections, Part } from '../../resource/fields.tsx'
import { useOpened } from '../../resource/in-record.tsx'
import { FormBody, FormPage } from '../../resource/resource-form.tsx'
import {
  firstInput,
  type PartOptions,
  PartProblem,
  type SavedPart,
  saveEach,
  useFormPart,
  type Versions,
} from '../../resource/saved-parts.ts'
import { formSelection } from '../../resource/selection.ts'
import { useForm } from '../../resource/use-form.tsx'
import { Button } from '../../ui/button.tsx'
import { goOnAt } from '../../ui/dialog-focus.ts'
import { CardSkeleton } from '../../ui/progress.tsx'
import { useT } from '../../ui/texts.ts'

const address = model.entity('address')
const selection = formSelection('address')

interface WithAddressProps {
  of: 'branch' | 'client' | 'laboratory' | 'organisation'
  row: Read
  readOnly: string | null
  /** Only the address, on a tab of its own. */
  isAlone?: boolean
  /** What its form offers of a relation. */
  offers?: PartOptions['offers']
  below?: ReactNode
}

/** The form of a record with its own address, saved together. */
export function WithAddress(props: WithAddressProps) {
  const { adres } = props.row
  const id = isRecord(adres) ? String(adres.id) : null
  const asked = useRow(address, id, selection)
  const { row } = asked
  const hadNone = useRef(false)
  if (id === null) hadNone.current = true
  const waiting = id !== null && row === null && unanswered([asked], <CardSkeleton />)
  if (waiting) return waiting
  return (
    <LoadedForm key={`${props.row.id} ${row?.id}`} {...props} address={row} isMade={hadNone.current && row !== null} />
  )
}

interface LoadedProps extends WithAddressProps {
  address: Read | null
  /** It came into being here: the form of its making, which had the focus, is gone. */
  isMade: boolean
}

function LoadedForm({ of, row, readOnly, isAlone, offers, below, address, isMade }: LoadedProps) {
  const t = useT(adminPhrases)
  const own = useFormPart({ of, row, ...(offers ? { offers } : {}) })
  const place = useFormPart({ of: 'address', row: address })
  const [isAdding, setAdding] = useState(false)
  const hasAddress = isAlone || address !== null || isAdding
  const form = useForm({
    parts: [...(isAlone ? [] : [own]), ...(hasAddress ? [place] : [])],
    readOnly,
    startEditing: isAlone && address === null && readOnly === null,
    submit: (parts, versions, options) =>
      hasAddress && address === null ? saveWithNew(own, place, versions, options) : saveEach(parts, versions, options),
    placeIssue: ({ path, ...issue }) =>
      path.startsWith('adres.')
        ? { part: place, issue: { ...issue, path: path.slice(path.lastIndexOf('.') + 1) } }
        : null,
  })
  if (isAdding && !form.editing) setAdding(false)
  const { editId } = form
  useEffect(() => {
    if (isMade && document.activeElement === document.body) document.getElementById(editId)?.focus()
  }, [isMade, editId])
  // The button is gone that asked for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when its fields have come.
  useEffect(() => {
    if (isAdding) goOnAt(firstInput([place]))
  }, [isAdding])
  const sections = (part: SavedPart) => (
    <Part part={part} editing={form.editing}>
      <DefinedSections level={2} />
    </Part>
  )
  return (
    <FormPage form={form} below={!form.editing && below}>
      <FormBody form={form}>
        {!isAlone && sections(own)}
        {hasAddress && (address !== null || readOnly === null) && sections(place)}
        {!hasAddress && form.editing && (
          <Button icon={<IconPlus />} onClick={() => setAdding(true)}>
            {t('addAddress')}
          </Button>
        )}
      </FormBody>
    </FormPage>
  )
}

/** An address comes into being with the record that it is of: one save, so that none is left alone. */
async function saveWithNew(own: SavedPart, place: SavedPart, versions: Versions, options: SendOptions) {
  const patch = { ...own.store.patch(), adres: { create: { ...place.values, ...place.store.patch() } } }
  try {
    return await own.save.update(String(own.row?.id), patch, versions.get(own.store) ?? own.store.version(), options)
  } catch (cause) {
    throw new PartProblem(own, cause)
  }
}

/** The address of the record of this page. */
export function AddressPage() {
  const { entity, row, whyReadOnly } = useOpened()
  // Of the frames that have this tab.
  return <WithAddress of={entity.key as 'client'} row={row} readOnly={whyReadOnly('manager')} isAlone />
}
