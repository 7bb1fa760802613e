// Starts the product: sets up what is missing, then keeps the server and, beside it, the worker running.
// With --dev, changed server files restart it, and Vite serves the page on a port of its own.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { keepRunning } from './keep-running.mjs'
import { build, prepare, root, run, tell } from './setup.mjs'

const dev = process.argv.includes('--dev')

await run(async () => {
  const node = await prepare()
  if (!dev) await build(node)
  return supervise(node)
})

/** Runs until it is stopped, or until a server ends that never was ready; returns the exit code. */
function supervise(node) {
  const children = new Set()
  const stopping = new AbortController()
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
    stopping.abort()
    for (const child of children) child.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  // A killed npm or shell passes no signal on; then our parent changes.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(), 500).unref()

  let ready = false
  const startServer = () => {
    const server = start(program('main.ts'))
    server.on('message', (message) => {
      if (message !== 'ready' || ready) return
      ready = true
      // The worker is started for ever: without it the product is slower to help, without the server it is nothing.
      void keepRunning({ name: 'worker', start: () => start(program('worker.ts')), tell, stopping: stopping.signal })
      if (dev) start([join(root, 'node_modules/vite/bin/vite.js'), join(root, 'apps/web')])
    })
    return server
  }
  return keepRunning({
    name: 'server',
    start: startServer,
    tell,
    stopping: stopping.signal,
    isReady: () => ready,
  }).then(async (code) => {
    stop()
    await Promise.all([...children].map((child) => new Promise((gone) => child.once('exit', gone))))
    return code
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
    // React checks itself at every element otherwise, also where it makes the pages of a report.
    NODE_ENV: dev ? 'development' : 'production',
    PATH: `${join(node, '..')}:${process.env.PATH ?? ''}`,
  }
}
