import type { IncomingHttpHeaders } from 'node:http'

/** Largest form with its file, bytes; more than any service accepts. */
export const submissionLimit = 6 * 1024 * 1024

/**
 * Largest body that is read, bytes; more than the gateway lets through. Closing the connection while the browser
 * still sends would lose the answer.
 */
export const readLimit = 8 * 1024 * 1024

/** Content types of a form that a browser sends without JavaScript. */
export const formType = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/

/** A form sent to a page. */
export interface Submission {
  contentType: string
  body: Buffer<ArrayBuffer>
}

/**
 * Returns whether a form was sent by a page of this site. Browsers say so in `Sec-Fetch-Site`, older ones in
 * `Origin`. A client that sends neither is not a browser and carries no visitor's cookies.
 *
 * @param host host in the visitor's address bar
 */
export function isFromThisSite(headers: IncomingHttpHeaders, host: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
