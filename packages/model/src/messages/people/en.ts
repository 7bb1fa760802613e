import type { peopleNl } from './nl.ts'

export const peopleEn: Record<keyof typeof peopleNl, string> = {
  person: 'Person',
  personWhy: 'Only the person can change these details.',
  users: 'Users',
  invitations: 'Invitations',
  invite: 'Invite',
  inviteTitle: 'Invite somebody',
  invitationsNone: 'Whoever you invite gets a mail with a link that works once, within a week.',
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
