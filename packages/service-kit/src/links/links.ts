import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The words that open one thing to whoever was given them. Each is the id of the thing and 128 bits
 * that only who has the key can make: none is stored, so none can leak with a table, and a mail that
 * is written later makes the same one again. A word for one purpose opens nothing of another.
 */
export interface Links {
  /** @returns 43 characters that fit into a URL as they are */
  token(purpose: string, id: string): string
  /** The id that the token opens, or undefined when we never made it. */
  open(purpose: string, token: string): string | undefined
}

const idBytes = 16
const proofBytes = 16

/** @param key LINK_KEY */
export function createLinks(key: string): Links {
  function proof(purpose: string, id: Buffer): Buffer {
    const mac = createHmac('sha256', key).update(`${purpose}\n`).update(id).digest()
    return mac.subarray(0, proofBytes)
  }

  return {
    token(purpose, id) {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
      return Buffer.concat([bytes, proof(purpose, bytes)]).toString('base64url')
    },

    open(purpose, token) {
      if (!/^[\w-]{43}$/.test(token)) return undefined
      const bytes = Buffer.from(token, 'base64url')
      const id = bytes.subarray(0, idBytes)
      if (!timingSafeEqual(bytes.subarray(idBytes), proof(purpose, id))) return undefined
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
