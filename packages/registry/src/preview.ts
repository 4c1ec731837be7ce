import type { Release } from '@stampa/platform/release'
import type { Key } from '@tufjs/models'
import { isSigned, type Lane, readLane } from './lane.ts'
import {
  readSignedRelease,
  type StoreLocation,
  type TrustedStore,
  UntrustedError,
} from './trusted-store.ts'

/** A published version that a link shows in the place of the live one. */
export interface PreviewLink {
  name: string
  version: string
  until: Date
}

/** A preview whose link counts, with what it shows in the place of what is live. */
export type Preview = { until: Date } & (
  | { release: Release; lane?: never }
  | { lane: Pick<Lane, 'services'> & { token: string }; release?: never }
)

/** Name, version, end in seconds since 1970, and the Ed25519 signature by the key of the name. */
const tokenPattern =
  /^(?<link>(?<name>[a-z][a-z0-9-]{0,39})~(?<version>[0-9A-Za-z.-]{5,64})~(?<end>[0-9]{10}))~(?<signature>[\w-]{86})$/

/** Returns the part of a token that is signed, in the clear. */
export function previewText({ name, version, until }: PreviewLink): string {
  return `${name}~${version}~${Math.floor(until.getTime() / 1000)}`
}

/** Returns the bytes that the key of a name signs; its other signatures, of JSON and of DSSE, begin otherwise. */
export function previewBytes(text: string): Buffer {
  return Buffer.from(`stampa preview\n${text}`)
}

/**
 * Returns the preview that a token opens; undefined when it is not signed by the present key of the name, that of the
 * owner for a lane, has ended, or its version is not in the store any more.
 */
export async function readPreview(
  location: Pick<StoreLocation, 'directory'>,
  { root, targets, names }: Pick<TrustedStore, 'root' | 'targets' | 'names'>,
  token: string,
  now: Date,
): Promise<Preview | undefined> {
  const lane = readLane({ root }, token, now)
  if (lane) return { lane: { services: lane.services, token }, until: lane.until }
  const { link, name, version, end, signature } = tokenPattern.exec(token)?.groups ?? {}
  if (!link || !name || !version || !signature) return undefined
  const until = new Date(Number(end) * 1000)
  if (until <= now) return undefined
  if (!isSigned(keysOf(targets, name), previewBytes(link), signature)) return undefined
  try {
    const release = await readSignedRelease(location, names, name, version)
    return release && { release, until }
  } catch (error) {
    if (error instanceof UntrustedError) return undefined
    throw error
  }
}

/** Returns the keys whose signatures count for a name. */
function keysOf({ signed }: TrustedStore['targets'], name: string): Key[] {
  const { keys = {}, roles } = signed.delegations ?? {}
  const role = roles && Object.hasOwn(roles, name) ? roles[name] : undefined
  return role?.keyIDs.flatMap(id => keys[id] ?? []) ?? []
}
