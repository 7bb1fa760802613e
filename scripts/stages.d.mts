/** Runs the commands one after the other, also after one that failed; answers the names of those that did. */
export function failedOf(stages: Readonly<Record<string, string>>): string[]
/** What `biome ci` is asked: it colours whatever it writes to, so where nobody looks at a screen it is told not to. */
export function lintOn(out: { readonly isTTY?: boolean }): string
