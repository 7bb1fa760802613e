import { IconCloudCheck, IconCloudOff, IconLogout, IconMenu2, IconSearch } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import { Link } from '../router/router.tsx'
import { IconButton } from '../ui/button.tsx'
import { Skeleton } from '../ui/feedback.tsx'
import { useUiTexts } from '../ui/texts.ts'
import { tooltip } from '../ui/tooltip.ts'

/** What the bar says about saving. Unsaved changes carry an olive dot; offline ones wait on this device. */
export interface SaveState {
  kind: 'saved' | 'saving' | 'unsaved' | 'offline'
  text: string
}

/** What opens the menu and the search. */
export function BarStart(props: {
  at: RefObject<HTMLDivElement | null>
  isMenuShown: boolean
  onMenu: () => void
  onSearch: () => void
}) {
  const texts = useUiTexts()
  return (
    <div className="bar-left" ref={props.at}>
      <IconButton
        className="bar-button"
        label={texts.openMenu}
        icon={<IconMenu2 />}
        aria-expanded={props.isMenuShown}
        aria-controls="side-menu"
        onClick={props.onMenu}
      />
      <button type="button" className="bar-search" onClick={props.onSearch}>
        <IconSearch />
        <span>{texts.search}</span>
        <kbd>{texts.searchShortcut}</kbd>
      </button>
    </div>
  )
}

export interface BarEndProps {
  save?: SaveState | null
  /** Icon buttons of the page, such as copying. */
  actions?: ReactNode
  version: string
  versionTo: string
  /** Null while it is fetched. */
  userName: string | null
  onLogOut: () => void
}

/** Whether all is saved, what can be done, the version and who is logged in. */
export function BarEnd({ save, actions, version, versionTo, userName, onLogOut }: BarEndProps) {
  const texts = useUiTexts()
  const loggedIn = userName === null ? texts.fetchingUser : texts.loggedInAs({ name: userName })
  return (
    <div className="bar-right">
      {save && (
        <span className="bar-save" role="status">
          {/* Other words are something new: they lie over the title where they are longer, and move nothing. */}
          <span key={save.text} className={`bar-save-words bar-save-${save.kind}`}>
            {saveSigns[save.kind]}
            <span>{save.text}</span>
          </span>
        </span>
      )}
      {actions}
      <Link className="bar-version" to={versionTo} aria-label={texts.version({ number: version })}>
        v{version}
      </Link>
      {userName === null ? (
        <span className="bar-user" role="status" aria-label={texts.fetchingUser}>
          <Skeleton width={90} />
        </span>
      ) : (
        <span className="bar-user">{userName}</span>
      )}
      <button
        type="button"
        className="icon-button bar-button"
        {...tooltip(loggedIn)}
        aria-label={`${texts.logOut}. ${loggedIn}`}
        onClick={onLogOut}
      >
        <IconLogout />
      </button>
    </div>
  )
}

const saveSigns: Readonly<Record<SaveState['kind'], ReactNode>> = {
  unsaved: <span className="bar-dot" />,
  offline: <IconCloudOff />,
  saving: <span className="spinner" />,
  saved: <IconCloudCheck />,
}
