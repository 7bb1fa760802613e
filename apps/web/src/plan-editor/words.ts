import { drawingPhrases } from '@vezel/model/messages/drawing/index.ts'
import { type DrawnObject, linkOf } from '@vezel/plan/drawing.ts'
import { isText } from '@vezel/plan/elements/text.ts'
import { measured } from '@vezel/plan/measure.ts'
import { metresOf, type Scale, unitsOf } from '@vezel/plan/scale.ts'
import { useMemo } from 'react'
import { formats } from '../i18n/formats.ts'
import { useT, useUiTexts } from '../ui/texts.ts'
import { type Editor, type PlanRecord, useEditor } from './editor.ts'

/** What things on a plan are called, and how large they are said to be. */
export interface PlanWords {
  /** The number or word on it, else what it is. */
  readonly nameOf: (object: DrawnObject) => string
  /** What it is, by its type. */
  readonly typeOf: (object: DrawnObject) => string
  /** `12,4 m²`; null where nothing is measured. */
  readonly sizeOf: (object: DrawnObject) => string | null
  readonly amount: (amount: number, unit: string) => string
  readonly recordWords: (record: PlanRecord) => string
}

export function usePlanWords(): PlanWords {
  const { plan, recordOf } = useEditor()
  const { locale } = useUiTexts()
  return useMemo(() => wordsOf(plan, recordOf, locale), [plan, recordOf, locale])
}

function wordsOf(
  { types, scale }: Editor['plan'],
  recordOf: Editor['recordOf'],
  locale: Parameters<typeof formats>[0],
): PlanWords {
  const { number } = formats(locale)
  const byId = new Map(types.map((type) => [type.id, type]))
  const typeOf = (object: DrawnObject) => byId.get(object.svg_element_type)?.word ?? ''
  const amount = (value: number, unit: string) => number(value, unit, 1)
  return {
    typeOf,
    amount,
    nameOf: (object) => {
      const type = byId.get(object.svg_element_type)
      if (!type) return object.label ?? ''
      const record = recordOf(linkOf(object, type))
      return object.label ?? record?.label ?? (isText(type) ? '…' : type.word)
    },
    sizeOf: (object) => {
      const type = byId.get(object.svg_element_type)
      if (!type) return null
      const { oppervlakte, lengte } = measured(object, type, scale)
      if (oppervlakte !== null) return amount(oppervlakte, 'm²')
      return lengte === null ? null : amount(lengte, 'm')
    },
    recordWords: ({ label, name }) => [label, name].filter(Boolean).join(' '),
  }
}

/** Distances as they are typed and read: metres where the plan has a scale, else its units. */
export interface Measure {
  readonly unit: string
  readonly read: (units: number) => number
  readonly write: (value: number) => number
}

export function useMeasure(scale: Scale): Measure {
  const t = useT(drawingPhrases)
  return useMemo(
    () =>
      scale === null
        ? { unit: t('units'), read: rounded, write: (value) => value }
        : {
            unit: 'm',
            read: (units) => rounded(metresOf(units, scale)),
            write: (value) => unitsOf(value, scale),
          },
    [scale, t],
  )
}

const rounded = (value: number) => Math.round(value * 1000) / 1000
