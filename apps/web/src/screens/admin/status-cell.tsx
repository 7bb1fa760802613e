import { statusKindOf, statusKinds } from '@vezel/model/material-kind.ts'
import type { DisplayProps } from '../../kinds/kind.ts'
import { SignedWord } from '../../ui/signs.tsx'
import { StatusSign, statusSigns } from '../../ui/state-signs.tsx'

/** A material status behind the sign that its place in the order of priority gives it, in its colour. */
export function StatusCell({ field, value, speaking, row }: DisplayProps) {
  const place = typeof row?.prioriteit === 'number' ? { prioriteit: row.prioriteit } : null
  const sign = statusSigns[statusKinds.indexOf(statusKindOf(place))] ?? 'dashed-square'
  const color = typeof row?.color === 'string' ? row.color : undefined
  return <SignedWord sign={<StatusSign sign={sign} color={color} />}>{speaking.textOf(field, value)}</SignedWord>
}
