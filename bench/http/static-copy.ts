import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Platform } from '../platform/platform.ts'
import { fetchRaw, type Target } from './target.ts'

const suffixes: Record<string, string> = { br: '.br', gzip: '.gz' }

/**
 * Stores the response of a URL, with the same bytes and compression, in the folder of
 * static files of the same nginx.
 *
 * @returns the URL of the file, and the request headers for the same encoding
 */
export async function publishCopy(platform: Platform, name: string, of: Target): Promise<Target> {
  const { status, body, encoding } = await fetchRaw(of)
  if (status !== 200) throw new Error(`${of.url} answered ${status}`)
  const folder = copiesIn(platform)
  await mkdir(folder, { recursive: true })
  // nginx sends this file to clients without compression; with compression it only has to exist.
  await writeFile(join(folder, `${name}.json`), body)
  if (encoding) await writeFile(join(folder, `${name}.json${suffixes[encoding] ?? ''}`), body)
  return {
    url: `${platform.url}/mfe/benchmark/1.0.0/${name}.json`,
    headers: encoding ? { 'Accept-Encoding': encoding } : {},
  }
}

/** Removes all copies from the store. */
export async function removeCopies(platform: Platform): Promise<void> {
  await rm(join(copiesIn(platform), '..'), { recursive: true, force: true })
}

function copiesIn({ releasesDir }: Platform): string {
  return join(releasesDir, 'benchmark', '1.0.0')
}
