import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..')

/** Workspaces whose packages an image or a remote contains, by the name of its bill. */
export async function shippedWorkspaces(): Promise<Map<string, string[]>> {
  const within = async (folder: string) =>
    (await readdir(join(root, folder))).map(name => `${folder}/${name}`)
  const services = await within('services')
  const remotes = (await readdir(root)).filter(name => name.startsWith('mfe-'))
  return new Map<string, string[]>([
    ...services.map((path): [string, string[]] => [path.slice('services/'.length), [path]]),
    ['pages', ['shell']],
    ['backup', ['packages/backup']],
    // The image that builds everything.
    ['release', ['shell', ...(await within('packages')), ...services, ...remotes]],
    ...remotes.map((name): [string, string[]] => [name, [name]]),
  ])
}

/** A package in package-lock.json, or a workspace, whose manifest has the same fields. */
interface LockedPackage {
  version?: string
  license?: string
  dev?: true
  devOptional?: true
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/**
 * Writes the lock file and the manifests without dependencies for development and optional peers: `npm sbom` would omit
 * what a workspace also has for development, and list what only another image has.
 *
 * @returns the licences by `name@version`
 */
async function writeShippedManifests(folder: string): Promise<Map<string, string | undefined>> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const licences = new Map<string, string | undefined>()
  for (const [path, entry] of Object.entries<LockedPackage>(lock.packages)) {
    for (const [name, { optional }] of Object.entries(entry.peerDependenciesMeta ?? {})) {
      if (optional) delete entry.peerDependencies?.[name]
    }
    for (const field of [
      'dev',
      'devOptional',
      'devDependencies',
      'peerDependenciesMeta',
    ] as const) {
      delete entry[field]
    }
    const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? []
    if (name) {
      licences.set(`${name}@${entry.version}`, entry.license)
      continue
    }
    await mkdir(join(folder, path), { recursive: true })
    await writeFile(join(folder, path, 'package.json'), JSON.stringify(entry))
  }
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock))
  return licences
}

/** Returns npm's bill of workspaces, without what differs from run to run. */
async function readSbom(
  manifests: string,
  workspaces: readonly string[],
  licences: ReadonlyMap<string, string | undefined>,
): Promise<object> {
  const options = ['--sbom-format=cyclonedx', '--package-lock-only']
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', ...options, ...workspaces.map(path => `--workspace=${path}`)],
    { cwd: manifests, maxBuffer: 100_000_000 },
  )
  const { serialNumber: _, ...bill } = JSON.parse(stdout)
  delete bill.metadata.timestamp
  for (const component of bill.components) {
    // npm names a workspace by its folder, and omits a licence that is none of SPDX's.
    component.name = decodeURIComponent(
      /^pkg:npm\/(.+)@/.exec(component.purl)?.[1] ?? component.name,
    )
    const name = licences.get(`${component.name}@${component.version}`)
    if (name) component.licenses ??= [{ license: { name } }]
  }
  return bill
}

/**
 * Writes the software bill of materials of each image and remote, `<name>.cdx.json` in CycloneDX 1.5: the production
 * dependencies of package-lock.json.
 *
 * @returns the files by name
 */
export async function writeSboms(folder: string): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true })
  const manifests = await mkdtemp(join(tmpdir(), 'stampa-manifests-'))
  try {
    const licences = await writeShippedManifests(manifests)
    const bills = [...(await shippedWorkspaces())].map(async ([name, workspaces]) => {
      const file = join(folder, `${name}.cdx.json`)
      await writeFile(
        file,
        JSON.stringify(await readSbom(manifests, workspaces, licences), null, 2),
      )
      return [name, file] as const
    })
    return new Map(await Promise.all(bills))
  } finally {
    await rm(manifests, { recursive: true })
  }
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) throw new Error('usage: npm run sbom -- <folder>')
  for (const file of (await writeSboms(folder)).values()) console.log(file)
}
