import { ApiError } from '@stampa/api'
import { expect, test, vi } from 'vitest'
import { submitDecision, submitForm } from './submission.ts'

const values = { email: 'anna@example.com' }
const problems: { field: string; text: 'emailRequired' }[] = []
const failWith = (error: Error) => () => Promise.reject(error)

test('does not call the service for an invalid form', async () => {
  const call = vi.fn(async () => ({}))
  const invalid = [{ field: 'email', text: 'emailRequired' as const }]
  const { data, init } = await submitForm({ values, problems: invalid, call })
  expect(call).not.toHaveBeenCalled()
  expect(init?.status).toBe(422)
  expect(data).toEqual({ sent: false, failed: false, problems: invalid, refusals: [], values })
})

test('returns the result of the call', async () => {
  const { data } = await submitForm({ values, problems, call: async () => ({ token: 'a' }) })
  expect(data).toEqual({ sent: true, token: 'a' })
})

test('translates the fields that the service refuses', async () => {
  const errors = [{ field: 'quantities.0', message: 'Too many' }]
  const call = failWith(new ApiError('Invalid', 400, { errors }))
  const { data, init } = await submitForm({ values, problems, call, fieldOf: () => 'quantity' })
  expect(init?.status).toBe(422)
  expect(data).toMatchObject({
    failed: true,
    refusals: [{ field: 'quantity', message: 'Too many' }],
    values,
  })
})

test('reports a service that cannot be reached', async () => {
  const { data, init } = await submitForm({
    values,
    problems,
    call: failWith(new ApiError('Away', 0, {}, new TypeError('fetch failed'))),
  })
  expect(init?.status).toBe(502)
  expect(data).toMatchObject({ sent: false, failed: 'lost', refusals: [], values })
})

test.each([400, 404, 429])(
  'answers a form that the service refuses with %d with that status',
  async refused => {
    const call = failWith(new ApiError('Refused', refused))
    const { data, init } = await submitForm({ values, problems, call })
    expect(init?.status).toBe(refused)
    expect(data).toMatchObject({ sent: false, failed: true, refusals: [] })
  },
)

test('returns the seconds after which a form of too many may be sent', async () => {
  const call = failWith(new ApiError('Refused', 429, { retryAfter: 90 }))
  const { data } = await submitForm({ values, problems, call })
  expect(data).toMatchObject({ failed: true, wait: 90 })
})

test('throws errors that are no answer of a service', async () => {
  const call = failWith(new TypeError('bug'))
  await expect(submitForm({ values, problems, call })).rejects.toThrow('bug')
  await expect(submitDecision(call())).rejects.toThrow('bug')
})

test.each([
  [409, 'changed', 409],
  [410, 'changed', 409],
  [404, 'lost', 404],
  [429, 'lost', 429],
  [503, 'lost', 502],
])('answers a decision that the service refuses with %d as %s', async (refused, failed, status) => {
  const { data, init } = await submitDecision(Promise.reject(new ApiError('Refused', refused)))
  expect(data).toEqual({ sent: false, failed })
  expect(init?.status).toBe(status)
})
