const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** A moment as the clock on the wall in the Netherlands has it, `YYYY-MM-DD HH:mm:ss`: how moments go over the wire. */
export const dutchTime = (at: Date = new Date()): string => clock.format(at)
