import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { containerName, readDeployable } from './deployable.ts'

it('gives every version its own global name', () => {
  expect(containerName('storefront', '1.2.3-rc.1')).toBe('storefront_1_2_3_rc_1')
})

it("reports what is missing in a remote's package.json", async () => {
  const directory = await mkdtemp(join(import.meta.dirname, '../.test-'))
  try {
    const stampa = { remote: 'incomplete', frame: 'public', mounts: [] }
    await writeFile(join(directory, 'package.json'), JSON.stringify({ version: '1.0.0', stampa }))
    await expect(readDeployable(directory)).rejects.toThrow(
      /needs "remote", "frame" and at least one/,
    )
  } finally {
    await rm(directory, { recursive: true })
  }
})
