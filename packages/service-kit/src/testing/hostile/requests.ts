import fc from 'fast-check'
import {
  type OpenApi,
  type Operation,
  type Parameter,
  parametersOf,
} from '../../openapi/breaking-changes.ts'
import type { CallMethod, CallOptions } from '../calls.ts'
import { inlined } from '../examples.ts'
import { faultyValue, hostileText, hostileValue, known, validValue } from './values.ts'

/** Samples that generated requests contain. */
export interface Samples {
  /** Files of forms. */
  files?: Buffer[]
  /** Valid bodies by call, where the rules exceed the schema: 'POST /api/auth/login'. */
  bodies?: Record<string, object>
}

export interface Call {
  method: CallMethod
  url: string
  options: CallOptions
  /** Position of a refused token; null for an administrator's. */
  refusal: number | null
}

/** An operation of an OpenAPI document. */
export interface Described extends Operation {
  call: string
  method: CallMethod
  path: string
}

export function operationsOf({ paths = {} }: OpenApi): Described[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([name, operation]) => {
      const method = name.toUpperCase() as CallMethod
      return { ...operation, call: `${method} ${path}`, method, path }
    }),
  )
}

/** Returns the calls of an operation, about half of them valid by its schemas. */
export function callsOf(
  operation: Described,
  document: OpenApi,
  { files = [], bodies = {} }: Samples,
): fc.Arbitrary<Call> {
  const { call, method, path, requestBody, responses } = operation
  const schemas = document.components?.schemas ?? {}
  const file = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...files, Buffer.alloc(0)) },
    hostileFile(files),
  )
  const content = Object.entries(requestBody?.content ?? {})[0]
  const schema = inlined(content?.[1].schema ?? {}, schemas)
  const example = bodies[call]
  const valid = fc.oneof(
    validValue(schema, file),
    ...(example ? [{ weight: 3, arbitrary: fc.constant(example) }] : []),
  )
  const body: fc.Arbitrary<Partial<Body>> = content ? bodyOf(content[0], valid) : fc.constant({})
  const parameters = parametersOf(operation, document)
  const query = queryOf(
    parameters.filter(one => one.in === 'query'),
    file,
  )
  // A stream has no end.
  const isStream = 'text/event-stream' in (responses?.['200']?.content ?? {})
  return fc
    .record({
      method: fc.oneof(
        { weight: 30, arbitrary: fc.constant(method) },
        fc.constantFrom<CallMethod[]>('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
      ),
      path: pathOf(path),
      query,
      body,
      headers: headersOf(parameters.filter(one => one.in === 'header')),
      refusal: isStream ? refusal : fc.oneof({ weight: 8, arbitrary: fc.constant(null) }, refusal),
    })
    .map(({ method, path, query, body, headers, refusal }) => ({
      method: isStream ? 'GET' : method,
      url: query === '' ? path : `${path}?${query}`,
      refusal,
      options: {
        ...(body.payload !== undefined && { payload: body.payload }),
        headers: { ...(body.type !== undefined && { 'content-type': body.type }), ...headers },
      },
    }))
}

const refusal = fc.nat(4)

