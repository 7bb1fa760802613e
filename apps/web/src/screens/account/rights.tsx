import { model } from '@vezel/model'
import { small } from '@vezel/model/kit/in-sentence.ts'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { inLocale, type Label } from '@vezel/model/kit/label.ts'
import { peoplePhrases } from '@vezel/model/messages/people/index.ts'
import { type Grant, roles } from '@vezel/model/rights.ts'
import { type RightsOfRole, type RightsOfRoles, rightsOfRole, rightsOfRoles } from '@vezel/model/rights-of-role.ts'
import { useMemo } from 'react'
import { type RowFor, useRows } from '../../api/rows.ts'
import { useLocale } from '../../page/texts.tsx'
import { useSearch } from '../../router/router.tsx'
import { Segments } from '../../ui/choices.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { Section } from '../../ui/field.tsx'
import { fold } from '../../ui/fold.ts'
import { Message } from '../../ui/message.tsx'
import { useT } from '../../ui/texts.ts'
import { SearchInput } from '../../ui/toolbar.tsx'
import { CapabilitiesOnDay } from './capabilities-on-day.tsx'
import './people.css'

// What a role may is worked out here of the definitions that the server asks as well: there is no second matrix.

const roleList = model.entity('inventarisatie_rollen')
const roleWords = { value: true, value_en: true, value_fr: true } as const
type RoleRow = Pick<RowFor<'inventarisatie_rollen', typeof roleWords>, 'id' | keyof typeof roleWords>

const actions = ['read', 'create', 'update', 'delete'] as const
type Action = (typeof actions)[number]
const isAction = (word: string | undefined): word is Action => actions.some((action) => action === word)

/** What each role may, side by side: one action at a time, which the address tells. */
export function RightsScreen() {
  const t = useT(peoplePhrases)
  const locale = useLocale()
  const words = useActionWords()
  const [{ action: asked, q = '' }, setSearch] = useSearch()
  const action = isAction(asked) ? asked : 'update'
  const { rows } = useRows(roleList, roleWords, {})
  const shown = useMemo(() => {
    const known = Object.values(roles).map(String)
    return rows.filter(({ id }) => known.includes(id))
  }, [rows])
  const lines = useMemo(
    () =>
      rightsOfRoles(
        model.entities,
        shown.map(({ id }) => Number(id)),
        locale,
      ),
    [shown, locale],
  )
  const matches = lines.filter(({ label }) => fold(inLocale(label, locale)).includes(fold(q)))
  return (
    <div className="page-flow">
      <h2>{t('rights')}</h2>
      <p className="dim">{t('rightsWhy')}</p>
      <p className="dim">{t('grantsWhy')}</p>
      <div className="rights-tools">
        <Segments
          aria-label={t('rightsAction')}
          value={action}
          onChange={(next) => setSearch({ action: next })}
          options={actions.map((value) => ({ value, label: words[value] }))}
        />
        <SearchInput label={t('rightsSearch')} value={q} onChange={(next) => setSearch({ q: next })} />
      </div>
      {matches.length === 0 && <EmptyState title={t('rightsNone', { q })} />}
      {matches.length > 0 && <RightsMatrix lines={matches} shown={shown} action={action} />}
    </div>
  )
}

interface Matrix {
  lines: readonly RightsOfRoles[]
  shown: readonly RoleRow[]
  action: Action
}

