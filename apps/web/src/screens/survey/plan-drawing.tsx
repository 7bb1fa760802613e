import { model } from '@vezel/model'
import { itemText } from '@vezel/model/kit/item-words.ts'
import type { ElementType, PatternItem } from '@vezel/plan/drawing.ts'
import { objectOfRow } from '@vezel/plan/object-row.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ask } from '../../api/connection.ts'
import { useFileUrl } from '../../api/files.ts'
import { newId } from '../../api/ids.ts'
import { useMe } from '../../api/me.ts'
import { useRow, useRows } from '../../api/rows.ts'
import { fileSelection } from '../../kinds/record.ts'
import { DrawingStore } from '../../plan-editor/drawing-store.ts'
import type { EditedPlan } from '../../plan-editor/editor.ts'
import { keepDrawing } from '../../plan-editor/keep-drawing.ts'
import { PlanEditor } from '../../plan-editor/plan-editor.tsx'
import { saveDrawing } from '../../plan-editor/save-drawing.ts'
import { type Background, backgroundOf } from '../../plan-editor/sheet.ts'
import { CardSkeleton } from '../../ui/progress.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { drawnQuery, lastDrawn, unknown, useElementTypes, usePatterns } from './drawn-objects.ts'
import { useOpenSurvey } from './open-survey.ts'
import { usePlanMaker } from './plan-maker.tsx'
import { usePlanRecords } from './plan-records.tsx'

const surveyPlan = model.entity('surveyPlan')
const selection = {
  naam: true,
  plattegrond: {
    id: true,
    breedte: true,
    hoogte: true,
    schaal: true,
    achtergrond_opaciteit: true,
    verdieping: { id: true },
    beeld: fileSelection,
  },
} as const

/** Milliseconds after which is asked whether somebody else saved something on the plan. */
const ASKS_AGAIN = 8000
/** Of so many times once everything is asked: a result that arrives changes a colour and no object. */
const ALL_EVERY = 5

/** A plan of a survey as somebody draws on it, in the place of the list. */
export function PlanDrawing({ id, first, onDone }: { id: string; first: string | null; onDone: () => void }) {
  const survey = useOpenSurvey()
  const { row } = useRow(surveyPlan, id, selection)
  const store = useStore(id, survey.id)
  const { background, isReady } = useBackground(row?.plattegrond ?? null)
  const plan = useEdited(id, row)
  if (!store || !plan || !isReady) return <CardSkeleton />
  const done = async () => {
    await store.save()
    onDone()
  }
  return <PlanEditor plan={plan} store={store} background={background} first={first} onDone={() => void done()} />
}

type PlanRow = NonNullable<ReturnType<typeof useRow<'surveyPlan', typeof selection>>['row']>

/** The picture below the drawing; one that cannot be fetched holds nobody up. */
function useBackground(plan: PlanRow['plattegrond'] | null): { background: Background | null; isReady: boolean } {
  const [failed, setFailed] = useState(false)
  const url = useFileUrl(plan?.beeld, undefined, () => setFailed(true))
  const [made, setMade] = useState<{ url: string; background: Background } | null>(null)
  const opacity = plan?.achtergrond_opaciteit ?? 1
  useEffect(() => {
    let left = false
    if (url)
      backgroundOf(url, opacity).then(
        (background) => left || setMade({ url, background }),
        () => left || setFailed(true),
      )
    return () => {
      left = true
    }
  }, [url, opacity])
  const background = made?.url === url ? made.background : null
  // Once somebody draws, a picture that is made meanwhile comes below what they do.
  const isOpen = useRef(false)
  isOpen.current ||= plan !== null && (plan.beeld === null || failed || background !== null)
  return { background, isReady: isOpen.current }
}

/** The drawing of a plan, asked again while it is open; what is not saved is kept on this device. */
function useStore(plan: string, survey: string): DrawingStore | null {
  const { me } = useMe()
  const person = me?.id
  const [store, setStore] = useState<DrawingStore | null>(null)
  useEffect(() => {
    if (!person) return
    const query = drawnQuery(plan, survey)
    const kept = keepDrawing(person, plan)
    const made = new DrawingStore(
      { save: (drawn, versions) => saveDrawing(plan, drawn, versions), load: query.load, keep: kept.keep },
      kept.found,
    )
    const receive = () => {
      if (query.status() !== 'ready') return
      made.receive(query.rows().map((row) => ({ object: objectOfRow(row), version: row.record_version })))
      setStore(made)
    }
    const leaves = [query.subscribe(receive), watchOthers(plan, query.load)]
    receive()
    return () => {
      for (const leave of leaves) leave()
      made.stop()
      kept.end()
    }
  }, [person, plan, survey])
  return store
}

/** Asks every few seconds whether anything on a plan is otherwise, and everything once something is. */
function watchOthers(plan: string, load: () => Promise<void>): () => void {
  let last: string | null = null
  let times = 0
  let isAsking = false
  const look = async () => {
    times += 1
    const answer = await ask(lastDrawn(plan))
    const now = JSON.stringify(answer)
    if (now !== last || times % ALL_EVERY === 0) await load()
    last = now
  }
  const timer = setInterval(() => {
    // A slow answer is waited for.
    if (isAsking || document.visibilityState !== 'visible') return
    isAsking = true
    look()
      // What failed is asked again the next time; that the server is away, the page says by itself.
      .catch(() => undefined)
      .finally(() => {
        isAsking = false
      })
  }, ASKS_AGAIN)
  return () => clearInterval(timer)
}

/** The plan with all that its editor needs; null until it is known. */
function useEdited(id: string, row: PlanRow | null): EditedPlan | null {
  const survey = useOpenSurvey()
  const { locale } = useUiTexts()
  const types = useElementTypes()
  const tiles = usePatterns()
  const { rows: plans } = useRows(surveyPlan, { naam: true }, { filter: { onderzoek: { eq: survey.id } } })
  const { records, spaces } = usePlanRecords(row?.plattegrond.verdieping?.id ?? null)
  const maker = usePlanMaker(row?.plattegrond.id ?? null)
  const lists = useMemo(() => {
    const word = <T extends { value: string | null }>(item: T) => ({ ...item, word: itemText(item, locale) })
    const typesById = new Map<string, ElementType>(types.rows.map((type) => [type.id, type]))
    const tilesById = new Map<string, PatternItem>(tiles.rows.map((tile) => [tile.id, tile]))
    return {
      types: types.rows.map(word),
      patterns: tiles.rows.map(word),
      sceneOf: {
        typeOf: (object: { svg_element_type: string }) => typesById.get(object.svg_element_type) ?? unknown,
        patternOf: (object: { svg_pattern: string | null }) => tilesById.get(object.svg_pattern ?? '') ?? null,
      },
    }
  }, [types.rows, tiles.rows, locale])
  return useMemo(() => {
    if (!row || types.status !== 'ready') return null
    const { breedte: width, hoogte: height, schaal: scale, achtergrond_opaciteit: opacity } = row.plattegrond
    return {
      ...{ id, name: row.naam, width, height, scale: scale && scale > 0 ? scale : null, opacity: opacity ?? 1 },
      ...lists,
      ...{ records, spaces, readOnly: survey.readOnly },
      others: plans.filter((other) => other.id !== id).map((other) => ({ id: other.id, name: other.naam })),
      copyTo: async (plan, objects) => {
        const created = objects.map((object) => ({ ...object, id: newId(), vergrendeld: false }))
        await saveDrawing(plan, { created, changed: [], deleted: [] }, new Map())
      },
      ...maker,
    }
  }, [id, row, types.status, lists, records, spaces, survey.readOnly, plans, maker])
}
