import type { Messages } from '@vezel/model/messages/nl.ts'
import { pagePhrases } from '../../page/phrases.ts'
import { Mark } from '../../ui/brand.tsx'
import { StatusSign, type StatusSignShape } from '../../ui/state-signs.tsx'
import { useT } from '../../ui/texts.ts'
import './plan-drawing.css'

/** The rooms of the drawing: where they lie, and what was found in them. */
const rooms: readonly {
  x: number
  y: number
  width: number
  height: number
  sign: StatusSignShape
  at?: [number, number]
}[] = [
  { x: 4, y: 4, width: 158, height: 158, sign: 'diamond' },
  { x: 162, y: 4, width: 160, height: 158, sign: 'diamond' },
  { x: 322, y: 4, width: 160, height: 158, sign: 'diamond' },
  { x: 482, y: 4, width: 240, height: 158, sign: 'diamond', at: [522, 76] },
  { x: 4, y: 162, width: 718, height: 60, sign: 'ring-tick', at: [82, 192] },
  { x: 4, y: 222, width: 158, height: 158, sign: 'diamond' },
  { x: 162, y: 222, width: 160, height: 158, sign: 'half-diamond' },
  { x: 322, y: 222, width: 70, height: 158, sign: 'diamond', at: [357, 298] },
  { x: 392, y: 222, width: 70, height: 158, sign: 'diamond', at: [427, 298] },
  { x: 462, y: 222, width: 260, height: 158, sign: 'ring-tick', at: [522, 298] },
]
const doors: readonly [x: number, y: number, below: boolean][] = [
  [62, 162, false],
  [222, 162, false],
  [382, 162, false],
  [62, 222, true],
  [222, 222, true],
  [342, 222, true],
  [412, 222, true],
]
const grounds: Partial<Record<StatusSignShape, string>> = {
  diamond: 'url(#plan-dense)',
  'half-diamond': 'url(#plan-broken)',
}
const legend: readonly [StatusSignShape, keyof Messages & `status.${string}`][] = [
  ['diamond', 'status.asbestos'],
  ['half-diamond', 'status.suspected'],
  ['dashed-square', 'status.notExamined'],
  ['ring-tick', 'status.clean'],
]

/** The left half of the log-in page: a floor plan in one colour, with the signs of the material statuses. */
export function PlanDrawing() {
  const t = useT(pagePhrases)
  return (
    <div className="plan-drawing">
      <div className="plan-brand">
        <Mark size={28} onDark />
        <span>Vezel</span>
      </div>
      <p className="plan-slogan">{t('loginSlogan')}</p>
      <svg className="plan-floor" viewBox="0 0 600 420" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
        <defs>
          <pattern id="plan-dense" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0v8" className="plan-hatch" />
          </pattern>
          <pattern id="plan-broken" width="12" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0v9" className="plan-hatch" />
          </pattern>
        </defs>
        {rooms.map(({ x, y, width, height, sign }) => (
          <g key={`${x} ${y}`}>
            <rect x={x} y={y} width={width} height={height} className={`plan-room plan-room-${sign}`} />
            {grounds[sign] && <rect x={x} y={y} width={width} height={height} fill={grounds[sign]} />}
            <rect x={x} y={y} width={width} height={height} className="plan-wall" />
          </g>
        ))}
        {doors.map(([x, y, below]) => (
          <g key={`${x} ${y}`}>
            <path d={`M${x} ${y}h20`} className="plan-gap" />
            <path
              d={below ? `M${x} ${y}v20a20 20 0 0 0 20-20` : `M${x} ${y}v-20a20 20 0 0 1 20 20`}
              className="plan-door"
            />
          </g>
        ))}
        <path d="M4 4h720v376H4Z" className="plan-outline" />
        <path d="M24 4h108M184 4h118M344 4h118M24 380h108M184 380h118" className="plan-window" />
        {rooms.map(({ x, y, width, height, sign, at = [x + width / 2, y + height / 2] }) => (
          <g key={`${x} ${y}`} transform={`translate(${at[0] - 7} ${at[1] - 7})`} className="plan-sign">
            <StatusSign sign={sign} color="#ffffff" />
          </g>
        ))}
      </svg>
      <ul className="plan-legend">
        {legend.map(([sign, key]) => (
          <li key={sign}>
            <StatusSign sign={sign} color="#ffffff" />
            {t(key)}
          </li>
        ))}
      </ul>
    </div>
  )
}