function RightsMatrix({ lines, shown, action }: Matrix) {
  const words = useActionWords()
  const locale = useLocale()
  const labels = shown.map((role) => itemText(role, locale))
  return (
    <div className="rights-wide">
      <table className="rights-matrix rights-grants">
        <thead>
          <tr>
            <th scope="col">{words[action]}</th>
            {shown.map((role, at) => (
              <th key={role.id} scope="col">
                {labels[at]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <RolesOfKind key={line.key} line={line} action={action} labels={labels} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A kind of record with what each role may; below it the fields, and the steps of its life, for which that differs. */
function RolesOfKind({ line, action, labels }: { line: RightsOfRoles; action: Action; labels: readonly string[] }) {
  const t = useT(peoplePhrases)
  const locale = useLocale()
  const name = (label: Label) => inLocale(label, locale)
  const own = line.of.map((rights) => rights[action])
  const fields = new Map(
    line.of
      .flatMap(({ fields }) => fields.filter((one) => one.action === action))
      .map((one) => [name(one.label), one.label]),
  )
  const grantOfField = (at: number, field: string) =>
    line.of[at]?.fields.find((one) => one.action === action && name(one.label) === field)?.grant ?? own[at] ?? 'no'
  const steps = action === 'update' ? (line.of[0]?.steps ?? []) : []
  const title = line.lists > 1 ? t('nLists', { label: name(line.label), n: line.lists }) : name(line.label)
  return (
    <>
      <GrantRow labels={labels} title={title} grants={own} />
      {[...fields.keys()].map((field) => (
        <GrantRow
          key={`field ${field}`}
          labels={labels}
          isBelow
          title={field}
          grants={own.map((_, at) => grantOfField(at, field))}
        />
      ))}
      {steps.map(({ label }, step) => (
        <GrantRow
          key={`step ${name(label)}`}
          labels={labels}
          isBelow
          title={name(label)}
          grants={line.of.map(({ steps }) => steps[step]?.grant ?? 'no')}
        />
      ))}
    </>
  )
}

interface GrantRowProps {
  /** What the columns are called: on a phone each grant stands below the other, with its own. */
  labels: readonly string[]
  title: string
  /** In the order of the columns; null where nothing is said. */
  grants: readonly (Grant | null)[]
  isBelow?: boolean
}

function GrantRow({ labels, title, grants, isBelow = false }: GrantRowProps) {
  const t = useT(peoplePhrases)
  return (
    <tr className={isBelow ? 'rights-below' : undefined}>
      <th scope="row">{title}</th>
      {grants.map((grant, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell of each role, in their order.
        <td key={at} className={grant === 'no' ? 'dim' : undefined} data-label={labels[at]}>
          {grant && t(`grant.${grant}`)}
        </td>
      ))}
    </tr>
  )
}

function useActionWords(): Readonly<Record<Action, string>> {
  const t = useT(peoplePhrases)
  return { read: t('rightsRead'), create: t('rightsCreate'), update: t('rightsUpdate'), delete: t('rightsDelete') }
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
      <CapabilitiesOnDay person={person} name={name} />
      <RightsTable role={role} />
    </div>
  )
}

function RightsTable({ role }: { role: RoleRow | null }) {
  const t = useT(peoplePhrases)
  const locale = useLocale()
  const words = useActionWords()
  const rights = useMemo(() => (role ? rightsOfRole(model.entities, Number(role.id), locale) : []), [role, locale])
  const title = role ? t('rightsOf', { role: small(itemText(role, locale), locale) }) : t('rights')
  return (
    <Section level={2} title={title}>
      <p className="dim">{t('rightsWhy')}</p>
      <p className="dim">{t('grantsWhy')}</p>
      <div className="rights-wide">
        <table className="rights-matrix rights-grants">
          <thead>
            <tr>
              <th scope="col">{t('rightsKind')}</th>
              {actions.map((action) => (
                <th key={action} scope="col">
                  {words[action]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rights.map((one) => (
              <RightsOfKind key={one.key} of={one} />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

/** What the role may with records of one kind; below it the fields that differ, and the steps, each under what it is. */
function RightsOfKind({ of }: { of: RightsOfRole }) {
  const t = useT(peoplePhrases)
  const locale = useLocale()
  const label = inLocale(of.label, locale)
  const words = useActionWords()
  const labels = actions.map((action) => words[action])
  const only = (action: Action, grant: Grant) => actions.map((one) => (one === action ? grant : null))
  return (
    <>
      <GrantRow
        labels={labels}
        title={of.lists > 1 ? t('nLists', { label, n: of.lists }) : label}
        grants={actions.map((action) => of[action])}
      />
      {of.fields.map(({ label, action, grant }) => (
        <GrantRow
          key={`${action} ${inLocale(label, locale)}`}
          labels={labels}
          isBelow
          title={inLocale(label, locale)}
          grants={only(action, grant)}
        />
      ))}
      {of.steps.map(({ label, grant }) => (
        <GrantRow
          key={`step ${inLocale(label, locale)}`}
          labels={labels}
          isBelow
          title={inLocale(label, locale)}
          grants={only('update', grant)}
        />
      ))}
    </>
  )
}
