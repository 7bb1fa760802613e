import { useState } from 'react'

/** Which columns a table shows, for whoever asks when it is wanted: nothing is drawn anew when they change. */
export function useShownColumns() {
  return useState(() => {
    let shown: readonly string[] = []
    return {
      now: () => shown,
      tell: (keys: readonly string[]) => {
        shown = keys
      },
    }
  })[0]
}
