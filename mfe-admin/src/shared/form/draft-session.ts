import { getToken } from '@stampa/platform'
import { deleteDrafts } from './draft-store.ts'

/** The administrator of this device's drafts. */
interface Owner {
  administrator: string
  /** When the end of the session was noticed, ms since 1970; undefined during a session. */
  endedAt?: number
}

const storageKey = 'stampa-draft-owner'

/** The administrator of this tab's forms, which stay on screen after a sign-out in another tab. */
let lastSignedIn: string | undefined

/** Time for the same administrator to sign in again after the session has ended, ms. */
export const grace = 15 * 60 * 1000

/** Makes the signed-in administrator the owner of the drafts, and deletes another administrator's. */
export async function claimDrafts(): Promise<void> {
  const administrator = signedIn()
  if (administrator === undefined) return
  lastSignedIn = administrator
  if (readOwner()?.administrator !== administrator) await deleteDrafts()
  writeOwner({ administrator })
}

/**
 * Returns whether a form may keep its draft: during a session, and after one that the server has ended. After the
 * sign-out another tab's form keeps its draft only for the administrator's own save, which asks to sign in again.
 */
export function mayKeepDrafts({ isSaving = false } = {}): boolean {
  const administrator = signedIn()
  lastSignedIn = administrator ?? lastSignedIn
  if (readOwner()) return true
  if (administrator !== undefined) writeOwner({ administrator })
  else if (isSaving && lastSignedIn !== undefined) {
    writeOwner({ administrator: lastSignedIn, endedAt: Date.now() })
  }
  return readOwner() !== undefined
}

/** Deletes all drafts, as at the sign-out. */
export async function forgetDrafts(): Promise<void> {
  lastSignedIn = undefined
  removeOwner()
  await deleteDrafts()
}

/** Deletes all drafts a while after the server has ended the session, unless the administrator signs in again. */
export async function expireDrafts(): Promise<void> {
  const owner = readOwner()
  const now = Date.now()
  const endedAt = owner?.endedAt ?? now
  if (!owner || now - endedAt >= grace) return forgetDrafts()
  writeOwner({ ...owner, endedAt })
  const remaining = endedAt + grace - now
  setTimeout(() => {
    if (getToken() === null) void expireDrafts()
  }, remaining)
}

/** Returns the administrator that the token names. It is not verified: only services do that. */
function signedIn(): string | undefined {
  const [, payload = ''] = getToken()?.split('.') ?? []
  try {
    const { sub }: { sub?: unknown } = JSON.parse(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
    )
    return typeof sub === 'string' ? sub : undefined
  } catch {
    return undefined
  }
}

function readOwner(): Owner | undefined {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Does nothing where the storage is full or forbidden: no draft can be kept there either. */
function writeOwner(owner: Owner): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(owner))
  } catch {}
}

function removeOwner(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {}
}
