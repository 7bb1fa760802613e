import { model } from '@vezel/model'
import { Problem } from '@vezel/model/problems.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import { invalid } from '../db/invalid.ts'
import type { RequestContext } from '../operations/operation.ts'
import { titlesOf } from '../records/titles.ts'

/**
 * What refuses a value that another record has already says which one, as far as who asks may read it: a number is then
 * looked up by its name. Anything else as it was.
 */
export async function namingTwins(
  error: unknown,
  entityKey: string,
  input: Readonly<Record<string, unknown>>,
  context: Pick<RequestContext, 'ask' | 'locale'>,
): Promise<unknown> {
  if (!(error instanceof Problem) || error.code !== 'invalid') return error
  const issues = await Promise.all(
    error.issues.map(async (issue) => {
      const name = isTwin(issue) ? await twinOf(entityKey, issue.path, input[issue.path], context) : undefined
      return name ? { ...issue, args: [name] } : issue
    }),
  )
  return issues.some((issue, at) => issue !== error.issues[at]) ? invalid(model.named(entityKey), issues) : error
}

const isTwin = ({ rule, args }: Issue) => rule === 'isUnique' && args.length === 0

/** What the record is called that has this text in a field that no two of an organisation share. */
async function twinOf(
  entityKey: string,
  name: string,
  value: unknown,
  { ask, locale }: Pick<RequestContext, 'ask' | 'locale'>,
): Promise<string | undefined> {
  const entity = model.named(entityKey)
  const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined
  if (field?.kind !== 'text' || field.unique !== true || typeof value !== 'string') return undefined
  const query = `query($value: String!) { rows: ${entity.api.plural}(filter: { ${name}: { eq: $value } }, limit: 1) { id } }`
  try {
    const { rows } = await ask<{ rows: readonly { id: string }[] }>(query, { value: value.trim() })
    const [id] = rows.map((row) => row.id)
    return id && (await titlesOf(ask, entity, [id], locale)).get(id)
  } catch (error) {
    // Who may write it and not read it is told no names.
    if (error instanceof Problem) return undefined
    throw error
  }
}
