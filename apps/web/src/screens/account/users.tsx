import { IconUserOff } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { peoplePhrases } from '@vezel/model/messages/people/index.ts'
import { isAdmin } from '@vezel/model/rights.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { call } from '../../api/call.ts'
import { isManager, roleIdOf, useMe } from '../../api/me.ts'
import type { RowFor } from '../../api/rows.ts'
import type { DisplayProps } from '../../kinds/kind.ts'
import { fieldLabel } from '../../kinds/record.ts'
import { useTo } from '../../page/place.ts'
import { CreateDialog } from '../../resource/create-dialog.tsx'
import { frameOf } from '../../resource/in-record.tsx'
import { RecordList } from '../../resource/record-list.tsx'
import { RecordPage } from '../../resource/record-page.tsx'
import { ResourceTable } from '../../resource/resource-table.tsx'
import { useRowAddress } from '../../resource/row-address.ts'
import { formSelection } from '../../resource/selection.ts'
import { ButtonLink, IconButton } from '../../ui/button.tsx'
import { ErrorSign, TickSign, WarningSign } from '../../ui/signs.tsx'
import { ProgressSign } from '../../ui/state-signs.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { Access, AccessDialog } from './access.tsx'
import { CertificatesLooked } from './certificates-looked.tsx'
import { Capabilities, Certificates, Equipment, PersonValues, SignedStatus } from './people.tsx'
import { RightsOfPerson } from './rights.tsx'
import { Signature } from './signature.tsx'

/** Who recorded something cannot be deleted, only kept out: what can be deleted is chosen first. */
const actions = { delete: 'chosen' } as const
const columns = [
  'full_name',
  'inventarisatie_rol',
  'vestiging',
  'functie',
  'initialen',
  'last_login_at',
  'active',
  'tweede_factor',
] as const
const factorHidden = ['tweede_factor'] as const
const listed = { full_name: true, active: true, user: { id: true, email: true } } as const
type Listed = RowFor<'inspectionUser', typeof listed>
const invited = ['email', 'name', 'achternaam', 'inventarisatie_rol', 'status', 'verzonden_op'] as const

const invitationSigns = {
  onderweg: <ProgressSign step={2} />,
  open: <ProgressSign step={2} />,
  verlopen: <WarningSign />,
  aangenomen: <TickSign />,
  afgeslagen: <ErrorSign />,
  ingetrokken: <ProgressSign step="void" />,
}
const InvitationStatus = (props: DisplayProps) => <SignedStatus signs={invitationSigns} {...props} />
const invitationCells = { status: InvitationStatus }
const invitedRow = { status: true } as const
type Invited = RowFor<'invitation', typeof invitedRow>
const isAnswered = ({ status }: Invited) => status === 'aangenomen' || status === 'afgeslagen'
/** What nobody answered can be mailed again, or withdrawn. */
const invitationActions = {
  send: {
    run: ({ id }: Invited) => call('verstuurUitnodiging', { id }),
    isOffered: (row: Invited) => !isAnswered(row),
  },
  withdraw: {
    run: ({ id }: Invited) => call('trekUitnodigingIn', { id }),
    isOffered: (row: Invited) => !isAnswered(row) && row.status !== 'ingetrokken',
  },
}

/** Who works here, and who was asked to. */
export function UsersScreen() {
  const t = useT(peoplePhrases)
  const invitations = useRowAddress('invitation', 'admin-users', { inQuery: true })
  const [ending, setEnding] = useState<Listed | null>(null)
  const more = useMoreColumns(setEnding)
  const { me } = useMe()
  const to = useTo()
  return (
    <div className="page-flow">
      <RecordList
        of="inspectionUser"
        route="admin-users"
        where={{}}
        columns={columns}
        hidden={factorHidden}
        select={listed}
        more={more}
        actions={actions}
        title={t('users')}
        tools={
          isAdmin(roleIdOf(me)) && (
            <>
              <ButtonLink to={to('admin-users-matrix')}>{t('rights')}</ButtonLink>
              <ButtonLink to={to('admin-users-log')}>{t('log')}</ButtonLink>
            </>
          )
        }
        flow
        isMain
      />
      <AccessDialog person={ending} onClose={() => setEnding(null)} />
      <ResourceTable
        of="invitation"
        columns={invited}
        select={invitedRow}
        title={t('invitations')}
        createLabel={t('invite')}
        onCreate={() => invitations.setCreating(true)}
        emptyWhy={t('invitationsNone')}
        cells={invitationCells}
        actions={invitationActions}
        canDelete
        flow
      />
      {/* Below what is there at once: it moves nothing when it comes. */}
      <CertificatesLooked />
      {invitations.isCreating && (
        <CreateDialog
          of="invitation"
          title={t('inviteTitle')}
          confirm={t('invite')}
          onClose={() => invitations.setCreating(false)}
        />
      )}
    </div>
  )
}

/** The address of somebody, which is of the person and not of the link with the organisation; and what ends their access. */
function useMoreColumns(onEnd: (person: Listed) => void) {
  const t = useT(peoplePhrases)
  const { locale } = useUiTexts()
  const { me } = useMe()
  const own = me?.inventarisatie_user?.id
  const mayEnd = isManager(me)
  return useMemo(() => {
    const endOf = (person: Listed) =>
      person.active && person.id !== own
        ? [{ label: t('deactivate'), icon: <IconUserOff />, onSelect: () => onEnd(person) }]
        : []
    const end = {
      key: 'end',
      title: t('deactivate'),
      kind: 'action',
      narrow: true,
      sortable: false,
      value: () => null,
      menu: endOf,
      render: (person: Listed) =>
        endOf(person).map(({ icon, onSelect }) => (
          <IconButton
            key={person.id}
            label={t('deactivateOf', { name: person.full_name ?? '' })}
            icon={icon}
            onClick={onSelect}
          />
        )),
    } as const
    const email = {
      key: 'email',
      before: 'inventarisatie_rol',
      title: fieldLabel(model.entity('user').fields.email, locale),
      value: ({ user }: Listed) => user.email,
    } as const
    return mayEnd ? [email, end] : [email]
  }, [locale, t, own, mayEnd, onEnd])
}

const selection = formSelection('inspectionUser', { user: formSelection('user') })
type Person = RowFor<'inspectionUser', typeof selection>
const InPerson = frameOf('inspectionUser', selection)

/** A tab of the page of somebody among the staff. */
const ofUser = (render: (person: Person) => ReactNode) =>
  function UserTab() {
    return <InPerson route="admin-users-user">{({ row }) => render(row)}</InPerson>
  }

// Whether somebody is active is asked with what follows from it.
const staffFields = ['inventarisatie_rol', 'vestiging', 'functie', 'initialen', 'personeelsnummer'] as const

export const UserInformationScreen = ofUser((person) => (
  <RecordPage
    names={staffFields}
    below={
      <div className="person-more">
        <PersonValues user={person.user} />
        <Access person={person} />
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
export const UserRightsScreen = ofUser((person) => (
  <RightsOfPerson
    person={person.id}
    name={person.full_name}
    role={person.inventarisatie_rol}
    isActive={person.active}
  />
))
export const UserEquipmentScreen = ofUser(({ id }) => <Equipment person={id} route="admin-users-user-equipment" />)

function UserSignature({ person }: { person: string }) {
  const { me } = useMe()
  return <Signature person={person} isOwn={person === me?.inventarisatie_user?.id} />
}
