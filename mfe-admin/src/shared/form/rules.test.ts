import { catalogRules } from '@stampa/api'
import { anyImage, pngImage } from '@stampa/rules/files'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aboutContents } from '../../about/about.ts'
import { banners } from '../../banners/banners.ts'
import { posts } from '../../blog/blog.ts'
import { categories } from '../../categories/categories.ts'
import { settingsRules } from '../../company/company.ts'
import { customers } from '../../customers/customers.ts'
import { events } from '../../events/events.ts'
import { works } from '../../our-work/our-work.ts'
import { products } from '../../products/products.ts'
import { testimonials } from '../../testimonials/testimonials.ts'
import {
  acceptedFile,
  fileRequiredWhenNew,
  findErrors,
  refuseFile,
  required,
  rulesOf,
  wholeNumber,
} from './rules.ts'

const context = { isNew: true }

/** A file with a claimed size: the rules never read its content. */
function fileOf(type: string, size = 1): File {
  return Object.defineProperty(new File(['x'], 'picture', { type }), 'size', { value: size })
}

describe('required', () => {
  const rule = required('Title is required')

  test('refuses white space, an empty list and an absent value, and accepts all else', () => {
    const space = fc.array(fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u3000'))
    fc.assert(
      fc.property(space, spaces => {
        expect(rule(spaces.join(''), context)).toBe('Title is required')
      }),
    )
    fc.assert(
      fc.property(
        fc.string().filter(text => text.trim() !== ''),
        text => {
          expect(rule(text, context)).toBeUndefined()
          expect(rule([text], context)).toBeUndefined()
        },
      ),
    )
    expect(rule([], context)).toBe('Title is required')
    expect(rule(undefined, context)).toBe('Title is required')
  })
})

describe('wholeNumber', () => {
  const rule = wholeNumber('Order must be a whole number')

  test('accepts every integer, as a number or a text, and nothing', () => {
    fc.assert(
      fc.property(fc.integer(), value => {
        expect(rule(value, context)).toBeUndefined()
        expect(rule(`${value}`, context)).toBeUndefined()
      }),
    )
    expect(rule(null, context)).toBeUndefined()
    expect(rule('', context)).toBeUndefined()
  })

  test.each([1.5, '1.5', '1e3', '-', 'three', '0x1f', 'NaN'])('refuses %s', value => {
    expect(rule(value, context)).toBe('Order must be a whole number')
  })
})

test('requires a file of a new record only', () => {
  const rule = fileRequiredWhenNew('Please select an image')
  expect(rule(null, { isNew: true })).toBe('Please select an image')
  expect(rule([], { isNew: true })).toBe('Please select an image')
  expect(rule(null, { isNew: false })).toBeUndefined()
  expect(rule(fileOf('image/png'), { isNew: true })).toBeUndefined()
})

test('accepts any image type where the rule does', () => {
  for (const type of ['image/jpeg', 'image/webp', 'image/svg+xml']) {
    expect(refuseFile(fileOf(type), anyImage)).toBeUndefined()
  }
  for (const type of ['', 'application/pdf', 'imagery/png', 'text/html']) {
    expect(refuseFile(fileOf(type), anyImage)).toBe('Please select an image file')
  }
})

test('returns the first broken rule of each field, in the order of the rules', () => {
  const rules = {
    title: required('Title is required'),
    image: [fileRequiredWhenNew('Please select an image'), acceptedFile(pngImage)],
  }
  expect(findErrors({ title: '', image: null }, rules, context)).toEqual([
    { field: 'title', message: 'Title is required' },
    { field: 'image', message: 'Please select an image' },
  ])
  expect(findErrors({ title: 'Cup', image: fileOf('image/gif') }, rules, context)).toEqual([
    { field: 'image', message: 'Only PNG images are allowed' },
  ])
})

const company = { id: 'company', rules: settingsRules }
const anyMessage = 'Please select an image file'
const pngMessage = 'Only PNG images are allowed'
const logoMessage = 'Only image files are allowed'
const large = 'File size must be less than 5MB'
const largeFavicon = 'Favicon size must be less than 1MB'

// Back-office specification, sections 5 and 9.
test.each([
  [products, 'image', anyMessage, large],
  [products, 'favicon', 'Only PNG favicons are allowed', largeFavicon],
  [categories, 'image', pngMessage, large],
  [categories, 'favicon', pngMessage, largeFavicon],
  [events, 'image', pngMessage, large],
  [events, 'favicon', pngMessage, largeFavicon],
  [posts, 'image', anyMessage, large],
  [banners, 'image', 'Please select a PNG image file', large],
  [testimonials, 'companyLogo', anyMessage, large],
  [aboutContents, 'bannerImage', anyMessage, large],
  [customers, 'image', logoMessage, large],
  [works, 'images', anyMessage, large],
  [company, 'logo', logoMessage, large],
  [company, 'favicon', logoMessage, large],
])('$id: accepts a file for %s by type and size', ({ rules }, field, type, size) => {
  const messageOf = (file: File) =>
    findErrors({ [field]: field === 'images' ? [file] : file }, rules, context).find(
      error => error.field === field,
    )?.message
  const limit = size === largeFavicon ? 1_048_576 : 5_242_880
  expect(messageOf(fileOf('image/png', limit - 1))).toBeUndefined()
  expect(messageOf(fileOf('image/png', limit))).toBe(size)
  expect(messageOf(fileOf('text/plain'))).toBe(type)
  expect(messageOf(fileOf('image/jpeg'))).toBe(type.includes('PNG') ? type : undefined)
})

describe('rulesOf', () => {
  function messagesOf(path: keyof typeof catalogRules, values = {}, isNew = true): string[] {
    return findErrors(values, rulesOf(catalogRules[path]), { isNew }).map(({ message }) => message)
  }

  // Back-office specification, section 5.
  test.each([
    [
      '/api/products',
      [
        'Title is required',
        'Description is required',
        'Please select at least one category',
        'Please select an image for new products',
      ],
    ],
    ['/api/categories', ['Category name is required']],
    ['/api/events', ['Event name is required']],
    [
      '/api/blog',
      [
        'Title is required',
        'Context is required',
        'Author is required',
        'Please select an image for new blog posts',
      ],
    ],
    ['/api/banner', ['Please select an image for new banners']],
    ['/api/testimonials', ['Customer name is required', 'Testimonial content is required']],
    [
      '/api/about',
      [
        'Title is required',
        'Content is required',
        'Please select a banner image for new about content',
      ],
    ],
    ['/api/faq', ['Question and answer are required', 'Question and answer are required']],
    [
      '/api/our-work',
      ['Title is required', 'Customer name is required', 'Description is required'],
    ],
    ['/api/customers', ['Customer name is required', 'Logo image is required']],
  ] as const)('%s has the messages of the specification', (path, messages) => {
    expect(messagesOf(path)).toEqual(messages)
  })

  test('requires no file of a stored record', () => {
    expect(messagesOf('/api/banner', {}, false)).toEqual([])
  })

  test('requires whole orders, from 0 where the service does', () => {
    expect(messagesOf('/api/banner', { order: -1 }, false)).toEqual([])
    expect(messagesOf('/api/faq', { order: -1 })).toContain('Order must be 0 or more')
    expect(messagesOf('/api/faq', { order: 1.5 })).toContain('Order must be a whole number')
  })

  test('checks texts against the pattern of the service', () => {
    const message = 'The slug may hold a-z, 0-9 and single hyphens'
    expect(messagesOf('/api/categories', { slug: 'Κούπα' })).toContain(message)
    expect(messagesOf('/api/categories', { slug: 'koupa-330' })).toEqual([
      'Category name is required',
    ])
  })

  test('adds rules to those of the service', () => {
    const rules = rulesOf(catalogRules['/api/events'], { image: anyImage })
    const values = { name: 'Γάμος', image: fileOf('text/plain') }
    expect(findErrors(values, rules, context)).toEqual([
      { field: 'image', message: 'Please select an image file' },
    ])
  })
})
