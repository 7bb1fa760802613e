import type { Field } from '@vezel/model/kit/field.ts'
import { points } from '@vezel/model/kit/kinds.ts'
import type { FunctionComponent } from 'react'
import { formats } from '../i18n/formats.ts'
import { Chip } from '../ui/chip.tsx'
import type { ColumnKind } from '../ui/table-rows.ts'
import { useUiTexts } from '../ui/texts.ts'
import { dash, TickCell } from './displays.tsx'
import { PhotoCell } from './file-kind.tsx'
import { useItemLook } from './item-look.ts'
import type { DisplayProps } from './kind.ts'
import { isRead, valueText } from './record.ts'
import { isSvg, svgUrl } from './svg.ts'

/** `over 3 dagen`, with the moment itself where one points at it. */
export function FromNowCell({ value }: DisplayProps) {
  const { fromNow, longDateTime } = formats(useUiTexts().locale)
  const moment = String(value ?? '')
  return moment ? (
    <time dateTime={moment.replace(' ', 'T')} title={longDateTime(moment)}>
      {fromNow(moment)}
    </time>
  ) : (
    dash
  )
}

/** A word on a soft ground. */
export function BadgeCell({ field, value }: DisplayProps) {
  const words = valueText(field, value, useUiTexts().locale)
  return words ? <Chip>{words}</Chip> : dash
}

/** §9: a swatch of 32; what colour it is, is read out. */
export function ColorCell({ value }: DisplayProps) {
  const color = String(value ?? '')
  if (!color) return dash
  return <span role="img" aria-label={color} title={color} className="cell-swatch" style={{ background: color }} />
}

/** A drawing, or the sign of a list's item; its words are read out. */
export function IconCell({ field, value }: DisplayProps) {
  const look = useItemLook()
  const words = valueText(field, value, useUiTexts().locale)
  const sign = points(field) && isRead(value) ? look(field.target, value)?.sign : undefined
  if (sign) {
    return (
      <span role="img" aria-label={words} title={words}>
        {sign}
      </span>
    )
  }
  return typeof value === 'string' && isSvg(value) ? (
    <img className="cell-icon" src={svgUrl(value)} alt="" />
  ) : (
    words || dash
  )
}

/** How a column draws what it is said to hold, whatever the kind of its field; what is absent shows its words. */
const cellsAs: { readonly [K in ColumnKind]?: FunctionComponent<DisplayProps> } = {
  timeFromNow: FromNowCell,
  badge: BadgeCell,
  boolean: TickCell,
  color: ColorCell,
  icon: IconCell,
  image: PhotoCell,
}

/** The cell of a column that is said to hold something, and the words it is searched by. */
export const cellAs = (kind: ColumnKind): FunctionComponent<DisplayProps> | undefined => cellsAs[kind]

/** The words of such a cell, where they are not those of the value. */
export function textAs(
  kind: ColumnKind | undefined,
  field: Field,
  value: unknown,
  locale: Parameters<typeof formats>[0],
) {
  if (kind === 'timeFromNow') return formats(locale).fromNow(String(value ?? ''))
  return valueText(field, value, locale)
}
