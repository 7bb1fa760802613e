import type { securityNl } from './nl.ts'

export const securityEn: Record<keyof typeof securityNl, string> = {
  sessions: 'Where you are logged in',
  sessionsWhy: 'If you do not recognise a device, log it out and choose a new password.',
  device: 'Device',
  since: 'Logged in since',
  seen: 'Last used',
  deviceOn: '{browser} on {system}',
  deviceUnknown: 'Unknown device',
  thisDevice: 'This device',
  endSession: 'Log out',
  endSessionOf: 'Log out {device}',
  endOthers: 'Log out all others',
  endOthersAsk: 'You will have to log in again on every other device. What is not saved there yet is lost.',
  endedOthers: 'You are now logged out on {n|one other device|# other devices}.',
}
