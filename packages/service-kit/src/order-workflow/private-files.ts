import { Type } from 'typebox'
import type { App, Reply } from '../app/base-app.ts'
import { fileNotFound } from '../errors/problems.ts'
import { type FileVariant, fileLifetime } from '../links.ts'

/** Response of a file: bytes of any type. */
export const fileBytes = {
  description: 'The file',
  content: { '*/*': { schema: Type.Unknown() } },
}

/** A browser may cache the file as long as its signed address is valid. */
const cacheControl = `private, max-age=${fileLifetime / 1000}`

/** The hash of a file in the store, and the name to save it under. */
export interface NamedFile {
  hash: string
  name: string
}

/**
 * Sends a private file whose address or token the route has checked.
 *
 * @throws Problem 404 when there is no file
 */
export async function sendPrivateFile(
  app: App,
  reply: Reply,
  file: NamedFile | undefined,
  variant: FileVariant,
): Promise<Reply> {
  if (!file) throw fileNotFound()
  const { hash, name } = file
  await app.media.send(reply.header('cache-control', cacheControl), hash, variant, { name })
  return reply
}
