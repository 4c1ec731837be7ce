import type { FastifyRequest } from 'fastify'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/** Returns whether a method changes nothing, so that other sites may cause a browser to send it. */
export function isSafe(method: string): boolean {
  return safeMethods.includes(method)
}

/**
 * Returns whether a request was sent by a page of this site. Browsers say so in `Sec-Fetch-Site`, older ones in
 * `Origin`. A client that sends neither is not a browser and carries no visitor's cookies.
 */
export function isFromThisSite({
  headers,
  host,
}: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
