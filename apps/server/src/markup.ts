import sanitizeHtml, { type IOptions } from 'sanitize-html'

/**
 * How much of a markup is read at all. Cleaning takes time by length times depth, on the one thread that answers everybody, so
 * what is longer or deeper is refused before: nobody draws or writes that. A text is kept to 20,000 characters when it is clean.
 */
export const markupBounds = { depth: 100, textCharacters: 40_000, drawingCharacters: 200_000 } as const

/** Thrown from within the library, which then reads no further. */
class TooDeep extends Error {}

/**
 * What makes the library stop at the first element that lies too deep. `most` bounds how many there are of a name, and of
 * all together by `*`.
 */
export function boundedParsing(
  most: Readonly<Record<string, number>> = {},
): Pick<IOptions, 'onOpenTag' | 'onCloseTag'> {
  const counts = new Map<string, number>()
  const isTooMany = (name: string) => {
    const limit = Object.hasOwn(most, name) ? most[name] : undefined
    if (limit === undefined) return false
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count > limit
  }
  let depth = 0
  return {
    onOpenTag: (name) => {
      depth += 1
      if (depth > markupBounds.depth || isTooMany('*') || isTooMany(name)) throw new TooDeep()
    },
    onCloseTag: () => {
      depth -= 1
    },
  }
}

/** What a task that reads markup answers, or `otherwise` where it met what lies too deep. */
export function unlessTooDeep<T, O>(task: () => T, otherwise: O): T | O {
  try {
    return task()
  } catch (error) {
    if (error instanceof TooDeep) return otherwise
    throw error
  }
}

/** Whether elements lie in each other deeper than is read, as the library that cleans them sees it. */
export const isTooDeep = (markup: string, parser: IOptions['parser'] = {}): boolean =>
  unlessTooDeep(() => {
    sanitizeHtml(markup, { allowedTags: [], allowedAttributes: {}, parser, ...boundedParsing() })
    return false
  }, true)

/** By which rule a drawing that stands in a field is refused before anything reads it. */
export function drawingRefusal(svg: unknown): 'isTooLong' | 'isStructure' | undefined {
  if (typeof svg !== 'string') return undefined
  if (svg.length > markupBounds.drawingCharacters) return 'isTooLong'
  return isTooDeep(svg, { xmlMode: true }) ? 'isStructure' : undefined
}
