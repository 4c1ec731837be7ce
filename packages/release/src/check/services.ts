import { glob, mkdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { checkName, type ReleaseBucket, ReleaseError, replaceDurably } from '@stampa/registry'
import type { OpenApi } from '@stampa/service-kit/openapi'
import { interfaceFiles } from '@stampa/webpack/interfaces'
import { readDocument } from '../build-folder.ts'

/** A service's interface as it was deployed. */
export interface Deployment {
  /** ISO time. */
  at: string
  document: OpenApi
}

/** The store of releases, which has the deployments. */
interface Deployments {
  directory: string
  bucket?: ReleaseBucket | undefined
}

/** Folder of the deployments in the store; no release has a name with a dot. */
const folder = '.services'

/** Records that a service with this interface is deployed. The same interface again changes nothing. */
export async function recordService(
  store: Deployments,
  service: string,
  document: OpenApi,
): Promise<void> {
  checkName(service)
  const known = (await readDeployments(store)).get(service)
  if (isDeepStrictEqual(known?.document, document)) return
  const file = `${service}.json`
  const deployment: Deployment = { at: new Date().toISOString(), document }
  const text = JSON.stringify(deployment)
  await store.bucket?.putService(file, text)
  await write(store, file, text)
}

/** Records the interface of every service of the workspace as deployed. */
export async function recordServices(store: Deployments, root: string): Promise<void> {
  for (const [service, document] of await readInterfaces(root)) {
    await recordService(store, service, document)
  }
}

/** Returns the interfaces in the sources, by service. */
export async function readInterfaces(root: string): Promise<Map<string, OpenApi>> {
  const documents = new Map<string, OpenApi>()
  for await (const file of glob(interfaceFiles, { cwd: root })) {
    documents.set(basename(dirname(file)), await readInterface(join(root, file)))
  }
  return documents
}

/** Reads an OpenAPI document. @throws {ReleaseError} when it is missing or has no operations */
export async function readInterface(path: string): Promise<OpenApi> {
  const document = (await readDocument(path)) as OpenApi | null
  if (typeof document?.paths === 'object') return document
  throw new ReleaseError(`${path} is not an OpenAPI document: it has no paths.`)
}

export async function readDeployments(store: Deployments): Promise<Map<string, Deployment>> {
  const deployments = new Map<string, Deployment>()
  for (const [file, content] of (await store.bucket?.services()) ?? []) {
    await write(store, file, content.toString('utf8'))
  }
  const cwd = join(store.directory, folder)
  for await (const file of glob('*.json', { cwd })) {
    const deployment = (await readDocument(join(cwd, file))) as Deployment
    deployments.set(basename(file, '.json'), deployment)
  }
  return deployments
}

async function write({ directory }: Deployments, file: string, text: string): Promise<void> {
  await mkdir(join(directory, folder), { recursive: true })
  await replaceDurably(join(directory, folder, file), text)
}
