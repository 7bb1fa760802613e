import { IconArrowLeft, IconHome } from '@tabler/icons-react'
import { Component, type ReactNode, useEffect } from 'react'
import { useNavigate } from '../router/router.tsx'
import { Button, ButtonLink } from './button.tsx'
import { type UiTexts, UiTextsContext, useUiTexts } from './texts.ts'
import './error-page.css'

export interface ErrorPageProps {
  /** 404 for what does not exist, 403 for what may not be seen, 500 for the rest. */
  status: number
  /** What went wrong; with 404 and 403 it takes the place of the usual sentence, with 500 it stands in quotes. */
  message?: string | null
  /** What an administrator can look up. */
  code?: string | null
  homeTo: string
  /** More that helps: what may have happened to the page. */
  children?: ReactNode
}

/** A page that is not there, or that failed (§2, §8). Inside the layout somebody has anyway. */
export function ErrorPage(props: ErrorPageProps) {
  return (
    <ErrorPageGuard homeTo={props.homeTo}>
      <ErrorPageBody {...props} />
    </ErrorPageGuard>
  )
}

function ErrorPageBody({ status, message, code, homeTo, children }: ErrorPageProps) {
  const texts = useUiTexts()
  const navigate = useNavigate()
  const windowTitle = status === 404 ? texts.notFoundTitle : texts.errorTitle
  useEffect(() => {
    document.title = windowTitle
  }, [windowTitle])
  return (
    <div className="error-page">
      <p className="error-status">{status}</p>
      <h2 className="error-title">{status === 404 ? texts.notFound : texts.errorTitle}</h2>
      <div className="error-why">
        {status === 404 && <p>{message ?? texts.unknownPage}.</p>}
        {status === 500 && message && <p>“{message}”</p>}
        {status !== 404 && status !== 500 && message && <p>{message}</p>}
        {children}
      </div>
      <div className="error-actions">
        <Button kind="primary" size="large" icon={<IconArrowLeft />} onClick={() => navigate(-1)}>
          {texts.goBack}
        </Button>
        <ButtonLink size="large" icon={<IconHome />} to={homeTo}>
          {texts.goHome}
        </ButtonLink>
      </div>
      {code && <p className="error-code">{texts.reportCode({ code })}</p>}
    </div>
  )
}

/** When even the error page fails: plain words, the details and a plain link home. */
class ErrorPageGuard extends Component<{ homeTo: string; children: ReactNode }, { failed: unknown }> {
  static override contextType = UiTextsContext
  declare context: UiTexts
  override state: { failed: unknown } = { failed: null }

  static getDerivedStateFromError(failed: unknown) {
    return { failed }
  }

  override render() {
    const { failed } = this.state
    if (failed === null) return this.props.children
    return (
      <div style={{ padding: 24 }}>
        <p>{this.context.errorPageFailed}</p>
        <pre>{failed instanceof Error ? failed.message : String(failed)}</pre>
        <a href={this.props.homeTo}>{this.context.goHome}</a>
      </div>
    )
  }
}
