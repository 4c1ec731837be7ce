import { expect, test } from 'vitest'
import { AnswerFaults } from './answer-faults.ts'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const problems = { content: { 'application/problem+json': { schema: {} } } }

const faults = new AnswerFaults({
  paths: {
    '/api/mugs': { get: { responses: { 200: json({ type: 'array', items: { $ref: 'Mug' } }) } } },
    '/api/mugs/new': { get: { responses: { 200: json({ $ref: 'Mug' }) } } },
    '/api/mugs/{id}': {
      get: { responses: { 200: { content: { '*/*': {} } }, 404: problems } },
      delete: {
        responses: { 204: {}, 404: { $ref: '#/components/responses/NotFound' } as object },
      },
    },
  },
  components: {
    schemas: {
      Mug: { type: 'object', required: ['_id'], properties: { _id: { type: 'string' } } },
    },
    responses: { NotFound: problems },
  },
})

interface Sent {
  method?: 'GET' | 'DELETE' | 'POST'
  url?: string
  status?: number
  type?: string
  headers?: Record<string, string>
  body?: unknown
}

function find({ method = 'GET', url = '/api/mugs', status = 200, ...answer }: Sent) {
  const { type = 'application/json', headers, body } = answer
  const raw = Buffer.from(body === undefined ? '' : JSON.stringify(body))
  return faults.find(method, url, {
    status,
    headers: { 'content-type': type, ...headers },
    body,
    raw,
  })
}

function problem(status: number, message = 'Mug not found') {
  const body = { status, message, detail: message }
  return { status, type: 'application/problem+json', body }
}

test.each<[string, Sent]>([
  ['a list', { body: [{ _id: 'a' }] }],
  ['a file of any type', { url: '/api/mugs/1', type: 'image/png', body: 'x' }],
  ['no content', { method: 'DELETE', url: '/api/mugs/1', status: 204 }],
  ['a problem', { method: 'DELETE', url: '/api/mugs/1', ...problem(404) }],
  ['a refusal of an unknown call', { method: 'POST', ...problem(405) }],
  ['an empty parameter', { url: '/api/mugs/', ...problem(404) }],
])('accepts %s', (_name, answer) => {
  expect(find(answer)).toBeUndefined()
})

test.each<[string, Sent]>([
  ['is a server error', problem(503)],
  ['is not in the document', problem(404)],
  ['is not in the document', { url: '/api/mugs/new', ...problem(404) }],
  ['data/0 must have required property', { body: [{}] }],
  ["has the type 'text/html'", { type: 'text/html', body: 'x' }],
  ['has a body', { method: 'DELETE', url: '/api/mugs/1', status: 204, body: {} }],
  ['without a problem document', { url: '/api/mugs/1', status: 404, body: { message: 'x' } }],
  ['leaks internals', { url: '/api/mugs/1', ...problem(404, 'select _id from mugs') }],
  ['sets a cookie', { headers: { 'set-cookie': 'a=b' }, body: [] }],
  ['answers a call that is not in the document', { method: 'POST', body: {} }],
])('finds that an answer %s', (fault, answer) => {
  expect(find(answer)).toContain(fault)
})
