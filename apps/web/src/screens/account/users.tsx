import { model } from '@vezel/model'
import { peoplePhrases } from '@vezel/model/messages/people/index.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { useMe } from '../../api/me.ts'
import type { RowFor } from '../../api/rows.ts'
import { fieldLabel } from '../../kinds/record.ts'
import { CreateDialog } from '../../resource/create-dialog.tsx'
import { frameOf } from '../../resource/in-record.tsx'
import { RecordList } from '../../resource/record-list.tsx'
import { RecordPage } from '../../resource/record-page.tsx'
import { ResourceTable } from '../../resource/resource-table.tsx'
import { formSelection } from '../../resource/selection.ts'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { Capabilities, Certificates, Equipment, PersonValues } from './people.tsx'
import { Signature } from './signature.tsx'

const columns = [
  'full_name',
  'inventarisatie_rol',
  'vestiging',
  'functie',
  'initialen',
  'last_login_at',
  'active',
] as const
const listed = { user: { id: true, email: true } } as const
const isOpen = { accepted_at: { empty: true }, declined_at: { empty: true } } as const
const invited = ['email', 'name', 'achternaam', 'inventarisatie_rol', 'created_at'] as const

/** Who works here, and who was asked to. */
export function UsersScreen() {
  const t = useT(peoplePhrases)
  const [isInviting, setInviting] = useState(false)
  const more = useEmailColumn()
  return (
    <div className="page-flow">
      <RecordList
        of="inspectionUser"
        route="admin-users"
        where={{}}
        columns={columns}
        select={listed}
        more={more}
        title={t('users')}
        flow
      />
      <ResourceTable
        of="invitation"
        filter={isOpen}
        columns={invited}
        title={t('invitations')}
        createLabel={t('invite')}
        onCreate={() => setInviting(true)}
        emptyWhy={t('invitationsNone')}
        canDelete
        flow
      />
      {isInviting && <CreateDialog of="invitation" title={t('inviteTitle')} onClose={() => setInviting(false)} />}
    </div>
  )
}

/** The address of somebody, which is of the person and not of the link with the organisation. */
function useEmailColumn() {
  const { locale } = useUiTexts()
  return useMemo(
    () => [
      {
        key: 'email',
        before: 'inventarisatie_rol',
        title: fieldLabel(model.entity('user').fields.email, locale),
        value: ({ user }: RowFor<'inspectionUser', typeof listed>) => user.email,
      },
    ],
    [locale],
  )
}

const selection = formSelection('inspectionUser', { user: formSelection('user') })
type Person = RowFor<'inspectionUser', typeof selection>
const InPerson = frameOf('inspectionUser', selection)

/** A tab of the page of somebody among the staff. */
const ofUser = (render: (person: Person) => ReactNode) =>
  function UserTab() {
    return <InPerson route="admin-users-user">{({ row }) => render(row)}</InPerson>
  }

export const UserInformationScreen = ofUser(({ user }) => (
  <RecordPage
    below={
      <div className="person-more">
        <PersonValues user={user} />
      </div>
    }
  />
))
export const UserSignatureScreen = ofUser(({ id }) => <UserSignature person={id} />)
export const UserCapabilitiesScreen = ofUser(({ id }) => (
  <Capabilities person={id} route="admin-users-user-capabilities" />
))
export const UserCertificatesScreen = ofUser(({ id }) => (
  <Certificates person={id} route="admin-users-user-certificates" />
))
export const UserEquipmentScreen = ofUser(({ id }) => <Equipment person={id} route="admin-users-user-equipment" />)

function UserSignature({ person }: { person: string }) {
  const { me } = useMe()
  return <Signature person={person} isOwn={person === me?.inventarisatie_user?.id} />
}
