import type { IncomingHttpHeaders } from 'node:http'

/** Bytes that a form may have with its file; beyond what the services take. */
export const submissionLimit = 6 * 1024 * 1024

/**
 * What is read of one, more than the gateway lets through: a connection that is closed while the
 * form is still on its way takes the answer with it.
 */
export const readLimit = 8 * 1024 * 1024

/** What browsers send a form as when no script does it for them. */
export const formType = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/

/** A form that was sent to a page. */
export interface Submission {
  contentType: string
  body: Buffer<ArrayBuffer>
}

/**
 * Whether a form was sent by a page of this site. Browsers say so in `Sec-Fetch-Site`, older ones
 * by `Origin`; what sends neither is no browser, and has nobody's trust to abuse.
 *
 * @param host that the visitor sees
 */
export function isFromThisSite(headers: IncomingHttpHeaders, host: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
