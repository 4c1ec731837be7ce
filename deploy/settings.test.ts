import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (name: string) => readFile(join(import.meta.dirname, name), 'utf8')

test('every setting of docker-compose.yml is documented, and no other', async () => {
  const taken = (await read('../docker-compose.yml')).matchAll(/\$\{(\w+)/g)
  const [settings] = /## Settings.*?\n## /s.exec(await read('README.md')) ?? ['']
  const rows = settings.split('\n').flatMap(line => /^\| (`.*?) \|/.exec(line)?.[1] ?? [])
  const explained = rows.flatMap(names => names.replaceAll('`', '').split(', '))
  expect(new Set(explained)).toEqual(new Set(Array.from(taken, ([, name]) => name)))
})

test('every container is hardened and limited', async () => {
  const file = await read('../docker-compose.yml')
  const [hardened = ''] = /^x-hardened: .*?\n\n/ms.exec(file) ?? []
  for (const rule of [
    'mem_limit: 512m',
    'cpus: 1',
    'pids_limit: 256',
    'read_only: true',
    'cap_drop: [ALL]',
    'security_opt: ["no-new-privileges:true"]',
    'logging: { driver: json-file, options: { max-size: 10m, max-file: "3" } }',
  ]) {
    expect(hardened).toContain(`\n  ${rule}\n`)
  }
  const bases = {
    server: 'hardened',
    step: 'hardened',
    migrate: 'step',
    seed: 'step',
    service: 'server',
  }
  for (const [base, ofBase] of Object.entries(bases)) {
    expect(file).toContain(`\nx-${base}: &${base}\n  <<: *${ofBase}\n`)
  }
  const [, services = ''] = /^services:\n(.*?)^networks:/ms.exec(file) ?? []
  const bodies = services.split(/^ {2}[a-z][a-z-]*:\n/m).slice(1)
  expect(bodies.length).toBeGreaterThan(20)
  for (const body of bodies) {
    const [, base = ''] = /^ {4}<<: \*(\w+)\n/.exec(body) ?? []
    expect(Object.keys(bases)).toContain(base)
  }
  const derived = file.match(/^x-(?!hardened).*?\n\n/gms) ?? []
  for (const body of [...derived, ...bodies]) {
    // Limits may differ, but none may be lifted.
    expect(body).not.toMatch(/privileged|cap_add|security_opt|cap_drop|read_only: false|logging/)
    expect(body).not.toMatch(/^ +(mem_limit|pids_limit|cpus): ["']?(-1|0)\b/m)
  }
})

test('every base image has a digest in pinned-images.yml', async () => {
  const servicesOf = async (name: string) => {
    const services = (await read(name)).split(/^services:\n/m)[1]?.split(/^\S/m)[0] ?? ''
    return services.split(/^ {2}(?=[a-z][a-z-]*:)/m).slice(1)
  }
  const pinned = await read('pinned-images.yml')
  const [, node = ''] = /^x-node: &node\n(.*?)\n\n/ms.exec(pinned) ?? []
  const pins = new Map(
    (await servicesOf('pinned-images.yml')).map(body => [
      /^[a-z-]+/.exec(body)?.[0],
      body.includes(': *node\n') ? node : body,
    ]),
  )
  const used = (await servicesOf('../docker-compose.yml')).flatMap(body => {
    const [service = ''] = /^[a-z-]+/.exec(body) ?? []
    const [, image] = /^ {4}image: ([a-z]+:\d+)$/m.exec(body) ?? []
    const [, dockerfile] = / dockerfile: ([^ ,]+)/.exec(body) ?? []
    return image || dockerfile ? [{ service, image, dockerfile }] : []
  })
  expect(used.length).toBeGreaterThan(10)
  for (const { service, image, dockerfile } of used) {
    const digest = '[a-z]+:[\\w.-]+@sha256:[0-9a-f]{64}$'
    if (image) expect(pins.get(service)).toMatch(new RegExp(`^ {4}image: ${digest}`, 'm'))
    const file = dockerfile ? await read(`../${dockerfile}`) : ''
    for (const [, base] of file.matchAll(/^FROM (\S+:\S+)/gm)) {
      const pin = new RegExp(`^ {6,8}${base}: docker-image://${digest}`, 'm')
      expect(pins.get(service), service).toMatch(pin)
    }
  }
})

test('no image contains the repository, hidden files or tests', async () => {
  const rules = (await read('../.dockerignore')).split('\n').filter(line => /^[^#]/.test(line))
  expect(rules[0]).toBe('*')
  const isNamed = (rule: string) => rule.startsWith('!')
  // A later rule wins.
  const removed = rules.slice(rules.findLastIndex(rule => /^![^.]/.test(rule)) + 1)
  expect(removed).toEqual(expect.arrayContaining(['**/.*', '**/*.test.ts', '**/test']))
  expect(removed.filter(isNamed)).toEqual(['!.npmrc'])
})
