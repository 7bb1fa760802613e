import { LanguageMenu } from './language-menu.tsx'
import { NoticeBell } from './notice-bell.tsx'

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
