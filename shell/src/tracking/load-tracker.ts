/** Fetches the tracker, which nobody does before a visitor has agreed. It follows the consent by itself. */
export function loadTracker(): Promise<typeof import('./tracker.ts')> {
  return import(/* webpackChunkName: "tracker" */ './tracker.ts')
}
