import { expect, test } from 'vitest'
import { parseLane, usage } from './lane-arguments.ts'

test('reads services with their instances, hours and origin', () => {
  expect(parseLane(['catalog=http://127.0.0.1:4001'])).toEqual({
    action: 'open',
    services: { catalog: '127.0.0.1:4001' },
    hours: 8,
  })
  const args = ['orders=http://10.1.0.7:80', 'studio=http://localhost:4004/', '--hours', '72']
  expect(parseLane([...args, '--origin', 'https://www.example.gr/home'])).toEqual({
    action: 'open',
    services: { orders: '10.1.0.7:80', studio: '127.0.0.1:4004' },
    hours: 72,
    origin: 'https://www.example.gr',
  })
})

test('reads an end, and the wish for help', () => {
  expect(parseLane(['--end'])).toEqual({ action: 'end' })
  const link = 'https://www.example.gr/preview/x'
  expect(parseLane(['--end', link])).toEqual({ action: 'end', link })
  expect(parseLane(['--help'])).toBe(usage)
})

test.each([
  [[], 'npm run lane --'],
  [['catalog'], 'catalog names no service'],
  [['catalog=127.0.0.1:4001'], 'has no address'],
  [['shop=http://127.0.0.1:4001'], 'names no service: identity, catalog'],
  [['pages=http://127.0.0.1:4001'], 'names no service'],
  [['catalog=https://127.0.0.1:4001'], 'has no address such as http://127.0.0.1:4001'],
  [['catalog=http://[::1]:4001'], 'has no address'],
  [['catalog=http://catalog:4001'], 'has no address'],
  [['catalog=http://127.0.0.1:4001/api'], 'has no address'],
  [['catalog=http://127.0.0.1:1', 'catalog=http://127.0.0.1:2'], 'has one instance'],
  [['catalog=http://127.0.0.1:1', '--hours', '0'], '--hours takes'],
  [['catalog=http://127.0.0.1:1', '--hours', '73'], '--hours takes'],
  [['catalog=http://127.0.0.1:1', '--origin', 'shop'], '--origin takes'],
  [['--end', 'a', 'b'], '--end takes one link'],
])('refuses %j', (args, reason) => {
  expect(() => parseLane(args)).toThrow(reason)
})
