import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clientDocument } from '@stampa/platform/document'
import type { Registry } from '@stampa/platform/release'
import { ifThere, replaceDurably } from './files.ts'
import { shellName } from './rules.ts'

/**
 * Writes the document that the gateway serves while no page server answers, which needs a live shell, and the file by
 * which the gateway knows that a canary runs.
 */
export async function writeServed(directory: string, registry: Registry): Promise<void> {
  const canary = join(directory, 'canary')
  if (Object.keys(registry.canary).length > 0) await writeFile(canary, '')
  else await rm(canary, { force: true })
  if (!Object.hasOwn(registry.live, shellName)) return
  const path = join(directory, 'document.html')
  const html = clientDocument(registry)
  if ((await ifThere(readFile(path, 'utf8'))) !== html) await replaceDurably(path, html)
}
