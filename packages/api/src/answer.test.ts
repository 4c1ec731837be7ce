import { describe, expect, test } from 'vitest'
import { ApiError, unwrap } from './answer.ts'

const fallback = 'Failed to save FAQ'

/** What is told of a save that was answered so. */
async function told(status: number, error: unknown): Promise<string> {
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

describe('a save that failed', () => {
  test.each([400, 404, 409, 422, 429, 500, 503])(
    'shows what the service says with %d',
    async status => {
      expect(await told(status, { message: 'Closed today' })).toBe('Closed today')
    },
  )

  test.each([502, 504])('shows its own text where the gateway answers %d', async status => {
    expect(await told(status, { message: 'The service cannot be reached.' })).toBe(fallback)
  })

  test.each([['<h1>Bad</h1>'], [undefined], [null], [{}], [{ message: '' }]])(
    'shows its own text where the answer is %j',
    async error => {
      expect(await told(503, error)).toBe(fallback)
    },
  )

  test('shows its own text without an answer, and lets redirects pass', async () => {
    const options = { fallback, preferServerMessage: true }
    await expect(unwrap(Promise.reject(new TypeError('offline')), options)).rejects.toMatchObject({
      message: fallback,
      status: 0,
    })
    const redirect = new Response(null, { status: 302 })
    await expect(unwrap(Promise.reject(redirect), options)).rejects.toBe(redirect)
  })
})

test('a list that failed shows its own text, whatever the service says', async () => {
  const response = new Response(null, { status: 503 })
  const call = Promise.resolve({ error: { message: 'Closed today' }, response })
  await expect(unwrap(call, { fallback })).rejects.toThrow(fallback)
})
