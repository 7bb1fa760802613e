import { IconBuilding, IconClipboardList, IconLayoutDashboard, IconSettings, IconUser } from '@tabler/icons-react'
import { survey } from '@vezel/model/entities/survey/survey.ts'
import '@vezel/model/routes/signed-in.ts'
import { fill, landingOf, type Place, type RouteName, routeOf } from '@vezel/model/route-paths.ts'
import { type ReactNode, useMemo } from 'react'
import type { Me } from '../api/me.ts'
import { useCounts } from '../api/rows.ts'
import type { MenuEntry } from '../layouts/side-menu.tsx'
import { inState, surveyStateNames, surveyStates } from '../page/survey-states.ts'
import { chainOf, menuOf, type Tab } from '../page/tab-rows.ts'
import { useLabel, useLocale } from '../page/texts.tsx'
import { maySee } from './audience.ts'

const icons: Partial<Record<RouteName, ReactNode>> = {
  index: <IconLayoutDashboard />,
  surveys: <IconClipboardList />,
  assetmanagement: <IconBuilding />,
  account: <IconUser />,
  admin: <IconSettings />,
}

type StateRoute = (typeof surveyStates)[keyof typeof surveyStates]['route']
export type StateCounts = Readonly<Partial<Record<StateRoute, number>>>

/** How many surveys there are in each state, by the route of its list. */
export function useStateCounts(): StateCounts {
  return useCounts(
    useMemo(
      () =>
        Object.fromEntries(
          surveyStateNames.map((name) => [surveyStates[name].route, { of: survey, filter: inState(name) }]),
        ) as Record<StateRoute, { of: typeof survey; filter: ReturnType<typeof inState> }>,
      [],
    ),
  )
}

/** The side menu as somebody sees it; `list` is the one to which the open record belongs. */
export function useMenu(place: Place | null, me: Me | null, list: RouteName | undefined, counts: StateCounts) {
  const locale = useLocale()
  const label = useLabel()
  const chain = place ? chainOf(place.name) : []
  const may = (name: RouteName) => maySee(name, me)
  const entry = ({ route, label: word, params }: Pick<Tab, 'route' | 'label' | 'params'>): MenuEntry => ({
    to: fill(routeOf(landingOf(route, may)), params, locale),
    label: label(word),
    count: counts[route as StateRoute],
    active:
      route === list ||
      (chain.includes(route) && Object.entries(params).every(([key, value]) => place?.params[key] === value)),
  })
  return menuOf(may).map(({ name, children }) => ({
    ...entry({ route: name, label: routeOf(name).label, params: {} }),
    icon: icons[name],
    children: children.length === 0 ? undefined : children.map(entry),
  }))
}
