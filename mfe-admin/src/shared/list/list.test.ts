import { textsIn } from '@stampa/platform'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { posts } from '../../blog/blog.ts'
import { sharedMessages } from '../shared.messages.ts'
import { truncate } from './columns.tsx'
import { type Filter, filterRows, filtersOf } from './filter.ts'
import { firstRows, listQuery, placeOf, unwrapList } from './server-list.ts'

test('truncates a preview to 100 characters and appends an ellipsis', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => {
      const characters = [...text]
      const shown = truncate(text)
      if (characters.length <= 100) expect(shown).toBe(text)
      else expect(shown).toBe(`${characters.slice(0, 100).join('')}...`)
    }),
  )
  expect(truncate('α'.repeat(100))).toBe('α'.repeat(100))
  expect(truncate('α'.repeat(101))).toBe(`${'α'.repeat(100)}...`)
})

const rows = [
  { name: 'a', active: true, placement: 'homepage' },
  { name: 'b', active: false, placement: 'homepage' },
  { name: 'c', active: true, placement: 'other' },
]
type Row = (typeof rows)[number]

const filters: Filter<Row>[] = [
  { id: 'active', label: '', options: [], matches: (row, value) => `${row.active}` === value },
  { id: 'placement', label: '', options: [], matches: (row, value) => row.placement === value },
]

test('keeps rows that match every chosen value, and all rows without a choice', () => {
  const names = (chosen: Record<string, string>) =>
    filterRows(rows, filters, chosen).map(({ name }) => name)
  expect(names({ active: 'true', placement: 'homepage' })).toEqual(['a'])
  expect(names({ placement: 'homepage' })).toEqual(['a', 'b'])
  expect(names({ active: '', placement: 'other' })).toEqual(['c'])
  expect(filterRows(rows, filters, {}), 'the same array, so that nothing re-renders').toBe(rows)
})

const sorts = ['createdAt', 'email'] as const

test('parses search, sort and cursor of an address', () => {
  const query = new URLSearchParams('q= cup &sort=-email&after=abc&page=2&status=Rejected')
  expect(listQuery(query, sorts)).toEqual({ limit: 25, q: 'cup', sort: '-email', cursor: 'abc' })
})

test('ignores a sort that the service does not support', () => {
  for (const sort of ['phone', '--email', '-', 'email,phone']) {
    expect(listQuery(new URLSearchParams({ sort }), sorts)).toEqual({ limit: 25 })
  }
})

test('reads total, next cursor and the number of searched records from the headers', () => {
  const link = '</api/custom-order?limit=25&cursor=a%2Bb>; rel="next"'
  const headers = new Headers({ link, 'x-total-count': '200000', 'x-searched': '5000' })
  expect(placeOf(headers)).toEqual({ total: 200000, next: 'a+b', searched: 5000 })
  expect(placeOf(new Headers())).toEqual({})
})

test.each([
  ['refuses', () => Promise.resolve({ error: {}, response: new Response(null, { status: 503 }) })],
  ['is unreachable', () => Promise.reject(new TypeError('network'))],
])('throws the specified text when the service %s', async (_, call) => {
  await expect(unwrapList(call(), 'Failed to fetch contacts')).rejects.toThrow(
    'Failed to fetch contacts',
  )
})

test('fetches pages in order up to the limit, or until there is no next one', async () => {
  const ask = (asked: unknown[]) => async (page: { limit: number; cursor?: string }) => {
    asked.push(page)
    const number = Number(page.cursor ?? 0)
    const next = number < 2 ? `${number + 1}` : undefined
    return { rows: [`${number}a`, `${number}b`], total: 6, next }
  }
  const asked: unknown[] = []
  const { rows } = await firstRows(ask(asked), 1000)
  expect(rows).toEqual(['0a', '0b', '1a', '1b', '2a', '2b'])
  expect(asked).toEqual([{ limit: 200 }, { limit: 200, cursor: '1' }, { limit: 200, cursor: '2' }])
  expect((await firstRows(ask([]), 4)).rows).toEqual(['0a', '0b', '1a', '1b'])
})

test('tells active records whose publication is to come or over from those that visitors see', () => {
  const [status] = filtersOf(posts, {}, 'en', textsIn(sharedMessages, 'en'))
  const past = '2020-01-01T00:00:00.000Z'
  const future = '2999-01-01T00:00:00.000Z'
  const stateOf = (published: boolean, publishAt: string | null, unpublishAt: string | null) => {
    const row = { _id: '1', version: 1, published, publishAt, unpublishAt }
    return status?.options.flatMap(({ value }) => (status.matches(row, value) ? value : []))
  }
  expect(stateOf(true, null, null)).toEqual(['true'])
  expect(stateOf(true, past, future)).toEqual(['true'])
  expect(stateOf(true, future, null)).toEqual(['scheduled'])
  expect(stateOf(true, null, past)).toEqual(['ended'])
  expect(stateOf(true, past, past)).toEqual(['ended'])
  expect(stateOf(false, future, null)).toEqual(['false'])
})
