import { expect, test } from 'vitest'
import { redirectFormerSlug } from './redirect-former-slug.ts'

const record = { _id: '0199-a', slug: 'koupa' }
const request = new Request('https://stampa.example/products/any?lang=en')
const ask = (asked: string) =>
  redirectFormerSlug({ asked, record, path: '/products/koupa', request })

test('the slug and the id of a record are addresses of its page', () => {
  expect(ask('koupa')).toBeUndefined()
  expect(ask('0199-a')).toBeUndefined()
})

test('a former slug leads to the present one, with its query', () => {
  let thrown: unknown
  try {
    ask('flitzani')
  } catch (answer) {
    thrown = answer
  }
  expect(thrown).toBeInstanceOf(Response)
  expect(thrown).toHaveProperty('status', 301)
  expect((thrown as Response).headers.get('location')).toBe('/products/koupa?lang=en')
})
