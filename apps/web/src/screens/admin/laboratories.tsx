import { model } from '@vezel/model'
import { isRecord } from '@vezel/model/kit/record.ts'
import { adminPhrases } from '@vezel/model/messages/admin/index.ts'
import { Fragment, useMemo } from 'react'
import type { LookupItem } from '../../api/lookups.ts'
import { lostKeysQuestion } from '../../api/questions.ts'
import { type RowFor, useAnswer, useRows } from '../../api/rows.ts'
import '../../page/survey-routes.ts'
import { formats } from '../../i18n/formats.ts'
import type { DisplayProps } from '../../kinds/kind.ts'
import { useItems } from '../../kinds/offered.ts'
import type { Read } from '../../kinds/record.ts'
import { useTo } from '../../page/place.ts'
import type { Overrides } from '../../resource/form-part.ts'
import { inRecord, useOpened } from '../../resource/in-record.tsx'
import { RecordList } from '../../resource/record-list.tsx'
import { ResourceTable } from '../../resource/resource-table.tsx'
import type { MoreColumn } from '../../resource/table-props.ts'
import { Link } from '../../router/router.tsx'
import { Message } from '../../ui/message.tsx'
import { useT } from '../../ui/texts.ts'
import { itemWordsInput } from './item-words.tsx'
import { WithAddress } from './with-address.tsx'

/** The laboratories that analyse samples. */
export const LaboratoriesScreen = () => (
  <RecordList of="laboratory" route="admin-laboratories-laboratories" where={{}} />
)

const inLaboratory = inRecord({ of: 'laboratory', route: 'admin-laboratories-laboratories-lab' })

export const LaboratoryInformationScreen = inLaboratory(function LaboratoryInformationScreen() {
  const { row, whyReadOnly } = useOpened()
  return <WithAddress of="laboratory" row={row} readOnly={whyReadOnly('manager')} />
})

/** What it can analyse, how fast and at what price. */
export const LaboratoryPossibilitiesScreen = inLaboratory(function LaboratoryPossibilitiesScreen() {
  const { id } = useOpened()
  const route = 'admin-laboratories-laboratories-lab-possibilities'
  return <RecordList of="laboratoryPossibility" route={route} where={{ laboratorium: id }} {...usePossibilities()} />
})

const possibilityInputs = {
  stof: itemWordsInput('materiaal_types'),
  monster_soort: itemWordsInput('monster_soorten'),
  analyse_methode: itemWordsInput('analyse_methodes'),
} as const

/** Of a substance its kinds of samples are offered, and of a kind its methods: words of the set of the organisation. */
function usePossibilities(): Overrides<'laboratoryPossibility'> {
  const substances = useItems('materiaal_types').items
  const kinds = useItems('monster_soorten').items
  return useMemo(() => {
    const isOf = (record: unknown, words: unknown) => isRecord(record) && record.value === words
    const substanceOf = (kind: Read | undefined) => byId(substances, kind?.materiaal_type)
    const kindOf = (method: Read) => byId(kinds, method.monster_soort)
    return {
      inputs: possibilityInputs,
      offers: {
        monster_soort: { watch: ['stof'], fits: (kind, { stof }) => isOf(substanceOf(kind), stof) },
        analyse_methode: {
          watch: ['monster_soort', 'stof'],
          fits: (method, { stof, monster_soort }) =>
            isOf(kindOf(method), monster_soort) && isOf(substanceOf(kindOf(method)), stof),
        },
      },
      onSet: (name, _value, store) => {
        if (name === 'stof') store.set('monster_soort', null)
        if (name === 'stof' || name === 'monster_soort') store.set('analyse_methode', null)
      },
    }
  }, [substances, kinds])
}

const byId = (items: readonly LookupItem[], related: unknown) =>
  items.find(({ id }) => isRecord(related) && related.id === id)

/** How orders reach the laboratories: by mail, by an interface or by a portal. */
export const ConnectionsScreen = () => (
  <>
    <LostKeys />
    <RecordList of="laboratoryConnection" route="admin-laboratories-connections" where={{}} {...connectionParts} />
  </>
)

