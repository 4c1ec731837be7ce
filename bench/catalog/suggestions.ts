import type { Measurement } from '../report/measurement.ts'
import { percentile } from '../report/statistics.ts'

/** Typed search terms, in Greek and in Latin letters. */
const searches = [
  'κούπα με λογότυπο',
  'μπλουζάκι βαμβακερό',
  'τσάντα',
  'koupa leyki',
  'omprela',
  'φουτερ',
]

/** Requests suggestions as one visitor does: for every letter, after the response to the previous one. @param url of the platform */
export async function measureSuggestions(url: string, rounds = 10): Promise<Measurement> {
  console.error('search suggestions …')
  const times: number[] = []
  for (const search of Array.from({ length: rounds }, () => searches).flat()) {
    for (let end = 1; end <= search.length; end++) {
      const q = encodeURIComponent(search.slice(0, end))
      const started = performance.now()
      const response = await fetch(`${url}/api/search/all/suggestions?q=${q}`)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`suggestions: ${response.status}`)
      times.push(performance.now() - started)
    }
  }
  return {
    name: 'search suggestions while typing: p99',
    values: [percentile(times, 99)],
    unit: 'ms',
    digits: 1,
    goal: { atMost: 20 },
  }
}
