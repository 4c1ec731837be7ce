import { ApiError } from '@stampa/api'
import { expect, test, vi } from 'vitest'
import { onNotice } from './notices.ts'
import { attempt, recordAction } from './record-action.ts'

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
