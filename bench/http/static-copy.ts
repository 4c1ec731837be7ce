import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Platform } from '../platform/platform.ts'
import { fetchRaw, type Target } from './target.ts'

const suffixes: Record<string, string> = { br: '.br', gzip: '.gz' }

/**
 * Puts the answer of an address, byte for byte and compressed as it came, into the folder of
 * files that the same nginx serves.
 *
 * @returns the address of the file, and the headers that get those very bytes
 */
export async function publishCopy(platform: Platform, name: string, of: Target): Promise<Target> {
  const { status, body, encoding } = await fetchRaw(of)
  if (status !== 200) throw new Error(`${of.url} answered ${status}`)
  const folder = copiesIn(platform)
  await mkdir(folder, { recursive: true })
  // Without compression this is the file that is sent; with it, it only has to be there.
  await writeFile(join(folder, `${name}.json`), body)
  if (encoding) await writeFile(join(folder, `${name}.json${suffixes[encoding] ?? ''}`), body)
  return {
    url: `${platform.url}/mfe/benchmark/1.0.0/${name}.json`,
    headers: encoding ? { 'Accept-Encoding': encoding } : {},
  }
}

/** Takes all copies out of the store. */
export async function removeCopies(platform: Platform): Promise<void> {
  await rm(join(copiesIn(platform), '..'), { recursive: true, force: true })
}

function copiesIn({ releasesDir }: Platform): string {
  return join(releasesDir, 'benchmark', '1.0.0')
}
