import http from 'node:http'
import https from 'node:https'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'

/** Milliseconds that an attempt may take. */
const timeout = 15_000

/** Status of a response, or the code of the error in place of one. */
interface Outcome {
  status: number | null
  reason: string | null
}

/**
 * Returns a function that posts to addresses which people have entered. Its agents look at the address that a
 * connection is opened to, so that a name cannot lead into the shop's own network. Redirects are not
 * followed, and the body of the response is not read.
 *
 * @param privateAddresses addresses and ranges that are allowed all the same, comma-separated
 */
export function createPost(privateAddresses: string) {
  const options = {
    allowIPAddressList: privateAddresses.split(',').filter(Boolean),
    // IPv4-compatible addresses, which the agents take for public ones.
    denyIPAddressList: ['::/96'],
    maxSockets: 20,
  }
  const plain = new RequestFilteringHttpAgent(options)
  const secure = new RequestFilteringHttpsAgent(options)

  return (url: string, headers: Record<string, string>, body: string): Promise<Outcome> =>
    new Promise(resolve => {
      const [{ request }, agent] = url.startsWith('https:')
        ? ([https, secure] as const)
        : ([http, plain] as const)
      const call = request(
        url,
        { method: 'POST', headers, agent, signal: AbortSignal.timeout(timeout) },
        response => {
          response.destroy()
          resolve({ status: response.statusCode ?? null, reason: null })
        },
      )
      call.on('error', (error: NodeJS.ErrnoException) =>
        resolve({ status: null, reason: codeOf(error) }),
      )
      call.end(body)
    })
}

/** Returns the code of an error: its message may name an address. The filter's errors have none. */
function codeOf({ name, code, message }: NodeJS.ErrnoException): string {
  if (name === 'AbortError' || name === 'TimeoutError') return 'ETIMEDOUT'
  if (code !== undefined) return code
  return message.includes('is not allowed') ? 'EPRIVATE' : 'EFAILED'
}
