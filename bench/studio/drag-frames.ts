import type { Page } from '@playwright/test'
import { framesDuring } from '../web/frames.ts'

/** Drags an object and returns the duration of each frame, ms. */
export async function dragFrames(page: Page): Promise<number[]> {
  const canvas = page.locator('[aria-busy=false]:has(> * canvas)')
  await canvas.evaluate(element => element.scrollIntoView({ block: 'center' }))
  const box = await canvas.boundingBox()
  if (!box) throw new Error('The canvas is not shown')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  const frames = await framesDuring(page, async () => {
    for (let step = 0; step < 120; step++) {
      const angle = step / 6
      await page.mouse.move(middle.x + 40 * Math.sin(angle), middle.y + 40 * (1 - Math.cos(angle)))
    }
  })
  await page.mouse.up()
  return frames
}
