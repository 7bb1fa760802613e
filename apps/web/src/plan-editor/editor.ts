import type { StatusKind } from '@vezel/model/material-kind.ts'
import type { Command } from '@vezel/plan/commands.ts'
import type { DrawnLink, DrawnObject, ElementType, PatternItem } from '@vezel/plan/drawing.ts'
import type { Point } from '@vezel/plan/geometry/point.ts'
import type { Scale } from '@vezel/plan/scale.ts'
import type { Scene } from '@vezel/plan/scene.ts'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { DrawingStore, Shown } from './drawing-store.ts'
import type { Layer, LayerStates } from './layers.ts'
import type { Tool } from './tools.ts'

/** A record that something on a plan may stand for. */
export interface PlanRecord {
  readonly link: DrawnLink
  /** Its number, else its name: what stands on the plan. */
  readonly label: string
  /** What it is, beside its number. */
  readonly name: string
  /** The colour of its status. */
  readonly color: string | null
  /** How heavy that is, which the label tells by its shape. */
  readonly kinds?: readonly StatusKind[]
  /** The sign and word of its status. */
  readonly status: ReactNode
  /** The id of the space where it is. */
  readonly space: string | null
  /** Of the floor that the plan is of, or of none. */
  readonly isHere: boolean
  /** In which it is counted. */
  readonly unit: string | null
  /** What somebody entered for it, where that is of one finding. */
  readonly amount: number | null
  /** Where it is read and changed. */
  readonly to: string | null
}

/** A space of the floor of a plan. */
export interface PlanSpace {
  readonly id: string
  readonly name: string
}

/** An item of a list with the word that it has in the language of the page. */
export type Worded<T> = T & { readonly word: string }

/** A plan with what may be put on it, and where it goes. */
export interface EditedPlan {
  readonly id: string
  readonly name: string
  readonly width: number
  readonly height: number
  readonly scale: Scale
  readonly opacity: number
  readonly types: readonly Worded<ElementType>[]
  readonly patterns: readonly Worded<PatternItem>[]
  readonly records: readonly PlanRecord[]
  readonly spaces: readonly PlanSpace[]
  /** The other plans of the survey, to copy to. */
  readonly others: readonly { readonly id: string; readonly name: string }[]
  /** Why nothing can be changed; null where it can. */
  readonly readOnly: string | null
  readonly sceneOf: Pick<Scene, 'typeOf' | 'patternOf'>
  /** Puts objects on another plan. */
  readonly copyTo: (plan: string, objects: readonly DrawnObject[]) => Promise<void>
  /** Keeps the scale of the background; null where nobody here may. */
  readonly setScale: ((scale: number) => Promise<void>) | null
  /** Takes a measured amount over to the finding of a record. */
  readonly takeOver: ((record: PlanRecord, amount: number) => Promise<void>) | null
  /** Kinds of records that can be made here, and the dialog that makes one and tells which. */
  readonly makes: readonly Layer[]
  readonly maker: (of: Layer, onMade: (link: DrawnLink) => void, onClose: () => void) => ReactNode
}

/** What the parts of the editor share. */
export interface Editor {
  readonly plan: EditedPlan
  readonly store: DrawingStore
  readonly scene: Scene
  readonly layers: LayerStates
  readonly setLayers: (next: LayerStates) => void
  readonly tool: Tool
  readonly setTool: (next: Tool) => void
  /** Does a command, and chooses what it made. */
  readonly run: (command: Command) => void
  /** Chooses, and brings what is chosen into sight. */
  readonly show: (id: string) => void
  /** Where something new comes that nobody pointed at. */
  readonly middle: () => Point
  readonly recordOf: (link: DrawnLink | null) => PlanRecord | null
}

const EditorContext = createContext<Editor | null>(null)
export const EditorProvider = EditorContext

/** The editor around a part of it. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('This part stands outside a plan')
  return editor
}

/** The drawing as it is now. */
export const useShown = (store: DrawingStore): Shown => useSyncExternalStore(store.subscribe, store.shown)
