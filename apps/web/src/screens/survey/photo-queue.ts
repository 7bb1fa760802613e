import { model } from '@vezel/model'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useRef, useState } from 'react'
import { newId } from '../../api/ids.ts'
import { ApiProblem } from '../../api/problem.ts'
import type { Upload } from '../../api/save.ts'
import { useItems } from '../../kinds/offered.ts'
import type { FileItem } from '../../ui/file-items.tsx'
import { reasonOf } from '../../ui/reason.ts'
import { useT } from '../../ui/texts.ts'
import { type PhotoLine, photosOfLocation } from './photo-lines.ts'
import { placesAfterLast } from './photo-places.ts'
import { useLatestVisit } from './visits.ts'

const noPlace = Promise.resolve(undefined)

interface Sending extends FileItem {
  readonly file: File
  /** What was said of it when it was chosen. */
  readonly said: string | null
  /** Its place in the line; the server's choice when undefined. */
  readonly place: Promise<number | undefined>
}

/** Photos on their way to the server, and those that did not get there. */
export interface PhotoQueue {
  readonly items: readonly FileItem[]
  /** Sends them one after the other, so that they are numbered in this order. */
  readonly add: (files: readonly File[], said: string | null) => void
  readonly refuse: (files: readonly File[], why: string) => void
  /** Sends one that failed again; it keeps its place. */
  readonly retry: (id: string) => void
  readonly cancel: (id: string) => void
}

/** The photos of a location that are being added: they are of the latest visit. */
export function useLocationPhotos(location: string): PhotoQueue {
  const { visit } = useLatestVisit()
  return usePhotoQueue(photosOfLocation(location, visit))
}

/** The photos of a line that are being added. */
export function usePhotoQueue(photos: PhotoLine): PhotoQueue {
  const t = useT(surveyAreas)
  const [items, setItems] = useState<readonly Sending[]>([])
  const line = useRef(Promise.resolve())
  const sent = useRef(new Map<string, Upload | null>())
  const put = (id: string, change: Partial<Sending>) =>
    setItems((before) => before.map((item) => (item.id === id ? { ...item, ...change } : item)))
  const drop = (id: string) => {
    sent.current.delete(id)
    setItems((before) => before.filter((item) => item.id !== id))
  }
  const list = (file: File, rest: Pick<Sending, 'error' | 'said' | 'place'>): Sending => {
    const item = { id: newId(), name: file.name, size: file.size, progress: 0, file, ...rest }
    setItems((before) => [...before, item])
    return item
  }
  const sendOne = async ({ id, file, said, place }: Sending) => {
    const volgorde = await place
    // Taken away while it waited for its turn.
    if (!sent.current.has(id)) return
    const onProgress = (progress: number) => put(id, { progress: Math.min(progress, 0.99) })
    const one = photos.send({ id, file, said, volgorde }, onProgress)
    sent.current.set(id, one)
    try {
      await one.done
      // It is in the list below: its line has nothing more to say.
      drop(id)
    } catch (cause) {
      put(id, { error: isStopped(cause) ? t('uploadStopped') : reasonOf(cause), canRetry: true })
    }
  }
  const send = (item: Sending) => {
    sent.current.set(item.id, null)
    line.current = line.current.then(() => sendOne(item))
  }
  return {
    items,
    add: (files, said) => {
      const places = placesAfterLast(photos, files.length)
      const most = photos.mostMegabytes
      for (const [index, file] of files.entries()) {
        const error = file.size > most * 1_000_000 ? t('photoTooLarge', { max: most }) : null
        const item = list(file, { error, said, place: places[index] ?? noPlace })
        if (error === null) send(item)
      }
    },
    refuse: (files, why) => {
      for (const file of files) list(file, { error: why, said: null, place: noPlace })
    },
    retry: (id) => {
      const item = items.find((one) => one.id === id)
      put(id, { error: null, canRetry: false, progress: 0 })
      if (item) send(item)
    },
    cancel: (id) => {
      sent.current.get(id)?.cancel()
      drop(id)
    },
  }
}

const isStopped = (cause: unknown) => cause instanceof ApiProblem && cause.code === 'aborted'

/** The label that a photo of a location has unless another one is chosen. */
export const useFirstLabel = (): string | null => useFirstOf('bron_locatie_foto_labels', firstLabel)
const firstLabel = model.entity('sourcePhoto').fields.bron_locatie_foto_label.default

/** The id of the item of a list that has a code; null until the list has come. */
export function useFirstOf(list: SaidOf, code: unknown): string | null {
  const { items } = useItems(list)
  return items.find((item) => item.code === code)?.id ?? null
}

/** What is said of photos when they are chosen. */
export type SaidOf = 'bron_locatie_foto_labels' | 'onderzoek_foto_sizes'
