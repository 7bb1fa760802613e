/** The roles by their ids, which are fixed: 3 is the administrator, 2 and 3 are managers. */
export const roles = {
  /** Carries surveys out: records what is found on the surveys he is assigned to. */
  inspector: 1,
  manager: 2,
  admin: 3,
  /** Leads surveys: has the dossier of his own in hand, up to offering the report for review. */
  projectLeader: 4,
  /** Makes surveys and plans who goes where, and keeps the clients; records nothing that was found. */
  planner: 5,
  /** Works out reports and the texts of dossiers; changes nothing that was found. */
  reporter: 6,
  /** Sees and downloads. */
  reader: 7,
} as const
export type Role = keyof typeof roles

/**
 * What a role may: anything (`yes`), nothing (`no`), or rows that meet a condition.
 *
 * - `assigned`: of a survey one is assigned to: its project leader, or an inspector of its execution or of a visit of it
 *   that is not cancelled. What surveys of an asset share is of whoever is assigned to an open one of them, and of anybody
 *   as long as the asset has none.
 * - `others`: of a survey one is not assigned to: two see more than one.
 * - `own`: the own account, the own record among the staff, and what is of the person that its `owner` names.
 * - `opened`: the own, and what its owner has opened to colleagues, as its definition says with `opened`.
 */
export type Grant = 'yes' | 'assigned' | 'others' | 'own' | 'opened' | 'no'

type Row = Readonly<Record<Role, Grant>>
const managers = { manager: 'yes', admin: 'yes' } as const
const nobody = { inspector: 'no', projectLeader: 'no', planner: 'no', reporter: 'no', reader: 'no' } as const
const assigned = { ...nobody, ...managers, inspector: 'assigned', projectLeader: 'assigned' } as const

/**
 * The matrix: what each role may under each policy. Definitions name a policy for reading, creating, changing and deleting,
 * for events and for single fields; server and page ask here and nowhere else. Its grounds are in decision 31.
 */
export const policies = {
  /** Everybody of the organisation: what is read without more ado. */
  member: { ...managers, inspector: 'yes', projectLeader: 'yes', planner: 'yes', reporter: 'yes', reader: 'yes' },
  /** What was found and what follows from it: sources, samples, findings, suitability; starting and carrying out. */
  surveyor: assigned,
  /** What the report says and how: its versions, limitations, exclusions, remarks, scope and conclusion. */
  writer: { ...assigned, reporter: 'yes' },
  /** Who goes where and when, for whom, in which spaces: dates, visits, execution, the asset with its floors. */
  planner: { ...assigned, planner: 'yes' },
  /** What both those who plan and those who write fill in. */
  worker: { ...assigned, planner: 'yes', reporter: 'yes' },
  /** Making a survey, and the asset it is of. */
  proposer: { ...nobody, ...managers, inspector: 'yes', projectLeader: 'yes', planner: 'yes' },
  /** Clients and their contacts. */
  office: { ...nobody, ...managers, projectLeader: 'yes', planner: 'yes' },
  /** The second pair of eyes on a dossier: never on the own one. That nobody judges what he wrote is a guard as well. */
  reviewer: { ...nobody, ...managers, inspector: 'others', projectLeader: 'others' },
  /** Sending a report back, by who reviews it or by who offered it too early. */
  dossier: { ...nobody, ...managers, inspector: 'yes', projectLeader: 'yes', reporter: 'yes' },
  manager: { ...nobody, ...managers },
  admin: { ...nobody, manager: 'no', admin: 'yes' },
  /** What concerns the person alone. */
  self: {
    inspector: 'own',
    manager: 'own',
    admin: 'own',
    projectLeader: 'own',
    planner: 'own',
    reporter: 'own',
    reader: 'own',
  },
  /** Of people, and not for every colleague. */
  personal: {
    ...managers,
    inspector: 'own',
    projectLeader: 'own',
    planner: 'own',
    reporter: 'own',
    reader: 'own',
  },
  /** What somebody keeps for himself, and colleagues see once it is opened to them. */
  colleague: {
    inspector: 'opened',
    manager: 'opened',
    admin: 'opened',
    projectLeader: 'opened',
    planner: 'opened',
    reporter: 'opened',
    reader: 'opened',
  },
  /** Changing that: whoever keeps it, and of what is opened the managers too. */
  keeper: {
    inspector: 'own',
    manager: 'opened',
    admin: 'opened',
    projectLeader: 'own',
    planner: 'own',
    reporter: 'own',
    reader: 'own',
  },
  /** Written by the product alone. */
  nobody: { ...nobody, manager: 'no', admin: 'no' },
} as const satisfies Readonly<Record<string, Row>>

