import { type Message, useRevalidator } from '@stampa/platform'
import { useEffect, useEffectEvent, useRef } from 'react'
import { inBoth } from '../calls/in-both.ts'
import { notify } from '../calls/notices.ts'

/** How often, in ms, the service is asked for what has come in. */
const interval = 15_000

interface Newcomers {
  /**
   * Id of the latest record when the screen was loaded, empty when there was none; undefined where the screen shows
   * only some of them.
   */
  latest: string | undefined
  /** Ids of the latest few records, in any order. Ids grow with time. */
  ask: () => Promise<string[]>
  /** Says how many have come in: '2 new orders'. */
  announce: Message<(count: number) => string>
}

/** Loads the screen again, and says so, when something has come in since. Rests while nobody looks. */
export function useNewcomers({ latest, ask, announce }: Newcomers): void {
  const { revalidate } = useRevalidator()
  const known = useRef<string>(undefined)
  const look = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return
    const ids = await ask().catch(() => undefined)
    // Whoever is away now is asked again soon.
    if (!ids) return
    const before = known.current
    known.current = [...ids, before ?? ''].toSorted().at(-1)
    const count = before === undefined ? 0 : ids.filter(id => id > before).length
    if (count === 0) return
    notify('success', inBoth(announce, count))
    await revalidate()
  })
  useEffect(() => {
    if (latest !== undefined && latest >= (known.current ?? '')) known.current = latest
  }, [latest])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const again = () => {
      timer = setTimeout(() => look().finally(again), interval)
    }
    again()
    if (known.current === undefined) void look()
    const onVisible = () => void look()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [])
}
