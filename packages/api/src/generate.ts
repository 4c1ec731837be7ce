/**
 * Writes the types of every service's interface, and the rules of the bodies that it takes, from its
 * committed openapi.json: `npm run generate --workspace @stampa/api`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString, type OpenAPITSOptions } from 'openapi-typescript'
import { factory } from 'typescript'
import { type BodySchema, bodyRules } from './body-rules.ts'

const services = ['catalog', 'identity', 'orders', 'studio', 'analytics']
const generated = new URL('./generated/', import.meta.url)

/** A file of a multipart form is described as a text of bytes; in a browser it is a `File`. */
const transform: OpenAPITSOptions['transform'] = schema =>
  'contentMediaType' in schema && schema.contentMediaType === 'application/octet-stream'
    ? factory.createTypeReferenceNode('File')
    : undefined

interface Operation {
  requestBody?: { content: Record<string, { schema: BodySchema }> }
}

/** The rules of what makes a record, by the path it is sent to. */
function rulesIn(paths: Record<string, { post?: Operation }>) {
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, { post }]) => {
      const [body] = Object.values(post?.requestBody?.content ?? {})
      return body?.schema.properties ? [[path, bodyRules(body.schema)]] : []
    }),
  )
}

await mkdir(generated, { recursive: true })
for (const service of services) {
  const source = new URL(`../../../services/${service}/openapi.json`, import.meta.url)
  const openapi = JSON.parse(await readFile(source, 'utf8'))
  const types = astToString(await openapiTS(openapi, { transform }))
  await writeFile(
    new URL(`${service}.ts`, generated),
    `// Generated from services/${service}/openapi.json by \`npm run openapi\`.\n${types}`,
  )
  await writeFile(
    new URL(`${service}-rules.ts`, generated),
    `// Generated from services/${service}/openapi.json by \`npm run openapi\`.
import type { BodyRules } from '../body-rules.ts'

/** What the service demands of a new record, by the path that it is sent to. */
export const ${service}Rules = ${JSON.stringify(rulesIn(openapi.paths), null, 2)} as const satisfies Record<string, BodyRules>
`,
  )
}