export const LaboratoryConnectionsScreen = inLaboratory(function LaboratoryConnectionsScreen() {
  const { id } = useOpened()
  const route = 'admin-laboratories-laboratories-lab-connections'
  return <RecordList of="laboratoryConnection" route={route} where={{ laboratorium: id }} {...connectionParts} />
})

const connection = model.entity('laboratoryConnection')
/** A key that is entered again changes its connection. */
const asked = [{ of: 'laboratoryConnection', selection: {} }] as const

/** The ids of connections whose key nobody can read any more, as after a restore without the file that sealed it. */
function useLostKeys(): readonly string[] {
  const { data } = useAnswer<{ verlorenSleutels: readonly { readonly soort: string; readonly record: string }[] }>(
    lostKeysQuestion,
    {},
    asked,
  )
  return (data?.verlorenSleutels ?? []).filter(({ soort }) => soort === connection.api.type).map(({ record }) => record)
}

/** Which connections need their key again, each with the way there. */
function LostKeys() {
  const t = useT(adminPhrases)
  const to = useTo()
  const lost = useLostKeys()
  const { rows } = useRows(
    connection,
    { laboratorium: { id: true, naam: true } },
    { filter: { id: { in: lost } }, skip: lost.length === 0 },
  )
  if (rows.length === 0) return null
  return (
    <Message tone="warning">
      {t('keysLost', { n: rows.length })}{' '}
      {rows.map(({ id, laboratorium }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <Link className="link" to={to('admin-laboratories-connections-connection', { connection: id })}>
            {laboratorium.naam}
          </Link>
        </Fragment>
      ))}
    </Message>
  )
}

/** The same at one of them. */
function KeyLost({ id }: { id: string }) {
  const t = useT(adminPhrases)
  return useLostKeys().includes(id) && <Message tone="warning">{t('keyLost')}</Message>
}

/** A key is never read back: since when there is one is all that can be shown. */
const KeySince = ({ row, speaking: { locale } }: DisplayProps) =>
  row?.sleutel_sinds ? `•••••••• (${formats(locale).dateTime(String(row.sleutel_sinds))})` : '–'

const connectionParts = {
  displays: { api_sleutel: KeySince },
  card: {
    above: (row: Read) => (
      <>
        <KeyLost id={String(row.id)} />
        {typeof row.laatste_fout === 'string' && <Message tone="warning">{row.laatste_fout}</Message>}
      </>
    ),
  },
} as const

const selection = { monster: { id: true, nummer: true, onderzoek: { id: true, nummer: true } } } as const
type AnalysisRow = RowFor<'analysis', typeof selection>

/** Its analyses over all surveys; they are changed in their own. */
export const LaboratoryAnalysesScreen = inLaboratory(function LaboratoryAnalysesScreen() {
  const t = useT(adminPhrases)
  const { id } = useOpened()
  return (
    <ResourceTable
      of="analysis"
      where={{ laboratorium: id }}
      columns={['monster', 'analyse_methode', 'status', 'geanalyseerd_op']}
      sort={[{ field: 'created_at', direction: 'desc' }]}
      select={selection}
      more={useSurveyColumn()}
      kinds={{ status: 'status' }}
      readOnly={t('analysesReadOnly')}
      bulk={false}
    />
  )
})

/** The survey of an analysis, where it is changed. */
function useSurveyColumn(): readonly MoreColumn<AnalysisRow>[] {
  const t = useT(adminPhrases)
  const to = useTo()
  return useMemo(
    () => [
      {
        key: 'onderzoek',
        before: 'monster',
        title: t('survey'),
        kind: 'code',
        value: ({ monster }) => monster.onderzoek.nummer,
        render: ({ monster: { id, onderzoek } }) => (
          <Link className="link" to={to('surveys-survey-samples-sample', { survey: onderzoek.id, sample: id })}>
            {onderzoek.nummer}
          </Link>
        ),
      },
    ],
    [t, to],
  )
}
