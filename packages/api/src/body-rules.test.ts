import { expect, test } from 'vitest'
import { bodyRules } from './body-rules.ts'

test('returns the rules of a body that a form can check', () => {
  const rules = bodyRules({
    required: ['title', 'image'],
    properties: {
      title: { type: 'string', pattern: String.raw`\S`, message: 'Title is required' },
      slug: { type: 'string', pattern: '^[a-z]*$', message: 'Only a-z' },
      order: { type: 'integer', minimum: 0 },
      image: { type: 'string', contentMediaType: 'application/octet-stream' },
      tags: { type: 'array' },
      active: { type: 'boolean' },
      translations: {
        type: 'object',
        properties: { en: { properties: { title: { type: 'string' } } } },
      },
    },
  })
  expect(rules).toEqual({
    title: { type: 'text', required: true, message: 'Title is required' },
    slug: { type: 'text', pattern: '^[a-z]*$', message: 'Only a-z' },
    order: { type: 'integer', minimum: 0 },
    image: { type: 'file', required: true },
    tags: { type: 'list' },
    translations: { type: 'translations', fields: ['title'] },
  })
  expect(bodyRules({})).toEqual({})
})
