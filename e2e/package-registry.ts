import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface PackageRegistry {
  url: string
  server: Server
}

/** Serves packed packages as npm's registry does, and redirects for all others to the registry that npm is set to. */
export async function servePackages(packed: ReadonlyMap<string, string>): Promise<PackageRegistry> {
  const upstream = (await run('npm', ['config', 'get', 'registry'])).stdout.trim()
  const manifests = new Map(
    await Promise.all(
      [...packed].map(async ([name, file]) => {
        const { stdout } = await run('tar', ['-xOf', file, 'package/package.json'])
        return [name, JSON.parse(stdout) as { version: string }] as const
      }),
    ),
  )
  const files = new Map([...packed.values()].map(file => [basename(file), file]))
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url?.slice(1) ?? '')
    const manifest = manifests.get(path)
    const file = files.get(path)
    if (manifest) {
      const { version } = manifest
      const tarball = `http://${request.headers.host}/${basename(packed.get(path) ?? '')}`
      const versions = { [version]: { ...manifest, dist: { tarball } } }
      response.end(JSON.stringify({ name: path, 'dist-tags': { latest: version }, versions }))
    } else if (file) createReadStream(file).pipe(response)
    else
      response
        .writeHead(302, { location: new URL(request.url?.slice(1) ?? '', upstream).href })
        .end()
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}