function hostileFile(files: Buffer[]): fc.Arbitrary<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>`
  const texts = ['GIF9x', svg, '<html></html>', '%PDF-1.7', 'sku,title\n=1,"', '\0', '\ufeff;;\n']
  return fc.oneof(
    fc.constantFrom(...texts.map(text => Buffer.from(text))),
    fc
      .tuple(fc.constantFrom(...files, Buffer.from(svg)), fc.nat())
      .map(([file, at]) => file.subarray(0, at % (file.length + 1))),
    fc.uint8Array({ maxLength: 50 }).map(bytes => Buffer.from(bytes)),
  )
}

/** Returns the text of a value in a query or form. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

const brokenEncodings = fc.constantFrom('%00', '%', '%zz', '%c0%af', '..%2f..', '%ff', '%2e%2e')

function pathOf(path: string): fc.Arbitrary<string> {
  const segment = fc.oneof(
    { weight: 8, arbitrary: known },
    fc.oneof(hostileText.map(encode), brokenEncodings, fc.uuid(), fc.constantFrom('0', '1')),
  )
  const count = path.split('{').length - 1
  return fc
    .array(segment, { minLength: count, maxLength: count })
    .map(segments => segments.reduce((url, one) => url.replace(/\{\w+\}/, () => one), path))
}

function queryOf(parameters: Parameter[], file: fc.Arbitrary<Buffer>): fc.Arbitrary<string> {
  const right = parameters.map(({ name, schema = {} }) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constant('') },
      validValue(schema, file).map(value => `${name}=${encode(textOf(value))}`),
    ),
  )
  const name = fc.oneof(
    fc.constantFrom('__proto__[a]', 'constructor.prototype', ...parameters.map(({ name }) => name)),
    hostileText.map(encode),
  )
  const wrong = fc.oneof(
    fc.tuple(name, hostileValue).map(([name, value]) => `${name}=${encode(textOf(value))}`),
    fc.tuple(name, brokenEncodings).map(([name, value]) => `${name}=${value}`),
    name.map(name => `${name}=1&${name}=2`),
    name.map(name => `${name}[]=1&${name}[a]=2`),
    fc.constantFrom('&&&', '=', '%', 'a'.repeat(9000)),
  )
  return fc
    .tuple(fc.tuple(...right), fc.oneof({ weight: 3, arbitrary: fc.constant('') }, wrong))
    .map(([all, fault]) => [...all, fault].filter(Boolean).join('&'))
}

type Headers = Record<string, string>

function headersOf(parameters: Parameter[]): fc.Arbitrary<Headers> {
  const wrong = fc.constantFrom<Headers[]>(
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'x' },
    { 'content-type': 'text/xml' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data' },
    { 'content-type': `multipart/form-data; boundary=${'x'.repeat(300)}` },
    { 'content-encoding': 'gzip' },
    { accept: 'text/nothing' },
    { 'accept-language': '\u00e9'.repeat(50) },
    { 'if-none-match': '*' },
    { range: 'bytes=9-1' },
    { origin: 'https://other.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'x-forwarded-for': '_, 1.2.3.4' },
    { 'x-forwarded-host': '"><script>' },
    { 'x-request-id': "';--" },
    { host: 'a b' },
    { cookie: '__proto__=1; =; lang=%zz' },
  )
  const versions = ['', '*', '"', 'W/"', '"1", "2"', '"-1"', '"1e9"', `"${'9'.repeat(40)}"`, 'é']
  const own = parameters.map(({ name }) =>
    fc.option(
      fc
        .oneof(
          fc.nat(4).map(version => `"${version}"`),
          fc.uuid(),
          fc.constantFrom(...versions),
        )
        .map(value => ({ [name]: value })),
      { nil: {} },
    ),
  )
  // Addresses are limited.
  const address = fc.nat(2 ** 24 - 1).map(at => ({
    'x-forwarded-for': `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
  }))
  return fc
    .tuple(address, ...own, fc.oneof({ weight: 6, arbitrary: fc.constant({}) }, wrong))
    .map(all => Object.assign({}, ...all) as Headers)
}

interface Body {
  type: string
  payload: string | Buffer
}

/** JSON texts that no object serialises to. */
const documents = [
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '['.repeat(50_000) + ']'.repeat(50_000),
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  'null',
  '1e999',
  '"a"',
  '[{}]',
  '{"a":',
  '{"a":"\0"}',
  '{"a":1,"a":2}',
  '\ufeff{}',
  '',
]

function bodyOf(type: string, valid: fc.Arbitrary<unknown>): fc.Arbitrary<Body> {
  const value = fc.oneof(valid, faultyValue(valid))
  const whole: fc.Arbitrary<Body> =
    type === 'application/json'
      ? fc
          .oneof(
            { weight: 12, arbitrary: value.map(value => JSON.stringify(value) ?? '') },
            fc.constantFrom(...documents),
            fc.constant('x').map(() => JSON.stringify({ a: 'x'.repeat(1_000_000) })),
          )
          .map(payload => ({ type, payload }))
      : fc.tuple(value, formFault).map(([value, fault]) => formOf(value, fault))
  const cut = fc.tuple(whole, fc.nat()).map(([{ type, payload }, at]) => ({
    type,
    payload: payload.slice(0, at % (payload.length + 1)),
  }))
  return fc.oneof({ weight: 12, arbitrary: whole }, cut)
}

const formFault = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  fc.record(
    {
      name: hostileText,
      disposition: fc.constantFrom('', 'attachment', 'form-data', 'form-data; name=a; filename'),
      boundary: fc.constantFrom('y', '', 'x'.repeat(16)),
      isTwice: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
)

interface FormFault {
  /** Name of another field. */
  name?: string
  /** Header of another part. */
  disposition?: string
  /** Another boundary in the header. */
  boundary?: string
  /** Whether every field is sent twice. */
  isTwice?: boolean
}

const boundary = 'stampa-hostile-calls'

function formOf(value: unknown, fault: FormFault): Body {
  const all = Object.entries(Object(value) as Record<string, unknown>).flatMap(([name, field]) =>
    (Array.isArray(field) && Buffer.isBuffer(field[0]) ? field : [field]).map(
      one => [`form-data; name="${name.replaceAll('"', '%22')}"`, one] as const,
    ),
  )
  const parts = [
    ...all,
    ...(fault.isTwice ? all : []),
    ...(fault.name === undefined ? [] : [[`form-data; name="${fault.name}"`, 'x'] as const]),
    ...(fault.disposition === undefined ? [] : [[fault.disposition, 'x'] as const]),
  ]
  const payload = parts.flatMap(([disposition, field]) => [
    `--${boundary}\r\nContent-Disposition: ${disposition}${Buffer.isBuffer(field) ? '; filename="a"' : ''}\r\n\r\n`,
    Buffer.isBuffer(field) ? field : textOf(field),
    '\r\n',
  ])
  return {
    type: `multipart/form-data; boundary=${fault.boundary ?? boundary}`,
    payload: Buffer.concat([...payload, `--${boundary}--\r\n`].map(part => Buffer.from(part))),
  }
}
