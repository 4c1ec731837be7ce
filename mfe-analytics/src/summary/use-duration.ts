import { useMessages } from '@stampa/platform'
import { minutesAndSeconds } from './duration.ts'
import { summaryMessages } from './summary.messages.ts'

/** Returns a formatter of durations in seconds: `3m 5s`. */
export function useDuration(): (seconds: number) => string {
  const { duration } = useMessages(summaryMessages)
  return total => {
    const { minutes, seconds } = minutesAndSeconds(total)
    return duration(minutes, seconds)
  }
}
