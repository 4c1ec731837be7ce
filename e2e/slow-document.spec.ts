import { once } from 'node:events'
import {
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from './fixtures.ts'
import { consoleOf, headline } from './storefront-pages.ts'

/**
 * The shell's script may run before the document has arrived as a whole: from the cache, or
 * on a line that drops the end of it for a while. It must wait for what it reads there.
 */
test('a script that is faster than its document still takes over the page', async ({
  page,
  stack,
}) => {
  const { promise: scriptRan, resolve: letEndThrough } = Promise.withResolvers<void>()
  await page.exposeFunction('letEndThrough', letEndThrough)
  await page.addInitScript(() => {
    const onLoad = ({ target }: Event) => {
      const isShell = target instanceof HTMLScriptElement && target.src.endsWith('/shell.js')
      if (isShell) Reflect.get(globalThis, 'letEndThrough')()
    }
    document.addEventListener('load', onLoad, { capture: true })
  })
  const said = consoleOf(page)
  const line = await openLine(stack.url, scriptRan)
  try {
    await page.goto(`http://127.0.0.1:${(line.address() as AddressInfo).port}/products`)
    await page.waitForSelector('html[data-ready]')
    await expect(headline(page)).toHaveText('Προϊόντα')
    expect(said).toEqual([])
  } finally {
    line.closeAllConnections()
    line.close()
  }
})

/** A way to the platform that keeps back the inlined data of documents until `released`. */
async function openLine(origin: string, released: Promise<void>): Promise<Server> {
  const line = createServer((request, response) => {
    // Uncompressed, because a document is to be cut in two.
    const headers = { ...request.headers, 'accept-encoding': 'identity' }
    get(`${origin}${request.url}`, { headers }, answer => {
      const isDocument = answer.headers['content-type']?.startsWith('text/html')
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      if (isDocument) void sendInHalves(answer, response, released)
      else answer.pipe(response)
    })
  })
  await once(line.listen(0, '127.0.0.1'), 'listening')
  return line
}

async function sendInHalves(
  answer: IncomingMessage,
  response: ServerResponse,
  released: Promise<void>,
): Promise<void> {
  const html = await text(answer)
  const cut = html.indexOf('<script type="application/json"')
  response.write(html.slice(0, cut))
  await released
  response.end(html.slice(cut))
}
