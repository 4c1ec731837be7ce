import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SharedReads } from './shared-reads.ts'

/** A value whose readings end when the test says so. */
class Store {
  value = 0
  readings = 0
  readonly #waiting: (() => void)[] = []

  readonly read = async (): Promise<number> => {
    this.readings++
    const { value } = this
    await new Promise<void>(resolve => this.#waiting.push(resolve))
    return value
  }

  /** Ends the current readings, and lets the next ones begin. */
  async finish(): Promise<void> {
    for (const resolve of this.#waiting.splice(0)) resolve()
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
}

test('requests that arrive during a reading share the next one', async () => {
  const reads = new SharedReads<number>()
  const store = new Store()
  const first = reads.read('a', store.read)
  const later = [reads.read('a', store.read), reads.read('a', store.read)]
  expect(store.readings).toBe(1)
  store.value = 7
  await store.finish()
  await store.finish()
  expect(await Promise.all([first, ...later])).toEqual([0, 7, 7])
  expect(store.readings).toBe(2)
})

test('a failed reading rejects the requests that share it, and the next one begins', async () => {
  const reads = new SharedReads<number>()
  const first = reads.read('a', () => Promise.reject(new Error('no connection')))
  const second = reads.read('a', () => Promise.resolve(1))
  await expect(first).rejects.toThrow('no connection')
  expect(await second).toBe(1)
  expect(await reads.read('a', () => Promise.resolve(2))).toBe(2)
})

test('in any order of events, a request gets the value at its arrival or a later one', async () => {
  const step = fc.constantFrom('ask', 'write', 'finish')
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async steps => {
      const reads = new SharedReads<number>()
      const store = new Store()
      const asked: { least: number; result: Promise<number> }[] = []
      for (const step of steps) {
        if (step === 'ask') asked.push({ least: store.value, result: reads.read('a', store.read) })
        else if (step === 'write') store.value++
        else await store.finish()
      }
      await store.finish()
      await store.finish()
      for (const { least, result } of asked) expect(await result).toBeGreaterThanOrEqual(least)
      expect(store.readings).toBeLessThanOrEqual(asked.length)
    }),
  )
})
