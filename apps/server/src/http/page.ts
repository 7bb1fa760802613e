import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Paths that answer data: an unknown one below them is not a page. */
const areas = ['/graphql', '/file', '/download', '/health', '/page-error', '/assets']

/**
 * Serves the built page from `root`: files under `/assets` carry a hash in their name and may be kept for ever; every
 * other path that names no file is a screen, so it answers `index.html`.
 */
export async function servePage(app: FastifyInstance, root: string): Promise<void> {
  const isBuilt = existsSync(join(root, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['**/*.br', '**/*.gz', 'index.html'],
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(root, 'assets'))
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const isScreen =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !areas.some((area) => path === area || path.startsWith(`${area}/`)) &&
      !/\.\w+$/.test(path)
    if (isScreen && isBuilt) return reply.sendFile('index.html')
    const message = isScreen ? 'The page is not built: run npm run build' : 'Not found'
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ errors: [{ message, extensions: { code: 'notFound', args: {}, issues: [] } }] })
  })
}
