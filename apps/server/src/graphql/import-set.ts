import { readFile } from 'node:fs/promises'
import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { GraphQLSchema } from 'graphql'
import type { Session } from '../access.ts'
import { type Difference, differenceOfSets } from '../db/set-image.ts'
import { inTransaction, type Work } from '../db/work.ts'
import { isUploaded } from '../files/uploaded-file.ts'
import type { RequestContext } from '../operations/operation.ts'
import { countedKinds, toldDifferences } from '../operations/variable-set.ts'
import { rehearse } from '../records/many/attempt.ts'
import { setIdOf } from '../records/move-set.ts'
import { type ImportedSet, importSet, type Judge } from '../records/sets/import-set.ts'
import { badFile, readSetFile, type SetFile } from '../records/sets/set-file.ts'
import type { Input } from '../records/writing/input.ts'
import { judgedInput } from './input.ts'
import { inBulkTurn } from './many.ts'
import { once } from './once.ts'
import { inWords } from './problems.ts'

type Args = Readonly<Record<string, unknown>>

/** The call that makes a variable set of a file, by its name in the schema. */
export const importCall = 'importVariabelenset'

/** Its part of the schema. A request with files is judged before they are read, so that none may be asked for by its type. */
export const importSdl = {
  call: `${importCall}(bestand: Upload, naam: String!, geldig_van: Date, geldig_tot: Date, vorige: ID, zonderGeweigerd: Boolean, preview: Boolean, key: String): VariabelensetImport!`,
  types: `"What an import of a variable set made, or would make."
type VariabelensetImport {
  "The set; null where nothing was written: of a preview, and where rows are refused that are not left out."
  id: ID
  "By which it is undone."
  batch: ID
  toegevoegd: Int!
  gewijzigd: Int!
  vervallen: Int!
  "In what it differs from the set before it, where it has one."
  verschillen: [VariabelensetVerschil!]!
  geweigerd: [VariabelensetWeigering!]!
}

"A row of a file that is not taken."
type VariabelensetWeigering {
  "The list by its name, or \`variableMapping\`."
  lijst: String!
  "Its place in the list, from 1; null of what the file does not name."
  rij: Int
  waarde: String!
  veld: String
  message: String!
}`,
}

/**
 * Makes a set of a file, once for its key: the next version of another, or one by itself. A preview does all of it and takes it
 * back; so does a call with rows that are refused, unless it says that those may be left out.
 */
export async function makeSetImport(schema: GraphQLSchema, args: Args, context: RequestContext, session: Session) {
  const { services, budget, signal, locale } = context
  const isPreview = args.preview === true
  const file = readSetFile(await textOf(args.bestand))
  const judge: Judge = (entity, call, input) => judgedInput(schema, `${call}${entity.api.type}Input`, input)
  const made = (work: Work) => async () =>
    JSON.stringify(await imported(work, { set: setOf(args), before: beforeOf(args), file, args, judge }))
  const text = await inBulkTurn(
    session,
    () =>
      inTransaction(
        services.pools.serve,
        session,
        (work) => (isPreview ? made(work)() : once(work, importCall, args, made(work))),
        { ms: budget.left(limits.writeMs), signal },
      ),
    signal,
  )
  const { refused, ...done } = JSON.parse(text) as Written
  return {
    ...done,
    geweigerd: refused.flatMap(({ list, row, called, ...problem }) => {
      const { message, issues } = inWords(problem, locale)
      const whys = issues.length > 0 ? issues : [{ path: null, message }]
      return whys.map((why) => ({ lijst: list, rij: row, waarde: called, veld: why.path, message: why.message }))
    }),
  }
}

/** What came of it as it is kept with the key of its request: without the words, which are for whoever asks. */
interface Written extends ReturnType<typeof countedKinds> {
  readonly id: string | null
  readonly batch: string | null
  readonly verschillen: ReturnType<typeof toldDifferences>
  readonly refused: readonly (Pick<Problem, 'code' | 'args' | 'issues'> &
    Omit<ImportedSet['refused'][number], 'problem'>)[]
}

interface Importing {
  readonly set: Input
  readonly before: string | null
  readonly file: SetFile
  readonly args: Args
  readonly judge: Judge
}

async function imported(work: Work, { set, before, file, args, judge }: Importing): Promise<Written> {
  const stays = ({ refused }: Written) =>
    args.preview !== true && (refused.length === 0 || args.zonderGeweigerd === true)
  const task = async (): Promise<Written> => {
    const { refused: found, ...made } = await importSet(work, set, file.lists, judge)
    // Beside no set everything is added.
    const differences = await work.query<Difference>(differenceOfSets(), [
      work.session.organisationId,
      Number(before ?? 0),
      Number(made.id),
    ])
    const refused = [...file.refused, ...found].map(({ problem: { code, args: given, issues }, ...row }) => {
      return { ...row, code, args: given, issues }
    })
    return {
      ...made,
      ...countedKinds(differences),
      verschillen: before === null ? [] : toldDifferences(differences),
      refused,
    }
  }
  const written = await rehearse(work, task, stays)
  return stays(written) ? written : { ...written, id: null, batch: null }
}

const beforeOf = ({ vorige }: Args) => (vorige === null || vorige === undefined ? null : setIdOf(vorige))

const setOf = (args: Args): Input => {
  const before = beforeOf(args)
  return {
    name: args.naam,
    geldig_van: args.geldig_van ?? null,
    geldig_tot: args.geldig_tot ?? null,
    ...(before === null ? {} : { vorige_set: { connect: { id: before } } }),
  }
}

/** The words of a file. Throws `fileTooLarge` for more than an import takes. */
async function textOf(file: unknown): Promise<string> {
  if (!isUploaded(file)) throw badFile('isFile')
  if (file.size > limits.importMegabytes * 1_000_000) throw new Problem('fileTooLarge', { max: limits.importMegabytes })
  return (await readFile(file.path, 'utf8')).replace(/^\uFEFF/, '')
}
