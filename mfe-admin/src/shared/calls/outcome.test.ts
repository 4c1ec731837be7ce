import { ApiError } from '@stampa/api'
import { expect, test, vi } from 'vitest'
import { onNotice } from './notices.ts'
import { done, type Refusal, refusalOf, refused } from './outcome.ts'
import { attempt, recordAction } from './record-action.ts'

const title = { field: 'title', message: 'Title is required' }
const other = { field: 'slug', message: 'Slug is taken' }

test('assigns errors of known fields to the fields', () => {
  const error = new ApiError('Title is required', 400, { errors: [title] })
  expect(refusalOf(error, ['title'])).toEqual({ ok: false, fields: [title] })
})

test('assigns the error of a translation to its own field', () => {
  const message = 'Title must be at most 300 characters'
  const errors = [{ field: 'translations.en.title', message }]
  const { fields } = refusalOf(new ApiError(message, 400, { errors }), ['title', 'titleEn'])
  expect(fields).toEqual([{ field: 'titleEn', message }])
})

test('shows an error of an unknown field above the form', () => {
  const error = new ApiError('Slug is taken', 400, { errors: [other] })
  expect(refusalOf(error, ['title'])).toEqual({ ok: false, message: 'Slug is taken', fields: [] })
})

test('reports a change or deletion by another administrator', () => {
  const stale = new ApiError('Changed', 409, { code: 'changed_meanwhile' })
  expect(refusalOf(stale).meanwhile).toBe('changed')
  expect(refusalOf(new ApiError('Product not found', 404)).meanwhile).toBe('deleted')
  expect(refusalOf(new ApiError('Down', 0)).meanwhile).toBeUndefined()
})

test('rethrows a redirect to the sign-in page and programming errors', () => {
  const redirect = new Response(null, { status: 302 })
  expect(() => refusalOf(redirect)).toThrow()
  expect(() => refusalOf(new TypeError('x is not a function'))).toThrow(TypeError)
})

test('sets the status by which the screen reloads', () => {
  const refusal: Refusal = { ok: false, fields: [] }
  expect(done().init?.status ?? 200).toBe(200)
  expect(refused(refusal).init?.status).toBe(400)
  expect(refused(refusal, { reload: true }).init?.status).toBe(200)
})

const missing = new ApiError('Product not found', 404)

test('keeps the form of a deleted record open, and reloads a screen without a form', async () => {
  const form = await attempt(Promise.reject(missing), { sent: { name: 'Mug' } })
  expect(form.init?.status).toBe(400)
  expect(form.data).toMatchObject({ meanwhile: 'deleted' })
  const screen = await attempt(Promise.reject(missing))
  expect(screen.init?.status).toBe(200)
})

test('logs a message that must not be shown', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const listener = vi.fn()
  const stop = onNotice(listener)
  const failure = new ApiError('Failed to delete', 500)
  const { data } = await attempt(Promise.reject(failure), { isSilent: true })
  await attempt(Promise.reject(missing), { isSilent: true })
  stop()
  expect(data).toEqual({ ok: false, fields: [] })
  expect(log).toHaveBeenCalledWith('Failed to delete')
  expect(log).toHaveBeenCalledWith('Product not found')
  expect(listener).not.toHaveBeenCalled()
})

test('rejects a method that the record does not take', async () => {
  const unused = vi.fn()
  const action = recordAction({ remove: unused, restore: unused })
  const request = new Request('http://stampa.test/admin/contact/1', {
    method: 'POST',
    body: new FormData(),
  })
  await expect(action({ request, params: { id: '1' } })).rejects.toThrow('takes no POST')
})
