import type { FastifyInstance } from 'fastify'

/** The path of `report-uri` in the gateway's content security policy. */
export const reportsPath = '/reports/csp'

/** Maximum size of a report, bytes. */
const bodyLimit = 8192

/** Lines per minute and process: a visitor's browser extension may violate the policy on every page. */
const linesPerMinute = 30

/** A report as browsers send it to `report-uri` (Content Security Policy Level 3). */
type Report = Partial<Record<string, unknown>>

/**
 * Logs violations of the content security policy. Reports come from outside and name the visited address, which may be
 * a secret link: a line has neither address nor query, only texts of known forms.
 */
export async function logPolicyReports(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    'application/csp-report',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, body),
  )
  let minute = 0
  let lines = 0

  app.post<{ Body: string }>(reportsPath, { logLevel: 'warn' }, async (request, reply) => {
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) lines = 0
    minute = now
    const violation = readReport(request.body)
    if (violation && ++lines <= linesPerMinute) {
      request.log.warn(violation, 'the content security policy was violated')
    }
    return reply.code(204).send()
  })
}

/** Returns the loggable part of a report; undefined for a text that is none. */
export function readReport(text: string) {
  const report = parse(text)
  const named = String(report['effective-directive'] ?? report['violated-directive'] ?? '')
  // Older browsers report the directive with its sources.
  const [directive] = /^[a-z-]{1,40}(?= |$)/.exec(named) ?? []
  if (!directive) return undefined
  return {
    directive,
    blocked: blockedSource(String(report['blocked-uri'] ?? '')),
    file: releaseFile(String(report['source-file'] ?? '')),
    line: Number.isSafeInteger(report['line-number']) ? report['line-number'] : undefined,
  }
}

function parse(text: string): Report {
  try {
    const { 'csp-report': report }: Report = JSON.parse(text) ?? {}
    return typeof report === 'object' && report !== null ? { ...report } : {}
  } catch {
    return {}
  }
}

/** Returns a keyword such as `inline`, the origin of a URL, or the scheme of any other address. */
function blockedSource(source: string): string {
  if (/^[a-z-]{0,30}$/.test(source)) return source
  const url = URL.parse(source)
  if (!url) return 'other'
  return (/^https?:$/.test(url.protocol) ? url.origin : url.protocol).slice(0, 100)
}

/** Returns the path of a released file, which names its remote and version; undefined for any other address. */
function releaseFile(source: string): string | undefined {
  return /\/mfe\/[a-z][a-z0-9-]*\/[\w.+-]{1,40}\/[\w./-]{1,100}/.exec(source)?.[0]
}
