import { pageRemote, type Sample, sendReport, versionOf } from './report.ts'
import { failureMark } from './signals.ts'

/** Time after which a page without a failure counts as shown, ms. */
const shownAfter = 3_000

let isSent = false

/**
 * Tells the page server once whether the page of this document could be shown: remote, version and outcome.
 * This needs no consent: it reads and stores nothing on the device, and has no identifier; it keeps the site
 * in order.
 */
function send(name: Sample['name']): void {
  if (isSent) return
  isSent = true
  const remote = pageRemote()
  const shell = document.querySelector('script[src^="/mfe/shell/"]')?.getAttribute('src')
  const samples = [
    { remote, version: versionOf(remote) },
    { remote: 'shell', version: shell?.split('/')[3] },
  ]
  sendReport(
    samples.flatMap(({ remote, version }) =>
      remote && version ? [{ remote, version, name, value: 1 }] : [],
    ),
  )
}

new PerformanceObserver(list => {
  for (const { name, detail } of list.getEntries() as PerformanceMark[]) {
    if (name === failureMark) send(detail === 'remote' ? 'load' : 'render')
  }
}).observe({ type: 'mark', buffered: true })

/**
 * Reports that a version of a remote does not start. The page shows the version before, and is no page that
 * was shown.
 */
export function reportNotStarted(remote: string, version: string): void {
  isSent = true
  const sample = { remote, version, value: 1 }
  sendReport([
    { ...sample, name: 'load' },
    { ...sample, name: 'script' },
  ])
}

/** Reports the page as shown unless it fails soon. */
export function reportShown(): void {
  setTimeout(send, shownAfter, 'shown')
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send('shown')
  })
}
