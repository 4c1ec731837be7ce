/**
 * Writes the types of every service's interface from its committed openapi.json:
 * `npm run generate --workspace @stampa/api`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString, type OpenAPITSOptions } from 'openapi-typescript'
import { factory } from 'typescript'

const services = ['catalog', 'identity', 'orders']
const generated = new URL('./generated/', import.meta.url)

/** A file of a multipart form is described as a text of bytes; in a browser it is a `File`. */
const transform: OpenAPITSOptions['transform'] = schema =>
  'contentMediaType' in schema && schema.contentMediaType === 'application/octet-stream'
    ? factory.createTypeReferenceNode('File')
    : undefined

await mkdir(generated, { recursive: true })
for (const service of services) {
  const source = new URL(`../../../services/${service}/openapi.json`, import.meta.url)
  const openapi = JSON.parse(await readFile(source, 'utf8'))
  const types = astToString(await openapiTS(openapi, { transform }))
  await writeFile(
    new URL(`${service}.ts`, generated),
    `// Generated from services/${service}/openapi.json by \`npm run openapi\`.\n${types}`,
  )
}
