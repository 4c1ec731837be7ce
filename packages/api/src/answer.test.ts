import { describe, expect, test } from 'vitest'
import { ApiError, unwrap } from './answer.ts'

const fallback = 'Failed to save FAQ'

/** Returns the message of a save with this response. */
async function messageOf(status: number, error: unknown): Promise<string> {
  const call = Promise.resolve({ error, response: new Response(null, { status }) })
  try {
    await unwrap(call, { fallback, preferServerMessage: true })
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure
    expect(failure.status).toBe(status)
    return failure.message
  }
  throw new Error('the save should have failed')
}

describe('a failed save', () => {
  test.each([400, 404, 409, 422, 429, 500, 503])(
    'shows the service’s message with %d',
    async status => {
      expect(await messageOf(status, { message: 'Closed today' })).toBe('Closed today')
    },
  )

  test.each([502, 504])('shows the fallback text when the gateway answers %d', async status => {
    expect(await messageOf(status, { message: 'The service cannot be reached.' })).toBe(fallback)
  })

  test.each([['<h1>Bad</h1>'], [undefined], [null], [{}], [{ message: '' }]])(
    'shows the fallback text for the response %j',
    async error => {
      expect(await messageOf(503, error)).toBe(fallback)
    },
  )

  test('has the seconds of Retry-After', async () => {
    const response = new Response(null, { status: 429, headers: { 'retry-after': '90' } })
    const call = Promise.resolve({ error: {}, response })
    await expect(unwrap(call, { fallback })).rejects.toMatchObject({ retryAfter: 90 })
  })

  test('shows the fallback text without a response, and passes redirects on', async () => {
    const options = { fallback, preferServerMessage: true }
    await expect(unwrap(Promise.reject(new TypeError('offline')), options)).rejects.toMatchObject({
      message: fallback,
      status: 0,
    })
    const redirect = new Response(null, { status: 302 })
    await expect(unwrap(Promise.reject(redirect), options)).rejects.toBe(redirect)
  })
})

test('shows the fallback text for a failed list, whatever the service answers', async () => {
  const response = new Response(null, { status: 503 })
  const call = Promise.resolve({ error: { message: 'Closed today' }, response })
  await expect(unwrap(call, { fallback })).rejects.toThrow(fallback)
})
