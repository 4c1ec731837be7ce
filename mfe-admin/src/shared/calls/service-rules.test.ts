import { catalogRules } from '@stampa/api'
import { describe, expect, test } from 'vitest'
import { anyImage } from '../form/file-rules.ts'
import { acceptedFile, findErrors } from '../form/rules.ts'
import { rulesOf } from './service-rules.ts'

const empty = new FormData()

function messagesOf(path: keyof typeof catalogRules, form = empty, isNew = true): string[] {
  return findErrors(form, rulesOf(catalogRules[path]), { isNew }).map(({ message }) => message)
}

describe('the rules of a form, from those of its service', () => {
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
  ] as const)('%s asks for what the specification does, in its words', (path, messages) => {
    expect(messagesOf(path)).toEqual(messages)
  })

  test('asks a stored record for no file', () => {
    expect(messagesOf('/api/banner', empty, false)).toEqual([])
  })

  test('wants orders to be whole, and 0 or more where the service says so', () => {
    const form = new FormData()
    form.set('order', '-1')
    expect(messagesOf('/api/banner', form, false)).toEqual([])
    expect(messagesOf('/api/faq', form)).toContain('Order must be 0 or more')
    form.set('order', '1.5')
    expect(messagesOf('/api/faq', form)).toContain('Order must be a whole number')
  })

  test('keeps texts to the form that the service wants', () => {
    const form = new FormData()
    form.set('slug', 'Κούπα')
    expect(messagesOf('/api/categories', form)).toContain(
      'The slug may hold a-z, 0-9 and single hyphens',
    )
    form.set('slug', 'koupa-330')
    expect(messagesOf('/api/categories', form)).toEqual(['Category name is required'])
  })

  test('knows the fields that it is told of beside', () => {
    const rules = rulesOf(catalogRules['/api/events'], { image: acceptedFile(anyImage), extra: [] })
    expect(Object.keys(rules)).toContain('extra')
    const form = new FormData()
    form.set('name', 'Γάμος')
    form.set('image', new File(['x'], 'a.txt', { type: 'text/plain' }))
    expect(findErrors(form, rules, { isNew: true })).toEqual([
      { field: 'image', message: 'Please select an image file' },
    ])
  })
})
