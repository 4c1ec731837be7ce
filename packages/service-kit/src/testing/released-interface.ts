import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '../app.ts'
import { breakingChanges } from '../interface/breaking-changes.ts'
import { factsOf } from '../interface/facts.ts'
import { fromText } from '../interface/text.ts'
import { openapiText, releasedInterface } from '../write-openapi.ts'

/**
 * What in a service's interface would break a client that was made for its released one. Where that is meant,
 * `npm run openapi --workspace <service> -- --release` makes the present interface the released one.
 *
 * @param directory of the service
 */
export async function changesSinceRelease(
  build: () => Promise<App>,
  directory: string,
): Promise<string[]> {
  const released = fromText(await readFile(join(directory, releasedInterface), 'utf8'))
  return breakingChanges(released, factsOf(JSON.parse(await openapiText(build))))
}
