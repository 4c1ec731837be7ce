import fc from 'fast-check'
import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { Problem } from '../errors/problems.ts'
import { createValidatorCompiler } from './compiler.ts'
import { closed } from './schemas.ts'

const product = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 10, pattern: '\\S', message: 'Title is required' }),
  placement: Type.Optional(Type.Enum(['homepage', 'other'])),
  minimumOrderItems: Type.Optional(Type.Integer({ minimum: 1 })),
  categories: Type.Array(Type.String({ format: 'uuid' }), {
    minItems: 1,
    maxItems: 2,
    message: 'Please select at least one category',
  }),
  items: Type.Optional(
    Type.Array(Type.Object({ printCost: Type.Number({ minimum: 0, format: 'two-decimals' }) })),
  ),
})

const categories = ['019a9d3c-3f5e-7cc0-9d4e-0f6a1b2c3d4e']

const compile = createValidatorCompiler()

function validatorOf(schema: object, httpPart: string): (input: unknown) => unknown {
  return compile({ schema: closed(schema) as object, httpPart, method: 'POST', url: '/' })
}

function check(schema: object, body: unknown, httpPart = 'body'): unknown {
  return validatorOf(schema, httpPart)(body)
}

function problemOf(schema: object, body: unknown, httpPart?: string): Problem {
  const { error } = check(schema, body, httpPart) as { error?: unknown }
  if (!Problem.is(error)) throw new Error(`accepted ${JSON.stringify(body)}`)
  return error
}

test.each<[string, unknown, [field: string, message: string][]]>([
  [
    'a missing field has its own text, and schema order decides',
    {},
    [
      ['title', 'Title is required'],
      ['categories', 'Please select at least one category'],
    ],
  ],
  ['an empty text is missing', { title: '', categories }, [['title', 'Title is required']]],
  ['blanks are missing', { title: ' \n', categories }, [['title', 'Title is required']]],
  ['a wrong type is missing', { title: 7, categories }, [['title', 'Title is required']]],
  [
    'too long is said in other words',
    { title: 'x'.repeat(11), categories },
    [['title', 'Title must be at most 10 characters']],
  ],
  [
    'too many entries likewise',
    { title: 'x', categories: [...categories, ...categories, ...categories] },
    [['categories', 'Categories must have at most 2 entries']],
  ],
  [
    'names are made readable',
    { title: 'x', categories, minimumOrderItems: 0 },
    [['minimumOrderItems', 'Minimum order items must be 1 or more']],
  ],
  [
    'a number in quotes is no number',
    { title: 'x', categories, minimumOrderItems: '3' },
    [['minimumOrderItems', 'Minimum order items must be an integer']],
  ],
  [
    'choices are listed',
    { title: 'x', categories, placement: 'roof' },
    [['placement', 'Placement must be one of: homepage, other']],
  ],
  [
    'fields inside lists have a path',
    { title: 'x', categories, items: [{ printCost: 1 }, { printCost: -1 }, {}] },
    [
      ['items.1.printCost', 'Print cost must be 0 or more'],
      ['items.2.printCost', 'Print cost is required'],
    ],
  ],
  [
    'unknown fields are refused at every depth, after the known ones',
    { colour: 'red', title: '', categories, items: [{ printCost: 1, vat: 24 }] },
    [
      ['title', 'Title is required'],
      ['items.0.vat', 'Vat is not a known field'],
      ['colour', 'Colour is not a known field'],
    ],
  ],
  ['a body that is no object', null, [['', 'Body must be an object']]],
])('%s', (_name, body, expected) => {
  const { statusCode, message, errors } = problemOf(product, body)
  expect(statusCode).toBe(400)
  expect(errors?.map(error => [error.field, error.message])).toEqual(expected)
  expect(message).toBe(expected[0]?.[1])
})

const question = Type.Object(
  {
    question: Type.String({ minLength: 1, maxLength: 5, message: 'Question is required' }),
    answer: Type.String({ minLength: 1, message: 'Answer is required' }),
  },
  { message: 'Question and answer are required' },
)

test.each<[unknown, string]>([
  [undefined, 'Question and answer are required'],
  [{}, 'Question and answer are required'],
  [{ question: 'Why?' }, 'Question and answer are required'],
  [{ question: 'Why ever?', answer: 'x' }, 'Question must be at most 5 characters'],
  [{ question: 'Why?', answer: 'x', order: 1 }, 'Order is not a known field'],
])('a text for the whole body stands for its specified fields: %j', (body, message) => {
  expect(problemOf(question, body).message).toBe(message)
})

test('coerces query strings and fills in defaults', () => {
  const query = Type.Object({
    limit: Type.Integer({ maximum: 100, default: 50 }),
    tags: Type.Optional(Type.Array(Type.String())),
  })
  expect(check(query, { limit: '7', tags: 'mugs' }, 'querystring')).toEqual({
    value: { limit: 7, tags: ['mugs'] },
  })
  expect(check(query, {}, 'querystring')).toEqual({ value: { limit: 50 } })
  expect(problemOf(query, { limit: '7x' }, 'querystring').message).toBe('Limit must be an integer')
})

test('accepts any input or rejects it with at most 20 field errors', () => {
  const validate = validatorOf(product, 'body')
  fc.assert(
    fc.property(fc.jsonValue(), fc.array(fc.jsonValue(), { maxLength: 60 }), (body, items) => {
      for (const input of [body, { ...Object(body), items }]) {
        const result = validate(input) as { value?: unknown; error?: unknown }
        if (Problem.is(result.error)) {
          expect(result.error.errors?.length).toBeGreaterThan(0)
          expect(result.error.errors?.length).toBeLessThanOrEqual(20)
          expect(result.error.message).not.toBe('')
        } else {
          expect(result.value).toBe(input)
        }
      }
    }),
  )
})

test.each([0, 0.07, 1.1, 12.5, 999_999.99, 1e21])('accepts the amount %d', printCost => {
  expect(check(product, { title: 'x', categories, items: [{ printCost }] })).toHaveProperty('value')
})

test.each([0.005, 1e-7, 0.1 + 0.2, 1.999])('rejects %d with more than two decimals', printCost => {
  const { errors } = problemOf(product, { title: 'x', categories, items: [{ printCost }] })
  expect(errors).toEqual([
    { field: 'items.0.printCost', message: 'Print cost must have at most two decimals' },
  ])
})
