import { createHmac, timingSafeEqual } from 'node:crypto'
import { Type } from 'typebox'

const idBytes = 16
const proofBytes = 16

export type Links = ReturnType<typeof createLinks>

/** Columns of a record that a customer's link opens. */
export interface LinkedRecord {
  id: string
  /** Number of times that the link was replaced; earlier links do not open the record. */
  link_version: number
  updated_at: Date
}

/**
 * Days for which a link opens its record after the record's last change, while the shop works on it and once
 * it is done.
 */
export const linkDays = { open: 730, done: 180 }

/**
 * Makes tokens of links that grant access to one record. A token holds the record's id, the link's version
 * unless it is the first, and a 128-bit MAC of all and the purpose. Tokens are not stored, so a table cannot
 * leak them, and a later mail produces the same token.
 *
 * @param key LINK_KEY
 */
export function createLinks(key: string) {
  function proof(purpose: string, content: Buffer): Buffer {
    const mac = createHmac('sha256', key).update(`${purpose}\n`).update(content).digest()
    return mac.subarray(0, proofBytes)
  }

  /** Returns the id and version in a token, or undefined for a forged one or one of another purpose. */
  function read(purpose: string, token: string): { id: string; version: number } | undefined {
    if (!/^[\w-]{43}(?:[\w-]{3})?$/.test(token)) return undefined
    const bytes = Buffer.from(token, 'base64url')
    const content = bytes.subarray(0, -proofBytes)
    if (!timingSafeEqual(bytes.subarray(-proofBytes), proof(purpose, content))) return undefined
    const id = content.toString('hex', 0, idBytes)
    return {
      id: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
      version: content.length > idBytes ? content.readUInt16BE(idBytes) : 0,
    }
  }

  return {
    /** @returns 43 characters that need no encoding in a URL, or 46 with a version */
    token(purpose: string, id: string, version = 0): string {
      const content = Buffer.alloc(version === 0 ? idBytes : idBytes + 2)
      content.write(id.replaceAll('-', ''), 'hex')
      if (version > 0) content.writeUInt16BE(version, idBytes)
      return Buffer.concat([content, proof(purpose, content)]).toString('base64url')
    },

    /** Returns the id of a token, or undefined for a forged one or one of another purpose. */
    open(purpose: string, token: string): string | undefined {
      return read(purpose, token)?.id
    },

    /**
     * Returns the record that a customer's link opens, or undefined when the token is forged, the link was
     * replaced, or its {@link linkDays} are over.
     */
    async openRecord<Row extends LinkedRecord>(
      purpose: string,
      token: string,
      find: (id: string) => Promise<Row | undefined>,
      isDone: (row: Row) => boolean,
    ): Promise<Row | undefined> {
      const link = read(purpose, token)
      const row = link && (await find(link.id))
      if (row?.link_version !== link?.version || row === undefined) return undefined
      const days = linkDays[isDone(row) ? 'done' : 'open']
      return row.updated_at.getTime() + days * 86_400_000 > Date.now() ? row : undefined
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

/** A preview has neither the name nor the metadata of its file: its address opens no original. */
export type FileVariant = 'preview' | 'original'

/**
 * Returns the URL of a private file for an `<img>` or a download, neither of which can send a token. The URL
 * changes every 15 minutes, so that a reloaded list uses the browser's cache.
 *
 * @param path of the route that serves the file
 * @param purpose of the token; it covers the variant and the expiry
 */
export function fileUrl(
  links: Links,
  path: string,
  purpose: string,
  variant: FileVariant,
  id: string,
): string {
  const until = (Math.floor(Date.now() / fileLifetime) + 2) * fileLifetime
  return `${path}/${until}/${links.token(filePurpose(purpose, variant, until), id)}`
}

/** Returns the id of a file URL, or undefined for an expired or forged one, or one of another variant. */
export function openFileUrl(
  links: Links,
  purpose: string,
  variant: FileVariant,
  { until, token }: { until: number; token: string },
): string | undefined {
  return until > Date.now() ? links.open(filePurpose(purpose, variant, until), token) : undefined
}

function filePurpose(purpose: string, variant: FileVariant, until: number): string {
  return `${purpose}${variant === 'original' ? ' original' : ''} until ${until}`
}
