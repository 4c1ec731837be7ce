import { afterAll, beforeAll, expect } from 'vitest'
import { Canaries } from './canaries.ts'

/** Provides canaries for a test file, which fails when any was triggered. */
export function useCanaries(): () => Canaries {
  let canaries: Canaries
  beforeAll(async () => {
    canaries = await Canaries.set()
  })
  afterAll(async () => {
    expect(await canaries.heard()).toEqual([])
    await canaries.remove()
  })
  return () => canaries
}
