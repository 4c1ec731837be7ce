import type { CatalogConfig } from '../../app.ts'

/** Returns the site's origin, without a trailing slash. */
export function siteOrigin(
  { PUBLIC_ORIGIN }: Pick<CatalogConfig, 'PUBLIC_ORIGIN'>,
  { protocol, host }: { protocol: string; host: string },
): string {
  return PUBLIC_ORIGIN ? new URL(PUBLIC_ORIGIN).origin : `${protocol}://${host}`
}
