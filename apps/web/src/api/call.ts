import { change } from './connection.ts'
import { type Me, meFields } from './me.ts'
import { changed } from './queries.ts'
import { whileSaving } from './reach.ts'

/** Long work that runs on the server, such as making a report. `voortgang` from 0 to 1. */
export interface Task {
  readonly id: string
  readonly status: 'wacht' | 'bezig' | 'klaar' | 'mislukt' | 'geannuleerd'
  readonly voortgang: number
  readonly stap: string | null
  readonly fout: string | null
  /** Why it was refused, for a person. */
  readonly uitleg: string | null
}
const taskFields = '__typename id record_version soort status voortgang stap fout uitleg'

/** What stands between the password and the session: organisations of which one is chosen, or a code that is asked for. */
export interface MoreAsked {
  readonly organisaties: readonly OrganisationChoice[] | null
  readonly instellen: FactorOffer | null
}
/** Logging in gives a token and the user, with the recovery codes of what was set up on the way, or what is asked further. */
type LoginAnswer =
  | { readonly access_token: string; readonly user: Me; readonly herstelcodes: readonly string[] | null }
  | (MoreAsked & { readonly access_token: null })
/** What an app for codes is given. */
export interface FactorOffer {
  readonly geheim: string
  readonly uri: string
}
export interface OrganisationChoice {
  readonly id: string
  readonly naam: string
}

/** The calls that are not CRUD: what they take and what they answer. */
interface Calls {
  login: {
    args: { input: { username: string; password: string; organisatie?: string; code?: string } }
    answer: LoginAnswer
  }
  logout: { args: Record<string, never>; answer: { status: string } }
  forgotPassword: { args: { input: { email: string } }; answer: { status: string } }
  updateForgottenPassword: {
    args: { input: { email: string; token: string; password: string; password_confirmation: string } }
    answer: { status: string }
  }
  confirmEmail: { args: { input: { email: string; token: string } }; answer: { status: string } }
  declineInvitation: { args: { input: { email: string; token: string } }; answer: { status: string } }
  updateLogin: {
    args: {
      input: {
        current_password: string
        email?: string
        username?: string
        password?: string
        password_confirmation?: string
      }
    }
    answer: { id: string }
  }
  verstuurUitnodiging: { args: { id: string }; answer: { id: string } }
  trekUitnodigingIn: { args: { id: string }; answer: { id: string } }
  makeRapport: { args: { id: string }; answer: Task }
  releaseRapport: { args: { id: string }; answer: Task }
  makeBezoekplan: { args: { id: string }; answer: Task }
  drawPlattegrond: { args: { id: string }; answer: Task }
  cancelTaak: { args: { id: string }; answer: Task }
  sluitBerichten: { args: { ids: readonly string[] | null; taak: string | null }; answer: { ids: string[] } }
  heropenBerichten: { args: { ids: readonly string[] }; answer: { ids: string[] } }
  herstelVersie: {
    args: { type: string; id: string; regel: string; record_version: number }
    answer: { id: string }
  }
  draaiFoto: {
    args: { type: string; id: string; kwartslagen: number; record_version: number }
    answer: { id: string; record_version: number }
  }
  wisGeschiedenis: { args: { type: string; id: string }; answer: { regels: number; velden: string[] } }
}
export type CallName = keyof Calls

/** The types of what each call takes, as the schema has them, and what is asked of its answer. */
const signatures: {
  readonly [Name in CallName]: readonly [takes: { [Arg in keyof Calls[Name]['args']]: string }, asks: string]
} = {
  login: [
    { input: 'LoginInput!' },
    `access_token user { ${meFields} } organisaties { id naam } instellen { geheim uri } herstelcodes`,
  ],
  logout: [{}, 'status'],
  forgotPassword: [{ input: 'ForgotPasswordInput!' }, 'status'],
  updateForgottenPassword: [{ input: 'UpdateForgottenPasswordInput!' }, 'status'],
  confirmEmail: [{ input: 'MailLinkInput!' }, 'status'],
  declineInvitation: [{ input: 'MailLinkInput!' }, 'status'],
  updateLogin: [{ input: 'UpdateLoginInput!' }, 'id'],
  verstuurUitnodiging: [{ id: 'ID!' }, '__typename id record_version'],
  trekUitnodigingIn: [{ id: 'ID!' }, '__typename id record_version'],
  makeRapport: [{ id: 'ID!' }, taskFields],
  releaseRapport: [{ id: 'ID!' }, taskFields],
  makeBezoekplan: [{ id: 'ID!' }, taskFields],
  drawPlattegrond: [{ id: 'ID!' }, taskFields],
  herstelVersie: [{ type: 'String!', id: 'ID!', regel: 'ID!', record_version: 'Int!' }, 'id'],
  draaiFoto: [{ type: 'String!', id: 'ID!', kwartslagen: 'Int!', record_version: 'Int!' }, 'id record_version'],
  wisGeschiedenis: [{ type: 'String!', id: 'ID!' }, 'regels velden'],
  cancelTaak: [{ id: 'ID!' }, taskFields],
  sluitBerichten: [{ ids: '[ID!]', taak: 'ID' }, 'ids'],
  heropenBerichten: [{ ids: '[ID!]!' }, 'ids'],
}
function documentOf(name: CallName): string {
  const [takes, asks] = signatures[name]
  const list = (parts: readonly string[]) => (parts.length > 0 ? `(${parts})` : '')
  const declared = Object.entries(takes).map(([arg, type]) => `$${arg}:${type}`)
  const passed = Object.keys(takes).map((arg) => `${arg}:$${arg}`)
  return `mutation ${name}${list(declared)} { answer: ${name}${list(passed)} { ${asks} } }`
}

/** Calls after which what the page shows may be different. */
const changing: readonly CallName[] = [
  'makeRapport',
  'releaseRapport',
  'makeBezoekplan',
  'drawPlattegrond',
  'cancelTaak',
  'herstelVersie',
  'draaiFoto',
  'wisGeschiedenis',
  'sluitBerichten',
  'heropenBerichten',
  'verstuurUitnodiging',
  'trekUitnodigingIn',
]

/** The calls about one record that are long work: what an event of a record's life may name as its own. */
export type TaskCall = 'makeRapport' | 'releaseRapport' | 'cancelTaak'

/** Makes a call that is not CRUD: `call('makeRapport', { id })`. Rejects with an `ApiProblem`. */
export async function call<Name extends CallName>(
  name: Name,
  args: Calls[Name]['args'],
): Promise<Calls[Name]['answer']> {
  const request = { document: documentOf(name), variables: args }
  const { answer, written } = await whileSaving(() => change<{ answer: Calls[Name]['answer'] }>(request))
  if (changing.includes(name)) void changed([], written)
  return answer
}
