import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export interface Visits {
  /** Response times by kind, ms. */
  times: Record<'page' | 'file' | 'order' | 'count', number[]>
  /** A line per failed request. */
  failures: string[]
  views: number
}

interface Answer {
  status: number | undefined
  text: string
}

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Domain of the e-mail addresses of visitors' orders. */
export const visitorDomain = 'visitors.example.gr'

/** Time limit of a request, ms. */
const patience = 30_000

/** Views of a visitor between two orders. */
const viewsPerOrder = 60

/**
 * Lets visitors read pages with their images, count the views and order now and then, each from a network of
 * its own.
 */
export async function visit(url: string, count: number, seconds: number): Promise<Visits> {
  const { host, hostname, port } = new URL(url)
  const visits: Visits = {
    times: { page: [], file: [], order: [], count: [] },
    failures: [],
    views: 0,
  }
  const end = performance.now() + seconds * 1000
  const products = (await (await fetch(`${url}/api/products?limit=20`)).json()) as { _id: string }[]
  const pages = [
    ...['/', '/products', '/our-works', '/blog', '/contact', '/test-your-idea'],
    ...products.map(({ _id }) => `/products/${_id}`),
  ]

  async function browse(at: number): Promise<void> {
    const agent = new Agent({ keepAlive: true })
    const localAddress = `127.2.${1 + at}.1`

    function send(
      kind: keyof Visits['times'],
      wanted: number,
      path: string,
      method = 'GET',
      body?: object | Buffer,
      headers: Record<string, string> = {},
    ): Promise<Answer> {
      const { promise, resolve } = Promise.withResolvers<Answer>()
      const began = performance.now()
      const done = (answer: Answer) => {
        visits.times[kind].push(performance.now() - began)
        if (answer.status !== wanted) {
          visits.failures.push(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`)
        }
        resolve(answer)
      }
      const outgoing = request(
        {
          host: hostname,
          port,
          agent,
          localAddress,
          path,
          method,
          signal: AbortSignal.timeout(patience),
        },
        response => {
          let text = ''
          response.setEncoding('utf8').on('data', chunk => {
            text += chunk
          })
          response.on('end', () => done({ status: response.statusCode, text }))
          response.on('error', error => done({ status: undefined, text: String(error) }))
        },
      )
      outgoing.setHeader('user-agent', browser)
      outgoing.setHeader('accept', 'text/html,application/json,image/*')
      for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value)
      if (body && !Buffer.isBuffer(body)) outgoing.setHeader('content-type', 'application/json')
      outgoing.on('error', error => done({ status: undefined, text: String(error) }))
      outgoing.end(body && (Buffer.isBuffer(body) ? body : JSON.stringify(body)))
      return promise
    }

    const track = (path: string, body: object) =>
      send('count', 202, `/api/analytics/${path}`, 'POST', body)

    const start = { consentGiven: true, userType: 'user', url: `http://${host}/` }
    const { text } = await track('session/start', start)
    const { sessionId } = JSON.parse(text || '{}') as { sessionId?: string }
    for (let views = at; performance.now() < end; views++) {
      const path = pages[views % pages.length] ?? '/'
      const page = await send('page', 200, path)
      const files = [...page.text.matchAll(/ src="(\/(?:media|mfe)\/[^"]+)"/g)].slice(0, 3)
      await Promise.all(files.map(([, file = '']) => send('file', 200, file)))
      const view = { sessionId, url: `http://${host}${path}`, title: path, pageName: 'Page' }
      const counted = await track('pageview', view)
      if (counted.status === 202) visits.views++
      if (views % viewsPerOrder === viewsPerOrder - 1) {
        const form = new FormData()
        form.append('email', `${randomUUID()}@${visitorDomain}`)
        form.append('phone', '69 4444 4444')
        const encoded = new Response(form)
        const body = Buffer.from(await encoded.arrayBuffer())
        await send('order', 201, '/api/custom-order', 'POST', body, {
          'content-type': encoded.headers.get('content-type') ?? '',
          'idempotency-key': randomUUID(),
        })
      }
      await pause(500 + Math.random() * 1000)
    }
    agent.destroy()
  }

  const progress = setInterval(() => {
    const left = Math.max(0, Math.round((end - performance.now()) / 1000))
    const { page, count } = visits.times
    console.error(
      `${left} s left: ${page.length} pages, ${count.length} counts, ${visits.failures.length} failures`,
    )
  }, 30_000)
  await Promise.all(Array.from({ length: count }, (_, at) => browse(at)))
  clearInterval(progress)
  return visits
}
