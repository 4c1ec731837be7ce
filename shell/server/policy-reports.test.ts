import fc from 'fast-check'
import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { logPolicyReports, readReport, reportsPath } from './policy-reports.ts'

const report = (fields: object) => JSON.stringify({ 'csp-report': fields })

const violation = report({
  'document-uri': 'https://shop.example/order-status/secret?email=maria@example.gr',
  referrer: 'https://shop.example/offer/secret',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.example/secret.js?of=maria',
  'source-file': 'https://shop.example/mfe/storefront/1.0.0/remote.js?secret',
  'line-number': 7,
  'script-sample': 'maria@example.gr',
})

/** Starts a server with the route. @returns the lines of its log and a function that sends a report */
async function start() {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const app = fastify({ logger: { stream, level: 'warn' } })
  onTestFinished(() => app.close())
  await app.register(logPolicyReports)
  const send = (payload: string, type = 'application/csp-report') =>
    app.inject({ method: 'POST', url: reportsPath, headers: { 'content-type': type }, payload })
  return { send, lines }
}

test('logs a violation without the address, the query and the sample', async () => {
  const { send, lines } = await start()
  expect((await send(violation)).statusCode).toBe(204)
  const [line = '', ...others] = lines
  expect(others).toEqual([])
  expect(JSON.parse(line)).toMatchObject({
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    file: '/mfe/storefront/1.0.0/remote.js',
    line: 7,
  })
  expect(line).not.toMatch(/secret|maria|order-status/)
})

test('reads the directive of a browser that reports it with its sources', () => {
  const read = readReport(report({ 'violated-directive': "img-src 'self' data:" }))
  expect(read?.directive).toBe('img-src')
})

test('logs a limited number of lines per minute, however many reports arrive', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  onTestFinished(() => void vi.useRealTimers())
  const { send, lines } = await start()
  for (let sent = 0; sent < 200; sent++) expect((await send(violation)).statusCode).toBe(204)
  expect(lines).toHaveLength(30)
  vi.setSystemTime(60_000)
  await send(violation)
  expect(lines).toHaveLength(31)
})

test.each([
  '',
  'null',
  '[]',
  '{',
  '{"csp-report":1}',
  report({}),
  report({ 'effective-directive': 'a\nb' }),
])('ignores %j', async body => {
  const { send, lines } = await start()
  expect((await send(body)).statusCode).toBeLessThan(500)
  expect(lines).toEqual([])
})

test('refuses a large report and another type of content', async () => {
  const { send } = await start()
  expect((await send(report({ padding: 'x'.repeat(9000) }))).statusCode).toBe(413)
  expect((await send('{}', 'text/html')).statusCode).toBe(415)
})

test('every text of a report is short and of a known form', () => {
  const text = fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true }), fc.constant('data'))
  fc.assert(
    fc.property(text, text, text, (directive, blocked, source) => {
      const read = readReport(
        report({ 'violated-directive': directive, 'blocked-uri': blocked, 'source-file': source }),
      )
      if (!read) return
      expect(read.directive).toMatch(/^[a-z-]{1,40}$/)
      expect(read.blocked).toMatch(/^([a-z-]{0,30}|[a-z][a-z0-9+.-]*:|https?:\/\/[^/?#]*)$/)
      expect(read.file ?? '/mfe/').toMatch(/^\/mfe\//)
    }),
  )
})
