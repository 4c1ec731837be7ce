import fc from 'fast-check'
import createReference from 'openapi-fetch'
import { expect, it } from 'vitest'
import { createClient } from './api-client.ts'

/** Any interface: the types come from openapi-fetch. */
interface Paths {
  [path: string]: never
}

type Make = typeof createReference<Paths>
type Call = (path: string, options: object) => Promise<Record<string, unknown>>

/** Returns the request that a client sends and the result that it makes of the response. */
async function exchange(make: Make, method: string, path: string, options: object, answer: Answer) {
  const sent: unknown[] = []
  const client = make({
    baseUrl: 'https://shop.example',
    fetch: async request => {
      const { url, headers } = request
      sent.push({
        method: request.method,
        url,
        type: headers.get('content-type')?.replace(/boundary=.*/, ''),
        custom: headers.get('x-custom'),
        ifMatch: headers.get('if-match'),
        body: request.headers.get('content-type')?.startsWith('multipart')
          ? [...(await request.formData())]
          : await request.text(),
      })
      return new Response(answer.status === 204 ? null : answer.body, { status: answer.status })
    },
  }) as unknown as Record<string, Call>
  const result = await client[method]?.(path, options).then(
    ({ data, error, response }) => ({ data, error, status: (response as Response).status }),
    (reason: Error) => ({ thrown: reason.name }),
  )
  return { sent, result }
}

interface Answer {
  status: number
  body: string
}

const json = fc.json()
const answer: fc.Arbitrary<Answer> = fc.record({
  status: fc.constantFrom(200, 201, 204, 400, 404, 409, 422, 500, 503),
  body: fc.oneof(json, fc.constantFrom('', 'no JSON', '<html>', '{"a":')),
})
const scalar = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean())
const value = fc.oneof(scalar, fc.constant(undefined), fc.constant(null))
const params = fc.record({
  path: fc.record({ id: fc.string({ unit: 'grapheme', minLength: 1 }), kind: scalar }),
  header: fc.record({
    'if-match': fc.oneof(fc.stringMatching(/^"\d{1,9}"$/), fc.constantFrom(undefined, null)),
  }),
  query: fc.dictionary(fc.stringMatching(/^[a-zA-Z]{1,6}$/), fc.oneof(value, fc.array(scalar))),
})

it('behaves like openapi-fetch for every kind of call that pages make', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
      params,
      fc.oneof(fc.constant(undefined), fc.jsonValue()),
      answer,
      async (method, params, body, answer) => {
        const options = {
          params,
          headers: { 'x-custom': 'a' },
          ...(method !== 'GET' && body !== undefined && { body }),
        }
        const path = '/api/{kind}/{id}'
        expect(await exchange(createClient as Make, method, path, options, answer)).toEqual(
          await exchange(createReference, method, path, options, answer),
        )
      },
    ),
    { numRuns: 500 },
  )
})

it('sends a form like openapi-fetch', async () => {
  const options = {
    body: { name: 'Άννα' },
    bodySerializer: (body: Record<string, string>) => {
      const form = new FormData()
      for (const [name, text] of Object.entries(body)) form.set(name, text)
      return form
    },
  }
  const answer = { status: 200, body: '{}' }
  const own = await exchange(createClient as Make, 'POST', '/api/contact', options, answer)
  expect(own).toEqual(await exchange(createReference, 'POST', '/api/contact', options, answer))
  expect(own.sent).toMatchObject([{ type: 'multipart/form-data; ', body: [['name', 'Άννα']] }])
})

it('can be aborted', async () => {
  const client = createClient<Paths>({
    baseUrl: 'https://shop.example',
    fetch: request => {
      request.signal.throwIfAborted()
      return Promise.resolve(new Response('{}'))
    },
  }) as unknown as Record<string, Call>
  await expect(client.GET?.('/api/faq', { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
})
