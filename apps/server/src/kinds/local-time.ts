/** The zone that moments are written in (§5). */
export const ZONE = 'Europe/Amsterdam'

/** A moment as the clocks of the Netherlands show it: `timestamptz` to `timestamp`, and back. */
export const atZone = (expression: string) => `${expression} at time zone '${ZONE}'`

/** A moment as the wire has it: local time in the Netherlands (§9). */
export const moment = (expression: string) => `to_char(${atZone(expression)}, 'YYYY-MM-DD HH24:MI:SS')`
