import type { peopleNl } from './nl.ts'

export const peopleEn: Record<keyof typeof peopleNl, string> = {
  person: 'Person',
  personWhy: 'Only the person can change these details.',
  users: 'Users',
  invitations: 'Invitations',
  invite: 'Invite',
  inviteTitle: 'Invite somebody',
  invitationsNone: 'Whoever you invite gets a mail with a link that works once, within a week.',
  access: 'Access',
  accessIs: '{name} can log in.',
  accessIsNot: '{name} cannot log in.',
  resetFactor: 'Send recovery code',
  resetFactorAsk:
    'If {name} has set up a second step, a mail with a code goes to {name}. With that code and the own password logging in works again, and the old telephone counts no more. This is kept in the log.',
  deactivate: 'End access',
  deactivateAsk:
    '{name} is logged out of this organisation on every device at once and cannot log in to it any more. An open link for a new password stops working. What {name} recorded stays.',
  reactivate: 'Restore access',
  reactivateAsk: '{name} can log in again with their own password, with the same role and capabilities as before.',
  capabilitiesNone:
    'Managers record here what somebody may do. A capability only counts while the certificates it requires are valid.',
  certificatesNone: 'Record certificates here, such as DIA, VCA and the medical check, with their validity.',
  equipmentNone: 'This shows what somebody holds, such as a vacuum cleaner or a sampling pump, with its inspections.',
  signatureNone: 'There is no signature yet',
  signatureNoneWhy: 'Only the person can sign.',
  signatureOther: 'Only the person can change this signature. You can delete it.',
  draw: 'Draw',
  upload: 'Upload',
  drawHere: 'Draw your signature here with a pen, finger or mouse',
  clear: 'Start over',
  signatureFile: 'signature',
}
