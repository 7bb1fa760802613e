import type { ComponentType } from 'react'
import { isManager, useMe } from '../../api/me.ts'
import { ErrorPage } from '../../layouts/error-page.tsx'
import { PagePending } from '../../layouts/signed-in.tsx'
import { pagePhrases } from '../../page/phrases.ts'
import { useTo } from '../../page/place.ts'
import { useT } from '../../ui/texts.ts'

/** A screen that only managers see (§6); whoever else comes here is told so, in the words of §2. */
export function forManagers(Screen: ComponentType): ComponentType {
  return function ScreenForManagers() {
    const t = useT(pagePhrases)
    const to = useTo()
    const { me } = useMe()
    if (!me) return <PagePending />
    if (isManager(me)) return <Screen />
    return <ErrorPage status={403} message={t('notAllowed')} homeTo={to('index')} />
  }
}
