import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyImage, faviconBytes, imageBytes, pngFavicon, pngImage } from './file-rules.ts'
import {
  acceptedFile,
  type FileRule,
  fileRequiredWhenNew,
  findErrors,
  refuseFile,
  required,
  wholeNumber,
} from './rules.ts'

const context = { isNew: true }
const noFile = new File([], '')

/** A file of a size that is only claimed: the rules never read it. */
function fileOf(type: string, size: number): File {
  return Object.defineProperty(new File(['x'], 'picture', { type }), 'size', { value: size })
}

describe('required', () => {
  const rule = required('Title is required')

  test('refuses white space of any kind, and a field that is not there', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u3000')), spaces => {
        expect(rule([spaces.join('')], context)).toBe('Title is required')
      }),
    )
    expect(rule([], context)).toBe('Title is required')
  })

  test('takes everything else', () => {
    fc.assert(
      fc.property(
        fc.string().filter(text => text.trim() !== ''),
        text => {
          expect(rule([text], context)).toBeUndefined()
        },
      ),
    )
  })
})

describe('wholeNumber', () => {
  const rule = wholeNumber('Order must be a whole number')

  test('takes every integer and nothing', () => {
    fc.assert(
      fc.property(fc.integer(), value => {
        expect(rule([`${value}`], context)).toBeUndefined()
      }),
    )
    expect(rule([''], context)).toBeUndefined()
  })

  test.each(['1.5', '1e3', '-', 'three', '0x1f', 'NaN'])('refuses %s', text => {
    expect(rule([text], context)).toBe('Order must be a whole number')
  })
})

describe('fileRequiredWhenNew', () => {
  const rule = fileRequiredWhenNew('Please select an image for new products')

  test('asks a new record for its file, and a stored one for none', () => {
    expect(rule([noFile], { isNew: true })).toBe('Please select an image for new products')
    expect(rule([], { isNew: true })).toBe('Please select an image for new products')
    expect(rule([noFile], { isNew: false })).toBeUndefined()
    expect(rule([fileOf('image/png', 1)], { isNew: true })).toBeUndefined()
  })
})

describe('files', () => {
  const image = 'File size must be less than 5MB'
  const favicon = 'Favicon size must be less than 1MB'
  test.each<[string, FileRule, number, string]>([
    ['an image', anyImage, imageBytes, image],
    ['a PNG image', pngImage, imageBytes, image],
    ['a favicon', pngFavicon, faviconBytes, favicon],
  ])('%s may be as large as its limit and no larger', (_, rule, limit, message) => {
    expect(refuseFile(fileOf('image/png', limit), rule)).toBeUndefined()
    expect(refuseFile(fileOf('image/png', limit + 1), rule)).toBe(message)
  })

  test('an image is anything that the browser takes for one', () => {
    for (const type of ['image/jpeg', 'image/webp', 'image/svg+xml']) {
      expect(refuseFile(fileOf(type, 1), anyImage)).toBeUndefined()
    }
    for (const type of ['', 'application/pdf', 'imagery/png', 'text/html']) {
      expect(refuseFile(fileOf(type, 1), anyImage)).toBe('Please select an image file')
    }
  })

  test('PNG means PNG', () => {
    expect(refuseFile(fileOf('image/jpeg', 1), pngImage)).toBe('Only PNG images are allowed')
    expect(refuseFile(fileOf('image/jpeg', 1), pngFavicon)).toBe('Only PNG favicons are allowed')
  })

  test('a field that was left empty keeps the rule', () => {
    expect(acceptedFile(pngImage)([noFile], context)).toBeUndefined()
  })
})

describe('findErrors', () => {
  const rules = {
    title: required('Title is required'),
    image: [fileRequiredWhenNew('Please select an image'), acceptedFile(pngImage)],
  }

  test('names the first broken rule of each field, in the order of the rules', () => {
    const form = new FormData()
    expect(findErrors(form, rules, { isNew: true })).toEqual([
      { field: 'title', message: 'Title is required' },
      { field: 'image', message: 'Please select an image' },
    ])
    form.set('image', fileOf('image/gif', 1))
    form.set('title', 'Cup')
    expect(findErrors(form, rules, { isNew: true })).toEqual([
      { field: 'image', message: 'Only PNG images are allowed' },
    ])
  })
})
