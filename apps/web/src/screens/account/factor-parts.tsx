import { securityPhrases } from '@vezel/model/messages/security/index.ts'
import { useMemo } from 'react'
import { encode } from 'uqr'
import type { FactorOffer } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { useT } from '../../ui/texts.ts'
import './factor-parts.css'

/** What the app is to be given: as a picture, and as letters for whoever cannot scan. */
export function Offer({ offer }: { offer: FactorOffer }) {
  const t = useT(securityPhrases)
  return (
    <div className="factor-offer">
      <p>{t('offerScan')}</p>
      <QrCode text={offer.uri} label={t('offerPicture')} />
      <p>
        {t('offerByHand')}
        <code className="factor-code">{offer.geheim.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
    </div>
  )
}

/** Black on white in every theme, with the margin that cameras need. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { border: 2 })
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size, path: dark.join('') }
  }, [text])
  return (
    <svg className="factor-picture" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

/** The recovery codes, seen once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useT(securityPhrases)
  const save = () => {
    const url = URL.createObjectURL(new Blob([`${codes.join('\r\n')}\r\n`], { type: 'text/plain;charset=utf-8' }))
    const link = Object.assign(document.createElement('a'), { href: url, download: t('codesFile') })
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <div className="factor-offer">
      <p>{t('codesWhy')}</p>
      <ul className="factor-codes">
        {codes.map((code) => (
          <li key={code}>
            <code className="factor-code">{code}</code>
          </li>
        ))}
      </ul>
      <Button kind="download" onClick={save}>
        {t('codesDownload')}
      </Button>
    </div>
  )
}
