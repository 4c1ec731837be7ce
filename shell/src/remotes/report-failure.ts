/**
 * Reports to the page server that a version of a remote did not start. The report names only the version, so it needs no
 * consent; the page server adds it to a sum.
 */
export function reportFailure(remote: string, version: string): void {
  fetch('/reports/vitals', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ remote, version, name: 'script', value: 1 }]),
  }).catch(console.warn)
}
