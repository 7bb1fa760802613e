import type { DrawnLinkField } from '@vezel/model/drawn-links.ts'
import { type DrawnObject, isPunten } from './drawing.ts'

type Pointing = DrawnLinkField | 'svg_element_type' | 'svg_pattern'
interface Named {
  readonly id: string
}

/** An object as the API answers it: what it names as records, its points not judged yet. */
export interface ObjectRow
  extends Omit<DrawnObject, Pointing | 'punten' | 'vergrendeld'>,
    Readonly<Record<DrawnLinkField, Named | null>> {
  readonly svg_element_type: Named
  readonly svg_pattern: Named | null
  readonly punten: unknown
  /** Absent where nothing is changed, as on paper. */
  readonly vergrendeld?: boolean
}

/** An object as it is drawn: of what it names only the ids, and no points where they are none. */
export function objectOfRow(row: ObjectRow): DrawnObject {
  const { id, x, y, rotatie, schaal_x, schaal_y, grootte, kleur, opaciteit, label, label_x, label_y, laag } = row
  return {
    ...{ id, x, y, rotatie, schaal_x, schaal_y, grootte, kleur, opaciteit, label, label_x, label_y, laag },
    vergrendeld: row.vergrendeld ?? false,
    punten: isPunten(row.punten) ? row.punten : null,
    svg_element_type: row.svg_element_type.id,
    svg_pattern: row.svg_pattern?.id ?? null,
    bron_locatie: row.bron_locatie?.id ?? null,
    uitgesloten_ruimte: row.uitgesloten_ruimte?.id ?? null,
    out_of_scope: row.out_of_scope?.id ?? null,
    monster: row.monster?.id ?? null,
    waarneming: row.waarneming?.id ?? null,
    foto: row.foto?.id ?? null,
    inventarisatie_ruimte: row.inventarisatie_ruimte?.id ?? null,
    ruimte: row.ruimte?.id ?? null,
  }
}
