// Starts the product: sets up what is missing, then runs the server and, beside it, the worker.
// With --dev, changed server files restart it, and Vite serves the page on a port of its own.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build, prepare, root, run, tell } from './setup.mjs'

const dev = process.argv.includes('--dev')

/** A worker that dies at once each time is started again ever more slowly. */
const RESTART_MS = { first: 500, longest: 30_000 }

await run(async () => {
  const node = await prepare()
  if (!dev) await build(node)
  return supervise(node)
})

/** Runs until the server ends, and returns its exit code. */
function supervise(node) {
  const children = new Set()
  let stopping = false
  const start = (args) => {
    const child = spawn(node, args, {
      cwd: root,
      env: environment(node),
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    children.add(child)
    child.once('exit', () => children.delete(child))
    return child
  }
  const stop = () => {
    stopping = true
    for (const child of children) child.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  // A killed npm or shell passes no signal on; then our parent changes.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(), 500).unref()

  const startWorker = (waitMs = RESTART_MS.first) => {
    if (stopping) return
    const began = Date.now()
    start(program('worker.ts')).once('exit', () => {
      if (stopping) return
      const nextMs =
        Date.now() - began > RESTART_MS.longest ? RESTART_MS.first : Math.min(waitMs * 2, RESTART_MS.longest)
      tell(`the worker ended; it starts again in ${waitMs / 1000} s`)
      setTimeout(startWorker, waitMs, nextMs).unref()
    })
  }

  return new Promise((done) => {
    const server = start(program('main.ts'))
    let ready = false
    server.on('message', (message) => {
      if (message !== 'ready' || ready) return
      ready = true
      startWorker()
      if (dev) start([join(root, 'node_modules/vite/bin/vite.js'), join(root, 'apps/web')])
    })
    server.once('exit', async (code, signal) => {
      stop()
      const left = [...children].map((child) => new Promise((gone) => child.once('exit', gone)))
      await Promise.all(left)
      done(signal ? 1 : code)
    })
  })
}

function program(file) {
  const watch = dev ? ['--watch', '--watch-preserve-output'] : []
  return [...watch, '--import', './apps/server/src/tsx-hook.ts', `apps/server/src/${file}`]
}

/** Programs that the product starts itself find the same Node. */
function environment(node) {
  return {
    // Compiled code is kept between starts: a quarter off the time to the first answer.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    ...process.env,
    PATH: `${join(node, '..')}:${process.env.PATH ?? ''}`,
  }
}
