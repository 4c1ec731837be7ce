import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  type GatewayConfig,
  gatewayDir,
  gatewayServices,
  gatewayVariables,
  perService,
  renderGateway,
  variableOf,
} from '../src/config.ts'

const config: GatewayConfig = {
  listen: '127.0.0.1:8080',
  internal: perService((_name, index) => `127.0.0.1:${8081 + index}`),
  internalPages: '127.0.0.1:4000',
  internalAdded: '127.0.0.1:4009',
  metrics: '127.0.0.1:9113',
  runDir: '/run/gateway',
  releasesDir: '/releases',
  mediaDir: '/media',
  accessLog: '/log/access.log',
  upstreams: { pages: ['pages:1', 'pages:2'], ...perService(name => [`${name}:1`]) },
}

test('every variable of the templates has a value, and every value a variable', async () => {
  const folder = join(gatewayDir, 'templates')
  const templates = await Promise.all(
    (await readdir(folder)).map(name => readFile(join(folder, name), 'utf8')),
  )
  const used = templates.flatMap(text => [...text.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name))
  expect([...new Set(used)].toSorted()).toEqual(
    Object.keys(gatewayVariables(config, gatewayDir)).toSorted(),
  )
})

test('the rendered configuration contains the values', async () => {
  const out = await mkdtemp(join(tmpdir(), 'stampa-render-'))
  try {
    expect(await renderGateway(config, out)).toBe(join(out, 'nginx.conf'))
    const upstreams = await readFile(join(out, 'upstreams.conf'), 'utf8')
    expect(upstreams).toContain('server pages:1 max_fails=0;\n  server pages:2 max_fails=0;')
    for (const name of await readdir(out)) {
      expect(await readFile(join(out, name), 'utf8'), name).not.toContain('${')
    }
  } finally {
    await rm(out, { recursive: true })
  }
})

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
  expect(Object.keys(await imageEnvironment())).toEqual(
    expect.arrayContaining(Object.keys(gatewayVariables(config, gatewayDir))),
  )
})

test('the image’s defaults equal those of the code', async () => {
  const environment = await imageEnvironment()
  const variables = gatewayVariables(
    {
      listen: '8080',
      internal: perService((_name, index) => String(4001 + index)),
      internalPages: '127.0.0.1:4000',
      internalAdded: '4009',
      metrics: '9113',
      runDir: '/run/gateway',
      cacheDir: '/run/gateway-cache',
      addedDir: '/run/added',
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
