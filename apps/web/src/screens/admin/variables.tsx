import { IconArrowLeft } from '@tabler/icons-react'
import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { adminPhrases } from '@vezel/model/messages/admin/index.ts'
import { useMe } from '../../api/me.ts'
import { useRows } from '../../api/rows.ts'
import { VariableSetContext } from '../../kinds/offered.ts'
import { ErrorPage } from '../../layouts/error-page.tsx'
import { PagePending } from '../../layouts/signed-in.tsx'
import { usePlace, useTo } from '../../page/place.ts'
import { Navigate } from '../../router/router.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useT } from '../../ui/texts.ts'
import { forManagers } from './for-managers.tsx'
import { ListItems } from './list-items.tsx'
import { ListMenu } from './list-menu.tsx'
import { listAt } from './list-routes.ts'
import './variables.css'

/** Leads to the variable set of the organisation. */
export const OwnSetScreen = forManagers(function OwnSetScreen() {
  const to = useTo()
  const { me } = useMe()
  const set = me?.inventarisatie_user?.inventarisatie_organisatie.variable_set.id
  return set === undefined ? (
    <PagePending />
  ) : (
    <Navigate to={to('admin-variables-variableset', { variableset: set })} replace />
  )
})

const setSelection = { id: true, name: true } as const

/** All lists of a variable set, one tab a set, and the items of the list that is open. */
export const VariablesScreen = forManagers(function VariablesScreen() {
  const t = useT(adminPhrases)
  const to = useTo()
  const place = usePlace()
  const { rows: sets, status } = useRows(model.entity('variableSet'), setSelection, { sort: [{ field: 'id' }] })
  const set = sets.find(({ id }) => id === place?.params.variableset)
  if (status === 'loading' || !place) return <PagePending />
  if (!set) return <ErrorPage status={404} message={t('setGone')} homeTo={to('admin-variables')} />
  const list = listAt(place.name, place.params)
  return (
    <div className="variables">
      <Tabs
        size="card"
        label={t('sets')}
        items={sets.map(({ id, name }) => ({
          to: to('admin-variables-variableset', { variableset: id }),
          label: name,
          active: id === set.id,
        }))}
      />
      <div className={list ? 'variables-panes variables-open' : 'variables-panes'}>
        <ListMenu set={set.id} open={list} />
        <VariableSetContext value={set.id}>
          <OpenList list={list} set={set.id} isNamed={place.name !== 'admin-variables-variableset'} />
        </VariableSetContext>
      </div>
    </div>
  )
})

function OpenList({ list, set, isNamed }: { list: Entity | undefined; set: string; isNamed: boolean }) {
  const t = useT(adminPhrases)
  const to = useTo()
  const home = to('admin-variables-variableset', { variableset: set })
  if (!list && isNamed) return <ErrorPage status={404} message={t('listGone')} homeTo={home} />
  if (!list) return <EmptyState title={t('chooseList')}>{t('chooseListWhy')}</EmptyState>
  return (
    <section className="variables-list">
      <div className="variables-back">
        <ButtonLink kind="quiet" to={home} icon={<IconArrowLeft />}>
          {t('allLists')}
        </ButtonLink>
      </div>
      <ListItems key={`${list.key} ${set}`} list={list} set={set} />
    </section>
  )
}
