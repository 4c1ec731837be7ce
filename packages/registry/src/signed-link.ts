import { createPublicKey, verify } from 'node:crypto'
import type { Key } from '@tufjs/models'

/** Returns whether one of the keys has made the Ed25519 signature of a link. @param signature base64url */
export function isSigned(keys: readonly Key[], bytes: Buffer, signature: string): boolean {
  return keys.some(({ keyVal }) => {
    const x = Buffer.from(keyVal.public ?? '', 'hex').toString('base64url')
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verify(null, bytes, key, Buffer.from(signature, 'base64url'))
  })
}
