import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { App } from '../app/create-app.ts'
import { type OpenApi, parametersOf } from '../openapi/breaking-changes.ts'
import type { JsonSchema } from '../validation/schemas.ts'
import { type CallMethod, encodeForm } from './calls.ts'
import { exampleOf, inlined, largestOf } from './examples.ts'

/**
 * Processor time that one anonymous call may take here, ms. The worst takes 46 ms on an idle machine; without bounds
 * it takes seconds on any machine.
 */
export const maxProcessorMs = 250

/** Memory that one anonymous call may take, MB. Without bounds it takes hundreds. */
const maxMegabytes = 20

/** Bytes: more than a service accepts in a body or a field. */
const tooMany = 3_000_000

/** A call without a token. */
interface WorstCall {
  method: CallMethod
  url: string
  type?: string
  body?: Buffer
}

interface Cost {
  status: number
  /** Processor time. */
  ms: number
  /** Memory that was used at most. */
  megabytes: number
}

type Body = [name: string, type: string, body: Buffer]

/** JSON texts of so many bytes that are expensive to parse, to validate or to report. */
const shapes: Record<string, (bytes: number) => string> = {
  lists: bytes => listOf('[]', bytes / 3),
  objects: bytes => listOf('{}', bytes / 3),
  records: bytes => listOf('{"a":0}', bytes / 8),
  numbers: bytes => listOf('0', bytes / 2),
  texts: bytes => listOf('""', bytes / 3),
  'nested lists': bytes => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  fields: bytes => `{${Array.from({ length: bytes / 12 }, (_, at) => `"f${at}":0`).join()}}`,
  'a long text': bytes => JSON.stringify('α'.repeat(bytes / 2)),
  'white space': bytes => JSON.stringify(' '.repeat(bytes)),
  quotes: bytes => JSON.stringify('"'.repeat(bytes / 2)),
  digits: bytes => '9'.repeat(bytes),
}

/** Sizes of the shapes: within the bounds of nodes, of commas and of bytes, and beyond all. */
const sizes = [2900, 9000, 120_000, tooMany]

function listOf(entry: string, length: number): string {
  return `[${Array(Math.floor(length)).fill(entry).join()}]`
}

/** @param field place of the field that gets them; each gets another shape unless `LONG_TESTS=1` asks for all */
function* shapeTexts(field?: number): Generator<[name: string, text: string]> {
  const all = Object.entries(shapes)
  const isShort = field !== undefined && process.env.LONG_TESTS !== '1'
  for (const [shape, make] of isShort ? all.slice(field % all.length).slice(0, 1) : all) {
    for (const size of sizes) yield [`${shape}, ${size} bytes`, make(size)]
  }
}

/** Yields the worst queries and bodies of every call that needs no token. */
async function* worstCalls(app: App, file?: Buffer): AsyncGenerator<[string, WorstCall]> {
  const document = app.swagger() as OpenApi
  const { paths = {}, components } = document
  for (const [path, operations] of Object.entries(paths)) {
    for (const [verb, operation] of Object.entries(operations)) {
      const { security, requestBody } = operation
      const parameters = parametersOf(operation, document)
      if (security?.every(way => 'admin' in way)) continue
      const method = verb.toUpperCase() as CallMethod
      const url = path.replaceAll(/\{\w+\}/g, 'x')
      for (const name of ['a', ...parameters.filter(isQuery).map(({ name }) => name)]) {
        const query = `${name}=1&`.repeat(8000 / (name.length + 3))
        yield [`${method} ${path}: a query of ${name}`, { method, url: `${url}?${query}` }]
      }
      const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {}
      const schema = inlined((json ?? form)?.schema ?? {}, components?.schemas ?? {})
      const bodies = json ? jsonBodies(schema) : form ? formBodies(schema, file) : []
      for await (const [name, type, body] of bodies) {
        yield [`${method} ${path}: ${name}`, { method, url, type, body }]
      }
    }
  }
}

function isQuery(parameter: { in: string }): boolean {
  return parameter.in === 'query'
}

/** Yields every shape as the body, shapes as each field, and the largest body of the schema. */
function* jsonBodies(schema: JsonSchema): Generator<Body> {
  const json = (name: string, text: string): Body => [name, 'application/json', Buffer.from(text)]
  yield json('the largest body', JSON.stringify(largestOf(schema)))
  for (const [shape, text] of shapeTexts()) yield json(shape, text)
  for (const [place, field] of Object.keys(schema.properties ?? {}).entries()) {
    const rest = JSON.stringify({ ...(exampleOf(schema) as object), [field]: undefined })
    for (const [shape, text] of shapeTexts(place)) {
      const body = `{"${field}":${text},${rest.slice(1)}`.replace(',}', '}')
      yield json(`${field} of ${shape}`, body)
    }
  }
}

