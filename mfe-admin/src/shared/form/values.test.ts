import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fromLocalTime,
  isSameValue,
  packValues,
  readValues,
  toLocalTime,
  toRequestBody,
  unpackValues,
} from './values.ts'

const cup = new File(['x'], 'cup.png', { lastModified: 1 })
const mug = new File(['xy'], 'mug.png', { lastModified: 1 })

const record = fc.record({
  title: fc.string(),
  order: fc.option(fc.integer()),
  active: fc.boolean(),
  categories: fc.uniqueArray(fc.uuid()),
  focus: fc.option(fc.record({ x: fc.integer(), y: fc.integer() })),
  image: fc.constantFrom(null, cup),
  images: fc.subarray([cup, mug]),
})

test('unpacks the values that were packed', () => {
  fc.assert(
    fc.property(record, values => {
      expect(unpackValues(packValues(values))).toEqual(values)
    }),
  )
})

test('unpacks a missing file as null, and leaves it out of a list', () => {
  const { json } = packValues({ image: cup, images: [mug] })
  expect(unpackValues({ json, files: [] })).toEqual({ image: null, images: [] })
})

test('sends the values, files and version of a form to its action', async () => {
  const values = { title: 'a\nb', image: cup }
  const body = toRequestBody(values, 7)
  const read = await readValues(new Request('http://localhost', { method: 'POST', body }))
  expect(read.ifMatch).toBe('"7"')
  expect(read.values.title).toBe('a\nb')
  expect(read.values.image).toHaveProperty('name', 'cup.png')
})

test('compares values by content, files by name, size and time, and any line ends', () => {
  fc.assert(
    fc.property(record, record, (a, b) => {
      expect(isSameValue(a, b)).toBe(packValues(a).json === packValues(b).json && sameFiles(a, b))
    }),
  )
  expect(isSameValue('a\r\nb', 'a\nb')).toBe(true)
  expect(isSameValue(cup, mug)).toBe(false)
  expect(isSameValue(cup, new File(['y'], 'cup.png', { lastModified: 1 }))).toBe(true)
})

function sameFiles(a: object, b: object): boolean {
  const namesOf = (values: object) => packValues(values).files.map(({ name }) => name)
  return JSON.stringify(namesOf(a)) === JSON.stringify(namesOf(b))
}

test('converts a time to a field and back, to the minute', () => {
  // The range excludes the hour that the end of summer time repeats.
  const moments = fc
    .date({ min: new Date('2026-11-01'), max: new Date('2027-03-01'), noInvalidDate: true })
    .map(date => new Date(Math.floor(date.getTime() / 60_000) * 60_000).toISOString())
  fc.assert(
    fc.property(moments, moment => {
      expect(fromLocalTime(toLocalTime(moment))).toBe(moment)
    }),
  )
})

test('converts no time to an empty field and back', () => {
  expect(toLocalTime(null)).toBe('')
  expect(toLocalTime(undefined)).toBe('')
  expect(fromLocalTime('')).toBeNull()
})
