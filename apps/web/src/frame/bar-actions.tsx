import { showHand } from '../theme/hand.ts'
import { LanguageMenu } from './language-menu.tsx'
import { NoticeBell } from './notice-bell.tsx'

// Here, since it comes to every page and holds none of them up.
showHand()

/** What can be done from the bar on every page, fetched after what the page shows. */
export function BarActions() {
  return (
    <>
      <LanguageMenu />
      <span className="bar-apart">
        <NoticeBell />
      </span>
    </>
  )
}
