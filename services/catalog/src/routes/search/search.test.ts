import { expect, test } from 'vitest'
import { queryOf } from './search.ts'
import type { Term } from './store.ts'

const known: Term = { stem: 'kup', known: true, corrections: ['kap'], same: [] }
const mistyped: Term = { stem: 'lekf', known: false, corrections: ['lefk', 'lekt'], same: [] }
const unheard: Term = { stem: 'zzz', known: false, corrections: [], same: [] }

test('corrects unknown words only', () => {
  expect(queryOf([known, mistyped], 'all')).toEqual({
    matching: `'kup':* & ('lefk' | 'lekt')`,
    ranking: `'kup' | 'kup':* | ('lefk' | 'lekt')`,
    prefixes: ['kup'],
    stems: ['lefk', 'lekt'],
  })
})

test('searches an unknown word without corrections as it is', () => {
  expect(queryOf([unheard], 'all')).toEqual({
    matching: `'zzz':*`,
    ranking: `'zzz' | 'zzz':*`,
    prefixes: ['zzz'],
    stems: [],
  })
})

test('matches an English word or its Greek names', () => {
  const shirt: Term = { stem: 'tsirt', known: false, corrections: ['tsir'], same: ['bluzak'] }
  expect(queryOf([shirt], 'all')).toEqual({
    matching: `('tsirt':* | 'bluzak':*)`,
    ranking: `'tsirt' | 'bluzak' | ('tsirt':* | 'bluzak':*)`,
    prefixes: ['tsirt', 'bluzak'],
    stems: [],
  })
})

test('matches any word when asked to', () => {
  expect(queryOf([known, mistyped, unheard], 'any').matching).toBe(
    `'kup':* | ('lefk' | 'lekt') | 'zzz':*`,
  )
})
