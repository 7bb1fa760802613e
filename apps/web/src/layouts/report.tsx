import { type ReactNode, useEffect } from 'react'
import './report.css'

/** The report as it will be printed, with nothing around it but its own tools. */
export function ReportLayout({ title, tools, children }: { title: string; tools?: ReactNode; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Vezel`
  }, [title])
  return (
    <div className="report-layout">
      <header className="report-layout-head">
        <h1>{title}</h1>
        <div className="report-layout-tools">{tools}</div>
      </header>
      <main className="report-layout-page">{children}</main>
    </div>
  )
}
