import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedGrowth, judge } from './judge.ts'

const problem = (bytes: number, recorded: number, limit?: number) =>
  judge([{ name: 'a', bytes, ...(limit !== undefined && { limit }) }], { a: recorded })[0]?.problem

describe('judge', () => {
  it('accepts exactly the sizes within their limit and allowed growth', () => {
    const size = fc.nat(200_000)
    fc.assert(
      fc.property(size, size, size, (bytes, recorded, limit) => {
        const good = bytes <= limit && bytes <= recorded + allowedGrowth
        expect(problem(bytes, recorded, limit) === undefined).toBe(good)
      }),
    )
  })

  it('refuses one byte above the limit or the allowed growth', () => {
    expect(problem(130_000, 130_000, 130_000)).toBeUndefined()
    expect(problem(130_001, 130_001, 130_000)).toBe('is over its limit of 130000')
    expect(problem(50_000, 40_000)).toBeUndefined()
    expect(problem(50_001, 40_000)).toBe('grew by 10001')
  })

  it('refuses a size without a record and a record without a size', () => {
    expect(judge([{ name: 'new', bytes: 1 }], { old: 2 })).toEqual([
      { name: 'new', bytes: 1, recorded: undefined, problem: 'has no recorded value' },
      { name: 'old', bytes: 0, recorded: 2, problem: 'is no longer measured' },
    ])
  })
})
