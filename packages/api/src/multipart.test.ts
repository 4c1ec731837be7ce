import { expect, test } from 'vitest'
import { multipart } from './multipart.ts'

test('serialises a body to the form fields of the services', () => {
  const files = [new File(['a'], 'a.png'), new File(['b'], 'b.png')]
  const form = multipart({
    title: 'Κούπα',
    order: 0,
    active: false,
    categories: ['1', '2'],
    events: [],
    imageFocus: { x: 0.5, y: 1 },
    publishAt: null,
    slug: undefined,
    favicon: files[0],
    images: files,
  })
  expect(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))).toEqual({
    title: 'Κούπα',
    order: '0',
    active: 'false',
    categories: '["1","2"]',
    events: '[]',
    imageFocus: '{"x":0.5,"y":1}',
    publishAt: '',
  })
  expect(form.getAll('favicon')).toEqual([files[0]])
  expect(form.getAll('images')).toEqual(files)
  expect(form.has('slug')).toBe(false)
})
