import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { IContainer } from 'kubernetes-models/v1/Container'
import type { IPodSpec } from 'kubernetes-models/v1/PodSpec'
import { parseAllDocuments } from 'yaml'

const run = promisify(execFile)

/** Any Kubernetes object; `typeFaults` checks it against its kind's type. */
export interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string; namespace?: string; labels?: Labels; annotations?: Labels }
  spec?: Record<string, unknown>
  data?: Record<string, string>
}

export type Labels = Record<string, string>

/** A Pod that a manifest starts, with its only container. */
export interface Pod {
  owner: Manifest
  name: string
  labels: Labels
  spec: IPodSpec
  container: IContainer
}

/** Programs that merge an overlay, in the order in which they are tried. */
const programs: [program: string, ...args: string[]][] = [
  ['kustomize', 'build'],
  ['kubectl', 'kustomize'],
]

/** Returns the manifests of an overlay. @throws the program's message, or that none is installed */
export async function build(overlay: string): Promise<Manifest[]> {
  const folder = join(import.meta.dirname, 'overlays', overlay)
  for (const [program, ...args] of programs) {
    const built = await run(program, [...args, folder], { maxBuffer: 1 << 24 }).catch(error => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (built) return parseAllDocuments(built.stdout).map(document => document.toJS() as Manifest)
  }
  throw new Error('Neither kustomize nor kubectl is installed.')
}

/** Returns `Deployment/catalog`. */
export function nameOf({ kind, metadata }: Pick<Manifest, 'kind' | 'metadata'>): string {
  return `${kind}/${metadata.name}`
}

/** Returns the Pod that a Deployment, StatefulSet or Job starts; none for other kinds. */
export function podOf(owner: Manifest): Pod[] {
  const { template } = (owner.spec ?? {}) as {
    template?: { metadata: { labels: Labels }; spec: IPodSpec }
  }
  const [container] = template?.spec.containers ?? []
  if (!template || !container) return []
  const { metadata, spec } = template
  return [{ owner, name: owner.metadata.name, labels: metadata.labels, spec, container }]
}

/** Returns the Pod once for each of its containers, those that start before the only main one first. */
export function containersOf(pod: Pod): Pod[] {
  const before = (pod.spec.initContainers ?? []).map(container => ({
    ...pod,
    name: container.name,
    container,
  }))
  return [...before, pod]
}

/** Packages with the types of the API groups that are not Kubernetes' own. */
const packages: Record<string, string> = {
  'external-secrets.io': '@kubernetes-models/external-secrets/',
  'gateway.networking.k8s.io': '@kubernetes-models/gateway-api/',
  'keda.sh': '@kubernetes-models/keda/',
  'postgresql.cnpg.io': '@kubernetes-models/cloudnative-pg/',
}

/** The kind that no package has a type of: its configuration is that of CloudNativePG. */
const objectStore = `
import type { IComGithubCloudnativePgBarmanCloudPkgApiBarmanObjectStoreConfiguration } from '@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/BarmanObjectStoreConfiguration'
import type { IObjectMeta } from '@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta'
export interface IObjectStore {
  apiVersion: 'barmancloud.cnpg.io/v1'
  kind: 'ObjectStore'
  metadata: IObjectMeta
  spec: {
    configuration: IComGithubCloudnativePgBarmanCloudPkgApiBarmanObjectStoreConfiguration
    retentionPolicy?: string
  }
}
`

/** Returns the module that declares a kind. */
function moduleOf({ apiVersion, kind }: Manifest): string {
  if (kind === 'ObjectStore') return './object-store.ts'
  const [group = ''] = apiVersion.split('/')
  return `${packages[group] ?? 'kubernetes-models/'}${apiVersion}/${kind}`
}

/**
 * Compiles sets of manifests as literals of their kinds' types, which refuses misspelt, missing and wrong
 * fields: an API server drops misspelt ones without a word.
 *
 * @returns for each set its faults: `Deployment/catalog: … 'replica' does not exist …`
 */
export async function typeFaults(sets: readonly Manifest[][]): Promise<string[][]> {
  const folder = join(import.meta.dirname, '../../node_modules/.cache/manifests', `${process.pid}`)
  await mkdir(folder, { recursive: true })
  try {
    await writeFile(join(folder, 'object-store.ts'), objectStore)
    const files = await Promise.all(
      sets.map(async (set, index) => {
        const text = set.map(
          (manifest, each) =>
            `export const m${each}: import('${moduleOf(manifest)}').I${manifest.kind} = ${JSON.stringify(manifest)}`,
        )
        const file = join(folder, `${index}.ts`)
        await writeFile(file, `${text.join('\n')}\n`)
        return file
      }),
    )
    const tsc = join(import.meta.dirname, '../../node_modules/.bin/tsc')
    const options =
      '--ignoreConfig --noEmit --strict --skipLibCheck --module preserve --allowImportingTsExtensions --types '
    const { stdout } = await run(tsc, [...options.split(' '), ...files], {
      cwd: folder,
      maxBuffer: 1 << 24,
    }).catch(error => {
      if (typeof error.code !== 'number') throw error
      return error as { stdout: string }
    })
    const faults = sets.map((): string[] => [])
    for (const [, set, line, text] of stdout.matchAll(/^(\d+)\.ts\((\d+),\d+\): error (.+)/gm)) {
      const manifest = sets[Number(set)]?.[Number(line) - 1]
      faults[Number(set)]?.push(`${manifest ? nameOf(manifest) : line}: ${text}`)
    }
    if (stdout && faults.every(list => list.length === 0)) throw new Error(stdout)
    return faults
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Returns what the schemas of the API refuse: wrong quantities, host names, ranges. */
export async function schemaFaults(manifests: readonly Manifest[]): Promise<string[]> {
  const faults = await Promise.all(
    manifests.map(async manifest => {
      if (manifest.kind === 'ObjectStore') return []
      const models = (await import(moduleOf(manifest))) as Record<
        string,
        new (
          data: Manifest,
        ) => { validate(): void }
      >
      const Model = models[manifest.kind]
      if (!Model) throw new Error(`${moduleOf(manifest)} has no ${manifest.kind}`)
      try {
        new Model(manifest).validate()
        return []
      } catch (error) {
        return [`${nameOf(manifest)}: ${(error as Error).message}`]
      }
    }),
  )
  return faults.flat()
}
