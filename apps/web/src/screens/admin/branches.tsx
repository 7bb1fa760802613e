import { model } from '@vezel/model'
import { adminPhrases } from '@vezel/model/messages/admin/index.ts'
import { useEffect } from 'react'
import { loadMe, useMe } from '../../api/me.ts'
import { type RowFor, useRow } from '../../api/rows.ts'
import type { FieldName } from '../../api/typed.ts'
import { formNames } from '../../resource/fields.tsx'
import { inRecord } from '../../resource/in-record.tsx'
import { RecordList } from '../../resource/record-list.tsx'
import { RecordPage } from '../../resource/record-page.tsx'
import { formSelection } from '../../resource/selection.ts'
import { CardSkeleton } from '../../ui/progress.tsx'
import { useT } from '../../ui/texts.ts'
import { AddressPage, WithAddress } from './with-address.tsx'

const organisation = model.entity('organisation')
const selection = formSelection('organisation')
/** What the report says of a branch: a tab of its own. */
const inReport = ['logo', 'rapport_voettekst', 'onafhankelijkheidsverklaring'] as const satisfies FieldName<'branch'>[]
// The names of a definition are those of its fields.
const others = formNames('branch').filter((name) => !inReport.some((one) => one === name)) as FieldName<'branch'>[]
const create = { names: others }
/** New surveys open with its set, so it is one that holds today. */
const offers = { variable_set: { filter: () => ({ is_geldig: { eq: true } }) } }

/** The own company: its own form, and below it the branches and the days on which nobody works. */
export function OrganisationScreen() {
  const t = useT(adminPhrases)
  const { me } = useMe()
  const id = me?.inventarisatie_user?.inventarisatie_organisatie.id ?? null
  const { row } = useRow(organisation, id, selection)
  useRenewedMe(row)
  if (row === null) return <CardSkeleton />
  return (
    <WithAddress
      of="organisation"
      row={row}
      readOnly={null}
      offers={offers}
      below={
        <>
          <RecordList of="branch" route="admin-kiwa" where={{}} create={create} emptyWhy={t('branchFirstWhy')} flow />
          <RecordList of="holiday" route="admin-kiwa" where={{}} emptyWhy={t('holidaysEmptyWhy')} isSecond flow />
        </>
      }
    />
  )
}

/** Whose name and set whoever is logged in works with: once they are others here, these are asked for again. */
function useRenewedMe(row: RowFor<'organisation', typeof selection> | null): void {
  const { me } = useMe()
  const known = me?.inventarisatie_user?.inventarisatie_organisatie
  const isOther =
    row !== null && known?.id === row.id && !(known.naam === row.naam && known.variable_set.id === row.variable_set.id)
  const version = row?.record_version
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was shown before it was saved is asked for again after that.
  useEffect(() => {
    if (isOther) void loadMe()
  }, [isOther, version])
}

const inBranch = inRecord({ of: 'branch', route: 'admin-kiwa-branch' })

/** A branch, with the certificate under which it surveys. */
export const BranchInformationScreen = inBranch(() => <RecordPage names={others} />)
export const BranchAddressScreen = inBranch(AddressPage)
/** What its reports carry. */
export const BranchOtherScreen = inBranch(() => <RecordPage names={inReport} />)
