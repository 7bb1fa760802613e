// In a database where nobody can log in yet: makes the firm, and prints a link for its first administrator.
import { spawn } from 'node:child_process'
import { prepare, root, run } from './setup.mjs'

await run(async () => {
  const node = await prepare()
  const program = ['--import', './apps/server/src/tsx-hook.ts', 'apps/server/src/first-administrator.ts']
  const child = spawn(node, [...program, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => done(code ?? 1))
  })
})
