/** Runs the commands one after the other, also after one that failed; answers the names of those that did. */
export function failedOf(stages: Readonly<Record<string, string>>): string[]
