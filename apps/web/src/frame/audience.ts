import { isAdmin } from '@vezel/model/rights.ts'
import { type RouteName, routeOf } from '@vezel/model/route-paths.ts'
import type { Audience } from '@vezel/model/routes/route.ts'
import { isDeveloper, isManager, type Me, roleIdOf } from '../api/me.ts'
import { chainOf } from '../page/tab-rows.ts'

/** The guard of each audience that a route may be for (§6): whether somebody, or nobody yet, may go there. */
const guards: Readonly<Record<Audience, (me: Me | null) => boolean>> = {
  public: () => true,
  manager: isManager,
  admin: (me) => isAdmin(roleIdOf(me)),
  developer: isDeveloper,
}

/** For whom a route is: those above it count too, so a menu for managers is that with all below it. */
const audiencesOf = (name: RouteName): readonly Audience[] => chainOf(name).flatMap((one) => routeOf(one).for ?? [])

/** Whether menus and tabs show a route to somebody; one whose guard nobody knows they show to nobody. */
export const maySee = (name: RouteName, me: Me | null): boolean =>
  audiencesOf(name).every((audience) => audience in guards && guards[audience](me))

/** Whether somebody may go to a route. Throws what §8 says of a guard that nobody knows: the page fails with status 500. */
export function mayGo(name: RouteName, me: Me | null): boolean {
  const unknown = audiencesOf(name).find((audience) => !(audience in guards))
  if (unknown !== undefined) throw new Error('Unknown middleware', { cause: `${name} is for ${unknown}` })
  return maySee(name, me)
}
