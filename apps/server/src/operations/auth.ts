import { linkStates } from '@vezel/model/operations/mail-link.ts'
import { Problem } from '@vezel/model/problems.ts'
import { declineInvitation, invitedBy } from '../auth/accept-invitation.ts'
import { confirmEmail } from '../auth/change-email.ts'
import { type Credentials, login, logout } from '../auth/login.ts'
import { resendInvitation } from '../auth/resend-invitation.ts'
import { forgotPassword, linkState, type NewPassword, updateForgottenPassword } from '../auth/reset-password.ts'
import { type LoginChange, updateLogin } from '../auth/update-login.ts'
import { withdrawInvitation } from '../auth/withdraw-invitation.ts'
import type { Operation } from './operation.ts'

interface MailLink {
  readonly email: string
  readonly token: string
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
  "The organisation to work for, by whoever has several."
  organisatie: ID
  "Of the second step: of the app, or a recovery code."
  code: String
}

"Either a session, or the organisations of which one has to be named, or that a code is asked for."
type Login {
  access_token: String
  token_type: String
  "Seconds."
  expires_in: Int
  user: User
  organisaties: [LoginOrganisatie!]
  "A code has to be sent along."
  code_gevraagd: Boolean
  "The app that the code is to be of, of who has to set up the second step first."
  instellen: TweedeFactorAanbod
  "Of a second step that was set up just now; nobody can read them again."
  herstelcodes: [String!]
}

type TweedeFactorAanbod {
  "In base32."
  geheim: String!
  "What a picture for the app holds."
  uri: String!
}

type LoginOrganisatie {
  id: ID!
  naam: String!
}`,
    isPublic: true,
    run: ({ input }, { services, address, device }) =>
      login(services.pools.serve, input as Credentials, { address, device }),
  },
  {
    name: 'updateLogin',
    kind: 'mutation',
    signature: '(input: UpdateLoginInput!): User!',
    types: `"One's own log-in: what is absent stays as it is."
input UpdateLoginInput {
  current_password: String!
  email: String
  username: String
  password: String
  password_confirmation: String
}`,
    answers: { entity: 'user' },
    run: async ({ input }, { services, session, address }) => {
      if (!session) throw new Problem('unauthenticated')
      await updateLogin(services.pools.serve, session, input as LoginChange, { address })
      return String(session.userId)
    },
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
    run: async ({ input }, { services, address }) => {
      await forgotPassword(services.pools.serve, (input as { email: string }).email, { address })
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
  "Of who accepts an invitation without an account: what is absent is as the invitation has it."
  name: String
  tussenvoegsel: String
  achternaam: String
  phone_number: String
}`,
    isPublic: true,
    run: async ({ input }, { services, address }) => {
      await updateForgottenPassword(services.pools.serve, input as NewPassword, { address })
      return { status: 'ok' }
    },
  },
  {
    // Of the link alone: nothing is told of the address that it was sent to.
    name: 'staatVanLink',
    kind: 'query',
    signature: '(token: String!): LinkStaat!',
    types: `"What became of the link of a mail."
enum LinkStaat {
${linkStates.map((state) => `  ${state}`).join('\n')}
}`,
    isPublic: true,
    run: ({ token }, { services }) => linkState(services.pools.serve, String(token)),
  },
  {
    name: 'uitgenodigde',
    kind: 'query',
    signature: '(input: MailLinkInput!): Uitgenodigde',
    types: `"Whom an open invitation is for, where the address has no account yet."
type Uitgenodigde {
  name: String!
  tussenvoegsel: String
  achternaam: String!
  phone_number: String
}`,
    isPublic: true,
    run: ({ input }, { services }) => invitedBy(services.pools.serve, input as MailLink),
  },
  {
    name: 'confirmEmail',
    kind: 'mutation',
    signature: '(input: MailLinkInput!): Message!',
    types: `"What the link of a mail says."
input MailLinkInput {
  email: String!
  token: String!
}`,
    isPublic: true,
    run: async ({ input }, { services }) => {
      await confirmEmail(services.pools.serve, input as MailLink)
      return { status: 'ok' }
    },
  },
  {
    name: 'verstuurUitnodiging',
    kind: 'mutation',
    signature: '(id: ID!): Uitnodiging!',
    answers: { entity: 'invitation' },
    run: async ({ id }, { services, session }) => {
      if (!session) throw new Problem('unauthenticated')
      await resendInvitation(services, session, String(id))
      return String(id)
    },
  },
  {
    name: 'trekUitnodigingIn',
    kind: 'mutation',
    signature: '(id: ID!): Uitnodiging!',
    answers: { entity: 'invitation' },
    run: async ({ id }, { services, session }) => {
      if (!session) throw new Problem('unauthenticated')
      await withdrawInvitation(services, session, String(id))
      return String(id)
    },
  },
  {
    name: 'declineInvitation',
    kind: 'mutation',
    signature: '(input: MailLinkInput!): Message!',
    isPublic: true,
    run: async ({ input }, { services }) => {
      await declineInvitation(services.pools.serve, input as MailLink)
      return { status: 'ok' }
    },
  },
]
