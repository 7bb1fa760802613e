import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import './why-not.css'

/** In the place of a button that is not there: why. */
export function WhyNot({ children }: { children: ReactNode }) {
  return (
    <span className="why-not">
      <IconLock aria-hidden="true" />
      {children}
    </span>
  )
}
