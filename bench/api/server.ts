import { readConfig } from '../../apps/server/src/config.ts'
import { buildApp } from '../../apps/server/src/http/app.ts'
import { openServices } from '../../apps/server/src/services.ts'
import { onStop } from '../../apps/server/src/supervised.ts'
import { questions } from './queries.ts'

// The product's own HTTP server, with a route of the bench beside it: one statement by hand, whose JSON goes out as it is.
const services = await openServices(readConfig())
const app = await buildApp(services)
app.get<{ Params: { name: keyof typeof questions }; Querystring: { organisation: string; survey?: string } }>(
  '/bench/:name',
  async (request, reply) => {
    const { sql, needsSurvey } = questions[request.params.name]
    const { organisation, survey } = request.query
    const { rows } = await services.pools.owner.query<{ j: string }>({
      name: request.params.name,
      text: sql,
      values: [Number(organisation), ...(needsSurvey ? [survey] : [])],
    })
    return reply.type('application/json; charset=utf-8').send(`{"data":${rows[0]?.j}}`)
  },
)
const address = await app.listen({ port: 0, host: '127.0.0.1' })
onStop(async () => {
  await app.close()
  await services.pools.stop()
}, services.pools.stopNow)
process.stdout.write(`ready at ${address}\n`)
