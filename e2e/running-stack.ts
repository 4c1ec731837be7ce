/** The platform of a run of browser tests, for its workers. */
export interface RunningStack {
  /** Without a slash at its end. */
  url: string
  administrator: { email: string; password: string }
  releasesDir: string
  /** URL of the PostgreSQL server, as the superuser. */
  databaseUrl: string
  /** Process ids by part: `catalog-1`, `gateway`. */
  pids: Record<string, number>
  /** File with the addresses of all processes' metrics. */
  metricsFile: string
}

/** Written by the global setup, read by every worker. */
export function stackFile(): string {
  const file = process.env.STAMPA_TEST_STACK
  if (!file) throw new Error('STAMPA_TEST_STACK is set by e2e/global-setup.ts')
  return file
}
