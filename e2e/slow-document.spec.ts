import { once } from 'node:events'
import { createServer, get, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from './fixtures.ts'
import { consoleOf, headline } from './storefront-pages.ts'

/** The shell's script may run from the cache before the document is complete, and must wait for its data. */
test('a script that runs before the document is complete still hydrates the page', async ({
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
  const line = await openLine(stack.url, async (html, response) => {
    const cut = html.indexOf('<script type="application/json"')
    response.write(html.slice(0, cut))
    await scriptRan
    response.end(html.slice(cut))
  })
  try {
    await page.goto(addressOf(line, '/products'))
    await page.waitForSelector('html[data-ready]')
    await expect(headline(page)).toHaveText('Προϊόντα')
    expect(said).toEqual([])
  } finally {
    line.closeAllConnections()
    line.close()
  }
})

test('a document that arrives in pieces causes no layout shift', async ({ page, stack }) => {
  const frame = new EventTarget()
  await page.exposeFunction('painted', () => frame.dispatchEvent(new Event('painted')))
  await page.addInitScript(() => {
    const record = { shift: 0 }
    Object.defineProperty(globalThis, 'shift', { get: () => record.shift })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) record.shift += Reflect.get(entry, 'value') as number
    }).observe({ type: 'layout-shift', buffered: true })
    const tell = () => requestAnimationFrame(() => setTimeout(Reflect.get(globalThis, 'painted')))
    new MutationObserver(tell).observe(document, { childList: true, subtree: true })
  })
  await page.setViewportSize({ width: 412, height: 823 })
  const line = await openLine(stack.url, async (html, response) => {
    for (const piece of pieces(html)) {
      const painted = once(frame, 'painted')
      response.write(piece)
      await painted
    }
    response.end()
  })
  try {
    await page.goto(addressOf(line))
    await page.waitForSelector('html[data-ready]')
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shift'))).toBeLessThan(0.01)
  } finally {
    line.closeAllConnections()
    line.close()
  }
})

/** Splits a document: its first part every few elements, the rest as one piece. */
function pieces(html: string): string[] {
  const root = html.indexOf('<div id="root">')
  const starts = [...html.slice(root).matchAll(/<[a-z]/g)].map(({ index }) => root + index)
  const cuts = starts.filter((_, at) => at % 8 === 0).slice(1, 40)
  return [0, ...cuts].map((from, at) => html.slice(from, cuts[at]))
}

const addressOf = (line: Server, path = '/') =>
  `http://127.0.0.1:${(line.address() as AddressInfo).port}${path}`

/** Starts a proxy to the platform that sends documents by a custom function. */
async function openLine(
  origin: string,
  send: (html: string, response: ServerResponse) => Promise<void>,
): Promise<Server> {
  const line = createServer((request, response) => {
    // Uncompressed, because a document is to be cut.
    const headers = { ...request.headers, 'accept-encoding': 'identity' }
    get(`${origin}${request.url}`, { headers }, async answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      const isDocument = answer.headers['content-type']?.startsWith('text/html')
      if (isDocument) await send(await text(answer), response)
      else answer.pipe(response)
    })
  })
  await once(line.listen(0, '127.0.0.1'), 'listening')
  return line
}
