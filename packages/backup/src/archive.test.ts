import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import { readArchive, writeArchive } from './archive.ts'

test('a truncated archive is refused, also while the content of an entry is not read yet', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stampa-archive-'))
  const file = join(folder, 'archive')
  const key = await generateX25519Identity()
  try {
    await writeArchive(file, [await identityToRecipient(key)], async archive => {
      // The second entry begins just before the end of a compressed block.
      for (const size of [256 * 1024 - 6000, 100_000]) {
        const header = { name: String(size), type: 'file', size } as const
        await archive.add(header, Readable.from([randomBytes(size)]))
      }
    })
    await truncate(file, (await stat(file)).size - 1)
    let entries = 0
    const reading = readArchive(file, [key], async (_, content) => {
      entries++
      // The end of the archive is read meanwhile.
      if (entries === 2) await pause(100)
      await buffer(content)
    })
    await expect(reading).rejects.toThrow('damaged, incomplete or no backup')
    expect(entries).toBe(2)
  } finally {
    await rm(folder, { recursive: true })
  }
})
