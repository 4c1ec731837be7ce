import { useMessages } from '@stampa/platform'
import { minutesAndSeconds } from './duration.ts'
import { summaryMessages } from './summary.messages.ts'

/** Writes a duration, given in seconds, in the page's language: `3m 5s`. */
export function useDuration(): (seconds: number) => string {
  const { duration } = useMessages(summaryMessages)
  return total => {
    const { minutes, seconds } = minutesAndSeconds(total)
    return duration(minutes, seconds)
  }
}
