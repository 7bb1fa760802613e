import { peoplePhrases } from '@vezel/model/messages/people/index.ts'
import type { ReactElement } from 'react'
import { downloadFile, type FileLike } from '../../api/files.ts'
import type { DisplayProps } from '../../kinds/kind.ts'
import type { Read } from '../../kinds/record.ts'
import { DefinedSections, Field, Part } from '../../resource/fields.tsx'
import { RecordList } from '../../resource/record-list.tsx'
import { useFormPart } from '../../resource/saved-parts.ts'
import { FieldGrid, Section } from '../../ui/field.tsx'
import { ErrorSign, SignedWord, TickSign, WarningSign } from '../../ui/signs.tsx'
import { useT } from '../../ui/texts.ts'
import './people.css'

// What one's own account and the page of somebody among the staff share. Everybody reads what is his own; managers change it.

/** What holds today, what soon does not, and what no longer does. */
const signs = { geldig: <TickSign />, verloopt: <WarningSign />, verlopen: <ErrorSign /> }

/** A status with its sign; a dash where there is none. */
export function SignedStatus({
  signs,
  value,
  field,
  speaking,
}: DisplayProps & { signs: Readonly<Record<string, ReactElement>> }) {
  const sign = typeof value === 'string' ? signs[value] : undefined
  return sign ? <SignedWord sign={sign}>{speaking.textOf(field, value)}</SignedWord> : <span className="dim">–</span>
}

const CertificateStatus = (props: DisplayProps) => <SignedStatus signs={signs} {...props} />

/** A capability that does not count is as good as none. */
const Counts = ({ value, field, speaking }: DisplayProps) => (
  <SignedWord sign={value === true ? signs.geldig : signs.verlopen}>{speaking.textOf(field, value)}</SignedWord>
)

const withFile = { file: { id: true, url: true, filename: true } } as const
const download = {
  run: ({ file }: { readonly file: FileLike | null }) => downloadFile(file ?? {}),
  isOffered: ({ file }: { readonly file: FileLike | null }) => file !== null,
}
const actions = { download }

interface OfPerson<Route> {
  /** The id among the staff. */
  person: string
  route: Route
}

/** What somebody may do, and whether it counts today. */
export function Capabilities({ person, route }: OfPerson<'account-capabilities' | 'admin-users-user-capabilities'>) {
  const t = useT(peoplePhrases)
  return (
    <RecordList
      of="userCapability"
      route={route}
      where={{ inventarisatie_user: person }}
      hidden={['toegekend_door']}
      cells={{ is_geldig: Counts }}
      kinds={{ is_geldig: 'status' }}
      emptyWhy={t('capabilitiesNone')}
      card={{ below: (row) => <CapabilityStands row={row} /> }}
    />
  )
}

const standing = ['is_geldig', 'ontbrekende_certificaten', 'toegekend_door'] as const
const standingDisplays = { is_geldig: Counts }

/** Whether a capability counts today, for want of what it does not, and who granted it: nobody fills that in. */
function CapabilityStands({ row }: { row: Read }) {
  const t = useT(peoplePhrases)
  const part = useFormPart({ of: 'userCapability', row, displays: standingDisplays })
  return (
    <Part part={part} editing={false}>
      <Section level={3} title={t('capabilityStands')}>
        <FieldGrid isValues>
          {standing.map((name) => (
            <Field key={name} name={name} width="full" />
          ))}
        </FieldGrid>
      </Section>
    </Part>
  )
}

export function Certificates({ person, route }: OfPerson<'account-certificates' | 'admin-users-user-certificates'>) {
  const t = useT(peoplePhrases)
  return (
    <RecordList
      of="userCertificate"
      route={route}
      where={{ inventarisatie_user: person }}
      emptyWhy={t('certificatesNone')}
      columns={['inventarisatie_user_certificate_type', 'nummer', 'geldig_tot', 'status']}
      cells={{ status: CertificateStatus }}
      select={withFile}
      actions={actions}
    />
  )
}

/** What somebody holds; each piece opens in a card with its inspections. */
export function Equipment({ person, route }: OfPerson<'account-equipment' | 'admin-users-user-equipment'>) {
  const t = useT(peoplePhrases)
  const own = 'account-equipment-item-certificates'
  const anybodys = 'admin-users-user-equipment-item-certificates'
  const inspections = (list: typeof own | typeof anybodys) => (row: { readonly id: string }) => (
    <RecordList
      of="equipmentCertificate"
      route={list}
      where={{ uitrusting: row.id }}
      columns={['nummer', 'keuringsdatum', 'geldig_tot', 'status']}
      cells={{ status: CertificateStatus }}
      select={withFile}
      actions={actions}
    />
  )
  return (
    <RecordList
      of="equipment"
      route={route}
      where={{ inventarisatie_user: person }}
      emptyWhy={t('equipmentNone')}
      cells={{ keuring_status: CertificateStatus }}
      card={{ tabs: { [own]: inspections(own), [anybodys]: inspections(anybodys) } }}
    />
  )
}

/** Who somebody is, to be read: only the person changes it. */
export function PersonValues({ user }: { user: Read }) {
  const t = useT(peoplePhrases)
  const part = useFormPart({ of: 'user', row: user })
  return (
    <Part part={part} editing={false}>
      <Section level={2} title={t('person')} aside={<span className="dim">{t('personWhy')}</span>}>
        <FieldGrid isValues>
          {(['full_name', 'email', 'username', 'phone_number', 'locale', 'country'] as const).map((name) => (
            <Field key={name} name={name} />
          ))}
        </FieldGrid>
      </Section>
    </Part>
  )
}

/** What somebody is in the organisation, to be read. */
export function StaffValues({ row }: { row: Read }) {
  const part = useFormPart({ of: 'inspectionUser', row })
  return (
    <Part part={part} editing={false}>
      <DefinedSections level={2} />
    </Part>
  )
}
