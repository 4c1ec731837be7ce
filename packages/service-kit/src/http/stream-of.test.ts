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

test.each([[[]], [['a']], [['a', 'b', 'c']]])('it is all of %j', async list => {
  expect(await text(await streamOf(pieces(list)))).toBe(list.join(''))
})

test('what fails before the first piece fails before the stream', async () => {
  async function* failing(): AsyncGenerator<string> {
    yield* []
    throw new Error('refused')
  }
  await expect(streamOf(failing())).rejects.toThrow('refused')
})

test('whoever reads no further ends what makes the pieces', async () => {
  const ended = Promise.withResolvers<void>()
  const stream = await streamOf(pieces(['a', 'b', 'c'], ended.resolve))
  for await (const piece of stream) {
    expect(piece).toBe('a')
    break
  }
  await ended.promise
})
