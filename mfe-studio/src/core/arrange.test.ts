import fc from 'fast-check'
import { expect, it } from 'vitest'
import { align, type Box, boundsOf, distribute, freeRoom } from './arrange.ts'
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

const isApart = (one: Box, other: Box) =>
  one.left >= other.left + other.width ||
  other.left >= one.left + one.width ||
  one.top >= other.top + other.height ||
  other.top >= one.top + one.height

/** Boxes inside the print area. */
const inside = (minLength: number) =>
  fc
    .array(
      fc
        .record({ width: length, height: length, x: fc.nat(400), y: fc.nat(400) })
        .map(({ width, height, x, y }) => {
          const size = { width: Math.min(width, 200), height: Math.min(height, 200) }
          const start = { left: Math.min(x, 300 - size.width), top: Math.min(y, 400 - size.height) }
          return { ...size, left: start.left - 150, top: start.top - 200 }
        }),
      { minLength, maxLength: 6 },
    )
    .map(list => list.map((box, index): Box => ({ ...box, id: String(index) })))

const placed = (list: readonly Box[]) => {
  const [box, ...others] = list as [Box, ...Box[]]
  const { x, y } = freeRoom(box, others, area)
  return { box, others, shift: { x, y }, now: { ...box, left: box.left + x, top: box.top + y } }
}

it('puts a new element where it covers no other one, and leaves it where it covers none', () => {
  fc.assert(
    fc.property(inside(1), list => {
      const { box, others, shift, now } = placed(list)
      expect(now.left).toBeGreaterThanOrEqual(-150)
      expect(now.top).toBeGreaterThanOrEqual(-200)
      expect(now.left + now.width).toBeLessThanOrEqual(150)
      expect(now.top + now.height).toBeLessThanOrEqual(200)
      if (others.every(other => isApart(box, other))) expect(shift).toEqual({ x: 0, y: 0 })
    }),
  )
  const middle = { id: 'a', left: -50, top: -30, width: 100, height: 60 }
  const { now } = placed([middle, { ...middle, id: 'b' }])
  expect(isApart(now, middle)).toBe(true)
})

it('puts a new element where it covers least, and never exactly another one, without room', () => {
  const full = { left: -140, top: -190, width: 280, height: 380 }
  expect(freeRoom(full, [full], area)).not.toMatchObject({ x: 0, y: 0 })
  const line = { left: -100, top: 0, width: 200, height: 20 }
  const tall = { left: -100, top: -120, width: 200, height: 240 }
  expect(freeRoom(tall, [line], area)).toEqual({ x: -50, y: 0, isFree: false })
})
