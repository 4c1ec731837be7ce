import fc from 'fast-check'
import { expect, it } from 'vitest'
import { align, type Box, boundsOf, distribute } from './arrange.ts'
import { noGuides, snap } from './snap.ts'

const length = fc.integer({ min: 1, max: 400 })
const place = fc.integer({ min: -400, max: 400 })

const boxes = (minLength: number) =>
  fc
    .array(fc.record({ left: place, top: place, width: length, height: length }), {
      minLength,
      maxLength: 8,
    })
    .map(list => list.map((box, index): Box => ({ ...box, id: String(index) })))

const area = { widthMm: 300, heightMm: 400 }

const moved = (list: readonly Box[], shifts: ReturnType<typeof align>) =>
  list.map(box => {
    const { x, y } = shifts.get(box.id) ?? { x: 0, y: 0 }
    return { ...box, left: box.left + x, top: box.top + y }
  })

it('aligns several elements inside their bounding box', () => {
  fc.assert(
    fc.property(boxes(2), list => {
      const right = moved(list, align(list, 'right', area)).map(({ left, width }) => left + width)
      expect(new Set(right).size).toBe(1)
      const middles = moved(list, align(list, 'middle', area)).map(
        ({ top, height }) => top + height / 2,
      )
      expect(new Set(middles).size).toBe(1)
      expect(boundsOf(moved(list, align(list, 'top', area))).left).toBe(boundsOf(list).left)
    }),
  )
})

it('aligns one element with the print area', () => {
  const box = { id: 'a', left: 10, top: 20, width: 30, height: 40 }
  expect(align([box], 'left', area).get('a')).toEqual({ x: -160, y: 0 })
  expect(align([box], 'bottom', area).get('a')).toEqual({ x: 0, y: 140 })
  expect(align([box], 'center', area).get('a')).toEqual({ x: -25, y: 0 })
})

it('distributes elements with equal gaps and keeps the outermost in place', () => {
  fc.assert(
    fc.property(boxes(3), list => {
      const placed = moved(list, distribute(list, 'x'))
      const before = list.toSorted((one, other) => one.left - other.left)
      const after = before.map(({ id }) => placed.find(box => box.id === id) ?? box0)
      const gaps = after
        .slice(1)
        .map((box, index) => box.left - (after[index]?.left ?? 0) - (after[index]?.width ?? 0))
      for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0, 6)
      expect(after[0]?.left).toBe(before[0]?.left)
    }),
  )
})

const box0: Box = { id: '', left: 0, top: 0, width: 0, height: 0 }

it('snaps to the nearest line within reach and to none beyond it', () => {
  const other = { left: 100, top: 100, width: 50, height: 50 }
  const near = { left: 103, top: 300, width: 20, height: 20 }
  const guides = { vertical: 125, horizontal: null }
  expect(snap(near, [other], 4)).toEqual({ x: 2, y: 0, guides })
  const far = { ...near, left: 103.5 }
  expect(snap(far, [other], 1)).toEqual({ x: 0, y: 0, guides: noGuides })
})
