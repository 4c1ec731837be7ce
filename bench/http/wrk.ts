import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Target } from './target.ts'

/** Open connections, each with one request at a time. */
export const connections = 64

/** One round of load on one address. */
export interface Load {
  perSecond: number
  /** Of an answer, in ms: half, and all but one in a hundred, were faster. */
  p50: number
  p99: number
  /** Requests that were refused, broken off or answered with 4xx or 5xx. */
  failed: number
}

/** Connections that one thread of wrk serves without holding any of them up. */
const perThread = 32

/**
 * Asks for the address as fast as it answers.
 *
 * @param open connections
 * @param paths that are asked for in turn instead of the address's own
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
  const { requests, seconds: taken, p50, p99, failed } = JSON.parse(lastLine(stdout))
  return { perSecond: requests / taken, p50, p99, failed }
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}
