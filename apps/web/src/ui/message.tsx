import type { ReactNode } from 'react'
import { ErrorSign, InfoSign, TickSign, WarningSign } from './signs.tsx'
import './message.css'

const signs = { error: ErrorSign, warning: WarningSign, info: InfoSign, success: TickSign }

/** A sentence in the page that stays: what blocks, what to look at, what is known. Errors are read out at once. */
export function Message({
  tone,
  children,
  action,
}: {
  tone: keyof typeof signs
  children: ReactNode
  action?: ReactNode
}) {
  const Sign = signs[tone]
  return (
    <div className={`message message-${tone}`} role={tone === 'error' ? 'alert' : undefined}>
      <Sign />
      <div className="message-text">{children}</div>
      {action && <div className="message-action">{action}</div>}
    </div>
  )
}
