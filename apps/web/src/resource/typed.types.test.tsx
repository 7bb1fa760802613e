import { expectTypeOf, test } from 'vitest'
import { CreateDialog } from './create-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import type { Overrides } from './form-part.ts'
import { InRecord } from './in-record.tsx'
import { RecordCard, recordCardOf } from './record-card.tsx'
import { RecordList } from './record-list.tsx'
import { useResourceForm } from './resource-form.tsx'
import { ResourceTable } from './resource-table.tsx'
import { formSelection } from './selection.ts'

// These hold when the code compiles: a line marked `@ts-expect-error` that is right after all is an error itself. None is
// ever shown.

const close = () => {}
const locations = 'surveys-survey-sources-source-locations-location'
const sources = 'surveys-survey-sources-source'

const _tables = () => (
  <>
    <ResourceTable
      of="sample"
      where={{ onderzoek: '1' }}
      columns={['nummer', 'updated_at']}
      sort={[{ field: 'nummer' }]}
    />
    {/* @ts-expect-error no entity has that key */}
    <ResourceTable of="samples" />
    {/* @ts-expect-error a sample has no such field to be filtered by */}
    <ResourceTable of="sample" where={{ survey: '1' }} />
    {/* @ts-expect-error a column that is not there */}
    <ResourceTable of="sample" columns={['number']} />
    {/* @ts-expect-error an order that is not there */}
    <ResourceTable of="sample" sort={[{ field: 'number' }]} />
    {/* @ts-expect-error a condition that is not there */}
    <ResourceTable of="sample" filter={{ onderzoek: { where: { numer: { eq: '1' } } } }} />
    {/* @ts-expect-error a cell of a column that is not there */}
    <ResourceTable of="sample" cells={{ number: () => null }} />
    {/* @ts-expect-error something asked that is not there */}
    <ResourceTable of="sample" select={{ onderzoek: { numer: true } }} />
    <ResourceTable
      of="sample"
      select={{ onderzoek: { nummer: true } }}
      fixed={(row) => expectTypeOf(row.onderzoek.nummer).toEqualTypeOf<string>()}
      cells={{
        nummer: ({ value, row }) => `${expectTypeOf(value).toEqualTypeOf<string>()} ${row.onderzoek.nummer}`,
        omschrijving: ({ value }) => `${expectTypeOf(value).toEqualTypeOf<string>()}`,
        monster_soort: ({ value }) => value?.value,
      }}
      more={[{ key: 'more', title: '', value: (row) => row.onderzoek.nummer }]}
      groupBy="monster_soort"
    />
    {/* What only a column shows was not asked by the screen. */}
    {/* @ts-expect-error so it knows nothing of it */}
    <ResourceTable of="sample" columns={['nummer']} fixed={(row) => row.nummer === ''} />
    {/* @ts-expect-error a field of the answer that is not there */}
    <ResourceTable of="sample" select={{ onderzoek: { nummer: true } }} fixed={(row) => row.onderzoek.naam === ''} />
    {/* @ts-expect-error a number is no record */}
    <ResourceTable of="sample" cells={{ nummer: ({ value }) => value.id }} />
    {/* @ts-expect-error groups by a column that is not there */}
    <ResourceTable of="sample" groupBy="kind" />
    {/* @ts-expect-error a tree along a field that is not there */}
    <ResourceTable of="space" tree="parent" />
    <RecordList of="remark" route="surveys-survey-information-other" where={{ onderzoek: '1' }} />
    <RecordList of="location" route={locations} where={{}} group={{ by: 'bron', route: sources }} />
    {/* @ts-expect-error a location has no such relation to be grouped by */}
    <RecordList of="location" route={locations} where={{}} group={{ by: 'source', route: sources }} />
    {/* @ts-expect-error the route of a group ends on its parameter */}
    <RecordList of="location" route={locations} where={{}} group={{ by: 'bron', route: 'surveys-survey-sources' }} />
    <InRecord of="client" route="admin-clients-client">
      {({ row }) => row.naam}
    </InRecord>
    {/* @ts-expect-error no entity has that key */}
    <InRecord of="clients" route="admin-clients-client">
      {null}
    </InRecord>
    {/* @ts-expect-error the route of a record ends on its parameter */}
    <InRecord of="client" route="admin-clients">
      {null}
    </InRecord>
    <InRecord of="client" route="admin-clients-client">
      {/* @ts-expect-error a client has no such field */}
      {({ row }) => row.name}
    </InRecord>
    {/* @ts-expect-error no route has that name */}
    <RecordList of="remark" route="surveys-survey-remarks" where={{ onderzoek: '1' }} />
    {/* @ts-expect-error a remark has no such field */}
    <RecordList of="remark" route="surveys-survey-information-other" where={{ survey: '1' }} />
  </>
)

