import { flushCompileCache } from 'node:module'
import { Socket } from 'node:net'

declare global {
  namespace NodeJS {
    interface ProcessPermission {
      /** Gives up a permission for the rest of the process. */
      drop(scope: string): void
    }
  }
}

// Bundles share JavaScript's objects with this file and can replace their methods.
const { apply } = Reflect
const { isArray } = Array

/** Permissions of Node that the process must not have; `fs.read` alone means every file. */
const refused = ['fs.read', 'fs.write', 'child', 'worker', 'addon', 'wasi', 'inspector']

/** Members of `process` that reach Node's modules, its native code or other processes. */
const closed = [
  '_debugProcess',
  '_kill',
  '_linkedBinding',
  'binding',
  'dlopen',
  'getBuiltinModule',
  'kill',
]

/**
 * Confines the process for good, before it evaluates a bundle. Node's permission model keeps it from files, processes,
 * threads and native code; the rest is JavaScript, which stops mistakes and known ways, not every attacker.
 *
 * @param servers URLs of those that it may connect to
 * @throws when Node's permission model is off or allows more than the page server needs
 */
export function confine(servers: string[]): void {
  const { permission } = process
  if (!permission) throw new Error('The page server must run with the flags in shell/Dockerfile')
  // The cache is written now: a bundle could write code that the next start runs.
  flushCompileCache()
  permission.drop('fs.write')
  for (const scope of refused) {
    if (permission.has(scope)) throw new Error(`The page server must not have "${scope}"`)
  }
  for (const name of closed) Reflect.deleteProperty(process, name)
  limitConnections(servers)
}

/** Lets sockets connect to these servers only: of TCP, TLS, HTTP, `fetch` and `WebSocket` alike. */
function limitConnections(servers: string[]): void {
  const known: Record<string, true> = Object.create(null)
  for (const server of servers) {
    const { protocol, hostname, port } = new URL(server)
    const host = hostname.replace(/^\[|\]$/g, '')
    known[`${host}:${port || (protocol === 'https:' ? 443 : 80)}`] = true
  }
  const { connect } = Socket.prototype
  Object.defineProperty(Socket.prototype, 'connect', {
    configurable: false,
    writable: false,
    value(this: Socket, ...args: unknown[]) {
      const [first] = args
      const { host, port, path } = (isArray(first) ? first[0] : first) ?? {}
      const to = path ?? `${host}:${port}`
      if (known[to]) return apply(connect, this, args)
      return this.destroy(new Error(`A page may not connect to ${to}, which is not a service`))
    },
  })
}
