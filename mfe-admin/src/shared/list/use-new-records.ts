import { type Message, useRevalidator } from '@stampa/platform'
import { useEffect, useEffectEvent, useRef } from 'react'
import { inBoth, notify } from '../calls/notices.ts'

/** Interval between two polls for new records, ms. */
const interval = 15_000

interface NewRecords {
  /**
   * Id of the latest record when the screen was loaded, empty without records; undefined where the
   * screen shows a selection of them.
   */
  latest: string | undefined
  /** Fetches the latest few records, in any order. Ids grow with time. */
  ask: () => Promise<{ rows: { _id: string }[] }>
  /** Notice for a number of new records: '2 new orders'. */
  announce: Message<(count: number) => string>
}

/** Polls for new records while the page is visible; announces them and reloads the screen. */
export function useNewRecords({ latest, ask, announce }: NewRecords): void {
  const { revalidate } = useRevalidator()
  const known = useRef<string>(undefined)
  const poll = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return
    const latest = await ask().catch(() => undefined)
    // A failed request is repeated at the next poll.
    if (!latest) return
    const ids = latest.rows.map(({ _id }) => _id)
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
    const schedule = () => {
      timer = setTimeout(() => poll().finally(schedule), interval)
    }
    schedule()
    if (known.current === undefined) void poll()
    const onVisible = () => void poll()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [])
}
