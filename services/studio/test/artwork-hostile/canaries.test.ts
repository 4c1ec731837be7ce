import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { Canaries, canaryText } from './canaries.ts'

/** Silence proves something only of those who would speak. */
test('canaries notice a request, a file that is read and a script that runs', async () => {
  const canaries = await Canaries.set()
  try {
    expect(await canaries.heard()).toEqual([])
    await fetch(canaries.address)
    expect(await canaries.heard()).toEqual(['a request'])
    // However often somebody writes while it is read.
    expect(await readFile(canaries.pipe, 'utf8')).toContain(canaryText)
    expect(await canaries.heard()).toEqual(['a request', 'a file'])
    new Function(canaries.script)()
    expect(await canaries.heard()).toEqual(['a request', 'a file', 'a script'])
  } finally {
    await canaries.remove()
  }
})
