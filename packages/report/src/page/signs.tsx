import { small } from '@vezel/model/kit/in-sentence.ts'
import type { ClassWeight, StatusKind } from '@vezel/model/material-kind.ts'
import type { SourceFacts } from '../derive.ts'
import type { BronRow } from '../dossier.ts'
import type { LocationFacts } from '../facts/locations.ts'
import type { Words } from '../texts/words.ts'
import { usePages } from './context.ts'

/** Three status colours and the ink; the same shapes stand on screen and on plans. */
export const SIGN_COLORS: Readonly<Record<StatusKind, string>> = {
  found: '#B3201B',
  suspected: '#A85F00',
  unexamined: '#595959',
  below: '#1F6B45',
  clean: '#1F6B45',
}

/** Angular is asbestos, round is none, dashed is unknown; full is proven. Hatching is drawn: patterns blur in print. */
export function Sign({ kind }: { kind: StatusKind }) {
  const color = SIGN_COLORS[kind]
  return (
    <svg className="sign" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      {kind === 'found' && <path d="M6 .4 11.6 6 6 11.6 .4 6Z" fill={color} />}
      {kind === 'suspected' && (
        <>
          <path d="M6 1.2 10.8 6 6 10.8 1.2 6Z" fill="none" stroke={color} strokeWidth="1.2" />
          <path d="M6 1.2V10.8L1.2 6Z" fill={color} />
        </>
      )}
      {kind === 'unexamined' && (
        <>
          <path
            d="M1 8 8 1M1 5 5 1M2.5 11 11 2.5M5.5 11 11 5.5M8.5 11 11 8.5"
            stroke={color}
            strokeWidth=".7"
            fill="none"
          />
          <rect
            x="1"
            y="1"
            width="10"
            height="10"
            fill="none"
            stroke={color}
            strokeWidth="1"
            strokeDasharray="2.2 1.4"
          />
        </>
      )}
      {(kind === 'clean' || kind === 'below') && (
        <circle cx="6" cy="6" r="4.6" fill="none" stroke={color} strokeWidth="1.6" />
      )}
      {kind === 'below' && <circle cx="6" cy="6" r="1.7" fill={color} />}
    </svg>
  )
}

/** The sign with its word; the word alone is read aloud. */
export function Status({ kind }: { kind: StatusKind }) {
  const { words } = usePages()
  return (
    <span className="status">
      <Sign kind={kind} /> {words.t(kind)}
    </span>
  )
}

/** The status of a source, or of one of its locations; of another substance than asbestos in the words of its own list. */
export function SourceStatus({ source, of = source }: SourceStatusProps) {
  const { words } = usePages()
  if (source.substance === '') return <Status kind={of.kind} />
  return (
    <span className="status">
      <Sign kind={of.kind} /> {otherStatus(source.substance, of.row, words)}
    </span>
  )
}

interface SourceStatusProps {
  source: Pick<SourceFacts, 'kind' | 'substance' | 'row'>
  of?: Pick<SourceFacts, 'kind' | 'row'> | Pick<LocationFacts, 'kind' | 'row'>
}

/** `Lood: boven drempelwaarde` */
export function otherStatus(substance: string, { materiaal_status }: Pick<BronRow, 'materiaal_status'>, words: Words) {
  const said = materiaal_status === null ? words.t('unexamined') : words.item(materiaal_status)
  return `${substance}: ${small(said, words.locale)}`
}

/** 1 outline, 2 grey, 2A white on black, `?` dashed: weight, never colour. */
export function RiskClass({ weight, label, large }: { weight: ClassWeight; label: string; large?: boolean }) {
  if (weight === 'none') return <span className="class-none">–</span>
  return <span className={`class class-${weight}${large ? ' class-large' : ''}`}>{label}</span>
}

/** Boxed word for what cannot wait. */
export function Direct({ solid }: { solid?: boolean }) {
  const { words } = usePages()
  return <span className={solid ? 'direct direct-solid' : 'direct'}>{words.t('direct')}</span>
}
