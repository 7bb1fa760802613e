import type { ReactNode } from 'react'
import './beside.css'

/** Something to look at beside what is filled in, such as a document: 80 % of the window high; below it where it is narrow. */
export function Beside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="beside-room">
      <div className="beside">
        <div className="beside-form">{children}</div>
        <div className="beside-aside">{aside}</div>
      </div>
    </div>
  )
}
