import { expect, test } from 'vitest'
import { parseChoice } from './options.ts'

test('runs every step on one machine by default', () => {
  expect(parseChoice([])).toEqual({ names: [], isFirst: true })
  expect(parseChoice(['types', 'unit'])).toEqual({ names: ['types', 'unit'], isFirst: true })
})

test('gives the first shard what cannot be divided', () => {
  expect(parseChoice(['--shard', '1/2'])).toMatchObject({ shard: '1/2', isFirst: true })
  expect(parseChoice(['--shard=2/2'])).toMatchObject({ shard: '2/2', isFirst: false })
})

test.each(['0/2', '3/2', '2', 'a/b'])('rejects the shard %s', shard => {
  expect(() => parseChoice(['--shard', shard])).toThrow(`not ${shard}`)
})