const sampleOnCard = formSelection('sample', { onderzoek: { id: true, nummer: true } })
const SampleCard = recordCardOf('sample', sampleOnCard)
const _cards = () => (
  <>
    <SampleCard
      id="1"
      route="surveys-survey-samples-sample"
      title={({ nummer, onderzoek }) => `${expectTypeOf(nummer).toEqualTypeOf<string>()} ${onderzoek.nummer}`}
    />
    <SampleCard
      id="1"
      route="surveys-survey-samples-sample"
      // @ts-expect-error the state of the survey was not asked
      title={({ onderzoek }) => onderzoek.onderzoek_status}
    />
    {/* @ts-expect-error no entity has that key */}
    <RecordCard of="samples" id="1" route="surveys-survey-samples-sample" />
    {/* @ts-expect-error no route has that name */}
    <RecordCard of="sample" id="1" route="surveys-survey-monsters-sample" />
    {/* @ts-expect-error a sample has no such field */}
    <RecordCard of="sample" id="1" route="surveys-survey-samples-sample" names={['number']} />
    <RecordCard
      of="source"
      id="1"
      route="surveys-survey-sources-source"
      tabs={{ 'surveys-survey-sources-source-group-status': () => null }}
    />
    <RecordCard
      of="source"
      id="1"
      route="surveys-survey-sources-source"
      // @ts-expect-error no tab of a source has that route
      tabs={{ 'surveys-survey-samples': () => null }}
    />
  </>
)

const _dialogs = () => (
  <>
    <CreateDialog of="finding" names={['hoeveelheid']} values={{ bron_locatie: '1' }} onClose={close} />
    {/* @ts-expect-error a field that is not there */}
    <CreateDialog of="finding" names={['amount']} onClose={close} />
    {/* @ts-expect-error a value of a field that is not there */}
    <CreateDialog of="finding" values={{ location: '1' }} onClose={close} />
    {/* @ts-expect-error a value that the choice does not have */}
    <CreateDialog of="finding" values={{ aangetroffen: 'misschien' }} onClose={close} />
    <CreateDialog of="finding" onClose={close} onCreated={({ id }) => expectTypeOf(id).toEqualTypeOf<string>()} />
    <EditDialog of="visit" id="1" onClose={close} title={({ nummer }) => `${nummer}`} />
    {/* What a visit does not have may still have been asked for: nothing is known of it. */}
    <EditDialog
      of="visit"
      id="1"
      onClose={close}
      above={({ number }) => expectTypeOf(number).toEqualTypeOf<unknown>() && null}
    />
    {/* @ts-expect-error no entity has that key */}
    <EditDialog of="findings" id="1" onClose={close} />
  </>
)

const _forms = () => {
  useResourceForm({ of: 'sample', row: null, offers: { sub_asset: { filter: () => ({ asset: { eq: '1' } }) } } })
  // @ts-expect-error no entity has that key
  useResourceForm({ of: 'samples', row: null })
  // @ts-expect-error an offer for a field that is not there
  useResourceForm({ of: 'sample', row: null, offers: { space: {} } })
  // @ts-expect-error an offer by a condition that a space does not have
  useResourceForm({ of: 'sample', row: null, offers: { sub_asset: { filter: () => ({ building: { eq: '1' } }) } } })
  // @ts-expect-error an offer that follows a field that is not there
  const watching: Overrides<'sample'> = { offers: { sub_asset: { watch: ['survey'] } } }
  // @ts-expect-error a label of a field that is not there
  const labelled: Overrides<'sample'> = { labels: { number: 'Nummer' } }
  return [watching, labelled]
}

test('keys, columns, values, offers and routes of tables, cards, dialogs and forms are checked as the code is', () => {
  expectTypeOf([_tables, _cards, _dialogs, _forms]).toBeArray()
})
