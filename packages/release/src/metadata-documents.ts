import { hostname, userInfo } from 'node:os'
import { type Action, delegatedPaths, ReleaseError } from '@stampa/registry'
import { type Key, Metadata, Root, type Snapshot, Targets, type Timestamp } from '@tufjs/models'
import type { Signer } from './keys.ts'

const hour = 3_600_000
/** Validity of the timestamp, ms. It is renewed every hour, and clocks may differ by hours. */
export const timestampValidity = 24 * hour
/**
 * Validity of the rest, ms: the timestamp alone decides how old it may be, and a remote may go years without
 * a release.
 */
const validity = 10 * 365 * 24 * hour

/** Version of The Update Framework that the metadata follows. */
const specification = '1.0.31'

const ownersRoles = ['root', 'targets', 'online'] as const

/** A role of the shop's owner. */
export type OwnersRole = (typeof ownersRoles)[number]

export function isOwnersRole(role: string): role is OwnersRole {
  return ownersRoles.some(each => each === role)
}

/** Returns an unsigned root. @param holders the keys of each role */
export function rootOf(version: number, holders: Record<string, Key[]>): Root {
  const keys = Object.values(holders).flat()
  return Root.fromJSON({
    _type: 'root',
    spec_version: specification,
    version,
    expires: after(validity),
    consistent_snapshot: true,
    keys: Object.fromEntries(keys.map(key => [key.keyID, key.toJSON()])),
    roles: Object.fromEntries(
      Object.entries(holders).map(([role, each]) => [
        role,
        { keyids: each.map(({ keyID }) => keyID), threshold: 1 },
      ]),
    ),
  })
}

export function holdersOf({ signed }: Metadata<Root>, role: string): Key[] {
  return signed.roles[role]?.keyIDs.flatMap(id => signed.keys[id] ?? []) ?? []
}

/** Returns the next root, with other keys of some roles. */
export function changedRoot(
  root: Metadata<Root>,
  holders: Record<string, Key[]>,
  ...signers: Signer[]
): Metadata<Root> {
  const roles = Object.keys(root.signed.roles)
  const known = Object.fromEntries(roles.map(role => [role, holdersOf(root, role)]))
  const next = sign(rootOf(root.signed.version + 1, { ...known, ...holders }), ...signers)
  requireKey(root, 'root', next)
  return next
}

/** Returns the owner's metadata, unsigned, which delegates each name to the key of its team. */
export function targetsOf(version: number, keyOf: Map<string, Key>): Targets {
  const roles = Array.from(keyOf, ([name, { keyID }]) => ({
    name,
    keyids: [keyID],
    threshold: 1,
    terminating: true,
    paths: delegatedPaths(name),
  }))
  return Targets.fromJSON({
    _type: 'targets',
    spec_version: specification,
    version,
    expires: after(validity),
    targets: {},
    delegations: {
      keys: Object.fromEntries(Array.from(keyOf.values(), key => [key.keyID, key.toJSON()])),
      roles,
    },
  })
}

/** Returns the fields of all metadata. @param milliseconds of validity */
export function common(version: number, milliseconds = validity) {
  return { specVersion: specification, version, expires: after(milliseconds) }
}

export function sign<T extends Root | Snapshot | Targets | Timestamp>(
  signed: T,
  ...signers: Signer[]
): Metadata<T> {
  const metadata = new Metadata(signed)
  for (const signer of signers) metadata.sign(signer.sign)
  return metadata
}

/** @throws {ReleaseError} when the signatures of a role are not by the keys that `by` gives to it */
export function requireKey(
  by: Metadata<Root> | Metadata<Targets>,
  role: string,
  metadata: Metadata<Root | Snapshot | Targets | Timestamp>,
): void {
  try {
    by.verifyDelegate(role, metadata)
  } catch {
    throw new ReleaseError(
      `The key of ${role} on this machine is not the one in use. Ask the owner of the shop for it, or see docs/release-keys.md.`,
    )
  }
}

export function serialize(metadata: Metadata<Root | Snapshot | Targets | Timestamp>): string {
  return JSON.stringify(metadata.toJSON())
}

/** Returns the time after so many milliseconds, in seconds as the specification writes it. */
function after(milliseconds: number): string {
  return `${new Date(Date.now() + milliseconds).toISOString().slice(0, 19)}Z`
}

/** Returns who signs, and when. @param by not a user: a process of the platform */
export function signature(by = `${userName()}@${hostname()}`): Pick<Action, 'by' | 'at'> {
  return { by, at: after(0) }
}

function userName(): string {
  try {
    return userInfo().username
  } catch {
    // A container's user may have no name.
    return String(process.getuid?.())
  }
}
