/**
 * Does something once a popover around this has given out the focus: what was fetched when it opened comes later, what
 * was there already comes before. For an effect: gives the way to call it off.
 */
export function afterOpening(what: () => void): () => void {
  const frame = requestAnimationFrame(what)
  return () => cancelAnimationFrame(frame)
}
