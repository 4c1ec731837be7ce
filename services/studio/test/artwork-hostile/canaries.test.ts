import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { Canaries, canaryText } from './canaries.ts'

/** Canaries that stay silent prove nothing unless they report when triggered. */
test('detects a request, a file read and a script run', async () => {
  const canaries = await Canaries.set()
  try {
    expect(await canaries.heard()).toEqual([])
    await fetch(canaries.address)
    expect(await canaries.heard()).toEqual(['a request'])
    // One read may be reported several times.
    expect(await readFile(canaries.pipe, 'utf8')).toContain(canaryText)
    expect(await canaries.heard()).toEqual(['a request', 'a file'])
    new Function(canaries.script)()
    expect(await canaries.heard()).toEqual(['a request', 'a file', 'a script'])
  } finally {
    await canaries.remove()
  }
})
