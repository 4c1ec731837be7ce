import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Measurement } from '../report/measurement.ts'
import { percentile } from '../report/statistics.ts'

/** Milliseconds within which all but one in a hundred suggestions are there. */
const slowest = 20

/** What somebody types, letter by letter; with mistakes, and in Latin letters. */
const typed = [
  'μπλουζάκι λευκό',
  'κούπα με όνομα',
  'tsanta gia sinedrio',
  'σημειωμτάριο',
  'ομπρέλα 42',
]

const rounds = 10

/** Asks for suggestions as one visitor does: for every letter, after the answer to the one before. */
export async function measureSuggestions(url: string): Promise<Measurement[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  try {
    for (let round = 0; round <= rounds; round++) {
      for (const q of typed.flatMap(prefixes)) {
        const began = performance.now()
        await ask(`${url}/api/search/suggestions?q=${encodeURIComponent(q)}`, agent)
        if (round > 0) times.push(performance.now() - began)
      }
      // Until the service remembers none of its answers: people do not type the same.
      await setTimeout(1000)
    }
  } finally {
    agent.destroy()
  }
  return [
    { name: 'suggestions while typing: p50', values: [percentile(times, 50)], ...inMs },
    {
      name: 'suggestions while typing: p99',
      values: [percentile(times, 99)],
      ...inMs,
      goal: { atMost: slowest },
    },
  ]
}

const inMs = { unit: 'ms', digits: 1 }

function prefixes(text: string): string[] {
  return Array.from(text, (_, index) => text.slice(0, index + 1))
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, response => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.resume().on('end', resolve).on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}
