import { afterAll, beforeAll, expect } from 'vitest'
import { Canaries } from './canaries.ts'

/** Canaries for a test file, which fails when they have heard anything by its end. */
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
