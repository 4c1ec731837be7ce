import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Time after the last sign-in for which a browser stays known, s. */
export const knownFor = 30 * 24 * 60 * 60

/** The prefix keeps other hosts of the domain from setting the cookie; browsers accept it with https only. */
function cookieName({ protocol }: FastifyRequest): string {
  return protocol === 'https' ? '__Host-device' : 'device'
}

/** Returns the random id of the browser that sends a request, if it has one. */
export function readDevice(request: FastifyRequest): string | undefined {
  const cookie = new RegExp(`(?:^|; )${cookieName(request)}=([\\w-]{22})(?:;|$)`)
  return cookie.exec(request.headers.cookie ?? '')?.[1]
}

export function createDevice(): string {
  return randomBytes(16).toString('base64url')
}

export function setDevice(request: FastifyRequest, reply: FastifyReply, device: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  const rules = `Path=/; Max-Age=${knownFor}; HttpOnly; SameSite=Strict${secure}`
  reply.header('set-cookie', `${cookieName(request)}=${device}; ${rules}`)
}
