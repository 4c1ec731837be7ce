import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** Reads a file of the release store. Rejects when it is missing or not what was released. */
export async function readReleased(path: string, integrity: string | undefined): Promise<string> {
  const content = await readFile(path)
  if (integrity !== `sha384-${createHash('sha384').update(content).digest('base64')}`) {
    throw new Error(`${path} is not what was released: its hash differs, so it is not used`)
  }
  return content.toString()
}
