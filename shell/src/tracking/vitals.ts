import { mayCount } from '../consent/consent.ts'
import { pageRemote, type Sample, sendReport, versionOf } from './report.ts'
import { failureMark } from './signals.ts'

/** Most samples of a document: an error in a loop is sent a few times only. */
const maxSamples = 20

let samples: Sample[] = []
let sent = 0

function add(
  name: Sample['name'],
  value: number,
  remote = pageRemote(),
  version = versionOf(remote),
) {
  if (remote && version && sent++ < maxSamples) samples.push({ remote, version, name, value })
}

interface Entry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  interactionId: number
}

function observe(type: string, take: (entry: Entry) => void): void {
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) take(entry as Entry)
  })
  observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit)
}

/** Of the first page of the document; those after a navigation have no figures of their own. */
const remote = pageRemote()
let lcp = 0
let inp = 0
let cls = 0
let shifts = { begin: 0, end: 0, sum: 0 }

observe('largest-contentful-paint', ({ startTime }) => {
  lcp = startTime
})
// The longest interaction: INP leaves out one in fifty.
observe('event', ({ interactionId, duration }) => {
  if (interactionId) inp = Math.max(inp, duration)
})
// The worst burst of shifts: at most five seconds long, with gaps below one second.
observe('layout-shift', ({ startTime: at, value, hadRecentInput }) => {
  if (hadRecentInput) return
  const continues = at - shifts.end < 1000 && at - shifts.begin < 5000
  shifts = continues
    ? { ...shifts, end: at, sum: shifts.sum + value }
    : { begin: at, end: at, sum: value }
  cls = Math.max(cls, shifts.sum)
})
observe('mark', ({ name }) => {
  if (name === failureMark) add('page', 1)
})

function addScriptError(source = ''): void {
  const [, name, version] = /\/mfe\/([a-z0-9-]+)\/([^/]+)\//.exec(source) ?? []
  if (name) add('script', 1, name, version)
}
addEventListener('error', ({ filename }) => addScriptError(filename))
addEventListener('unhandledrejection', ({ reason }) => addScriptError(reason?.stack))

// A document is measured once, when it is first hidden: later figures would count it again.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden') return
  if (lcp) {
    add('lcp', lcp / 1000, remote)
    add('cls', cls, remote)
    if (inp) add('inp', inp / 1000, remote)
    lcp = 0
  }
  // The visitor may have withdrawn consent meanwhile.
  if (samples.length === 0 || !mayCount()) return
  sendReport(samples)
  samples = []
})
