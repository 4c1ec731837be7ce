import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { buildShowcase } from './build.ts'
import { drawSample } from './sample-image.ts'

export interface Showcase {
  url: string
  close: () => Promise<void>
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
}

/** As strict as the policy of the gateway, so that a violation shows here as well. */
const securityPolicy = "default-src 'self'; object-src 'none'; base-uri 'none'"

/**
 * Builds the page of all components and serves it on the loopback interface.
 *
 * @param options.port 0 for a free one
 */
export async function startShowcase({ port = 0 } = {}): Promise<Showcase> {
  const folder = await mkdtemp(join(tmpdir(), 'stampa-ui-'))
  await buildShowcase(folder)

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://showcase')
    const path = pathname === '/' ? '/index.html' : normalize(pathname)
    try {
      const body = path.startsWith('/sample/')
        ? await drawSample(path)
        : await readFile(join(folder, path))
      response.writeHead(200, {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'content-security-policy': securityPolicy,
        'cache-control': 'no-store',
      })
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>(listening => server.listen(port, '127.0.0.1', listening))
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: async () => {
      server.closeAllConnections()
      await new Promise(closed => server.close(closed))
      await rm(folder, { recursive: true })
    },
  }
}
