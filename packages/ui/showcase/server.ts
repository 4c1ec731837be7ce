import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browserConfig } from '@stampa/webpack'
import sharp from 'sharp'
import webpack from 'webpack'

const directory = fileURLToPath(new URL('..', import.meta.url))

/** Builds the page with the configuration of the apps, so that components look the same. */
async function buildShowcase(outputDirectory: string): Promise<void> {
  const react = createRequire(import.meta.url)('react/package.json') as { version: string }
  const config = browserConfig(
    {
      name: 'ui',
      directory,
      version: '0.0.0',
      frame: null,
      mounts: [],
      builtAgainst: {},
      react: react.version,
    },
    { version: '0.0.0', outputDirectory, minimize: false },
  )
  await run({
    ...config,
    entry: { showcase: './showcase/app.tsx' },
    output: { ...config.output, publicPath: '/' },
  })
  await cp(new URL('index.html', import.meta.url), join(outputDirectory, 'index.html'))
}

async function run(config: webpack.Configuration): Promise<void> {
  const compiler = webpack(config)
  if (!compiler) throw new Error('webpack made no compiler')
  const { promise, resolve, reject } = Promise.withResolvers<webpack.Stats | undefined>()
  compiler.run((error, stats) => (error ? reject(error) : resolve(stats)))
  const stats = await promise
  await new Promise(done => compiler.close(done))
  if (!stats || stats.hasErrors()) {
    throw new Error(stats?.toString({ preset: 'errors-warnings', colors: false }) ?? 'no build')
  }
}

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

/**
 * Draws a sample of an uploaded image.
 *
 * @param path `/sample/<colour>/<width>.<avif|webp>`; throws for anything else
 */
async function drawSample(path: string): Promise<Buffer> {
  const [, color, width, encoding] =
    /^\/sample\/(\w{3,20})\/(\d{2,4})\.(avif|webp)$/.exec(path) ?? []
  if (!color || !width || !encoding) throw new RangeError(`No sample image at ${path}`)
  const image = sharp(Buffer.from(tote(color)), { density: 144 }).resize(Number(width))
  return encoding === 'avif' ? image.avif({ effort: 2 }).toBuffer() : image.webp().toBuffer()
}

const tote = (color: string) => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500">
    <rect width="400" height="500" fill="#efe9df"/>
    <ellipse cx="200" cy="428" rx="120" ry="12" fill="#d8d0c2"/>
    <path d="M140 200c0-120 120-120 120 0" fill="none" stroke="#8d8474" stroke-width="12"/>
    <path d="M92 190h216l14 230H78Z" fill="${color}"/>
    <path d="M92 190h216l1 18H91Z" fill="#00000018"/>
    <circle cx="188" cy="300" r="34" fill="#0086b3" opacity=".85"/>
    <circle cx="214" cy="300" r="34" fill="#d6004c" opacity=".7"/>
    <circle cx="201" cy="322" r="34" fill="#f2b600" opacity=".7"/>
  </svg>`
