import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contestedFields, merge } from './merge.ts'

const names = ['title', 'description', 'order'] as const

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  return form
}

const value = fc.constantFrom('', 'a', 'b', 'c')
const state = fc.record({ title: value, description: value, order: value })

describe('merging two changes of a record', () => {
  test('keeps of each field what only one has changed', () => {
    fc.assert(
      fc.property(state, state, state, (opened, mine, theirs) => {
        const versions = { opened: formOf(opened), mine: formOf(mine), theirs: formOf(theirs) }
        const merged = merge(versions, new Set())
        for (const name of names) {
          const untouched = mine[name] === opened[name]
          expect(merged.get(name)).toBe(untouched ? theirs[name] : mine[name])
        }
      }),
    )
  })

  test('contests exactly what both have changed to something else', () => {
    fc.assert(
      fc.property(state, state, state, (opened, mine, theirs) => {
        const versions = { opened: formOf(opened), mine: formOf(mine), theirs: formOf(theirs) }
        const contested = names.filter(
          name =>
            mine[name] !== opened[name] &&
            theirs[name] !== opened[name] &&
            mine[name] !== theirs[name],
        )
        expect(contestedFields(versions)).toEqual(contested)
        const taken = merge(versions, new Set(contested))
        for (const name of contested) expect(taken.get(name)).toBe(theirs[name])
      }),
    )
  })

  test('takes a switch that was turned off, and lists as a whole', () => {
    const opened = formOf({ active: 'on', categories: '1' })
    const mine = formOf({ categories: '1' })
    const theirs = formOf({ active: 'on', categories: '1' })
    theirs.append('categories', '2')
    const merged = merge({ opened, mine, theirs }, new Set())
    expect(merged.has('active')).toBe(false)
    expect(merged.getAll('categories')).toEqual(['1', '2'])
  })

  test('keeps a file that I have chosen, and contests nothing about it', () => {
    const mine = new FormData()
    const file = new File(['x'], 'cup.png')
    mine.append('image', file)
    const versions = { opened: new FormData(), mine, theirs: new FormData() }
    expect(contestedFields(versions)).toEqual([])
    expect(merge(versions, new Set()).get('image')).toEqual(file)
  })
})
