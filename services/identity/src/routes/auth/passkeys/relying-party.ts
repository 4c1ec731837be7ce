import type { FastifyRequest } from 'fastify'

/**
 * Returns the site that passkeys belong to: that of the request's page. The gateway answers only the site's own hosts, and
 * replaces the headers that name them.
 */
export function relyingParty({
  protocol,
  host,
  hostname,
}: Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'>) {
  return { id: hostname, origin: `${protocol}://${host}` }
}
