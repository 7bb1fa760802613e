import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { type Grant, grantOf, type Policy, policies, type Role, roles } from '@vezel/model/rights.ts'

const roleNames = Object.keys(roles) as Role[]
const signs: Readonly<Record<Grant, string>> = {
  yes: 'yes',
  no: '–',
  assigned: 'assigned',
  others: 'not assigned',
  own: 'own',
  opened: 'opened',
}
const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** The matrix of rights as a page for people: what each role may under each policy, and which policies each kind of record names. */
export function rightsPage(): string {
  // Nobody writes an abstract one, but one of its variants.
  const kinds = model.entities.filter((entity) => !entity.abstract)
  return [
    '# Who may do what',
    '',
    'Written by `npm run derive` from `packages/model/src/rights.ts` and the definitions; what it says is what server and page ask. Why it is',
    'so: [decision 31](decisions/0031-rights.md).',
    '',
    '## What a role may under each policy',
    '',
    '*assigned*: of a survey one is assigned to; *not assigned*: of one somebody else carries out; *own*: what is of the person; *opened*: the own,',
    'and what its owner opened to colleagues.',
    '',
    row('policy', ...roleNames),
    row('---', ...roleNames.map(() => '---')),
    ...(Object.keys(policies) as Policy[]).map((policy) =>
      row(`\`${policy}\``, ...roleNames.map((role) => signs[grantOf(policy, roles[role])])),
    ),
    '',
    '## Which policies a kind of record names',
    '',
    row('record', 'read', 'create', 'change', 'delete', 'single fields', 'steps'),
    row('---', '---', '---', '---', '---', '---', '---'),
    ...kinds
      .toSorted((one, other) => (one.label.en < other.label.en ? -1 : 1))
      .map((entity) => row(`${entity.label.en} (\`${entity.api.type}\`)`, ...recordCells(entity))),
    '',
  ].join('\n')
}

function recordCells({ access, fields, transitions }: Entity): string[] {
  const single = Object.entries(fields).flatMap(([name, field]) =>
    Object.entries(('access' in field && field.access) || {}).map(([what, policy]) => `${name}: ${what} ${policy}`),
  )
  const steps = Object.entries(transitions?.events ?? {}).map(([event, { who }]) => `${event}: ${who}`)
  return [access.read, access.create, access.update, access.delete, single.join('; '), steps.join('; ')]
}
