/** Loads the tracker, and the measurement of the page, after the visitor has agreed. */
export function loadTracker(): Promise<typeof import('./tracker.ts')> {
  import(/* webpackChunkName: "vitals" */ './vitals.ts').catch(console.warn)
  return import(/* webpackChunkName: "tracker" */ './tracker.ts')
}
