import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { isEmpty } from '@vezel/model/rules/rule.ts'
import { useContext, useEffect, useState } from 'react'
import { useMe } from '../api/me.ts'
import { type MergeAnswer, type Merging, previewMerge } from '../api/merge.ts'
import type { Read } from '../kinds/record.ts'
import { flatValue } from '../kinds/words.ts'
import { AssignedContext, refusedBy } from './rights.ts'

/** Whether two of these records may be merged by whoever looks: what goes is deleted, and what stays is changed. */
export function useMayMerge(of: string): boolean {
  const { me } = useMe()
  const entity = model.named(of)
  const place = { entity, row: null, assigned: useContext(AssignedContext) }
  const may = (policy: Entity['access']['read']) => refusedBy(policy, place, me) === null
  return entity.mergeable !== undefined && may(entity.access.update) && may(entity.access.delete)
}

/** The fields of which the one that stays takes the other's value unless somebody says otherwise: those it lacks. */
export const lackedBy = (entity: Entity, kept: Read, other: Read, differs: readonly string[]): readonly string[] =>
  differs.filter((name) => {
    const field = entity.fields[name]
    return field !== undefined && isEmpty(flatValue(field, kept[name])) && !isEmpty(flatValue(field, other[name]))
  })

/** What merging would do; `answer` stays while a change of it is asked. */
export function useMergePreview(of: string, merging: Merging | null) {
  const wanted = merging && JSON.stringify([of, merging])
  const [known, setKnown] = useState<{ of: string | null; answer: MergeAnswer | null; problem: unknown }>({
    of: null,
    answer: null,
    problem: null,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says all of it.
  useEffect(() => {
    if (!merging || !wanted) return
    const stop = new AbortController()
    previewMerge(of, merging, stop.signal).then(
      (answer) => setKnown({ of: wanted, answer, problem: null }),
      (problem: unknown) => stop.signal.aborted || setKnown({ of: wanted, answer: null, problem }),
    )
    return () => stop.abort()
  }, [wanted])
  return { ...known, isAsked: wanted !== null && known.of !== wanted }
}
