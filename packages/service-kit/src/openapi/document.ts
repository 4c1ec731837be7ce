import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { BaseConfig } from '../app/config.ts'
import type { App } from '../app/create-app.ts'
import { type JsonSchema, mapSubschemas } from '../validation/schemas.ts'
import {
  bounds,
  breakingChanges,
  factsOf,
  type OpenApi,
  type Operation,
  parametersOf,
} from './breaking-changes.ts'

/**
 * Returns the part of an OpenAPI document that clients depend on as lines of JSON, one for each operation and
 * each named schema, so that a review sees each change of it.
 *
 * @example '["GET /api/faq",{"responses":{"200":{"content":{…}}}}]'
 */
export function toText(document: OpenApi): string {
  const { paths = {}, components } = document
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      `${method.toUpperCase()} ${path}`,
      reduced(operation, document),
    ]),
  )
  const schemas = Object.entries(components?.schemas ?? {}).map(([name, schema]) => [
    name,
    reducedSchema(schema),
  ])
  return [...operations, ...schemas].map(line => `${JSON.stringify(line)}\n`).join('')
}

/** Parses the text that {@link toText} returned. */
export function fromText(text: string): OpenApi {
  const paths: NonNullable<OpenApi['paths']> = {}
  const schemas: Record<string, JsonSchema> = {}
  for (const line of text.split('\n').filter(Boolean)) {
    const [name, content] = JSON.parse(line)
    const [method, path] = name.split(' ')
    if (path === undefined) schemas[name] = content
    else paths[path] = { ...paths[path], [method.toLowerCase()]: content }
  }
  return { paths, components: { schemas } }
}

/** Drops the texts and the error responses of an operation. JSON omits undefined parts. */
function reduced(operation: Operation, document: OpenApi): object {
  const { security, requestBody, responses = {} } = operation
  const parameters = operation.parameters && parametersOf(operation, document)
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  return {
    security,
    parameters: parameters?.map(({ in: place, name, required, schema }) => ({
      in: place,
      name,
      required: required || undefined,
      schema: reducedSchema(schema),
    })),
    requestBody: requestBody && reducedContent(requestBody),
    responses: Object.fromEntries(
      successes.map(([status, response]) => [status, reducedContent(response)]),
    ),
  }
}

function reducedContent({ content }: NonNullable<Operation['requestBody']>): object {
  const types = Object.entries(content ?? {}).map(([type, { schema }]) => [
    type,
    { schema: reducedSchema(schema) },
  ])
  return { content: content && Object.fromEntries(types) }
}

const keywords = [
  ...['$ref', 'type', 'format', 'enum', 'const', 'anyOf', 'properties', 'required', 'items'],
  ...bounds,
]

function reducedSchema(schema: JsonSchema = {}): JsonSchema {
  const kept = Object.entries(schema).filter(([keyword]) => keywords.includes(keyword))
  return mapSubschemas(Object.fromEntries(kept), reducedSchema)
}

/** Configuration for building a service without PostgreSQL and Redis, to read its routes. */
export const offlineConfig: BaseConfig = {
  HOST: '127.0.0.1',
  PORT: 0,
  LOG_LEVEL: 'silent',
  DATABASE_URL: 'postgres://127.0.0.1:1/none',
  DATABASE_POOL_MAX: 1,
  REDIS_URL: 'redis://127.0.0.1:1',
  REDIS_KEY_PREFIX: '',
  TRUST_PROXY: '127.0.0.1/32',
  JWKS_URL: 'http://127.0.0.1:1/',
}

/** Builds a service from `offlineConfig`. @param directory for its files, removed when the service is closed */
export type BuildOffline = (directory: string) => Promise<App>

/** Returns the OpenAPI document of a service as it is committed: the same bytes for the same routes. */
export async function openapiText(build: BuildOffline): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'openapi-'))
  try {
    return await textOf(await build(directory))
  } finally {
    await rm(directory, { recursive: true })
  }
}

async function textOf(app: App): Promise<string> {
  try {
    await app.ready()
    // A service in use compiles them at its first responses.
    app.compileSerializers()
    const document = app.swagger() as OpenApi
    const { schemas, responses, parameters } = document.components ?? {}
    const sortedDocument = {
      ...document,
      components: {
        ...document.components,
        schemas: sorted(schemas),
        responses: sorted(responses),
        parameters: sorted(parameters),
      },
      paths: sorted(document.paths),
    }
    return `${print(sortedDocument)}\n`
  } finally {
    await app.close()
  }
}

const lineWidth = 100

/**
 * Returns JSON in the layout that a review reads: each operation, each named part and each field of a schema
 * begins a line, and whatever fits into a line is not broken.
 */
function print(value: unknown, indent = '', name = ''): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const isList = Array.isArray(value)
  const printParts = (deeper: string) =>
    Object.entries(value).map(
      ([key, part]) => (isList ? '' : `${JSON.stringify(key)}: `) + print(part, deeper, key),
    )
  const text = printParts(indent).join(', ')
  const fits = !text.includes('\n') && indent.length + text.length < lineWidth
  if (isList) return `[${text}]`
  // The document, its `components` or `paths`, and their members.
  const isOutline = indent.length < 6
  if (fits || !(isOutline || name === 'properties')) return text ? `{ ${text} }` : '{}'
  const deeper = `${indent}  `
  return `{\n${printParts(deeper)
    .map(part => deeper + part)
    .join(',\n')}\n${indent}}`
}

function sorted<T>(record: Record<string, T> = {}): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Writes `openapi.json`. With `--release` on the command line also writes the released interface beside it, which later
 * versions of the service may only add to: see {@link changesSinceRelease}.
 */
export async function writeOpenapi(build: BuildOffline, file: string): Promise<void> {
  const text = await openapiText(build)
  await writeFile(file, text)
  if (!process.argv.includes('--release')) return
  await writeFile(join(dirname(file), releasedInterface), toText(JSON.parse(text)))
}

/** Name of the file that holds a service's released interface. */
const releasedInterface = 'released-interface.jsonl'

/**
 * Returns the changes of a service's interface that would break a client made for the released one. After an intended
 * change, `npm run openapi --workspace <service> -- --release` releases the present interface.
 *
 * @param directory of the service
 */
export async function changesSinceRelease(
  build: BuildOffline,
  directory: string,
): Promise<string[]> {
  const released = fromText(await readFile(join(directory, releasedInterface), 'utf8'))
  return breakingChanges(factsOf(released), factsOf(JSON.parse(await openapiText(build))))
}
