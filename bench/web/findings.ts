import type { Measurement } from '../report/measurement.ts'

/** Measurements, and remarks on failures. */
export interface Findings {
  measurements: Measurement[]
  remarks: string[]
}

/** Repeats a measurement sequentially and returns the results. */
export async function repeat<T>(
  count: number,
  name: string,
  action: () => Promise<T>,
): Promise<T[]> {
  const results: T[] = []
  for (let run = 1; run <= count; run++) {
    const result = await action()
    console.error(`${name} ${run} of ${count}: ${JSON.stringify(result)}`)
    results.push(result)
  }
  return results
}

/** Lets the servers' compilers and pools settle; the browser's own cache stays empty. */
export async function warmUp(url: string): Promise<void> {
  for (let request = 0; request < 20; request++) await (await fetch(url)).text()
}
