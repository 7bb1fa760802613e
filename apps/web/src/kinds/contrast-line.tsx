import { IconAlertTriangle } from '@tabler/icons-react'
import { useT, useUiTexts } from '../ui/texts.ts'
import { contrastOf, grounds, leastContrast } from './contrast.ts'
import { kindPhrases } from './phrases.ts'

/** How well a colour is seen in both themes, and where it is not. */
export function ContrastLine({ color }: { color: string }) {
  const t = useT(kindPhrases)
  const { locale } = useUiTexts()
  const [light, dark] = [contrastOf(color, grounds.light), contrastOf(color, grounds.dark)]
  if (light === undefined || dark === undefined) return null
  const said = (ratio: number) =>
    `${ratio.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} : 1`
  const isLow = Math.min(light, dark) < leastContrast
  return (
    <span className="color-contrast">
      {isLow && <IconAlertTriangle size={14} aria-hidden="true" />}
      {t('contrast', { light: said(light), dark: said(dark) })}
      {isLow && ` ${t(light < leastContrast ? 'dimOnLight' : 'dimOnDark')}`}
    </span>
  )
}
