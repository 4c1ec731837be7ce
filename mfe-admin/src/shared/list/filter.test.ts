import { textsIn } from '@stampa/platform'
import { expect, test } from 'vitest'
import { posts } from '../../blog/blog.ts'
import { sharedMessages } from '../shared.messages.ts'
import { type Filter, filterRows, filtersOf } from './filter.ts'

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
