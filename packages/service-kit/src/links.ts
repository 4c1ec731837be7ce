import { createHmac, timingSafeEqual } from 'node:crypto'
import { Type } from 'typebox'

const idBytes = 16
const proofBytes = 16

export type Links = ReturnType<typeof createLinks>

/**
 * Makes tokens of links that grant access to one record. A token holds the record's id and a 128-bit MAC of purpose and
 * id. Tokens are not stored, so a table cannot leak them, and a later mail produces the same token.
 *
 * @param key LINK_KEY
 */
export function createLinks(key: string) {
  function proof(purpose: string, id: Buffer): Buffer {
    const mac = createHmac('sha256', key).update(`${purpose}\n`).update(id).digest()
    return mac.subarray(0, proofBytes)
  }

  return {
    /** @returns 43 characters that need no encoding in a URL */
    token(purpose: string, id: string): string {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
      return Buffer.concat([bytes, proof(purpose, bytes)]).toString('base64url')
    },

    /** Returns the id of a token, or undefined for a forged one or one of another purpose. */
    open(purpose: string, token: string): string | undefined {
      if (!/^[\w-]{43}$/.test(token)) return undefined
      const bytes = Buffer.from(token, 'base64url')
      const id = bytes.subarray(0, idBytes)
      if (!timingSafeEqual(bytes.subarray(idBytes), proof(purpose, id))) return undefined
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}

/** Minimum lifetime of a file URL, ms. */
export const fileLifetime = 15 * 60_000

/** Path parameters of a route that serves files at addresses of {@link fileUrl}. */
export const signedFileParams = Type.Object({
  until: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  token: Type.String(),
})

/**
 * Returns the URL of a private file for an `<img>` or a download, neither of which can send a token. The URL
 * changes every 15 minutes, so that a reloaded list uses the browser's cache.
 *
 * @param path of the route that serves the file
 * @param purpose of the token; it covers the expiry
 */
export function fileUrl(links: Links, path: string, purpose: string, id: string): string {
  const until = (Math.floor(Date.now() / fileLifetime) + 2) * fileLifetime
  return `${path}/${until}/${links.token(filePurpose(purpose, until), id)}`
}

/** Returns the id of a file URL, or undefined for an expired or forged one. */
export function openFileUrl(
  links: Links,
  purpose: string,
  { until, token }: { until: number; token: string },
): string | undefined {
  return until > Date.now() ? links.open(filePurpose(purpose, until), token) : undefined
}

function filePurpose(purpose: string, until: number): string {
  return `${purpose} until ${until}`
}
