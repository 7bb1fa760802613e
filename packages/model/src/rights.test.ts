import { expect, test } from 'vitest'
import { registry } from './entities/index.ts'
import { type Grant, grantOf, type Policy, type Role, roles } from './rights.ts'

const { survey, report, finding, sample, client, laboratory, reportTemplate, invitation, visit } = registry
const [inSurvey, inReport] = [survey.transitions.events, report.transitions.events]

/**
 * The cells that decide, written out by hand and not taken from the matrix: for the inspector, the manager, the
 * administrator, and for whoever reads only. Generated tests hold the product to the matrix; these hold the matrix.
 */
const cells: readonly (readonly [what: string, policy: Policy, inspector: Grant, manager: Grant, reader: Grant])[] = [
  ['sees surveys', survey.access.read, 'yes', 'yes', 'yes'],
  ['sees results of the laboratory', registry.result.access.read, 'yes', 'yes', 'yes'],
  ['changes what was found', finding.access.update, 'assigned', 'yes', 'no'],
  ['takes samples', sample.access.create, 'assigned', 'yes', 'no'],
  ['deletes samples', sample.access.delete, 'assigned', 'yes', 'no'],
  ['makes a survey', survey.access.create, 'yes', 'yes', 'no'],
  ['starts a survey', inSurvey.start.who, 'assigned', 'yes', 'no'],
  ['completes a survey', inSurvey.complete.who, 'no', 'yes', 'no'],
  ['cancels a survey', inSurvey.cancel.who, 'no', 'yes', 'no'],
  ['checks a survey', inSurvey.check.who, 'assigned', 'yes', 'no'],
  ['reopens a survey', inSurvey.reopen.who, 'no', 'yes', 'no'],
  ['deletes a survey', survey.access.delete, 'no', 'yes', 'no'],
  ['carries a visit out', visit.transitions.events.carryOut.who, 'assigned', 'yes', 'no'],
  ['writes a report', report.access.update, 'assigned', 'yes', 'no'],
  // Four eyes: never one's own.
  ['reviews a report', inReport.approve.who, 'others', 'yes', 'no'],
  ['releases a report', inReport.release.who, 'no', 'yes', 'no'],
  ['withdraws a report', inReport.withdraw.who, 'no', 'yes', 'no'],
  ['makes clients', client.access.create, 'no', 'yes', 'no'],
  ['changes clients', client.access.update, 'no', 'yes', 'no'],
  ['changes laboratories', laboratory.access.update, 'no', 'yes', 'no'],
  ['changes report templates', reportTemplate.access.update, 'no', 'yes', 'no'],
  ['invites people', invitation.access.create, 'no', 'yes', 'no'],
]

test.each(cells)('who %s', (_what, policy, inspector, manager, reader) => {
  const expected: Readonly<Partial<Record<Role, Grant>>> = { inspector, manager, admin: manager, reader }
  const grants = Object.keys(expected).map((role) => [role, grantOf(policy, roles[role as Role])])
  expect(Object.fromEntries(grants)).toEqual(expected)
})

test('a role that nobody knows reads, and no more', () => {
  expect(grantOf(survey.access.read, 99)).toBe('yes')
  expect([survey.access.create, finding.access.update, client.access.update].map((one) => grantOf(one, 99))).toEqual([
    'no',
    'no',
    'no',
  ])
})
