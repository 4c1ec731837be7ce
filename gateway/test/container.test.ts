import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  gatewayDir,
  gatewayServices,
  gatewayVariables,
  perService,
  variableOf,
} from '../src/config.ts'

/** Returns the image's environment, from which nginx's entry point fills in the templates. */
async function imageEnvironment(): Promise<Record<string, string>> {
  const dockerfile = await readFile(join(gatewayDir, 'Dockerfile'), 'utf8')
  const [, instruction = ''] = /^ENV ((?:.*\\\n)*.*)/m.exec(dockerfile) ?? []
  const pairs = instruction.matchAll(/\b([A-Z_]+)=(?:"([^"]*)"|([^\s\\]*))/g)
  return Object.fromEntries(
    [...pairs].map(([, name, quoted, plain]) => [name, quoted ?? plain ?? '']),
  )
}

test('the image sets every variable of the templates', async () => {
  const environment = await imageEnvironment()
  const templates = join(gatewayDir, 'templates')
  for (const name of await readdir(templates)) {
    const text = await readFile(join(templates, name), 'utf8')
    for (const [, variable = ''] of text.matchAll(/\$\{([A-Z_]+)\}/g)) {
      expect(environment, `${name}: ${variable}`).toHaveProperty(variable)
    }
  }
})

test('the image’s defaults equal those of the code', async () => {
  const environment = await imageEnvironment()
  const variables = gatewayVariables(
    {
      listen: '8080',
      internal: perService((_name, index) => String(4001 + index)),
      internalPages: '127.0.0.1:4000',
      metrics: '9113',
      runDir: '/run/gateway',
      cacheDir: '/run/gateway-cache',
      releasesDir: '/releases',
      mediaDir: '/media',
      accessLog: '/dev/stdout',
      upstreams: { pages: [], ...perService(() => []) },
    },
    '/usr/share/stampa',
  )
  // Variables that hold host names in containers instead of addresses.
  const own = [
    'PAGES_SERVERS',
    ...gatewayServices.map(name => variableOf(name, 'SERVERS')),
    'RESOLVER_LINES',
  ]
  for (const [name, value] of Object.entries(variables)) {
    if (!own.includes(name)) expect(environment[name], name).toBe(value)
  }
})
