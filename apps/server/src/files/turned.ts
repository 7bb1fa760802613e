import type { Work } from '../db/work.ts'

/** Files that a transaction replaces by the same picture, held otherwise. */
const turned = new WeakMap<Work, Set<unknown>>()

/** Says that what comes in the place of this file is the same picture, which keeps its number. */
export function keepNumberOf(work: Work, file: unknown): void {
  const files = turned.get(work) ?? new Set()
  files.add(file)
  turned.set(work, files)
}

/** Whether what comes in the place of this file is the same picture. */
export const isSamePicture = (work: Work, file: unknown): boolean => turned.get(work)?.has(file) === true