/** Yields shapes as each field, the largest form of the schema, and forms of very many parts. */
async function* formBodies(schema: JsonSchema, file?: Buffer): AsyncGenerator<Body> {
  const sent = async (name: string, fields: object): Promise<Body> => {
    const { headers, payload } = await encodeForm({ ...fields })
    return [name, headers['content-type'], payload]
  }
  yield sent('the largest form', largestOf(schema, file) as object)
  const fields = Object.entries(schema.properties ?? {})
  for (const [place, [field, { contentMediaType, items }]] of fields.entries()) {
    if (contentMediaType ?? items?.contentMediaType) continue
    for (const [shape, text] of shapeTexts(place)) {
      yield sent(`${field} of ${shape}`, { ...(exampleOf(schema, file) as object), [field]: text })
    }
    yield parts(`${field} of the type JSON`, [
      partOf(`name="${field}"\r\nContent-Type: application/json`, listOf('[]', tooMany / 3)),
    ])
  }
  for (const [name, part] of [
    ['parts without headers', `--${boundary}\r\n\r\n\r\n`],
    ['continued boundaries', `\r\n--${boundary}y`],
    ['empty fields', partOf('name="a"', '')],
    ['empty files', partOf('name="a"; filename="a"', '')],
    ['long fields', partOf('name="a"', 'α'.repeat(60_000))],
    ['parts of many headers', partOf(`name="a"${'\r\na: b'.repeat(10_000)}`, '')],
    ['parts of many parameters', partOf(`${'a="b";'.repeat(10_000)} name="a"`, '')],
    ['incomplete boundaries', '\r\n--'],
  ] as const) {
    yield parts(name, Array(Math.ceil(tooMany / part.length)).fill(part))
  }
}

/** The shortest boundary that is accepted. */
const boundary = 'x'.repeat(16)

function parts(name: string, all: string[]): Body {
  const body = `${all.join('')}--${boundary}--\r\n`
  return [name, `multipart/form-data; boundary=${boundary}`, Buffer.from(body)]
}

function partOf(disposition: string, content: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`
}

/**
 * Makes the worst calls of a service that need no token.
 *
 * @param file value of required file fields
 * @returns the calls that took too much processor time or memory, or whose answer is a fault of the service
 */
export async function expensiveCalls(app: App, file?: Buffer): Promise<string[]> {
  const expensive: string[] = []
  for await (const [name, call] of worstCalls(app, file)) {
    const cost = await costOf(app, call)
    const { status, ms, megabytes } = cost
    if (isExpensive(cost) || status >= 500 || status === 429) {
      expensive.push(
        `${name}: ${status} after ${Math.round(ms)} ms of processor time, with ${Math.round(megabytes)} MB`,
      )
    }
  }
  return expensive
}

function isExpensive({ ms, megabytes }: Cost): boolean {
  return ms > maxProcessorMs || megabytes > maxMegabytes
}

let addresses = 0

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

function usedMegabytes(): number {
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}

/**
 * Makes a call and returns its status, processor time and memory: the least of up to three, since code that
 * runs for the first time is slow. Each call comes from another address, since addresses are limited.
 */
export async function costOf(app: App, call: WorstCall): Promise<Cost> {
  let least: Cost = { status: 0, ms: Number.POSITIVE_INFINITY, megabytes: Number.POSITIVE_INFINITY }
  for (let attempt = 0; attempt < 3 && isExpensive(least); attempt++) {
    const { method, url, type, body } = call
    // Collecting takes longer than most calls.
    if (attempt > 0) collectGarbage()
    const memoryBefore = usedMegabytes()
    let megabytes = 0
    const measure = () => {
      megabytes = Math.max(megabytes, usedMegabytes() - memoryBefore)
    }
    const before = process.threadCpuUsage()
    const { statusCode } = await app.inject({
      method,
      url,
      headers: {
        'x-forwarded-for': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses++ & 255}`,
        'idempotency-key': randomUUID(),
        ...(type !== undefined && { 'content-type': type }),
      },
      ...(body && { payload: Readable.from(chunksOf(body, measure)) }),
    })
    measure()
    // The rest of a refused body may still be read.
    await setImmediate()
    const { user, system } = process.threadCpuUsage(before)
    const ms = (user + system) / 1000
    if (ms < least.ms) least = { status: statusCode, ms, megabytes }
  }
  return least
}

/** Yields a body as it is read from a connection: in pieces, with other events between them. */
async function* chunksOf(body: Buffer, onChunk: () => void): AsyncGenerator<Buffer> {
  for (let at = 0; at < body.length; at += 65_536) {
    yield body.subarray(at, at + 65_536)
    await setImmediate()
    onChunk()
  }
}
