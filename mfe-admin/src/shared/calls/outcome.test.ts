import { ApiError } from '@stampa/api'
import { expect, test } from 'vitest'
import { done, type Refusal, refusalOf, refused } from './outcome.ts'

const title = { field: 'title', message: 'Title is required' }
const other = { field: 'slug', message: 'Slug is taken' }

test('errors of known fields go to their fields', () => {
  const error = new ApiError('Title is required', 400, { errors: [title] })
  expect(refusalOf(error, ['title'])).toEqual({ ok: false, fields: [title] })
})

test('an error at a field that the form does not have stands above it', () => {
  const error = new ApiError('Slug is taken', 400, { errors: [other] })
  expect(refusalOf(error, ['title'])).toEqual({ ok: false, message: 'Slug is taken', fields: [] })
})

test('tells what someone else did meanwhile', () => {
  const stale = new ApiError('Changed', 409, { code: 'changed_meanwhile' })
  expect(refusalOf(stale).meanwhile).toBe('changed')
  expect(refusalOf(new ApiError('Product not found', 404)).meanwhile).toBe('deleted')
  expect(refusalOf(new ApiError('Down', 0)).meanwhile).toBeUndefined()
})

test('passes on what is no refusal: a redirect to the sign-in page, a mistake of ours', () => {
  const redirect = new Response(null, { status: 302 })
  expect(() => refusalOf(redirect)).toThrow()
  expect(() => refusalOf(new TypeError('x is not a function'))).toThrow(TypeError)
})

test('the status of an answer decides whether the screen loads again', () => {
  const refusal: Refusal = { ok: false, fields: [] }
  expect(done().init?.status ?? 200).toBe(200)
  expect(refused(refusal).init?.status).toBe(400)
  expect(refused(refusal, { reload: true }).init?.status).toBe(200)
})
