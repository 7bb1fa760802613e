import { change } from './connection.ts'
import { type Me, meFields } from './me.ts'
import { changed } from './queries.ts'

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

/** Logging in gives a token and the user, or the organisations of which one has to be chosen. */
type LoginAnswer =
  | { readonly access_token: string; readonly user: Me; readonly organisaties: null }
  | { readonly access_token: null; readonly user: null; readonly organisaties: readonly OrganisationChoice[] }
export interface OrganisationChoice {
  readonly id: string
  readonly naam: string
}

/** The calls that are not CRUD: what they take and what they answer. */
interface Calls {
  login: {
    args: { input: { username: string; password: string; organisatie?: string } }
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
  makeRapport: { args: { id: string }; answer: Task }
  releaseRapport: { args: { id: string }; answer: Task }
  cancelTaak: { args: { id: string }; answer: Task }
  herstelVersie: {
    args: { type: string; id: string; regel: string; record_version: number }
    answer: { id: string }
  }
}
export type CallName = keyof Calls

const documents: { readonly [Name in CallName]: string } = {
  login: `mutation login($input: LoginInput!) { answer: login(input: $input) { access_token user { ${meFields} } organisaties { id naam } } }`,
  logout: 'mutation logout { answer: logout { status } }',
  forgotPassword:
    'mutation forgotPassword($input: ForgotPasswordInput!) { answer: forgotPassword(input: $input) { status } }',
  updateForgottenPassword:
    'mutation updateForgottenPassword($input: UpdateForgottenPasswordInput!) { answer: updateForgottenPassword(input: $input) { status } }',
  confirmEmail: 'mutation confirmEmail($input: MailLinkInput!) { answer: confirmEmail(input: $input) { status } }',
  declineInvitation:
    'mutation declineInvitation($input: MailLinkInput!) { answer: declineInvitation(input: $input) { status } }',
  makeRapport: `mutation makeRapport($id: ID!) { answer: makeRapport(id: $id) { ${taskFields} } }`,
  releaseRapport: `mutation releaseRapport($id: ID!) { answer: releaseRapport(id: $id) { ${taskFields} } }`,
  herstelVersie:
    'mutation herstelVersie($type: String!, $id: ID!, $regel: ID!, $record_version: Int!) { answer: herstelVersie(type: $type, id: $id, regel: $regel, record_version: $record_version) { id } }',
  cancelTaak: `mutation cancelTaak($id: ID!) { answer: cancelTaak(id: $id) { ${taskFields} } }`,
}
/** Calls after which what the page shows may be different. */
const changing: readonly CallName[] = ['makeRapport', 'releaseRapport', 'cancelTaak', 'herstelVersie']

/** The calls about one record that are long work: what an event of a record's life may name as its own. */
export type TaskCall = 'makeRapport' | 'releaseRapport' | 'cancelTaak'

/** Makes a call that is not CRUD: `call('makeRapport', { id })`. Rejects with an `ApiProblem`. */
export async function call<Name extends CallName>(
  name: Name,
  args: Calls[Name]['args'],
): Promise<Calls[Name]['answer']> {
  const { answer } = await change<{ answer: Calls[Name]['answer'] }>({ document: documents[name], variables: args })
  if (changing.includes(name)) void changed([])
  return answer
}
