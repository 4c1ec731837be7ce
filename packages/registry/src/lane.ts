import { createPublicKey, verify } from 'node:crypto'
import type { Key } from '@tufjs/models'
import type { TrustedStore } from './trusted-store.ts'

/** Instances of services that the holder of a link gets in the place of the live ones. */
export interface Lane {
  /** IPv4 address and port of each service's instance, as `127.0.0.1:4001`. */
  services: Record<string, string>
  until: Date
}

/** Each service with its address, the end in seconds since 1970, and the Ed25519 signature by the owner's key. */
const tokenPattern =
  /^(?<link>lane(?<services>(?:~[a-z][a-z0-9-]*(?:\.\d{1,5}){5})+)~(?<end>\d{10}))~(?<signature>[\w-]{86})$/

/** Returns the part of a token that is signed, in the clear: `lane~catalog.127.0.0.1.4001~1900000000`. */
export function laneText({ services, until }: Lane): string {
  const parts = Object.entries(services).map(
    ([name, address]) => `${name}.${address.replace(':', '.')}`,
  )
  return ['lane', ...parts, Math.floor(until.getTime() / 1000)].join('~')
}

/** Returns the bytes that the owner's key signs; its other signatures, of JSON, begin otherwise. */
export function laneBytes(text: string): Buffer {
  return Buffer.from(`stampa lane\n${text}`)
}

/** Returns the lane of a token; undefined when it is not signed by the owner's present key, or has ended. */
export function readLane(
  { root }: Pick<TrustedStore, 'root'>,
  token: string,
  now: Date,
): Lane | undefined {
  const { link, services, end, signature } = tokenPattern.exec(token)?.groups ?? {}
  if (!link || !services || !signature) return undefined
  const until = new Date(Number(end) * 1000)
  if (until <= now) return undefined
  const { keys, roles } = root.signed
  const owners = roles.targets?.keyIDs.flatMap(id => keys[id] ?? []) ?? []
  if (!isSigned(owners, laneBytes(link), signature)) return undefined
  return { services: Object.fromEntries(services.slice(1).split('~').map(addressOf)), until }
}

function addressOf(part: string): [name: string, address: string] {
  const [name = '', ...numbers] = part.split('.')
  return [name, numbers.join('.').replace(/\.(\d+)$/, ':$1')]
}

/** Returns whether one of the keys has made the Ed25519 signature of a link. @param signature base64url */
export function isSigned(keys: readonly Key[], bytes: Buffer, signature: string): boolean {
  return keys.some(({ keyVal }) => {
    const x = Buffer.from(keyVal.public ?? '', 'hex').toString('base64url')
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verify(null, bytes, key, Buffer.from(signature, 'base64url'))
  })
}
