import { Bare } from '../../layouts/bare.tsx'
import { pagePhrases } from '../../page/phrases.ts'
import { useT } from '../../ui/texts.ts'

/** For people whose browser is too old. The page itself also says it without any of our scripts (`index.html`). */
export function BrowserScreen() {
  const t = useT(pagePhrases)
  return (
    <Bare title={t('browserTitle')}>
      <p>{t('browserText')}</p>
    </Bare>
  )
}
