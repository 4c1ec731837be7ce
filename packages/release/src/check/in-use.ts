import type { Registry } from '@stampa/platform/release'
import type { LogEntry } from '../store-reader.ts'

/** Time that a version stays after it was published or live, ms: pages opened meanwhile still request its files. */
export const openPageMilliseconds = 30 * 86_400_000

/** When a version was live, or a canary. */
export interface Life {
  name: string
  version: string
  /** ISO time. */
  since: string
  /** ISO time at which another version replaced it, or its canary ended; undefined while visitors get it. */
  until?: string
}

/**
 * Returns the versions that pages run: those that are live or a canary, and those that were in the last 30 days, each
 * with its last time.
 *
 * @param log newest first, as the store returns it
 */
export function versionsInUse({ live, updatedAt }: Registry, log: LogEntry[], now: Date): Life[] {
  const lives = new Map<string, Life>()
  const replacedAt = new Map<string, string>()
  const endedAt = new Map<string, string>()
  for (const { name, action, version, at } of log) {
    if (action === 'withdrawn') endedAt.set(name, at)
    const isLive = action === 'live' || action === 'rolled back'
    if (!(isLive || action === 'canary') || version === undefined) continue
    // A canary replaces no version; it ends when it is withdrawn, or when a version goes live.
    const until = (isLive ? replacedAt : endedAt).get(name)
    if (isLive) {
      replacedAt.set(name, at)
      endedAt.set(name, at)
    }
    const isOpen = !until || now.getTime() - Date.parse(until) < openPageMilliseconds
    const key = `${name} ${version}`
    if (!isOpen || !live[name] || lives.has(key)) continue
    lives.set(key, { name, version, since: at, ...(until && { until }) })
  }
  // A store from before its changes were signed does not say when its versions went live.
  for (const { name, version } of Object.values(live)) {
    const key = `${name} ${version}`
    if (!lives.has(key)) lives.set(key, { name, version, since: updatedAt })
  }
  return [...lives.values()]
}
