export const minuteMs = 60_000

/** Minutes that the live view shows. */
export const liveMinutes = 30

/** Redis keys of a minute. The braces keep all minutes on one node of a cluster. @param minute since 1970 */
export function liveKeys(minute: number): { counts: string; visitors: string } {
  return { counts: `{live}:counts:${minute}`, visitors: `{live}:visitors:${minute}` }
}
