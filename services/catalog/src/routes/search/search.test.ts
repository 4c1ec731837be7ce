import { expect, test } from 'vitest'
import { queryOf } from './search.ts'
import type { Term } from './store.ts'

const known: Term = { stem: 'kup', isNumber: false, known: true, corrections: ['kap'], same: [] }
const mistyped: Term = {
  stem: 'lekf',
  isNumber: false,
  known: false,
  corrections: ['lefk', 'lekt'],
  same: [],
}
const unheard: Term = { stem: 'zzz', isNumber: false, known: false, corrections: [], same: [] }

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
  const shirt: Term = {
    stem: 'tsirt',
    isNumber: false,
    known: false,
    corrections: ['tsir'],
    same: ['bluzak'],
  }
  expect(queryOf([shirt], 'all')).toEqual({
    matching: `('tsirt':* | 'bluzak':*)`,
    ranking: `'tsirt' | 'bluzak' | ('tsirt':* | 'bluzak':*)`,
    prefixes: ['tsirt', 'bluzak'],
    stems: [],
  })
})

test('a number ranks results, but is needed only in a query without words', () => {
  const number: Term = { stem: '100', isNumber: true, known: true, corrections: [], same: [] }
  expect(queryOf([number, known], 'all')).toMatchObject({
    matching: `'kup':*`,
    ranking: `'100' | 'kup' | '100':* | 'kup':*`,
  })
  expect(queryOf([number], 'all').matching).toBe(`'100':*`)
})

test('matches any word when asked to', () => {
  expect(queryOf([known, mistyped, unheard], 'any').matching).toBe(
    `'kup':* | ('lefk' | 'lekt') | 'zzz':*`,
  )
})
