import { glob, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { shippedWorkspaces, writeSboms } from './sbom.ts'

const root = join(import.meta.dirname, '..')

interface Component {
  group?: string
  name: string
  version: string
  licenses?: { expression?: string; license?: { id?: string; name?: string } }[]
}

interface Sbom {
  bomFormat: string
  specVersion: string
  components: Component[]
}

interface Manifest {
  name: string
  dependencies?: Record<string, string>
}

const folder = await mkdtemp(join(tmpdir(), 'stampa-sbom-'))
const files = await writeSboms(folder)
const sboms = new Map(
  await Promise.all(
    [...files].map(async ([name, file]) => [name, await json<Sbom>(file)] as const),
  ),
)
const paths = (await shippedWorkspaces()).get('release') ?? []
const manifests = new Map(
  await Promise.all(
    paths.map(
      async path => [path, await json<Manifest>(join(root, path, 'package.json'))] as const,
    ),
  ),
)

afterAll(() => rm(folder, { recursive: true }))

async function json<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'))
}

const fullName = ({ group, name }: Component) => (group ? `${group}/${name}` : name)

/** Collects `package@version` of what the workspaces depend on in production, directly or by another workspace. */
function dependenciesOf(paths: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (manifest: Manifest | undefined) => {
    for (const [name, version] of Object.entries(manifest?.dependencies ?? {})) {
      if (found.has(`${name}@${version}`)) continue
      found.add(`${name}@${version}`)
      visit([...manifests.values()].find(workspace => workspace.name === name))
    }
  }
  for (const path of paths) visit(manifests.get(path))
  return found
}

test('every image with packages and every remote has a bill', async () => {
  const named: string[] = []
  for await (const path of glob('{shell,gateway,packages/*,deploy/*}/Dockerfile', { cwd: root })) {
    const folder = basename(dirname(path))
    const hasPackages = /npm ci/.test(await readFile(join(root, path), 'utf8'))
    // One Dockerfile is that of all services.
    if (folder === 'service-kit') named.push(...(await readdir(join(root, 'services'))))
    else if (hasPackages) named.push(folder === 'shell' ? 'pages' : folder)
  }
  for await (const remote of glob('mfe-*', { cwd: root })) named.push(remote)
  expect([...sboms.keys()].toSorted()).toEqual(named.toSorted())
})

test('a bill has the production dependencies in their versions, and only its own', async () => {
  for (const [name, paths] of await shippedWorkspaces()) {
    const { bomFormat, specVersion, components = [] } = sboms.get(name) ?? {}
    expect({ bomFormat, specVersion }).toEqual({ bomFormat: 'CycloneDX', specVersion: '1.6' })
    const listed = new Set(components.map(part => `${fullName(part)}@${part.version}`))
    const expected = dependenciesOf(paths)
    expect(expected.size).toBeGreaterThan(2)
    expect(
      [...expected].filter(part => !listed.has(part)),
      name,
    ).toEqual([])
  }
  const names = (of: string) => sboms.get(of)?.components.map(fullName)
  expect(names('identity')).not.toContain('sharp')
  expect(names('identity')).toEqual(expect.arrayContaining(['fastify', 'knex', 'pg', 'avvio']))
})

test('no bill but that of the building image lists a tool of development', () => {
  const tool =
    /^(vitest|typescript|webpack|knip|fast-check|smtp-server|@biomejs\/.+|@playwright\/.+)$/
  for (const [name, { components }] of sboms) {
    const tools = components.map(fullName).filter(part => tool.test(part))
    expect(tools.length > 0, `${name}: ${tools}`).toBe(name === 'release')
  }
})

const permissive =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|CC-BY-4\.0|OFL-1\.1)$/

/** Licences that are named otherwise, or that concern a library beside ours. */
const accepted: [packages: RegExp, licence: string | undefined][] = [
  // A shared library of its own, which may be replaced: our code is not affected.
  [/^@img\/sharp-/, 'LGPL-3.0-or-later'],
  [/^libheif-js$/, 'LGPL-3.0'],
  // In the image that builds; no output contains it.
  [/^lightningcss/, 'MPL-2.0'],
  [/^@ip-location-db\/dbip-city-mmdb$/, 'SEE LICENSE IN DBIP-LICENSE (CC-BY-4.0)'],
  // Bitstream Vera's licence, as permissive as MIT.
  [/^dejavu-fonts-ttf$/, 'SEE LICENSE IN README.md AND LICENSE'],
  // MIT by its repository.
  [/^png-js$/, undefined],
]

test('everything that ships has a permissive licence, or one that is accepted by name', () => {
  const refused = new Set<string>()
  for (const part of [...sboms.values()].flatMap(({ components }) => components)) {
    const name = fullName(part)
    const isAccepted = (licence: string | undefined) =>
      permissive.test(licence ?? '') ||
      accepted.some(([packages, named]) => packages.test(name) && named === licence)
    for (const { expression, license } of part.licenses ?? [{}]) {
      const licence = expression ?? license?.id ?? license?.name
      const choices = licence?.replaceAll(/[()]/g, '').split(' OR ') ?? []
      const isFree = choices.some(choice => choice.split(' AND ').every(isAccepted))
      if (!isFree && !isAccepted(licence)) refused.add(`${name}: ${licence}`)
    }
  }
  expect([...refused]).toEqual([])
})