/** A line of the matrix by its name. */
export type Policy = keyof typeof policies

const roleOf = new Map<number, Role>(Object.entries(roles).map(([role, id]) => [id, role as Role]))

/** What a role, by its id, may under a policy. A role that is not in the matrix reads. */
export function grantOf(policy: Policy, roleId: number): Grant {
  return policies[policy][roleOf.get(roleId) ?? 'reader']
}

/** Role ids 2 and 3 (§6). */
export const isManager = (roleId: number): boolean => roleId === roles.manager || roleId === roles.admin
/** Role id 3 (§6). */
export const isAdmin = (roleId: number): boolean => roleId === roles.admin

/** Whether somebody takes long work back: others wait for it too, so only who asked for it, or a manager. */
export const mayCancel = (roleId: number, isOwn: boolean): boolean =>
  roleId !== roles.reader && (isOwn || isManager(roleId))

/** How somebody stands to a row; `isOpened` is absent where nothing of its kind is opened to colleagues. */
interface Standing {
  readonly isAssigned: boolean
  readonly isOwn: boolean
  readonly isOpened?: boolean
}

/** Whether a grant holds of a row, given how whoever asks stands to it. */
export function holds(grant: Grant, row: Standing): boolean {
  switch (grant) {
    case 'yes':
      return true
    case 'no':
      return false
    case 'assigned':
      return row.isAssigned
    case 'others':
      return !row.isAssigned
    case 'own':
      return row.isOwn
    case 'opened':
      return row.isOwn || row.isOpened === true
  }
}

/** What names policies: a definition, with its fields and the events of its transitions. */
interface Governed {
  readonly access: { readonly [action in 'read' | 'create' | 'update' | 'delete']: Policy }
  readonly fields: {
    readonly [name: string]: { readonly access?: { readonly read?: Policy; readonly update?: Policy } }
  }
  readonly transitions?: { readonly events: { readonly [event: string]: { readonly who: Policy } } }
}

/** The policy under which a field is changed: its own, or that of the record. */
export const updatePolicy = ({ access, fields }: Governed, name: string): Policy =>
  fields[name]?.access?.update ?? access.update

/** The policies under which a record of a kind may be changed: that of the record, and those of single fields. */
export const updatePolicies = ({ access, fields }: Governed): readonly Policy[] => [
  ...new Set([access.update, ...Object.values(fields).flatMap((field) => field.access?.update ?? [])]),
]

/** The policy under which a deleted record comes back: what only its owner may change, nobody else puts back. */
export const restorePolicy = ({ access }: Governed): Policy => (access.update === 'self' ? 'self' : access.delete)

/** Whether it matters for records of a kind who is assigned to their survey. */
export function asksAssignment(entity: Governed): boolean {
  const events = Object.values(entity.transitions?.events ?? {}).map((event) => event.who)
  return [...Object.values(entity.access), ...updatePolicies(entity), ...events].some((policy) => {
    const grants: readonly Grant[] = Object.values(policies[policy])
    return grants.includes('assigned') || grants.includes('others')
  })
}

/**
 * How somebody is assigned to a survey: named on it, or among the people of a record of it. `unless` is the state in which
 * such a record counts no more.
 */
export const assignment = {
  survey: 'survey',
  leads: ['projectleider'],
  goes: [
    { entity: 'execution', survey: 'onderzoek', people: 'inspecteurs' },
    {
      entity: 'visit',
      survey: 'onderzoek',
      people: 'inspecteurs',
      unless: { field: 'status', value: 'geannuleerd' },
    },
  ],
} as const
