import { limits } from '@vezel/model/limits.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { buildApp } from '../http/app.ts'
import { testApi } from '../testing/api.ts'
import { logIn } from '../testing/log-in.ts'
import { testPassword } from '../testing/template.ts'

let api: Awaited<ReturnType<typeof testApi>>
let manager: Session
beforeAll(async () => {
  api = await testApi()
  manager = await api.as('mo@eerste.test')
})
afterAll(() => api.close())

describe('a look at the schema', () => {
  const answered: string[] = []
  const look = async (name: string, as: Session) => {
    const { data, errors } = await api.ask(
      `query ${name} { __schema { types { name fields { name description } } } }`,
      {},
      as,
    )
    expect(errors).toBeUndefined()
    answered.push(name)
    return data
  }

  test('is worked out once, and the next that differs waits its turn: nobody else waits for it', async () => {
    const first = await look('eerste', api.inspector)
    const next = look('tweede', api.inspector)
    expect(await look('eerste', api.inspector)).toEqual(first)
    await api.get('{ me { id } }')
    expect(await look('derde', manager)).toEqual(first)
    expect(await next).toEqual(first)
    expect(answered).toEqual(['eerste', 'eerste', 'derde', 'tweede'])
  })

  test('keeps what depends on more than the document out of memory', async () => {
    const query = 'query($also: Boolean!) { __type(name: "User") { name @include(if: $also) } }'
    expect(await api.get(query, { also: true })).toEqual({ name: 'User' })
    expect(await api.get(query, { also: false })).toEqual({})
  })
})

test('the body of a session has room for what the product sends, and no more', async () => {
  const { serve } = api.services.pools
  const { access_token: token } = await logIn(
    serve,
    { username: 'ines@eerste.test', password: testPassword },
    { address: 'test' },
  )
  const app = await buildApp(api.services)
  const send = async (payload: string) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload })
    return [answer.statusCode, answer.json().errors?.[0].extensions.code]
  }
  const question = JSON.stringify({ query: '{ me { id } }' })
  expect(await send(question.padEnd(limits.queryVariableBytes + limits.sessionQuery.bytes))).toEqual([200, undefined])
  expect(await send(question.padEnd(limits.sessionBodyBytes + 1))).toEqual([413, 'requestTooLarge'])
  await app.close()
})
