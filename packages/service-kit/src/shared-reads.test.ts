import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SharedReads } from './shared-reads.ts'

/** A record that is read in steps, and how often it was. */
class Store {
  value = 0
  readings = 0
  readonly #gates: (() => void)[] = []

  readonly read = async (): Promise<number> => {
    this.readings++
    const { value } = this
    await new Promise<void>(resolve => this.#gates.push(resolve))
    return value
  }

  /** Ends the readings under way, and lets those who wait for them go on. */
  async answer(): Promise<void> {
    for (const open of this.#gates.splice(0)) open()
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
}

test('those who come while one reads share the next reading', async () => {
  const reads = new SharedReads<number>()
  const store = new Store()
  const first = reads.read('a', store.read)
  const later = [reads.read('a', store.read), reads.read('a', store.read)]
  expect(store.readings).toBe(1)
  store.value = 7
  await store.answer()
  await store.answer()
  expect(await first).toBe(0)
  expect(await Promise.all(later)).toEqual([7, 7])
  expect(store.readings).toBe(2)
})

test('who asks for something else does not wait', async () => {
  const reads = new SharedReads<number>()
  const store = new Store()
  const both = [reads.read('a', store.read), reads.read('b', store.read)]
  expect(store.readings).toBe(2)
  await store.answer()
  expect(await Promise.all(both)).toEqual([0, 0])
})

test('a failure is told to those who shared it, and the next reading begins all the same', async () => {
  const reads = new SharedReads<number>()
  const failing = () => Promise.reject(new Error('no connection'))
  const first = reads.read('a', failing)
  const second = reads.read('a', () => Promise.resolve(1))
  const third = reads.read('a', () => Promise.resolve(2))
  await expect(first).rejects.toThrow('no connection')
  expect(await Promise.all([second, third])).toEqual([1, 1])
  expect(await reads.read('a', () => Promise.resolve(3))).toBe(3)
})

test('whatever happens in whichever order, everybody is given what was there when they asked, or later', async () => {
  const step = fc.constantFrom('ask', 'write', 'answer')
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async steps => {
      const reads = new SharedReads<number>()
      const store = new Store()
      const asked: { least: number; answer: Promise<number> }[] = []
      for (const step of steps) {
        if (step === 'ask') asked.push({ least: store.value, answer: reads.read('a', store.read) })
        else if (step === 'write') store.value++
        else await store.answer()
      }
      await store.answer()
      await store.answer()
      for (const { least, answer } of asked) {
        expect(await answer).toBeGreaterThanOrEqual(least)
      }
      expect(store.readings).toBeLessThanOrEqual(asked.length)
    }),
  )
})
