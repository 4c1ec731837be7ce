import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { addFolder } from './folder.ts'

test('has what the timestamp of the releases names, when a release ends during the backup', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stampa-folder-'))
  const write = async (path: string) => {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), path)
  }
  try {
    await write('storefront/1.0.0/release.json')
    await write('metadata/1.snapshot.json')
    await write('metadata/timestamp.json')
    const names: string[] = []
    await addFolder(
      {
        bytes: 0,
        add: async ({ name }, content) => {
          // The release was complete just before its timestamp is read.
          if (name === 'releases/metadata/timestamp.json') {
            await write('storefront/1.0.1/release.json')
            await write('metadata/2.snapshot.json')
          }
          if (content) await buffer(content)
          names.push(name)
        },
      },
      folder,
      'releases',
    )
    expect(names.filter(name => name.endsWith('.json')).sort()).toEqual([
      'releases/metadata/1.snapshot.json',
      'releases/metadata/2.snapshot.json',
      'releases/metadata/timestamp.json',
      'releases/storefront/1.0.0/release.json',
      'releases/storefront/1.0.1/release.json',
    ])
  } finally {
    await rm(folder, { recursive: true })
  }
})
