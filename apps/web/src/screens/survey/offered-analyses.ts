import { model } from '@vezel/model'
import type { Locale } from '@vezel/model/kit/label.ts'
import { speak } from '@vezel/model/kit/phrase.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useMemo } from 'react'
import { type RowFor, useRows } from '../../api/rows.ts'
import { money } from '../../i18n/money.ts'
import { useItems } from '../../kinds/offered.ts'
import type { Overrides } from '../../resource/form-part.ts'
import { useUiTexts } from '../../ui/texts.ts'
import type { AnalysedSample } from './sample-parts.tsx'
import { idOf } from './source-fields.ts'

const possibility = model.entity('laboratoryPossibility')
const selection = {
  laboratorium: { id: true },
  stof_code: true,
  monster_soort_code: true,
  analyse_methode_code: true,
  doorlooptijd_normaal: true,
  doorlooptijd_direct: true,
  doorlooptijd_urgent: true,
  prijs_normaal: true,
  prijs_direct: true,
  prijs_urgent: true,
} as const
type Offered = RowFor<'laboratoryPossibility', typeof selection>
const inUse = { active: { eq: true } } as const

/** How fast a laboratory does it and at what price: "Normaal 24 uur, € 32,50; urgent 4 uur, € 85,00". */
function turnaroundsOf(offered: Offered, locale: Locale): string {
  const t = speak(surveyAreas, locale)
  const told = (price: number | null) => (price === null ? undefined : money(price, locale))
  const each = [
    [t('turnaroundNormal'), offered.doorlooptijd_normaal, offered.prijs_normaal],
    [t('turnaroundDirect'), offered.doorlooptijd_direct, offered.prijs_direct],
    [t('turnaroundUrgent'), offered.doorlooptijd_urgent, offered.prijs_urgent],
  ] as const
  return each
    .filter(([, hours, price]) => hours !== null || price !== null)
    .map(([name, hours, price]) => t('turnaround', { name, hours: hours ?? undefined, price: told(price) }))
    .join('; ')
}

/**
 * Of an analysis those methods are offered that the chosen laboratory does on such a sample, with turnaround and price, and those
 * laboratories that do any; one that has declared nothing may be asked all of them. Asked only while somebody chooses.
 */
export function useOfferedAnalyses(sample: AnalysedSample, isChoosing: boolean): Overrides<'analysis'> {
  const { locale } = useUiTexts()
  const { rows } = useRows(possibility, selection, { filter: inUse, limit: 20_000, skip: !isChoosing })
  const kind = useItems('monster_soorten').items.find(({ id }) => id === sample.monster_soort.id)?.code
  const substance = useItems('materiaal_types').items.find(({ id }) => id === sample.materiaal_type.id)?.code
  const methods = useItems('analyse_methodes').items
  return useMemo(() => {
    const declared = rows.filter((one) => one.analyse_methode_code !== null)
    const choosy = new Set(declared.map(({ laboratorium }) => laboratorium.id))
    const fitting = declared.filter((one) => one.monster_soort_code === kind && one.stof_code === substance)
    const offering = (laboratory: unknown, code: unknown) =>
      fitting.find(
        ({ laboratorium, analyse_methode_code }) => laboratorium.id === laboratory && analyse_methode_code === code,
      )
    const isOffered = (laboratory: unknown, code: unknown) =>
      !choosy.has(String(laboratory)) || offering(laboratory, code) !== undefined
    return {
      offers: {
        analyse_methode: {
          watch: ['laboratorium'],
          fits: (method, { laboratorium }) =>
            idOf(method.monster_soort) === sample.monster_soort.id && isOffered(laboratorium, method.code),
          hint: (method, { laboratorium }) => {
            const offered = offering(laboratorium, method.code)
            return offered && turnaroundsOf(offered, locale)
          },
        },
        laboratorium: {
          fits: ({ id }) => !choosy.has(String(id)) || fitting.some(({ laboratorium }) => laboratorium.id === id),
        },
      },
      onSet: (name, value, store) => {
        if (name !== 'laboratorium') return
        const chosen = methods.find(({ id }) => id === store.draft().analyse_methode)
        if (chosen && !isOffered(value, chosen.code)) store.set('analyse_methode', null)
      },
    }
  }, [rows, kind, substance, methods, sample.monster_soort.id, locale])
}
