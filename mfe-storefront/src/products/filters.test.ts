import { expect, test } from 'vitest'
import { filtersIn, isFiltered, withoutFilters } from './filters.ts'

test.each<[string, object]>([
  ['', {}],
  ['?colour=%CE%9B%CE%B5%CF%85%CE%BA%CF%8C&category=mugs', { colour: 'Λευκό', category: 'mugs' }],
  ['?quantity=1.000&price=4,5', { quantity: 1000, price: 4.5 }],
  ['?quantity=1+000&price=0', { quantity: 1000, price: 0 }],
  ['?quantity=1,5&price=-1&sort=margin', {}],
  ['?quantity=0&price=x&technique=+', {}],
  ['?sort=-price', { sort: '-price' }],
])('reads %j', (search, filters) => {
  expect(filtersIn(search)).toEqual(filters)
})

test('takes all filters out of an address, and nothing else', () => {
  const search = '?lang=en&page=2&colour=x&quantity=5&sort=title'
  expect(isFiltered(search)).toBe(true)
  expect(withoutFilters(search)).toBe('?lang=en')
  expect(isFiltered('?lang=en&page=2')).toBe(false)
})
