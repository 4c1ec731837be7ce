/**
 * Writes the types of every service's interface and the rules of its bodies from its committed openapi.json. Runs
 * after every `npm install`, or by `npm run prepare`.
 */
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { sep } from 'node:path'
import openapiTS, { astToString, type OpenAPITSOptions } from 'openapi-typescript'
import { factory } from 'typescript'
import { type BodyRules, type BodySchema, bodyRules } from './body-rules.ts'

const services = new URL('../../../services/', import.meta.url)
const generated = new URL('./generated/', import.meta.url)

/** Types a file of a multipart form, which the document describes as a string, as `File`. */
const transform: OpenAPITSOptions['transform'] = schema =>
  'contentMediaType' in schema && schema.contentMediaType === 'application/octet-stream'
    ? factory.createTypeReferenceNode('File')
    : undefined

interface Operation {
  requestBody?: { content: Record<string, { schema: BodySchema }> }
}

interface Document {
  paths: Record<string, { post?: Operation; put?: Operation }>
  components: { schemas: Record<string, BodySchema> }
}

function rulesIn({ paths, components: { schemas } }: Document): Record<string, BodyRules> {
  const rules: Record<string, BodyRules> = {}
  for (const [path, { post }] of Object.entries(paths)) {
    // Records that nobody posts are only changed.
    const write = post ?? paths[`${path}/{id}`]?.put
    const [body] = Object.values(write?.requestBody?.content ?? {})
    const schema = body && resolve(body.schema, schemas)
    if (!schema?.properties) continue
    const fields = Object.entries(schema.properties)
    const properties = Object.fromEntries(fields.map(([name, it]) => [name, resolve(it, schemas)]))
    rules[path] = bodyRules({ ...schema, properties })
  }
  return rules
}

function resolve(schema: BodySchema, named: Document['components']['schemas']): BodySchema {
  return named[schema.$ref?.split('/').at(-1) ?? ''] ?? schema
}

function camelCase(name: string): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

await mkdir(generated, { recursive: true })
for await (const source of glob('*/openapi.json', { cwd: services })) {
  const [service = ''] = source.split(sep)
  const openapi = JSON.parse(await readFile(new URL(source, services), 'utf8'))
  const types = astToString(await openapiTS(openapi, { transform }))
  await writeFile(
    new URL(`${service}.ts`, generated),
    `// Generated from services/${service}/openapi.json.\n${types}`,
  )
  await writeFile(
    new URL(`${service}-rules.ts`, generated),
    `// Generated from services/${service}/openapi.json.
import type { BodyRules } from '../body-rules.ts'

/** Rules of the bodies of new records, by the path that they are posted to. */
export const ${camelCase(service)}Rules = ${JSON.stringify(rulesIn(openapi), null, 2)} as const satisfies Record<string, BodyRules>
`,
  )
}
