import type { Page } from '@playwright/test'
import type { Measurement } from '../report/measurement.ts'
import { goTo } from './desk.ts'
import { settled, timeToResult } from './observer.ts'

/** Queries, typed key by key. Products are filtered on the client, orders by their service. */
const searches: [screen: string, text: string][] = [
  ['Products', 'κουπα'],
  ['Custom orders', 'maria'],
  ['Custom orders', '69123'],
]

/** Measures the time from a key press in a search to its result. */
export async function measureSearching(page: Page): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const [screen, text] of searches) {
    await goTo(page, screen)
    await settled(page)
    await page.getByRole('main').getByRole('searchbox').focus()
    const times: number[] = []
    for (const key of text) {
      await page.keyboard.type(key)
      const time = await timeToResult(page)
      if (time !== undefined) times.push(time)
    }
    await page.keyboard.press('Escape')
    console.error(`searching ${screen} for ${text}: ${times.map(Math.round).join(', ')} ms`)
    measurements.push({
      name: `searching ${screen} for “${text}”: per key`,
      values: times,
      unit: 'ms',
      goal: { atMost: 100 },
    })
  }
  return measurements
}
