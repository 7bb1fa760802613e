import { Secret, TOTP } from 'otpauth'

/** The code that somebody's app shows for a secret, now or some half minutes from now. */
export const codeOf = (geheim: string, halfMinutes = 0): string =>
  new TOTP({ secret: Secret.fromBase32(geheim) }).generate({ timestamp: Date.now() + halfMinutes * 30_000 })
