import { hash, randomBytes } from 'node:crypto'
import { verifySync } from 'otplib'

/** Seconds that an app's clock may differ: one step of RFC 6238. */
const tolerance = 30

/** Number of recovery codes that an administrator gets. */
const recoveryCodes = 10

/** Returns the time step of an authenticator app's code, or undefined for a wrong code. */
export function stepOf(code: string, secret: string): number | undefined {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const result = verifySync({ secret, token, epochTolerance: tolerance })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

/**
 * Returns new recovery codes: 120 random bits each, as six groups of hexadecimal digits. From 112 bits on a plain hash
 * protects them (ASVS 6.5.2).
 */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodes }, () =>
    (randomBytes(15).toString('hex').match(/.{5}/g) ?? []).join('-'),
  )
}

/** Returns the hash under which a recovery code is stored. Case, spaces and dashes do not matter. */
export function hashRecoveryCode(code: string): Buffer {
  return hash('sha256', code.toLowerCase().replaceAll(/[\s-]/g, ''), 'buffer')
}
