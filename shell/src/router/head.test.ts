import { expect, it } from 'vitest'
import { headOf } from './head.ts'

const match = (head: unknown, data: unknown) => ({
  handle: { head } as never,
  data,
  params: { id: '1' },
})

it('is that of the innermost route that has one', () => {
  const outer = match(() => ({ title: 'Outer' }), null)
  const inner = match(({ data }: { data: { name: string } }) => ({ title: data.name }), {
    name: 'Inner',
  })
  expect(headOf([outer, inner, { handle: undefined, data: null, params: {} }], '')).toEqual({
    title: 'Inner',
  })
  expect(headOf([], '')).toBeUndefined()
})

it('does not ask a route whose loader failed, unless its head reads no data', () => {
  const failed = match(({ data }: { data: { name: string } }) => ({ title: data.name }), undefined)
  expect(headOf([failed], '')).toBeUndefined()
  expect(headOf([match(() => ({ title: 'Not found' }), undefined)], '')).toEqual({
    title: 'Not found',
  })
})
