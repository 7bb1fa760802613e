import { inRecord, useOpened } from '../../resource/in-record.tsx'
import { RecordList } from '../../resource/record-list.tsx'
import { RecordPage } from '../../resource/record-page.tsx'
import { AddressPage } from './with-address.tsx'

/** Who surveys are made for. */
export const ClientsScreen = () => <RecordList of="client" route="admin-clients" where={{}} />

const inClient = inRecord({ of: 'client', route: 'admin-clients-client' })

/** A client as the organisation keeps it. */
export const ClientInformationScreen = inClient(RecordPage)

/** Where a client is visited. */
export const ClientAddressScreen = inClient(AddressPage)

/** The people at a client. */
export const ClientContactsScreen = inClient(function ClientContactsScreen() {
  const { id } = useOpened()
  return <RecordList of="contact" route="admin-clients-client-contacts" where={{ klant: id }} />
})
