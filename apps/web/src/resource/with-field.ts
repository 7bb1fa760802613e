/** An address with the field that the form behind it opens: `?field=finding.hoeveelheid`. */
export const withField = (path: string, of: string, name: string): string => asking(path, `field=${of}.${name}`)

/** An address at which the dialog for a new record is open, by the name that its list has for it: `?new=suitability`. */
export const withNew = (path: string, key: string): string => asking(path, `new=${key}`)

const asking = (path: string, what: string) => `${path}${path.includes('?') ? '&' : '?'}${what}`
