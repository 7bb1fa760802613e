import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MailMessage } from '../integrations/mail/client.ts'
import { sendInvitation } from '../jobs/send-invitation.ts'
import { testApi } from '../testing/api.ts'
import { testServices } from '../testing/services.ts'
import { testPassword } from '../testing/template.ts'
import { type Called, isOwnWords } from './own-words.ts'
import { newResetToken } from './reset-password.ts'

const samir: Called = {
  emails: ['samir.elamrani@noordlicht-onderzoek.nl'],
  username: 'sam_1981',
  name: 'Samír',
  tussenvoegsel: null,
  achternaam: 'El Amrani',
  firms: ['Noordlicht Onderzoek B.V.'],
}

test.each([
  'samir.elamrani@noordlicht-onderzoek.nl',
  'SAMIR.ELAMRANI',
  'samir2026',
  'Samir1981!',
  'S4m1r2026',
  'selamrani12',
  '!!elamrani!!',
  'amrani-samir',
  'sam_1981',
  'sam-2026-sam',
  'Noordlicht1',
  'N00rdlicht!',
  'noordlichtonderzoekbv',
  'samir@noordlicht',
  'noordlicht-onderzoek.nl',
])('%s says nothing but what its owner is called', (password) => expect(isOwnWords(password, samir)).toBe(true))

test.each([
  'vezel-demo-2026',
  'samir eet graag paling',
  'noordlichtjes',
  'nl-bv-el-2026',
  '48719283!!',
  'paard batterij nietje',
])('%s says more', (password) => expect(isOwnWords(password, samir)).toBe(false))

describe('on every road to a password', () => {
  let api: Awaited<ReturnType<typeof testApi>>
  beforeAll(async () => {
    api = await testApi()
  }, 30_000)
  afterAll(() => api.close())
  const issuesOf = ({ errors }: Awaited<ReturnType<typeof api.ask>>) =>
    errors?.[0]?.extensions.issues.map(({ path, rule }) => [path, rule])
  const refused = [['password', 'isNotOwnName']]
  const byLink = (input: Record<string, unknown>) =>
    api.ask('mutation($input: UpdateForgottenPasswordInput!) { updateForgottenPassword(input: $input) { status } }', {
      input: { ...input, password_confirmation: input.password },
    })

  test.each(['mo@eerste.test', 'Manager2026', 'mo-manager-1', 'EersteOnderzoek', 'een.eerste.baas.test'])(
    'one’s own log-in does not take %s, nor what is asked in the same call',
    async (password) => {
      const mo = await api.as('mo@eerste.test')
      const asked = { current_password: testPassword, username: 'een.baas', password, password_confirmation: password }
      const answer = await api.ask(
        'mutation($input: UpdateLoginInput!) { updateLogin(input: $input) { id } }',
        { input: asked },
        mo,
      )
      expect(issuesOf(answer)).toEqual(refused)
    },
  )

  test('a forgotten one is not replaced by it, and the link still works', async () => {
    const email = 'ines@eerste.test'
    const { token = '' } = (await newResetToken(api.services.pools.serve, email)) ?? {}
    for (const password of ['ines@eerste.test', 'Inspecteur1', 'eerste-onderzoek'])
      expect(issuesOf(await byLink({ email, token, password }))).toEqual(refused)
    expect((await byLink({ email, token, password: testPassword })).errors).toBeUndefined()
  })

  test('an account does not begin with it, by the name that its owner gives as well', async () => {
    const ada = await api.as('ada@eerste.test')
    const invitation = {
      ...{ email: 'nina@elders.test', name: 'Nina', achternaam: 'Nieuw' },
      inventarisatie_rol: { connect: { id: '1' } },
    }
    const made = await api.ask(
      'mutation($input: CreateUitnodigingInput!) { createUitnodiging(input: $input) { id } }',
      { input: invitation },
      ada,
    )
    const sent: MailMessage[] = []
    await sendInvitation(
      {
        organisation: ada.organisationId,
        invitation: (made.data as { createUitnodiging: { id: string } }).createUitnodiging.id,
      },
      testServices(api.services.pools, { mail: { send: async (message) => void sent.push(message) } }),
      new AbortController().signal,
    )
    const link = new URL(/https?:\S+/.exec(sent[0]?.text ?? '')?.[0] ?? '')
    const input = { email: 'nina@elders.test', token: link.searchParams.get('token') ?? '', achternaam: 'Oudenbosch' }
    for (const password of ['nina@elders.test', 'NinaOudenbosch', 'oudenbosch-1', 'EersteOnderzoekBV'])
      expect(issuesOf(await byLink({ ...input, password }))).toEqual(refused)
    expect((await byLink({ ...input, password: 'een-eigen-woord' })).errors).toBeUndefined()
  })
})
