import { expect, test } from 'vitest'
import { queryOf, type Term } from './terms.ts'

const known: Term = { stem: 'kup', known: true, corrections: ['kap'] }
const mistyped: Term = { stem: 'lekf', known: false, corrections: ['lefk', 'lekt'] }
const unheard: Term = { stem: 'zzz', known: false, corrections: [] }

test('a word that is known is not corrected, another one is', () => {
  expect(queryOf([known, mistyped], 'all')).toEqual({
    matching: `'kup':* & ('lefk' | 'lekt')`,
    ranking: `'kup' | 'kup':* | ('lefk' | 'lekt')`,
    prefixes: ['kup'],
    stems: ['lefk', 'lekt'],
  })
})

test('a word that is like none is looked for as it is', () => {
  expect(queryOf([unheard], 'all')).toEqual({
    matching: `'zzz':*`,
    ranking: `'zzz' | 'zzz':*`,
    prefixes: ['zzz'],
    stems: [],
  })
})

test('any of the words will do when all are too much', () => {
  expect(queryOf([known, mistyped, unheard], 'any').matching).toBe(
    `'kup':* | ('lefk' | 'lekt') | 'zzz':*`,
  )
})
