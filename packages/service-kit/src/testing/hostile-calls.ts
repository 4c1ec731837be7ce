import type { App } from '../app/create-app.ts'
import type { OpenApi } from '../openapi/breaking-changes.ts'
import type { JsonSchema } from '../validation/schemas.ts'
import type { CallMethod, CallOptions } from './calls.ts'
import { type Answer, callService } from './calls.ts'
import { exampleOf, inlined } from './examples.ts'

/** A call of an attacker or a broken client. */
export interface HostileCall {
  /** Its fault. */
  name: string
  method: CallMethod
  url: string
  options: CallOptions
}

export interface HostileOptions {
  /** Returns the value of a path's `{parameter}`; by default an unknown id. */
  place?(path: string, parameter: string): string
  /** Value of required file fields. */
  file?: Buffer
}

/** Texts with a meaning in some language, and texts that cannot be stored. */
const texts = [
  '',
  ' \t\u2028',
  '\0',
  'a\0b',
  '\ud800',
  'b\udfff',
  '__proto__',
  "'; drop table audit; --",
  '%_\\',
  '../../../etc/passwd',
  '#{7*7}{{7*7}}<%=7*7%>',
  'a\r\nset-cookie: a=b',
  '\u202e\u0000\ufeff',
]

/** A selection of them, for forms with files and for URLs. */
const worst = ['', '\0', 'b\udfff', "'; drop table audit; --", 'a\r\nset-cookie: a=b']

const numbers = [-1, 0, 1.5, 2 ** 31, 2 ** 53, 1e308, -1e308]

const headers = [
  '',
  '*',
  '"',
  'W/"',
  '"1", "2"',
  '"-1"',
  '"1e9"',
  `"${'9'.repeat(40)}"`,
  'é',
  "';--",
]

const others: unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  { $ne: null },
  { constructor: { prototype: {} } },
]

/** JSON texts that no object serialises to. */
const documents: [name: string, payload: string][] = [
  ['__proto__', '{"__proto__":{"admin":true}}'],
  ['constructor', '{"constructor":{"prototype":{"admin":true}}}'],
  ['deep lists', '['.repeat(50_000) + ']'.repeat(50_000)],
  ['deep objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['null', 'null'],
  ['a number', '1e999'],
  ['a text', '"a"'],
  ['a list', '[{}]'],
  ['broken', '{"a":'],
  ['with NUL', '{"a":"\0"}'],
  ['too large', JSON.stringify({ a: 'x'.repeat(1_000_000) })],
]

/** Yields calls with one fault each, for every route and every field in the OpenAPI document. */
export function* hostileCalls(
  app: App,
  { place = () => unknownId, file }: HostileOptions = {},
): Generator<HostileCall> {
  const { paths = {}, components } = app.swagger() as OpenApi
  const schemas = components?.schemas ?? {}
  for (const [path, operations] of Object.entries(paths)) {
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => place(path, name))
    for (const [name, { parameters = [], requestBody }] of Object.entries(operations)) {
      const method = name.toUpperCase() as CallMethod
      const call = (what: string, options: CallOptions = {}, to = url) => ({
        name: `${method} ${path}: ${what}`,
        method,
        url: to,
        options,
      })
      for (const { name: parameter, in: where } of parameters) {
        if (where === 'path') {
          for (const text of [...worst, 'x'.repeat(3000)]) {
            const bad = path
              .replace(`{${parameter}}`, encode(text))
              .replaceAll(/\{(\w+)\}/g, (_, other: string) => place(path, other))
            yield call(`${parameter} is ${print(text)}`, {}, bad)
          }
          for (const raw of ['%00', '%', '%zz', '%c0%af', '..%2f..', '%ff']) {
            yield call(`${parameter} is ${raw}`, {}, path.replaceAll(/\{\w+\}/g, raw))
          }
        } else if (where === 'query') {
          for (const value of [...worst, ...numbers.map(String), '9'.repeat(400), 'NaN']) {
            const query = `${parameter}=${encode(value)}`
            yield call(`${parameter} is ${print(value)}`, {}, `${url}?${query}`)
          }
          yield call(`${parameter} twice`, {}, `${url}?${parameter}=1&${parameter}=2`)
          yield call(`${parameter} as a list`, {}, `${url}?${parameter}[]=1&${parameter}[a]=2`)
          yield call(`${parameter} as broken text`, {}, `${url}?${parameter}=%ff%00&%`)
        } else if (where === 'header') {
          for (const value of headers) {
            yield call(`${parameter} is ${value}`, { headers: { [parameter]: value } })
          }
        }
      }
      yield call('a query of __proto__', {}, `${url}?__proto__[a]=1&constructor.prototype.a=1`)
      yield* hostileBodies(call, requestBody?.content ?? {}, schemas, file)
    }
  }
}

