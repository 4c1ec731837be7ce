import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

export type Seal = ReturnType<typeof createSeal>

/**
 * Encrypts secrets that are stored in the database, so that a copy of it has none of them.
 *
 * @param key LINK_KEY, from which the key of this purpose is derived
 */
export function createSeal(key: string) {
  const derived = Buffer.from(hkdfSync('sha256', key, '', 'stampa identity second factors', 32))
  return {
    /** @param owner id of the row's administrator: the result opens in that row only */
    close(secret: string, owner: string): Buffer {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv(algorithm, derived, nonce).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },

    /** @returns undefined for a value of another owner or key, or an altered one */
    open(sealed: Buffer, owner: string): string | undefined {
      const tagEnd = nonceLength + tagLength
      try {
        const decipher = createDecipheriv(algorithm, derived, sealed.subarray(0, nonceLength), {
          authTagLength: tagLength,
        })
          .setAAD(Buffer.from(owner))
          .setAuthTag(sealed.subarray(nonceLength, tagEnd))
        return Buffer.concat([
          decipher.update(sealed.subarray(tagEnd)),
          decipher.final(),
        ]).toString()
      } catch {
        return undefined
      }
    },
  }
}
