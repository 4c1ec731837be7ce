import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { ReleaseError } from './errors.ts'

/** Reads a plain file of limited size; does not follow links. */
export async function readBounded(path: string, maxBytes: number): Promise<Buffer> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    const { size } = await handle.stat()
    if (size > maxBytes) {
      throw new ReleaseError(`${path} has ${size} bytes; at most ${maxBytes} are accepted.`)
    }
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}
