import { text } from '../kit/field.ts'
import { operation } from './operation.ts'
import { updateLogin } from './update-login.ts'

const { current_password } = updateLogin.fields
const code = text({ label: { nl: 'Code', en: 'Code', fr: 'Code' }, required: true })

/** Asking for the secret of an app, or for new recovery codes: with the present password. */
export const withPassword = operation('withPassword', { current_password })

/** Showing that the app has the secret. */
export const confirmSecondFactor = operation('confirmSecondFactor', { code })

/** Turning the second step off: with the password and a code. */
export const endSecondFactor = operation('endSecondFactor', { current_password, code })
