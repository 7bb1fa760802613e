import { Problem } from '@vezel/model/problems.ts'
import { login, logout } from '../auth/login.ts'
import { forgotPassword, updateForgottenPassword } from '../auth/reset-password.ts'
import type { Operation } from './operation.ts'

interface Login {
  readonly username: string
  readonly password: string
}
interface Reset {
  readonly email: string
  readonly token: string
  readonly password: string
  readonly password_confirmation: string
}

/** Coming in, going out, and a forgotten password. None of the answers tells whether an account exists. */
export const authOperations: readonly Operation[] = [
  {
    name: 'login',
    kind: 'mutation',
    signature: '(input: LoginInput!): Login!',
    types: `input LoginInput {
  username: String!
  password: String!
}

type Login {
  access_token: String!
  token_type: String!
  "Seconds."
  expires_in: Int!
  user: User!
}`,
    isPublic: true,
    run: ({ input }, { services, address }) => login(services.pools.serve, input as Login, { address }),
  },
  {
    name: 'logout',
    kind: 'mutation',
    signature: ': Message!',
    types: 'type Message {\n  status: String!\n}',
    run: async (_args, { services, session }) => {
      if (!session) throw new Problem('unauthenticated')
      await logout(services.pools.serve, session)
      return { status: 'ok' }
    },
  },
  {
    name: 'forgotPassword',
    kind: 'mutation',
    signature: '(input: ForgotPasswordInput!): Message!',
    types: 'input ForgotPasswordInput {\n  email: String!\n}',
    isPublic: true,
    run: async ({ input }, { services }) => {
      await forgotPassword(services.pools.serve, (input as { email: string }).email)
      return { status: 'ok' }
    },
  },
  {
    name: 'updateForgottenPassword',
    kind: 'mutation',
    signature: '(input: UpdateForgottenPasswordInput!): Message!',
    types: `input UpdateForgottenPasswordInput {
  email: String!
  token: String!
  password: String!
  password_confirmation: String!
}`,
    isPublic: true,
    run: async ({ input }, { services }) => {
      await updateForgottenPassword(services.pools.serve, input as Reset)
      return { status: 'ok' }
    },
  },
]
