import type { Page } from '@playwright/test'
import type { Measurement } from '../report/measurement.ts'
import { percentile } from '../report/statistics.ts'
import { framesDuring } from '../web/frames.ts'
import { goTo } from './desk.ts'
import { settled } from './observer.ts'

/** Number of small wheel turns. */
const turns = 240

/** Measures the frame times while a page of a list scrolls; the screen has 60 frames per second. */
export async function measureScrolling(page: Page): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const screen of ['Products', 'Custom orders']) {
    await goTo(page, screen)
    await settled(page)
    await page.getByRole('main').getByRole('rowheader').first().hover()
    const frames = await framesDuring(page, async () => {
      for (let turn = 0; turn < turns; turn++) {
        await page.mouse.wheel(0, Math.floor(turn / 30) % 2 === 0 ? 60 : -60)
      }
    })
    measurements.push({
      name: `scrolling ${screen}: frame time, p95`,
      values: [percentile(frames, 95)],
      unit: 'ms',
      digits: 1,
      goal: { atMost: 17 },
    })
  }
  return measurements
}
