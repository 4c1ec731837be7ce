import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contestedFields, merge } from './merge.ts'

const names = ['title', 'description', 'order'] as const

const value = fc.constantFrom('', 'a', 'b', 'c')
const state = fc.record({ title: value, description: value, order: value })

describe('merge', () => {
  test('takes each field from the version that changed it', () => {
    fc.assert(
      fc.property(state, state, state, (opened, mine, theirs) => {
        const merged = merge({ opened, mine, theirs }, new Set())
        for (const name of names) {
          const untouched = mine[name] === opened[name]
          expect(merged[name]).toBe(untouched ? theirs[name] : mine[name])
        }
      }),
    )
  })

  test('contests the fields that both versions changed to different values', () => {
    fc.assert(
      fc.property(state, state, state, (opened, mine, theirs) => {
        const versions = { opened, mine, theirs }
        const contested = names.filter(
          name =>
            mine[name] !== opened[name] &&
            theirs[name] !== opened[name] &&
            mine[name] !== theirs[name],
        )
        expect(contestedFields(versions)).toEqual(contested)
        const taken = merge(versions, new Set(contested))
        for (const name of contested) expect(taken[name]).toBe(theirs[name])
      }),
    )
  })

  test('merges a switch that was turned off, and lists as a whole', () => {
    const opened = { active: true, categories: ['1'] }
    const mine = { active: false, categories: ['1'] }
    const theirs = { active: true, categories: ['1', '2'] }
    expect(merge({ opened, mine, theirs }, new Set())).toEqual({
      active: false,
      categories: ['1', '2'],
    })
  })

  test('keeps a chosen file, which contests nothing', () => {
    const mine = { image: new File(['x'], 'cup.png') }
    const versions = { opened: { image: null }, mine, theirs: { image: null } }
    expect(contestedFields(versions)).toEqual([])
    expect(merge(versions, new Set())).toEqual(mine)
  })
})
