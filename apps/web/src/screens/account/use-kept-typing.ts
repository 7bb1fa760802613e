import { useEffect, useRef, useState } from 'react'
import { newId } from '../../api/ids.ts'
import { useMe } from '../../api/me.ts'
import { draftKey, forgetDrafts, type KeptDraft, keepDraft, readDrafts } from '../../resource/drafts.ts'

type Words = Readonly<Record<string, string>>

const restMs = 400

/** What a short form holds, kept on this device as that of a record is. Only what is given here is kept: never a password. */
export function useKeptTyping(form: string, start: Words, typed: Words) {
  const { me } = useMe()
  const key = draftKey(me?.id, form, 'own')
  const [id] = useState(newId)
  const [found, setFound] = useState<KeptDraft | null>(() => foundIn(key, start))
  const latest = useRef({ key, typed, isDone: false })
  latest.current = { ...latest.current, key, typed }
  const words = JSON.stringify(typed)
  const put = useRef(() => {})
  put.current = () => {
    const { key, typed, isDone } = latest.current
    if (isDone) return
    const values = Object.fromEntries(Object.entries(typed).filter(([name, word]) => word !== start[name]))
    keepDraft(key, { id, values, was: {}, versions: [0] })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: soon after something was typed.
  useEffect(() => {
    const timer = setTimeout(() => put.current(), restMs)
    return () => clearTimeout(timer)
  }, [words])
  useEffect(() => {
    const leave = () => put.current()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  const drop = () => {
    if (found) forgetDrafts(key, [found.id])
    setFound(null)
  }
  return {
    found,
    isOlder: false,
    discard: drop,
    /** What was found, which is then of this form. */
    takeUp: (): Words => {
      drop()
      return Object.fromEntries(Object.entries(found?.values ?? {}).map(([name, word]) => [name, String(word)]))
    },
    /** It was sent: there is nothing to keep. */
    forget: () => {
      latest.current.isDone = true
      forgetDrafts(key, [id])
    },
  }
}

/** What was left behind, unless it stands so by now. */
function foundIn(key: string, start: Words): KeptDraft | null {
  const drafts = readDrafts(key)
  const isOver = ({ values }: KeptDraft) => Object.entries(values).every(([name, word]) => word === start[name])
  const over = drafts.filter(isOver)
  if (over.length > 0)
    forgetDrafts(
      key,
      over.map(({ id }) => id),
    )
  return drafts.find((draft) => !isOver(draft)) ?? null
}
