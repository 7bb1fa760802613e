import { to } from '@vezel/model/route-paths.ts'
import { useEffect, useMemo } from 'react'
import { ApiProblem } from '../../api/problem.ts'
import { tell } from '../../api/tell.ts'
import { pagePhrases } from '../../page/phrases.ts'
import { useTo } from '../../page/place.ts'
import { ErrorPage } from '../../ui/error-page.tsx'
import { useT } from '../../ui/texts.ts'

const statuses: Readonly<Record<string, number>> = { notFound: 404, unauthenticated: 403, forbidden: 403 }

/** A page that failed while it was shown. */
export function FailedScreen({ error }: { error: unknown }) {
  const t = useT(pagePhrases)
  const toRoute = useTo()
  // Told to an administrator it leads to a moment: the day and minute, written short.
  const code = useMemo(
    () =>
      `VZ-${Math.floor(Date.now() / 60_000)
        .toString(36)
        .toUpperCase()}`,
    [],
  )
  useReported(error, code)
  const status = error instanceof ApiProblem ? (statuses[error.code] ?? 500) : 500
  const message = status === 403 ? t('notAllowed') : error instanceof Error ? error.message : String(error)
  return <ErrorPage status={status} message={message} code={code} homeTo={toRoute('index')} />
}

/** Logged once, with its cause, here and on the server. */
function useReported(error: unknown, code: string) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the one place where a defect of the page is logged.
    console.error(code, error)
    void tell('page', error, code)
  }, [error, code])
}

/** When not even the language could be fetched: plain words in three languages and a plain link home. */
export function BareFailure({ error }: { error: unknown }) {
  return (
    <div style={{ padding: 24 }}>
      <p>Er ging iets mis. · Something went wrong. · Une erreur s’est produite.</p>
      <pre>{error instanceof Error ? error.message : String(error)}</pre>
      <a href={to('index')}>Vezel</a>
    </div>
  )
}
