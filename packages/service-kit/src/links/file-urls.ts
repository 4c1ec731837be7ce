import { Type } from 'typebox'
import type { Links } from './links.ts'

/** How long the address of a file is good for, at least. Milliseconds. */
export const fileLifetime = 15 * 60_000

/** Path parameters of a route that serves files at addresses of {@link fileUrl}. */
export const signedFileParams = Type.Object({
  until: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  token: Type.String(),
})

/**
 * The address of a private file for an `<img>` or a download, neither of which can send a token. It
 * changes every quarter of an hour only, so that a list that is loaded again shows what the browser has.
 *
 * @param path of the route that serves it
 * @param purpose of the token, with the moment it ends: nobody can put that off
 */
export function fileUrl(links: Links, path: string, purpose: string, id: string): string {
  const until = (Math.floor(Date.now() / fileLifetime) + 2) * fileLifetime
  return `${path}/${until}/${links.token(filePurpose(purpose, until), id)}`
}

/** The id that the address of a file is for, or undefined when its time is over or it is none of ours. */
export function openFileUrl(
  links: Links,
  purpose: string,
  { until, token }: { until: number; token: string },
): string | undefined {
  return until > Date.now() ? links.open(filePurpose(purpose, until), token) : undefined
}

function filePurpose(purpose: string, until: number): string {
  return `${purpose} until ${until}`
}
