import { IconArrowLeft } from '@tabler/icons-react'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { adminPhrases } from '@vezel/model/messages/admin/index.ts'
import { useMe } from '../../api/me.ts'
import type { RowFor } from '../../api/rows.ts'
import { VariableSetContext } from '../../kinds/offered.ts'
import { usePlace, useTo } from '../../page/place.ts'
import { frameOf } from '../../resource/in-record.tsx'
import { formSelection } from '../../resource/selection.ts'
import { Navigate } from '../../router/router.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorPage } from '../../ui/error-page.tsx'
import { PagePending } from '../../ui/page-pending.tsx'
import { useT } from '../../ui/texts.ts'
import { ListItems } from './list-items.tsx'
import { ListMenu } from './list-menu.tsx'
import { listAt } from './list-routes.ts'
import { SetOverview, versions } from './set-overview.tsx'
import './variables.css'

/** Leads to the variable set of the organisation. */
export function OwnSetScreen() {
  const to = useTo()
  const { me } = useMe()
  const set = me?.inventarisatie_user?.inventarisatie_organisatie.variable_set.id
  return set === undefined ? (
    <PagePending />
  ) : (
    <Navigate to={to('admin-variables-variableset', { variableset: set })} replace />
  )
}

// The versions beside it come with the set: the lists, which on a phone stand below them, do not move when they do.
const selection = formSelection('variableSet', versions)
const SetFrame = frameOf('variableSet', selection)
type VariableSet = RowFor<'variableSet', typeof selection>

export const VariablesScreen = () => (
  <SetFrame route="admin-variables-variableset">{({ row }) => <Panes set={row} />}</SetFrame>
)

/** All lists of a variable set, and the items of the list that is open. */
function Panes({ set }: { set: VariableSet }) {
  const { id } = set
  const place = usePlace()
  const list = place ? listAt(place.name, place.params) : undefined
  return (
    <div className={list ? 'variables-panes variables-open' : 'variables-panes'}>
      <ListMenu set={id} open={list} />
      <VariableSetContext value={id}>
        <OpenList list={list} set={set} isNamed={place?.name !== 'admin-variables-variableset'} />
      </VariableSetContext>
    </div>
  )
}

function OpenList({ list, set, isNamed }: { list: Entity | undefined; set: VariableSet; isNamed: boolean }) {
  const t = useT(adminPhrases)
  const to = useTo()
  const home = to('admin-variables-variableset', { variableset: set.id })
  if (!list && isNamed) return <ErrorPage status={404} message={t('listGone')} homeTo={home} />
  if (!list) return <SetOverview key={set.id} set={set} />
  return (
    <section className="variables-list">
      <div className="variables-back">
        <ButtonLink kind="quiet" to={home} icon={<IconArrowLeft />}>
          {t('allLists')}
        </ButtonLink>
      </div>
      <ListItems key={`${list.key} ${set.id}`} list={list} set={set.id} />
    </section>
  )
}
