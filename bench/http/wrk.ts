import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface Target {
  url: string
  headers: Record<string, string>
}

/** Open connections, each with one request at a time. */
export const connections = 64

/** One round of load on one address. */
export interface Load {
  perSecond: number
  /** Percentiles of the response time, ms. */
  p50: number
  p99: number
  /** Requests that were refused, broken off or answered with 4xx or 5xx. */
  failed: number
}

/** Connections per thread of wrk, few enough not to delay each other. */
const perThread = 32

/**
 * Requests a URL as fast as it responds.
 *
 * @param open connections
 * @param paths to request in turn instead of the URL's own
 * @throws when wrk cannot run
 */
export async function load(
  { url, headers }: Target,
  seconds: number,
  open = connections,
  paths: readonly string[] = [],
): Promise<Load> {
  const { stdout } = await promisify(execFile)('wrk', [
    `--threads=${Math.ceil(open / perThread)}`,
    `--connections=${open}`,
    `--duration=${seconds}s`,
    '--timeout=10s',
    `--script=${join(import.meta.dirname, 'report.lua')}`,
    ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
    url,
    '--',
    ...paths,
  ])
  const {
    requests,
    seconds: taken,
    p50,
    p99,
    failed,
  } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  return { perSecond: requests / taken, p50, p99, failed }
}
