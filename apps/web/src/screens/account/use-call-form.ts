import { inLocale } from '@vezel/model/kit/label.ts'
import { type Checkable, check, messageOf } from '@vezel/model/kit/model.ts'
import { fill } from '@vezel/model/kit/phrase.ts'
import { useState } from 'react'
import { toProblem } from '../../api/problem.ts'
import { useLocale } from '../../page/texts.tsx'

/**
 * A short form for one call: its values, what is wrong after the first try, and what the server refused. The same rules
 * as on the server.
 */
export function useCallForm<Values extends Readonly<Record<string, string>>>(
  of: Checkable,
  start: Values,
  /** What is said here of a refusal, by its code, in place of its own words. */
  said: Readonly<Record<string, string>> = {},
) {
  const locale = useLocale()
  const [values, setValues] = useState<Values>(start)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ message: string; fields: Readonly<Record<string, string>> } | null>(null)
  const issues = check(of, values, Object.keys(start))
  return {
    values,
    busy,
    /** Puts in what was kept of it. */
    fill: (kept: Partial<Values>) => setValues({ ...values, ...kept }),
    /** What the server refused as a whole. */
    refused: refused?.message || null,
    bind: (name: keyof Values & string) => ({
      value: values[name] ?? '',
      onChange: (value: string) => {
        setValues({ ...values, [name]: value })
        setRefused(null)
      },
    }),
    errorOf: (name: keyof Values & string) => {
      const issue = issues.find(({ path }) => path === name)
      const message = tried && issue && messageOf(of, issue)
      return (message && fill(inLocale(message, locale), { ...issue.args }, locale)) || refused?.fields[name] || null
    },
    /** Sends when everything is right. */
    submit: async (send: () => Promise<unknown>) => {
      setTried(true)
      setRefused(null)
      if (issues.length > 0 || busy) return
      setBusy(true)
      try {
        await send()
      } catch (cause) {
        const { code, message, issues: found } = toProblem(cause)
        const fields = Object.fromEntries(found.map((issue) => [issue.path, issue.message]))
        const isShown = found.length > 0 && found.every(({ path }) => path in start)
        setRefused({ message: isShown ? '' : (said[code] ?? message), fields })
      } finally {
        setBusy(false)
      }
    },
  }
}
