/** Spaces, marks without a width and fillers, which say nothing at the ends of a text; marks of direction may. */
const unseen = '[\\s\\u00ad\\u115f\\u1160\\u180e\\u200b-\\u200d\\u2060-\\u2064\\u2800\\u3164\\ufeff\\uffa0]+'
const ends = new RegExp(`^${unseen}|${unseen}$`, 'g')
const nothing = /^[\s\p{Cf}\p{DI}\u2800]*$/u

/** Whether nothing of a text is seen. */
export const isBlank = (text: string): boolean => nothing.test(text)

/** A text without what is not seen at its ends, so that "B02" is not a second time there as "B02" with a mark behind it. */
export const trimmed = (text: string): string => (isBlank(text) ? '' : text.replace(ends, ''))
