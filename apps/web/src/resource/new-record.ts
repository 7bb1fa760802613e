import { type EntityKey, model, type Registry } from '@vezel/model'
import type { BacksTo } from '@vezel/model/kit/registry.ts'
import type { Draft, Issue } from '@vezel/model/rules/rule.ts'
import { useRef } from 'react'
import { newId } from '../api/ids.ts'
import { type Saved, saveNamed } from '../api/save.ts'
import type { SavedPart } from './saved-parts.ts'
import type { FormOptions } from './use-form.tsx'
import { useProposal } from './use-proposal.ts'

/** A new record, with those that are made along with it: one save, one transaction. */
export interface NewRecord<K extends string = string> {
  /** The key of its entity. */
  readonly of: K
  /** Where its fields are filled in; none where nothing is asked of it. */
  readonly parts: readonly SavedPart[]
  /** The records made along, by the name of the relation that points back at this one. */
  readonly along: Readonly<Record<string, NewRecord>>
}

/** What may be made along with a record, by relation: looked up, so that a name that is none does not compile. */
type AlongOf<K extends EntityKey> = {
  readonly [B in BacksTo<Registry, K> as B['name'] & string]?: NewRecord<B['from'] & string>
}

/** `newRecord('source', [source], { locaties: newRecord('location', [location]) })`. */
export const newRecord = <const K extends EntityKey>(
  of: K,
  parts: readonly SavedPart[],
  along: AlongOf<K> = {},
): NewRecord<K> => ({ of, parts, along: defined(along) })

const defined = (along: object): NewRecord['along'] =>
  // The values are those of `AlongOf`.
  Object.fromEntries(Object.entries(along).filter(([, record]) => record !== undefined)) as NewRecord['along']

/** What was made: the record itself, and the ids of all by the relations that lead to them: '' is its own. */
export interface Made extends Saved {
  readonly ids: Readonly<Record<string, string>>
}

/** The path of a record that is made along. */
const below = (path: string, relation: string) => (path === '' ? relation : `${path}.${relation}`)

/** The records of a form, in the order they are filled in. */
const partsOf = ({ parts, along }: NewRecord): readonly SavedPart[] => [
  ...parts,
  ...Object.values(along).flatMap(partsOf),
]

/** What is sent of a new record and those made along; `idAt` gives each the id it keeps. */
export function inputOf({ of, parts, along }: NewRecord, idAt: (path: string) => string, path = ''): Draft {
  const filled = parts.map((part) => ({ ...part.values, ...part.store.patch() }))
  const made = Object.entries(along).map(([relation, record]) => [
    relation,
    { create: [inputOf(record, idAt, below(path, relation))] },
  ])
  const id = model.named(of).id === 'uuid' ? { id: idAt(path) } : {}
  return Object.assign({}, ...filled, Object.fromEntries(made), id)
}

/**
 * The part of the form in which something was refused, by the path that the server names it with:
 * `onderzoek_klant.0.klant` is the field `klant` of what is made along. Null where the form has no such field.
 */
export function placeIn({ parts, along }: NewRecord, issue: Issue): { part: SavedPart; issue: Issue } | null {
  const [relation = '', , ...rest] = issue.path.split('.')
  const record = along[relation]
  if (record) return placeIn(record, { ...issue, path: rest.join('.') })
  const part = parts.find(({ store }) => store.names.includes(issue.path))
  return part ? { part, issue } : null
}

/**
 * A form for a new record with those made along; it shows what the server would fill in of the record itself. Their ids
 * stay the same until they are saved: sent again after a lost answer, nothing is made twice.
 */
export function useNewRecord(
  record: NewRecord,
): Required<Pick<FormOptions<Made>, 'parts' | 'submit' | 'placeIssue' | 'likeLast'>> {
  const ids = useRef<Record<string, string>>({})
  const likeLast = useProposal(record.of, record.parts)
  const idAt = (path: string) => {
    ids.current[path] ??= newId()
    return ids.current[path]
  }
  return {
    likeLast,
    parts: partsOf(record),
    placeIssue: (issue) => placeIn(record, issue),
    submit: async (_parts, _versions, options) => {
      const saved = await saveNamed(record.of).create(inputOf(record, idAt), options)
      const made = { ...saved, ids: ids.current }
      ids.current = {}
      return made
    },
  }
}
