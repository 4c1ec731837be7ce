import { expect, it } from 'vitest'
import { headOf } from './head.ts'

const match = (head: unknown, data: unknown, headWithoutData?: unknown) => ({
  handle: { head, headWithoutData } as never,
  data,
  params: { id: '1' },
})

it('returns the head of the innermost route that has one', () => {
  const outer = match(() => ({ title: 'Outer' }), null)
  const inner = match(({ data }: { data: { name: string } }) => ({ title: data.name }), {
    name: 'Inner',
  })
  expect(
    headOf([outer, inner, { handle: undefined, data: null, params: {} }], '', undefined),
  ).toEqual({
    title: 'Inner',
  })
  expect(headOf([], '', undefined)).toBeUndefined()
})

it('skips a route whose loader failed unless its head needs no data', () => {
  const failed = match(({ data }: { data: { name: string } }) => ({ title: data.name }), undefined)
  expect(headOf([failed], '', undefined)).toBeUndefined()
  expect(headOf([match(() => ({ title: 'Not found' }), undefined)], '', undefined)).toEqual({
    title: 'Not found',
  })
})

it('passes the language to a head without data', () => {
  const failed = match(
    ({ data }: { data: { name: string } }) => ({ title: data.name }),
    undefined,
    ({ language }: { language: string }) => ({ title: `Failed (${language})` }),
  )
  const outer = match(() => ({ title: 'Outer' }), null)
  expect(headOf([outer, failed], '', 'en')).toEqual({ title: 'Failed (en)' })
})

it('keeps the language of the address in the canonical address', () => {
  const page = match(() => ({ title: 'Products', canonical: '/products?page=2' }), null)
  expect(headOf([page], '?page=2', 'en')?.canonical).toBe('/products?page=2')
  expect(headOf([page], '?lang=en', 'en')?.canonical).toBe('/products?page=2&lang=en')
})
