import type { Page } from '@playwright/test'
import type { Measurement } from '../report/measurement.ts'
import { goTo } from './desk.ts'
import { settled, timeToRows } from './observer.ts'

const openings = 10

/** Measures the time from a click in the sidebar to the list's rows. */
export async function measureOpening(page: Page): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const screen of ['Products', 'Custom orders', 'Blog']) {
    const times: number[] = []
    for (let time = 0; time < openings; time++) {
      await goTo(page, 'Dashboard')
      await settled(page)
      await goTo(page, screen)
      times.push(await timeToRows(page))
      await settled(page)
    }
    console.error(`opening ${screen}: ${times.map(Math.round).join(', ')} ms`)
    measurements.push({
      name: `opening ${screen}`,
      values: times,
      unit: 'ms',
      goal: { atMost: 300 },
    })
  }
  return measurements
}
