/** Database of the key that the token is bound to: `dpop.ts`. */
export const keyDatabase = 'stampa-session'

/**
 * Storage key of the administrator's token. Only the admin frame, admin remotes and the studio (for administrators
 * who open a customer's design) read it; no other page sends it.
 */
const storageKey = 'adminToken'
const changed = new EventTarget()

export const signInPath = '/admin/login'

/**
 * Returns the address of the sign-in form that leads to the wanted page afterwards.
 *
 * @param wanted address of a back-office page
 * @example signInAddress(new URL('https://shop.example/admin/faq')) // '/admin/login?from=%2Fadmin%2Ffaq'
 */
export function signInAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return `${signInPath}?${new URLSearchParams({ from: pathname + search })}`
}

export function getToken(): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(storageKey)
}

export function setToken(token: string): void {
  localStorage.setItem(storageKey, token)
  changed.dispatchEvent(new Event('change'))
}

/** Removes the token and its key. */
export function clearToken(): void {
  localStorage.removeItem(storageKey)
  globalThis.indexedDB?.deleteDatabase(keyDatabase)
  changed.dispatchEvent(new Event('change'))
}

/**
 * Returns whether the token has a permission such as `offers:write`. Services enforce permissions; screens
 * hide what would be refused. Tokens of releases without roles have no scope and every permission; without a
 * token the frame asks to sign in.
 */
export function hasPermission(permission: string): boolean {
  const [, payload] = getToken()?.split('.') ?? []
  if (payload === undefined) return true
  const { scope = '*' }: { scope?: string } = JSON.parse(
    atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
  )
  const granted = scope.split(' ')
  return granted.includes('*') || granted.includes(permission)
}

/** Calls the listener when a token is set or cleared, in this tab or another. */
export function onTokenChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) listener()
  }
  changed.addEventListener('change', listener)
  window.addEventListener('storage', onStorage)
  return () => {
    changed.removeEventListener('change', listener)
    window.removeEventListener('storage', onStorage)
  }
}
