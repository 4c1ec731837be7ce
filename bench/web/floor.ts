import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import webpack from 'webpack'

const scriptPath = '/floor.js'

/**
 * Serves the pages of a platform without their scripts, each with React alone hydrating one button: less than any page
 * of the site can cost on this machine at this time.
 *
 * @param use receives the origin of the server, which ends afterwards
 */
export async function withFloor<T>(
  platform: string,
  use: (origin: string) => Promise<T>,
): Promise<T> {
  const script = await buildScript()
  const server = createServer((request, response) => {
    answer(platform, script, request, response).catch(error => response.destroy(error))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  try {
    return await use(`http://127.0.0.1:${address.port}`)
  } finally {
    server.close()
  }
}

async function answer(
  platform: string,
  script: Buffer,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send = (type: string, text: string | Buffer) =>
    response
      .writeHead(200, { 'content-type': type, 'content-encoding': 'br' })
      .end(brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
  if (url === scriptPath) {
    send('text/javascript', script)
    return
  }
  const found = await fetch(platform + url)
  const type = found.headers.get('content-type') ?? ''
  if (type.startsWith('text/html')) send(type, withoutScripts(await found.text()))
  else response.writeHead(found.status, { 'content-type': type }).end(await found.bytes())
}

function withoutScripts(html: string): string {
  return html
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '')
    .replaceAll(/<script async[^>]*><\/script>/g, '')
    .replace('</head>', `<script async src="${scriptPath}" fetchpriority="low"></script></head>`)
    .replace('</body>', '<div id="floor"><button type="button">Floor</button></div></body>')
}

async function buildScript(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'stampa-floor-'))
  try {
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
      webpack(
        {
          mode: 'production',
          target: ['web', 'es2022'],
          entry: join(import.meta.dirname, 'floor-client.ts'),
          output: { path: folder, filename: 'floor.js' },
          performance: { hints: false },
        },
        (error, stats) => (error ? reject(error) : resolve(stats)),
      ),
    )
    if (!stats || stats.hasErrors()) throw new Error(stats?.toString() ?? 'no build')
    return await readFile(join(folder, 'floor.js'))
  } finally {
    await rm(folder, { recursive: true })
  }
}
