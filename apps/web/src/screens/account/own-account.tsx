import { type ReactNode, Suspense } from 'react'
import { useMe } from '../../api/me.ts'
import { CardSkeleton } from '../../ui/progress.tsx'
import { Capabilities, Certificates, Equipment } from './people.tsx'
import { Signature } from './signature.tsx'

/** A tab of one's own account, once it is known who that is. */
const ofMe = (render: (person: string) => ReactNode) =>
  function OwnTab() {
    const { me } = useMe()
    const person = me?.inventarisatie_user?.id
    return person === undefined ? <CardSkeleton /> : <Suspense fallback={<CardSkeleton />}>{render(person)}</Suspense>
  }

export const OwnSignatureScreen = ofMe((person) => <Signature person={person} isOwn />)
export const OwnCapabilitiesScreen = ofMe((person) => <Capabilities person={person} route="account-capabilities" />)
export const OwnCertificatesScreen = ofMe((person) => <Certificates person={person} route="account-certificates" />)
export const OwnEquipmentScreen = ofMe((person) => <Equipment person={person} route="account-equipment" />)
