/** Loads the tracker, after the visitor has agreed. */
export function loadTracker(): Promise<typeof import('./tracker.ts')> {
  return import(/* webpackChunkName: "tracker" */ './tracker.ts')
}
