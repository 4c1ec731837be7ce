import { type Message, useRevalidator } from '@stampa/platform'
import { useEffect, useEffectEvent } from 'react'
import { inBoth } from './in-both.ts'
import { notify } from './notices.ts'

/** How often, in ms, the service is asked for what has come in. */
const interval = 15_000

interface Newcomers {
  /** Id of the latest record when the screen was loaded; empty when there was none. */
  latest: string
  /** Ids of the latest few records, in any order. Ids grow with time. */
  ask: () => Promise<string[]>
  /** Says how many have come in: '2 new orders'. */
  announce: Message<(count: number) => string>
}

/** Loads the screen again, and says so, when something has come in since. Rests while nobody looks. */
export function useNewcomers({ latest, ask, announce }: Newcomers): void {
  const { revalidate } = useRevalidator()
  const look = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return
    // Whoever is away now is asked again soon.
    const ids = await ask().catch(() => [])
    const count = ids.filter(id => id > latest).length
    if (count === 0) return
    notify('success', inBoth(announce, count))
    await revalidate()
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const again = () => {
      timer = setTimeout(() => look().finally(again), interval)
    }
    again()
    const onVisible = () => void look()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [])
}
