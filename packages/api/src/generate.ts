/**
 * Writes the types of every service's interface from its committed openapi.json:
 * `npm run generate --workspace @stampa/api`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'

const services = ['catalog', 'identity']
const generated = new URL('./generated/', import.meta.url)

await mkdir(generated, { recursive: true })
for (const service of services) {
  const source = new URL(`../../../services/${service}/openapi.json`, import.meta.url)
  const types = astToString(await openapiTS(JSON.parse(await readFile(source, 'utf8'))))
  await writeFile(
    new URL(`${service}.ts`, generated),
    `// Generated from services/${service}/openapi.json by \`npm run openapi\`.\n${types}`,
  )
}
