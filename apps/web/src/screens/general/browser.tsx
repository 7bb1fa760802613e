import { Bare } from '../../layouts/bare.tsx'
import { useT } from '../../page/texts.tsx'

/** For people whose browser is too old. The page itself also says it without any of our scripts (`index.html`). */
export function BrowserScreen() {
  const t = useT()
  return (
    <Bare title={t('browserTitle')}>
      <p>{t('browserText')}</p>
    </Bare>
  )
}
