import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type GatewayConfig, gatewayVariables } from './config.ts'

/** The folder of the templates and of the error pages. */
export const gatewayDir = join(import.meta.dirname, '..')

/**
 * Writes nginx's configuration into `outDir`, as `envsubst` does in the container image.
 *
 * @returns the path of its main file
 * @throws when a template names a variable without a value
 */
export async function renderGateway(config: GatewayConfig, outDir: string): Promise<string> {
  const variables: Record<string, string> = gatewayVariables(config, gatewayDir)
  const templates = join(gatewayDir, 'templates')
  await mkdir(outDir, { recursive: true })
  for (const name of await readdir(templates)) {
    const template = await readFile(join(templates, name), 'utf8')
    const text = template.replaceAll(/\$\{([A-Z_]+)\}/g, (_, variable: string) => {
      const value = variables[variable]
      if (value === undefined) throw new Error(`${name} needs ${variable}, which is not set`)
      return value
    })
    await writeFile(join(outDir, name.replace(/\.template$/, '')), text)
  }
  return join(outDir, 'nginx.conf')
}