type Make = (what: string, options: CallOptions) => HostileCall

function* hostileBodies(
  call: Make,
  content: Record<string, { schema?: JsonSchema }>,
  schemas: Record<string, JsonSchema>,
  file?: Buffer,
): Generator<HostileCall> {
  const { 'application/json': json, 'multipart/form-data': form } = content
  for (const [what, payload] of json ? documents : []) {
    yield call(what, { payload, headers: { 'content-type': 'application/json' } })
  }
  for (const [what, type] of [
    ['another charset', 'application/json; charset=utf-16'],
    ['no type', 'x'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['a form without a boundary', 'multipart/form-data'],
    ['XML', 'text/xml'],
  ] as const) {
    if (json ?? form) yield call(what, { payload: '{}', headers: { 'content-type': type } })
  }
  const schema = inlined((json ?? form)?.schema ?? {}, schemas)
  if (!schema.properties) return
  const right = exampleOf(schema, file) as Record<string, unknown>
  for (const [field, of] of Object.entries(schema.properties)) {
    // Values of a form are texts.
    for (const value of json ? valuesFor(of) : [...worst, ...longestOf(of)]) {
      const body = { ...right, [field]: value }
      yield call(`${field} is ${print(value)}`, json ? { json: body } : { form: body })
    }
  }
  yield call(
    'an unknown field',
    json ? { json: { ...right, role: 'owner' } } : { form: { role: 1 } },
  )
}

/** Returns values of the field's own type and of others. */
function valuesFor(schema: JsonSchema): unknown[] {
  return [...texts, ...longestOf(schema), ...numbers, ...others]
}

function longestOf(schema: JsonSchema): string[] {
  const { type, maxLength } = schema.anyOf?.[0] ?? schema
  return type === 'string' && maxLength ? [incompressible(maxLength)] : []
}

/** Returns an incompressible text of a length. */
function incompressible(length: number): string {
  return Array.from({ length }, (_, at) =>
    String.fromCodePoint(0x1f300 + ((at * 7919) % 1500)),
  ).join('')
}

const unknownId = '01a1f795-0000-7000-8000-000000000000'

/** Encodes a text for a URL. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

function print(value: unknown): string {
  return (JSON.stringify(value) ?? '').slice(0, 60)
}

/** Internal details that no response may contain: file paths and SQL. */
const leaks =
  /node_modules|\.ts:\d+|\/src\/|\b(select|insert into|update) [^"]*\b(from|set|values)\b/i

/**
 * Makes every hostile call of a service with an administrator's token.
 *
 * @returns the calls that did harm, with their responses; none for a correct service
 */
export async function harmfulCalls(
  app: App,
  { token, ...options }: HostileOptions & { token: string },
): Promise<string[]> {
  const harmful: string[] = []
  for (const { name, method, url, options: sent } of hostileCalls(app, options)) {
    const answer = await callService(app, method, url, { ...sent, token }).catch(String)
    const harm = typeof answer === 'string' ? answer : harmOf(answer)
    if (harm) harmful.push(`${name}: ${harm}`)
  }
  return harmful
}

function harmOf({ status, headers, body, raw }: Answer): string | undefined {
  if (status >= 500) return `${status} ${raw.toString().slice(0, 200)}`
  if (headers['set-cookie'] !== undefined) return 'set a cookie'
  if (status < 400) return undefined
  const { message, detail, status: said } = (body ?? {}) as Record<string, unknown>
  const isProblem = String(headers['content-type']).includes('application/problem+json')
  if (!isProblem || said !== status || typeof message !== 'string' || message !== detail) {
    return `${status} without a problem document: ${raw.toString().slice(0, 200)}`
  }
  return leaks.test(message) ? `told too much: ${message}` : undefined
}
