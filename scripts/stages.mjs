import { spawnSync } from 'node:child_process'

/**
 * Runs the commands one after the other, also after one that failed; answers the names of those that did.
 *
 * @param {Readonly<Record<string, string>>} stages
 * @returns {string[]}
 */
export const failedOf = (stages) =>
  Object.entries(stages).flatMap(([name, command]) =>
    spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0 ? [] : [name],
  )

/**
 * What `biome ci` is asked: it colours whatever it writes to, so where nobody looks at a screen it is told not to.
 */
export const lintOn = ({ isTTY }) => (isTTY ? 'biome ci .' : 'biome ci --colors=off .')
