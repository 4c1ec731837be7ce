import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { streamOf } from './stream-of.ts'

async function* pieces(list: string[], ended: () => void = () => {}) {
  try {
    yield* list
  } finally {
    ended()
  }
}

test.each([[[]], [['a']], [['a', 'b', 'c']]])('contains all of %j', async list => {
  expect(await text(await streamOf(pieces(list)))).toBe(list.join(''))
})

test('rejects an error before the first piece', async () => {
  async function* failing(): AsyncGenerator<string> {
    yield* []
    throw new Error('refused')
  }
  await expect(streamOf(failing())).rejects.toThrow('refused')
})

test('ends the generator when the reader stops', async () => {
  const ended = Promise.withResolvers<void>()
  const stream = await streamOf(pieces(['a', 'b', 'c'], ended.resolve))
  for await (const piece of stream) {
    expect(piece).toBe('a')
    break
  }
  await ended.promise
})
