/** An address with the field that the form behind it opens: `?field=finding.hoeveelheid`. */
export const withField = (path: string, of: string, name: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}field=${of}.${name}`
