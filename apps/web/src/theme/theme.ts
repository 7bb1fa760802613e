/** The theme somebody chose on this device; null follows the device. */
export type Theme = 'light' | 'dark' | null

const key = 'vezel-theme'

/** The chosen theme. Index.html sets the same one before the first paint. */
export function readTheme(): Theme {
  const stored = localStorage.getItem(key)
  return stored === 'light' || stored === 'dark' ? stored : null
}

/** Shows and remembers a theme. */
export function setTheme(theme: Theme): void {
  if (theme === null) {
    localStorage.removeItem(key)
    delete document.documentElement.dataset.theme
  } else {
    localStorage.setItem(key, theme)
    document.documentElement.dataset.theme = theme
  }
}

/** The theme that is on the screen now. */
export function shownTheme(): 'light' | 'dark' {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
