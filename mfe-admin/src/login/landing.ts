import { signInPath } from '@stampa/platform'

/** Where an administrator goes who wanted nowhere in particular. */
const home = '/admin'

/**
 * Where to go after signing in: the back-office page that asked for it by `?from=`. Any other
 * address is not followed, so that no link can lead an administrator elsewhere.
 *
 * @param address of the sign-in page
 */
export function landingOf(address: string): string {
  const wanted = new URL(address).searchParams.get('from') ?? home
  const base = new URL(address).origin
  if (!URL.canParse(wanted, base)) return home
  const { origin, pathname, search } = new URL(wanted, base)
  const isOurs = origin === base && (pathname === home || pathname.startsWith(`${home}/`))
  return isOurs && pathname !== signInPath ? pathname + search : home
}
