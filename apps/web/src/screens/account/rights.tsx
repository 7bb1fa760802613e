import { model } from '@vezel/model'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { peoplePhrases } from '@vezel/model/messages/people/index.ts'
import { roles } from '@vezel/model/rights.ts'
import { type RightsOfRole, rightsOfRole } from '@vezel/model/rights-of-role.ts'
import { useMemo } from 'react'
import { capabilitiesQuestion } from '../../api/questions.ts'
import { type RowFor, useAnswer, useRows } from '../../api/rows.ts'
import { pagePhrases } from '../../page/phrases.ts'
import { useFormats, useLocale } from '../../page/texts.tsx'
import { useSearch } from '../../router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { CardSkeleton, EmptyState, ErrorState } from '../../ui/feedback.tsx'
import { Field, Section } from '../../ui/field.tsx'
import { Select } from '../../ui/inputs.tsx'
import { Message } from '../../ui/message.tsx'
import { SignedWord, TickSign, WarningSign } from '../../ui/signs.tsx'
import { useT } from '../../ui/texts.ts'
import './people.css'

// What a role may is worked out here of the definitions that the server asks as well: there is no second matrix.

const roleList = model.entity('inventarisatie_rollen')
const roleWords = { value: true, value_en: true, value_fr: true } as const
type RoleRow = Pick<RowFor<'inventarisatie_rollen', typeof roleWords>, 'id' | keyof typeof roleWords>

/** What each role may, a role at a time; the address says which. */
export function RightsScreen() {
  const t = useT(peoplePhrases)
  const locale = useLocale()
  const [{ role = String(roles.inspector) }, setSearch] = useSearch()
  const { rows } = useRows(roleList, roleWords, {})
  const known = Object.values(roles).map(String)
  const options = rows
    .filter(({ id }) => known.includes(id))
    .map((row) => ({ value: row.id, label: itemText(row, locale) }))
  return (
    <div className="page-flow">
      <div className="rights-role">
        <Field label={t('role')} width="full">
          <Select value={role} onChange={(next) => setSearch({ role: next })} options={options} />
        </Field>
      </div>
      <RightsTable role={rows.find(({ id }) => id === role) ?? null} />
    </div>
  )
}

interface OfPerson {
  person: string
  name: string | null
  role: RoleRow
  isActive: boolean
}

/** What one person may: what is granted and counts today, and what the role gives. */
export function RightsOfPerson({ person, name, role, isActive }: OfPerson) {
  const t = useT(peoplePhrases)
  return (
    <div className="page-flow">
      {!isActive && <Message tone="warning">{t('noRightsNow', { name: name ?? '' })}</Message>}
      <CapabilitiesToday person={person} />
      <RightsTable role={role} />
    </div>
  )
}

function RightsTable({ role }: { role: RoleRow | null }) {
  const t = useT(peoplePhrases)
  const locale = useLocale()
  const rights = useMemo(() => (role ? rightsOfRole(model.entities, Number(role.id), locale) : []), [role, locale])
  const title = role ? t('rightsOf', { role: itemText(role, locale).toLocaleLowerCase(locale) }) : t('rights')
  return (
    <Section level={2} title={title}>
      <p className="dim">{t('rightsWhy')}</p>
      <p className="dim">{t('grantsWhy')}</p>
      <ul className="rights-kinds">
        {rights.map((one) => (
          <RightsOfKind key={one.key} of={one} />
        ))}
      </ul>
    </Section>
  )
}

/** What the role may with records of one kind; below it the fields that differ, and the steps. */
function RightsOfKind({ of }: { of: RightsOfRole }) {
  const t = useT(peoplePhrases)
  const locale = useLocale()
  const actions = {
    read: t('rightsRead'),
    create: t('rightsCreate'),
    update: t('rightsUpdate'),
    delete: t('rightsDelete'),
  }
  const label = inLocale(of.label, locale)
  const more = [
    ...of.fields.map(({ label, action, grant }) =>
      t('fieldOnly', { what: actions[action], field: inLocale(label, locale), grant: t(`grant.${grant}`) }),
    ),
    ...of.steps.map(({ label, grant }) => t('stepOnly', { step: inLocale(label, locale), grant: t(`grant.${grant}`) })),
  ]
  return (
    <li className="rights-kind">
      <strong>{of.lists > 1 ? t('nLists', { label, n: of.lists }) : label}</strong>
      <dl className="rights-actions">
        {(['read', 'create', 'update', 'delete'] as const).map((action) => (
          <div key={action}>
            <dt className="dim">{actions[action]}</dt>
            <dd>{t(`grant.${of[action]}`)}</dd>
          </div>
        ))}
      </dl>
      {more.length > 0 && <p className="rights-more dim">{more.join(' · ')}</p>}
    </li>
  )
}

interface Granted {
  readonly naam: string
  readonly sinds: string | null
  readonly ontbreekt: readonly { readonly naam: string; readonly sinds: string | null }[]
}
/** What it follows from. */
const asked = [
  { of: 'userCapability', selection: {} },
  { of: 'userCertificate', selection: {} },
] as const

/** What somebody was granted, and which certificate keeps it from counting since when. */
function CapabilitiesToday({ person }: { person: string }) {
  const t = useT(peoplePhrases)
  const words = useT(pagePhrases)
  const { data, problem, reload } = useAnswer<{ bevoegdhedenVan: readonly Granted[] }>(
    capabilitiesQuestion,
    { person },
    asked,
  )
  if (problem && data === null)
    return <ErrorState title={problem.message} actions={<Button onClick={reload}>{words('retry')}</Button>} />
  return (
    <Section level={2} title={t('capabilitiesOf')}>
      {data?.bevoegdhedenVan.length === 0 && <EmptyState title={t('noCapabilities')} />}
      {data === null ? (
        <CardSkeleton />
      ) : (
        <ul className="rights-kinds">
          {data.bevoegdhedenVan.map((granted) => (
            <Capability key={granted.naam} granted={granted} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Capability({ granted: { naam, sinds, ontbreekt } }: { granted: Granted }) {
  const t = useT(peoplePhrases)
  const { shortDate } = useFormats()
  const isSuspended = ontbreekt.length > 0
  return (
    <li className="rights-kind">
      <strong>{naam}</strong>
      <div>
        <SignedWord sign={isSuspended ? <WarningSign /> : <TickSign />}>
          {t(isSuspended ? 'capabilitySuspended' : 'capabilityCounts')}
        </SignedWord>
        {ontbreekt.map(({ naam: what, sinds: since }) => (
          <p key={what} className="rights-more">
            {since ? t('missingSince', { what, day: shortDate(since) }) : t('missingAlways', { what })}
          </p>
        ))}
        {sinds && <p className="rights-more dim">{t('capabilityGranted', { day: shortDate(sinds) })}</p>}
      </div>
    </li>
  )
}
