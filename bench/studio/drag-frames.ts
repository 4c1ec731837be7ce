import type { Page } from '@playwright/test'

/** Moves an object about, and tells how long each frame took, in ms. */
export async function dragFrames(page: Page): Promise<number[]> {
  const canvas = page.locator('[aria-busy=false]:has(> * canvas)')
  await canvas.evaluate(element => element.scrollIntoView({ block: 'center' }))
  const box = await canvas.boundingBox()
  if (!box) throw new Error('The canvas is not shown')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(window, { frames })
    let last = 0
    const next = (now: number) => {
      if (last > 0) frames.push(now - last)
      last = now
      if ('frames' in window && window.frames === (frames as unknown)) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  for (let step = 0; step < 120; step++) {
    const angle = step / 6
    await page.mouse.move(middle.x + 40 * Math.sin(angle), middle.y + 40 * (1 - Math.cos(angle)))
  }
  const frames = await page.evaluate(() => {
    const { frames } = window as unknown as { frames: number[] }
    Object.assign(window, { frames: undefined })
    return frames
  })
  await page.mouse.up()
  return frames
}
