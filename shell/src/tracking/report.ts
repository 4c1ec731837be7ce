import { documentIds } from '@stampa/platform/document'
import { type BrowserRegistry, findMount } from '@stampa/platform/release'

/** A value that the page server counts for a version of a remote. */
export interface Sample {
  remote: string
  version: string
  /**
   * `lcp` and `inp` in seconds, `cls`; or an error: a page that failed, or a script; or whether the page of
   * the document could be shown, loaded, rendered.
   */
  name: 'lcp' | 'inp' | 'cls' | 'page' | 'script' | 'shown' | 'load' | 'render'
  value: number
}

const { remotes }: BrowserRegistry = JSON.parse(
  document.getElementById(documentIds.registry)?.textContent ?? '{"remotes":{}}',
)

export function pageRemote(): string | undefined {
  return findMount(remotes, location.pathname)
}

export function versionOf(remote: string | undefined): string | undefined {
  return remote && remotes[remote]?.version
}

/** Sends samples without a cookie; the page server adds them to its sums and stores no report. */
export function sendReport(samples: Sample[]): void {
  fetch('/reports/vitals', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(samples),
  }).catch(console.warn)
}
